// What moves between two positions: crystals fall one after the other, dials turn, then all is still.
// It is played on the board as it was; afterwards the new board is shown.

const FALL_MS = 250
const TURN_MS = 300

function motionIsOff(still) {
  return still || window.matchMedia("(prefers-reduced-motion: reduce)").matches
}

async function playMotion(board, motion, {still, isSkipped}) {
  if (motionIsOff(still)) return
  const fallen = {}
  for (const event of motion) {
    if (isSkipped()) return
    if (event.kind === "fall") await fallCrystal(board, event, fallen)
    else if (event.kind === "turn") await turnNeedle(board, event)
  }
  if (motion.length && !isSkipped()) await pause(FALL_MS)
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

async function fallCrystal(board, {seat, svg}, fallen) {
  const pan = board.querySelector(`[data-pan="${seat}"]`)
  if (!pan) return
  const [cx, cy, radius] = ["cx", "cy", "r"].map((name) => Number(pan.dataset[name]))
  const number = (fallen[seat] = (fallen[seat] ?? 0) + 1)
  const angle = number * 2.4
  const x = cx + Math.cos(angle) * radius * 0.45
  const y = cy + Math.sin(angle) * radius * 0.45
  const glyph = document.createElementNS("http://www.w3.org/2000/svg", "g")
  glyph.innerHTML = svg
  glyph.setAttribute("transform", `translate(${x} ${y})`)
  pan.ownerSVGElement.append(glyph)
  const start = {transform: `translate(${x}px, ${y - radius * 1.6}px)`, opacity: 0.2}
  const stop = {transform: `translate(${x}px, ${y}px)`, opacity: 1}
  await finish(glyph.animate([start, stop], {duration: FALL_MS, easing: "ease-in"}))
}

async function turnNeedle(board, {seat, angle}) {
  const needle = board.querySelector(`[data-needle="${seat}"]`)
  if (!needle) return
  const {cx, cy} = needle.dataset
  needle.style.transformOrigin = `${cx}px ${cy}px`
  const from = Number(needle.dataset.angle)
  needle.removeAttribute("transform")
  const turns = [from, angle].map((degrees) => ({transform: `rotate(${degrees}deg)`}))
  await finish(needle.animate(turns, {duration: TURN_MS, easing: "ease-out", fill: "forwards"}))
  needle.dataset.angle = angle
}

// A page in the background stops animations; nothing may wait for them for ever.
function finish(animation) {
  return Promise.race([animation.finished.catch(() => null), pause(TURN_MS * 2)])
}
