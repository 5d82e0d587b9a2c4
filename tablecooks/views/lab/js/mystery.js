// The mystery shaker: tip, look at the dots, guess, open.

class MysteryTab {
  constructor(lab) {
    this.lab = lab
    this.shaker = new Shaker(lab, () => this.tip(1))
    this.figure = new Figure(lab, "belief")
    this.actions = h("section", {class: "lab-actions"})
    this.log = h("section", {class: "card lab-log"})
    this.element = h("div", {class: "lab-mystery"}, this.shaker.element, this.figure.element, this.actions, this.log)
  }

  show(scene) {
    this.scene = scene
    const words = scene.words
    this.shaker.show(scene.shaker, words)
    this.figure.show(scene.figures[0], words)
    if (this.isOpen !== scene.open || this.number !== scene.number) this.build(scene)
    this.log.setAttribute("aria-label", words.log)
    const lines = scene.lines.map((line) => h("li", {class: "tip-line"}, h("span", {class: "number"}, String(line.n)), h("span", {}, line.text)))
    const scroll = h("div", {class: "scroll", tabindex: "0", role: "region", "aria-label": words.log}, h("ol", {class: "log"}, ...lines))
    replaceChildren(this.log, h("h2", {}, words.log), h("p", {class: "quiet"}, scene.intro), scroll)
    scroll.scrollTop = scroll.scrollHeight
  }

  build(scene) {
    const words = scene.words
    this.isOpen = scene.open
    this.number = scene.number
    this.actions.setAttribute("aria-label", words.actions)
    const act = (text, key, n) => h("button", {type: "button", class: "act", "aria-keyshortcuts": key, onclick: () => this.tip(n)},
      h("span", {}, text), h("kbd", {"aria-hidden": "true"}, key))
    const renew = button(words.new_mystery, () => this.lab.send({do: "mystery_new"}), {class: "renew"})
    if (scene.open) {
      replaceChildren(this.actions, h("p", {class: "verdict"}, `${scene.opened.verdict} ${scene.opened.given}`), renew)
      return
    }
    const guess = h("input", {type: "text", id: "lab-guess", inputmode: "numeric", autocomplete: "off", size: 4})
    this.lab.kept.follow(guess, "guess", () => this.scene.number)
    replaceChildren(this.actions, act(words.tip, "T", 1), act(words.ten, "E", 10), h("span", {class: "gap"}),
      h("form", {class: "bar", novalidate: true, onsubmit: (event) => { event.preventDefault(); this.lab.send({do: "mystery_open", guess: guess.value}) }},
        h("label", {for: "lab-guess"}, words.guess), guess, h("button", {type: "submit", class: "main"}, words.open)), renew)
  }

  tip(n) {
    if (this.scene && !this.scene.open) this.lab.send({do: "mystery_tip", n, at: this.scene.at})
  }

  press(key) {
    const n = {t: 1, e: 10}[key]
    if (n) this.tip(n)
    return Boolean(n)
  }
}
