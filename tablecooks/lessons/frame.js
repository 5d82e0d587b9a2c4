// What stands around a lesson: its title, its blocks, the way on and back.

const BUSY_AFTER_MS = 250

export function render({model, el}) {
  const root = h("div", {class: `tablecooks frame ${model.place}`, lang: model.language})
  el.append(root)
  const frame = new Frame(model, root)
  model.on("scene", () => frame.show(model.scene))
  frame.show(model.scene)
  document.getElementById("tablecooks-waiting")?.remove()
}

class Frame {
  constructor(model, root) {
    this.model = model
    this.root = root
  }

  // What takes a while says so.
  go(block) {
    this.model.send_msg({go: block})
    clearTimeout(this.waiting)
    this.waiting = setTimeout(() => this.tell(this.model.scene.words.busy), BUSY_AFTER_MS)
  }

  tell(text) {
    const place = this.root.querySelector(this.model.place === "after" ? ".why" : ".busy")
    if (place) place.textContent = text
  }

  show(scene) {
    clearTimeout(this.waiting)
    if (this.model.place === "after") this.showFoot(scene)
    else this.showHead(scene)
  }

  // The title and the steps stay as they are: only what has changed is written anew.
  showHead(scene) {
    const words = scene.words
    if (!this.steps) {
      this.steps = scene.blocks.map((name, place) => button(name, () => this.go(place), {"data-id": place}))
      this.heading = h("h2", {tabindex: "-1"})
      this.live = h("p", {class: "live", role: "status", "aria-live": "polite"})
      replaceChildren(this.root,
        h("header", {}, h("h1", {}, scene.title), h("nav", {"aria-label": words.blocks}, h("ol", {}, ...this.steps.map((step) => h("li", {}, step)))), h("p", {class: "busy"})),
        this.heading, this.live)
    }
    this.steps.forEach((step, place) => {
      const open = place <= scene.open
      place === scene.at ? step.setAttribute("aria-current", "step") : step.removeAttribute("aria-current")
      step.setAttribute("aria-disabled", String(!open))
      step.title = open ? "" : scene.why
    })
    this.tell("")
    this.heading.textContent = scene.heading
    const moved = this.at !== undefined && this.at !== scene.at
    this.at = scene.at
    if (moved) {
      window.scrollTo(0, 0)
      this.heading.focus({preventScroll: true})
      this.steps[scene.at].scrollIntoView({block: "nearest", inline: "nearest"})
    }
    this.live.textContent = scene.told
    if (this.model.served && location.search !== scene.link) history.replaceState(null, "", scene.link || location.pathname)
  }

  showFoot(scene) {
    const words = scene.words
    const last = scene.at === scene.blocks.length - 1
    keepFocus(this.root, () => replaceChildren(this.root, h("footer", {},
      h("div", {class: "ways"},
        scene.at > 0 ? button(words.back, () => this.go(scene.at - 1), {"data-id": "back"}) : null,
        last ? null : button(`${words.next}: ${scene.blocks[scene.at + 1]}`, () => this.go(scene.at + 1),
          {"data-id": "next", class: "main", "aria-disabled": String(scene.at >= scene.open), "aria-describedby": "why"}),
        button(words.print, () => window.print(), {"data-id": "print", class: "print"})),
      h("p", {class: "why", id: "why"}, !last && scene.at >= scene.open ? scene.why : ""))))
  }
}
