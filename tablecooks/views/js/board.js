// The board: one box for each part of the drawing, laid out by CSS; what is clickable carries data-move.

class Board {
  constructor(page, place) {
    this.page = page
    this.place = place
    this.boxes = new Map()
    for (const kind of ["click", "pointerover"]) place.addEventListener(kind, (event) => this.onPointer(kind, event))
  }

  onPointer(kind, event) {
    const move = event.target.closest?.("[data-move]")
    if (!move || event.target.closest("button")) return
    if (kind === "click") this.page.actions.choose(move.dataset.move, event)
    else if (event.pointerType === "mouse") this.page.askOdds(move.dataset.move)
  }

  show(scene) {
    const wanted = new Set(scene.parts.map((part) => part.key))
    for (const [key, box] of this.boxes) if (!wanted.has(key)) { box.remove(); this.boxes.delete(key) }
    for (const part of scene.parts) this.showPart(part, scene)
  }

  showPart(part, scene) {
    if (!this.boxes.has(part.key)) this.boxes.set(part.key, this.newBox(part))
    const box = this.boxes.get(part.key)
    box.classList.toggle("own", part.key.endsWith(`-${scene.seat}`))
    box.style.setProperty("--natural", `${part.width}px`)
    box.querySelector(".spoken").textContent = part.text
    showSvg(box.querySelector(".drawing"), part.svg)
  }

  newBox(part) {
    const kind = part.key.replace(/-\d+$/, "")
    const box = h("section", {class: `part ${kind} ${part.key}`, "aria-label": part.title, "data-part": part.key},
      h("p", {class: "spoken"}), h("div", {class: "drawing", "aria-hidden": "true"}))
    this.place.append(box)
    return box
  }

  mark(move) {
    for (const thing of this.place.querySelectorAll(".drawing [data-move]")) thing.classList.toggle("looked-at", thing.dataset.move === move)
  }
}
