// What can be done now: a list of buttons with keys, beside what is clickable on the board itself.

class Actions {
  constructor(page) {
    this.page = page
    this.element = h("section", {class: "actions", "aria-label": ""})
    this.armed = null
  }

  show(scene) {
    const focused = this.focusedMove()
    this.scene = scene
    this.armed = null
    this.element.setAttribute("aria-label", scene.words.actions)
    const groups = new Map()
    for (const action of scene.actions) {
      if (!groups.has(action.group)) groups.set(action.group, [])
      groups.get(action.group).push(action)
    }
    const rows = [...groups].map(([name, actions]) => h("div", {class: "group", role: "group", "aria-label": name || null},
      name ? h("span", {class: "group-name"}, name) : null, ...actions.map((action) => this.button(action))))
    const barred = scene.barred.map((bar) => h("span", {class: "bar"}, `${bar.label}: ${bar.reason}.`))
    replaceChildren(this.element, h("div", {class: "groups"}, ...rows), h("p", {class: "barred"}, ...barred))
    if (focused !== null) (this.buttonFor(focused) ?? this.element.querySelector("button"))?.focus({preventScroll: true})
  }

  button(action) {
    const keys = action.key ? h("kbd", {}, action.key) : null
    return h("button", {
      type: "button", class: "act", "data-move": action.move, "aria-keyshortcuts": action.key || null,
      onclick: () => this.choose(action.move), onfocus: () => this.page.askOdds(action.move),
      onpointerenter: (event) => event.pointerType === "mouse" && this.page.askOdds(action.move),
    }, h("span", {}, action.label), keys)
  }

  buttonFor(move) {
    return [...this.element.querySelectorAll("button.act")].find((button) => button.dataset.move === move)
  }

  focusedMove() {
    const active = this.element.getRootNode().activeElement
    return this.element.contains(active) ? active.dataset.move ?? "" : null
  }

  find(move) {
    return this.scene?.actions.find((action) => action.move === move)
  }

  // With a finger there is no hovering: the first tap on a move of chance shows its odds, the second makes it.
  choose(move) {
    const action = this.find(move)
    if (!action) return
    if (this.page.touch && action.chance && this.armed !== move) {
      this.armed = move
      for (const button of this.element.querySelectorAll("button.act")) button.classList.toggle("armed", button.dataset.move === move)
      this.page.say(this.scene.words.tap_again)
      this.page.askOdds(move)
      return
    }
    this.page.send({do: "move", words: move, at: this.scene.at})
  }

  press(key) {
    const action = this.scene?.actions.find((one) => one.key && one.key.toLowerCase() === key.toLowerCase())
    if (action) this.choose(action.move)
    return Boolean(action)
  }

  mark(move) {
    for (const button of this.element.querySelectorAll("button.act")) button.classList.toggle("looked-at", button.dataset.move === move)
  }
}
