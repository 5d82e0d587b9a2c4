// What can be done now: a list of buttons with keys, beside what is clickable on the board itself.

class Actions {
  constructor(page) {
    this.page = page
    this.element = h("section", {class: "actions", tabindex: "-1", onkeydown: (event) => this.holdBack(event)})
    this.armed = null
  }

  show(scene) {
    const held = this.element.contains(this.element.getRootNode().activeElement)
    keepFocus(this.element, () => this.draw(scene))
    const active = this.element.getRootNode().activeElement
    if (held && (active === this.element || !this.element.contains(active))) {
      (this.element.querySelector("button") ?? this.element).focus({preventScroll: true})
    }
  }

  draw(scene) {
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
  }

  button(action) {
    const keys = action.key ? h("kbd", {}, action.key) : null
    return h("button", {
      type: "button", class: "act", "data-move": action.move, "data-id": action.move, "aria-keyshortcuts": action.key || null,
      onclick: (event) => this.choose(action.move, event), onfocus: () => this.page.askOdds(action.move),
      onpointerenter: (event) => event.pointerType === "mouse" && this.page.askOdds(action.move),
    }, h("span", {}, action.label), keys)
  }

  // A key that is held down presses a button once, not thirty times a second.
  holdBack(event) {
    if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault()
  }

  find(move) {
    return this.scene?.actions.find((action) => action.move === move)
  }

  // With a finger there is no hovering: the first tap on a move of chance shows its odds, the second makes it.
  choose(move, event) {
    const action = this.find(move)
    if (!action || this.page.isTooEarly(event)) return
    if (this.page.touch && action.chance && this.armed !== move) {
      this.armed = move
      for (const button of this.element.querySelectorAll("button.act")) button.classList.toggle("armed", button.dataset.move === move)
      this.page.say(this.scene.words.tap_again)
      this.page.askOdds(move)
      return
    }
    this.page.sendOnce(action.message ?? {do: "move", words: move, at: this.scene.at})
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
