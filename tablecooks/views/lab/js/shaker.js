// The bottle and the plate; crystals fall from one onto the other when a single tip is new.

const FALL_MS = 250

class Shaker {
  constructor(lab, ontip) {
    this.lab = lab
    this.drawing = h("div", {class: "drawing", "aria-hidden": "true"})
    if (ontip) this.drawing.addEventListener("click", ontip)
    this.spoken = h("p", {class: "spoken"})
    this.element = h("section", {class: "shaker"}, this.spoken, this.drawing)
  }

  show(data, words) {
    this.turn = (this.turn ?? 0) + 1
    this.element.setAttribute("aria-label", words.shaker)
    this.spoken.textContent = data.text
    showSvg(this.drawing, data.svg)
  }

  // Each new tip makes the fall of the one before it stop: nothing is waited for.
  async fall(falls, still) {
    if (!falls.length || still || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return
    const turn = this.turn = (this.turn ?? 0) + 1
    const [plate, bottle] = ["[data-plate]", "[data-bottle]"].map((name) => this.drawing.querySelector(name))
    if (!plate || !bottle) return
    this.tilt(bottle)
    for (const [nth, svg] of falls.entries()) {
      if (turn !== this.turn) return
      const [cx, cy] = [Number(plate.dataset.cx), Number(plate.dataset.cy)]
      const [x, y] = [cx + 40 * Math.cos(nth * 2.4), cy + 34 * Math.sin(nth * 2.4)]
      const glyph = document.createElementNS("http://www.w3.org/2000/svg", "g")
      glyph.innerHTML = svg
      plate.ownerSVGElement.append(glyph)
      const steps = [{transform: `translate(${cx - 90}px, ${cy - 108}px)`, opacity: 0.3}, {transform: `translate(${x}px, ${y}px)`, opacity: 1}]
      const animation = glyph.animate(steps, {duration: falls.length > 4 ? 120 : FALL_MS, easing: "ease-in", fill: "forwards"})
      await Promise.race([animation.finished.catch(() => null), new Promise((resolve) => setTimeout(resolve, FALL_MS * 2))])
    }
  }

  tilt(bottle) {
    bottle.style.transformOrigin = `${bottle.dataset.cx}px ${bottle.dataset.cy}px`
    bottle.animate([{transform: "rotate(0)"}, {transform: "rotate(16deg)"}, {transform: "rotate(0)"}], {duration: 2 * FALL_MS})
  }
}
