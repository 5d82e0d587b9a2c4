// The table as a page: shows the scene that Python sends, sends back what a person chose.

const PATIENCE_MS = 6000
const TELLING_MS = 9000
const PACES = {"2": 2000, "1": 1000, "0.3": 300, "0": null}

class Page {
  constructor(model, root) {
    this.model = model
    this.root = root
    this.queue = []
    this.oddsFor = new Map()
    this.touch = false
    this.shownAt = this.clickedAt = 0
    this.live = h("div", {class: "live", "aria-live": "polite", role: "status"})
    this.notice = h("div", {class: "notice", role: "alert", hidden: true})
    this.menu = button("☰", () => this.toggleMenu(), {class: "menu", "data-id": "menu", "aria-expanded": "false"})
    this.actions = new Actions(this)
    this.form = new Form((message) => this.send(message))
    this.build()
    this.board = new Board(this, this.table)
    root.addEventListener("pointerdown", (event) => { this.touch = event.pointerType !== "mouse" }, true)
    this.onKey = (event) => this.key(event)
    this.keys = model.served ? document : root
    this.keys.addEventListener("keydown", this.onKey)
  }

  build() {
    this.head = h("header", {class: "head"})
    this.dish = new Dish(this)
    this.lens = h("div", {class: "lens"})
    this.odds = h("section", {class: "side odds-panel"}, this.dish.element, this.lens)
    this.log = h("section", {class: "side log-panel"})
    this.slider = h("input", {type: "range", min: 0, oninput: () => this.look(Number(this.slider.value))})
    this.rest = h("div", {class: "rest"})
    this.replay = h("section", {class: "replay"}, this.slider, this.rest)
    this.table = h("div", {class: "table", hidden: true}, this.head, this.actions.element, this.odds, this.log, this.replay)
    this.waiting = h("p", {class: "waiting"}, "…")
    this.root.append(this.live, this.waiting, this.table, this.form.element, h("div", {class: "notices"}, this.notice))
    this.form.element.hidden = true
  }

  send(message) {
    this.model.send_msg(message)
    clearTimeout(this.patience)
    this.patience = setTimeout(() => { this.pending = false; this.tell(this.model.lost_words, true) }, PATIENCE_MS)
  }

  answered() {
    this.pending = false
    clearTimeout(this.patience)
    if (this.lost) this.tell("")
  }

  // A choice that waits for its answer is not made twice, a click while something moves only ends the motion,
  // and the second half of a double click does not press what has come up under the pointer.
  isTooEarly(event) {
    if (this.moving) this.hurry = true
    if (event?.detail === 1) this.clickedAt = performance.now()
    return this.pending || this.moving || (event?.detail > 1 && this.clickedAt < this.shownAt)
  }

  // What could not be done is said over the board, which keeps its place; it goes by itself after a while.
  tell(text, lost = false) {
    this.lost = lost
    clearTimeout(this.telling)
    if (text && !lost) this.telling = setTimeout(() => this.tell(""), TELLING_MS)
    this.notice.hidden = !text
    replaceChildren(this.notice, text ? h("span", {}, text) : null, text ? button("×", () => this.tell(""), {"aria-label": "OK", class: "small"}) : null)
  }

  say(text) {
    if (this.live.textContent === text) this.live.textContent = ""
    this.live.textContent = text
  }

  // Scenes are shown one after the other; those that wait are shown without motion.
  async show(scene) {
    this.answered()
    this.newest = scene
    this.queue.push(scene)
    if (this.busy) return
    this.busy = true
    while (this.queue.length) await this.showNext(this.queue.shift())
    this.busy = false
  }

  async showNext(scene) {
    if (this.scene && !this.table.hidden && scene.motion.length && !this.queue.length) await this.move(scene)
    this.scene = scene
    this.oddsFor.clear()
    this.form.element.hidden = true
    this.waiting.hidden = true
    this.table.hidden = false
    Object.assign(this.table.dataset, {game: scene.key, seats: scene.seats, at: scene.at, live: scene.live, over: Boolean(scene.over)})
    this.board.show(scene)
    this.actions.show(scene)
    for (const [box, draw] of [
      [this.head, () => this.showHead(scene)], [this.lens, () => this.showOdds(scene.odds)],
      [this.log, () => this.showLog(scene)], [this.rest, () => this.showReplay(scene)]]) keepFocus(box, draw)
    this.shownAt = performance.now()
    if (scene.announce) this.say(scene.announce)
    this.dish.show(scene)
    this.keep(scene)
    this.tick(scene)
  }

  async move(scene) {
    this.moving = true
    await playMotion(this.table, scene.motion, {still: this.isStill(), isSkipped: () => this.hurry || this.queue.length > 0})
    this.moving = this.hurry = false
  }

  showHead(scene) {
    const w = scene.words
    const undo = button(w.undo, () => scene.undo ? this.tell(scene.undo) : this.sendOnce({do: "undo", at: this.scene.at}), {
      "aria-disabled": scene.undo ? "true" : null, title: scene.undo || null, class: "undo", "data-id": "undo"})
    const asked = scene.prompt.who
      ? h("strong", {}, h("span", {class: "who", title: scene.prompt.who}, scene.prompt.who), `, ${scene.prompt.what}`)
      : h("strong", {}, scene.prompt.what)
    this.menu.setAttribute("aria-label", w.menu)
    replaceChildren(this.head,
      h("div", {class: "title"}, h("h1", {}, scene.title), h("span", {class: "quiet", title: scene.note}, scene.note)),
      h("p", {class: scene.prompt.who ? "prompt" : "prompt over"}, h("span", {}, asked, ` ${scene.prompt.left}`)),
      h("nav", {"aria-label": w.menu}, undo, this.menu, h("div", {class: "more"},
        this.headButton("branch", w.branch, () => this.sendOnce({do: "branch", line: scene.position, at: scene.at}), w.branch_help),
        scene.link === null ? null : this.headButton("copy", w.copy_link, () => this.copyLink()),
        this.headButton("save", w.save_log, () => offerDownload(scene.file, scene.save)),
        this.headButton("rules-button", w.rules, () => this.openRules()),
        this.headButton("set-up", w.set_up, () => this.sendOnce({do: "setup"})))))
  }

  headButton(name, label, act, help = null) {
    const press = () => { this.toggleMenu(false); act() }
    return button(label, press, {class: name, "data-id": name, title: help})
  }

  // Where there is little room, all but the undo is behind one button.
  toggleMenu(open = this.menu.getAttribute("aria-expanded") === "false") {
    this.menu.setAttribute("aria-expanded", String(open))
  }

  sendOnce(message) {
    if (this.pending) return
    this.pending = true
    this.send(message)
  }

  showOdds(odds) {
    if (this.scene.over) replaceChildren(this.lens, endPanel(this.scene.over, this.scene.words, (seed) => this.sendOnce({do: "new", seed, at: this.scene.at})))
    else replaceChildren(this.lens, oddsPanel(odds, this.scene.words, this.lens.querySelector("details")?.open))
  }

  showLog(scene) {
    const w = scene.words
    replaceChildren(this.log, h("h2", {}, w.log),
      h("div", {class: "scroll", tabindex: "0", role: "region", "aria-label": w.log}, logPanel(scene, (line) => this.look(line))),
      scene.rule ? h("p", {class: "rule"}, h("b", {}, scene.rule.clause), ` ${scene.rule.text}`) : null)
    const [scroll, shown] = [this.log.querySelector(".scroll"), this.log.querySelector(".shown")]
    if (shown) scroll.scrollTop = shown.offsetTop + shown.offsetHeight - scroll.clientHeight + 4
  }

  showReplay(scene) {
    const w = scene.words
    this.slider.max = scene.length
    if (!this.wanted) this.slider.value = scene.position
    this.slider.setAttribute("aria-label", w.slider)
    this.slider.setAttribute("aria-valuetext", `${w.move} ${scene.position} / ${scene.length}`)
    replaceChildren(this.rest, h("span", {class: "where"}, scene.where),
      button(w.back, () => this.look(this.scene.length), {class: "back", "data-id": "back", hidden: scene.live}),
      ...this.paceChoice(scene), this.stillChoice(w))
  }

  paceChoice(scene) {
    if (!scene.has_bots) return []
    const w = scene.words
    const options = Object.entries(w.paces).map(([value, label]) => h("option", {value, selected: value === this.pace()}, label))
    const choice = h("select", {"aria-label": w.pace, "data-id": "pace", onchange: () => { writeStore(localStorage, "tablecooks-pace", choice.value); this.tick(this.scene) }}, ...options)
    return [choice, scene.bot ? button(w.at_once, () => { this.hurry = this.moving; this.sendOnce({do: "bots_now"}) }, {class: "at-once", "data-id": "at-once"}) : null]
  }

  stillChoice(w) {
    const box = h("input", {type: "checkbox", "data-id": "still", checked: this.isStill(), onchange: () => writeStore(localStorage, "tablecooks-still", box.checked ? "yes" : null)})
    return h("label", {class: "still"}, box, " ", w.still)
  }

  pace() { return readStore(localStorage, "tablecooks-pace") ?? "1" }
  isStill() { return readStore(localStorage, "tablecooks-still") === "yes" }

  // The browser asks for each move of a bot, so that a page that is closed stops them.
  tick(scene) {
    clearTimeout(this.ticking)
    const wait = PACES[this.pace()]
    if (!scene.bot || wait === null) return
    this.ticking = setTimeout(() => { if (this.scene === scene && this.root.isConnected) this.send({do: "bot", at: scene.at}) }, wait)
  }

  // One request at a time: dragging the slider ends at the place where it was let go.
  look(line) {
    this.wanted = {line}
    if (!this.looking) this.lookNext()
  }

  lookNext() {
    const wanted = this.wanted
    this.wanted = null
    this.looking = Boolean(wanted)
    if (wanted) this.send({do: "look", line: wanted.line})
  }

  askOdds(move) {
    const action = this.actions.find(move)
    if (!action || this.lookedAt === `${this.scene.at} ${move}`) return
    this.lookedAt = `${this.scene.at} ${move}`
    this.actions.mark(move)
    this.board.mark(move)
    if (this.scene.over || !action.chance) return
    if (this.oddsFor.has(move)) return this.showOdds(this.oddsFor.get(move))
    clearTimeout(this.asking)
    const at = this.scene.at
    this.asking = setTimeout(() => at === this.scene?.at && this.send({do: "odds", words: move, at}), 60)
  }

  onOdds({move, at, odds}) {
    this.answered()
    if (at !== this.scene?.at) return
    this.oddsFor.set(move, odds)
    if (this.lookedAt === `${at} ${move}`) this.showOdds(odds)
  }

  key(event) {
    if (this.table.hidden || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const target = event.composedPath()[0]
    if (target.matches?.("input:not([type=range], [type=checkbox]), textarea, select, dialog *")) return
    if (event.key.length === 1 && !event.repeat && this.actions.press(event.key)) event.preventDefault()
  }

  openRules() {
    if (!this.rules) {
      this.rules = rulesDialog(this.model.clauses, this.scene.words)
      this.root.append(this.rules)
    }
    this.rules.showModal()
  }

  async copyLink() {
    const link = new URL(this.scene.link, location.href).href
    this.tell(await copyText(link, this.root) ? this.scene.words.copied : link)
  }

  // The address holds the set-up, the browser's store for this tab the game so far: a reload goes on.
  keep(scene) {
    if (!this.model.served) return
    const search = scene.link
    if (search !== null && location.search !== search) history.pushState(null, "", search || location.pathname)
    if (scene.keep) writeStore(sessionStorage, this.storeKey(), scene.kept)
  }

  storeKey() { return `tablecooks ${location.pathname}${location.search}` }

  showForm(form) {
    this.answered()
    this.scene = null
    this.table.hidden = true
    this.waiting.hidden = true
    this.form.element.hidden = false
    clearTimeout(this.ticking)
    if (this.model.served && form.fresh) {
      if (location.search) history.pushState(null, "", location.pathname)
      writeStore(sessionStorage, this.storeKey(), null)
    }
    this.form.show(form)
  }

  close() {
    for (const timer of [this.ticking, this.patience, this.telling, this.asking]) clearTimeout(timer)
    this.keys.removeEventListener("keydown", this.onKey)
  }
}
