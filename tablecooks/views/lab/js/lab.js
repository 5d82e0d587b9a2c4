// The lab as a page: shows the scene that Python sends, sends back what a person did.

const PATIENCE_MS = 6000
const TELLING_MS = 9000
const QUIET_MS = 3000
const ADDRESS_MS = 1000

class LabPage {
  constructor(model, root) {
    this.model = model
    this.words = model.words
    this.kept = new Kept(model)
    this.root = root
    this.live = h("div", {class: "live", "aria-live": "polite", role: "status"})
    this.notice = h("div", {class: "notice", role: "alert", hidden: true})
    this.head = h("header", {class: "lab-head"})
    this.body = h("main", {class: "lab-body"})
    this.root.append(this.live, this.notice, this.head, this.body)
    this.makers = {tip: TipTab, predict: PredictTab, mystery: MysteryTab, data: DataTab}
    this.keys = model.served ? document : root
    this.onKey = (event) => this.key(event)
    this.keys.addEventListener("keydown", this.onKey)
  }

  // What was said of the message before goes; a click before the answer has come is no second one.
  send(message) {
    if (message.do === "tip" || message.do === "mystery_tip") {
      if (this.waiting) return
      this.waiting = true
    }
    this.tell("")
    this.model.send_msg(message)
    clearTimeout(this.patience)
    this.patience = setTimeout(() => this.tell(this.words.late, true), PATIENCE_MS)
  }

  answered() {
    clearTimeout(this.patience)
    this.waiting = false
    if (this.lost) this.tell("")
  }

  tell(text, lost = false, more = null) {
    this.lost = lost
    clearTimeout(this.telling)
    if (text && !lost) this.telling = setTimeout(() => this.tell(""), TELLING_MS)
    this.notice.hidden = !text
    replaceChildren(this.notice, text ? h("span", {}, text) : null, more, text ? button("×", () => this.tell(""), {"aria-label": "OK", class: "small"}) : null)
  }

  // A file, and with it the way to another one that says what its columns mean.
  save({file, text, key}) {
    offerDownload(file, "\ufeff" + text, "text/csv")
    const more = key ? button(this.words.columns, () => this.send({do: "csv", key, about: "columns"}), {class: "small"}) : null
    this.tell(this.words.saved.replace("{file}", file), false, more)
  }

  // While tips run by themselves only every few seconds one of them is said.
  say(text) {
    const now = performance.now()
    if (this.tab?.running && now - (this.saidAt ?? 0) < QUIET_MS) return
    this.saidAt = now
    if (text && this.live.textContent === text) this.live.textContent = ""
    this.live.textContent = text
  }

  isStill() { return readStore(localStorage, "tablecooks-still") === "yes" }

  // Only the open page of the lab is there: what another one showed is gone from the document.
  async show(scene) {
    this.answered()
    scene.words = this.words
    this.latest = scene
    this.fetchLeftBehind(scene)
    if (this.tabKey === scene.tab) await this.tab.before?.(scene)
    if (this.latest !== scene) return
    this.scene = scene
    this.showHead(scene)
    if (this.tabKey !== scene.tab) {
      this.tab?.stop?.()
      this.tabKey = scene.tab
      this.tab = new this.makers[scene.tab](this)
      replaceChildren(this.body, this.tab.element)
    }
    this.tab.show(scene)
    if (scene.notice) this.tell(scene.notice)
    if (scene.announce) this.say(scene.announce)
    if (this.model.served) this.keepAddress()
  }

  // Browsers allow a page so many new addresses in half a minute: while tips run by themselves one a second is enough.
  keepAddress() {
    clearTimeout(this.addressing)
    const wait = this.tab.running ? ADDRESS_MS - (performance.now() - (this.addressedAt ?? 0)) : 0
    if (wait > 0) { this.addressing = setTimeout(() => this.keepAddress(), wait); return }
    this.addressedAt = performance.now()
    if (location.search !== this.scene.link) history.replaceState(null, "", this.scene.link || location.pathname)
  }

  // Data that were too long for the link: this tab may have them still.
  fetchLeftBehind(scene) {
    if (this.askedFor === scene.missing) return
    this.askedFor = scene.missing
    const left = scene.missing ? this.kept.get("data", scene.missing) : null
    this.fetching = left !== null
    if (left) this.send({do: "restore", ...left})
  }

  showHead(scene) {
    const words = scene.words
    if (!this.tabs) {
      this.tabs = words.tabs.map((tab) => button(tab.title, () => this.send({do: "show", tab: tab.key}), {"data-tab": tab.key}))
      this.prompt = h("p", {class: "lab-prompt"})
      replaceChildren(this.head, h("h1", {}, words.title), h("nav", {class: "lab-tabs", "aria-label": words.pages}, ...this.tabs), this.prompt,
        h("div", {class: "lab-tools"}, button(words.copy_link, () => this.copyLink(), {class: "copy"}),
          button(words.save, () => this.send({do: "csv", key: "stream"}), {class: "save"})))
    }
    for (const tab of this.tabs) tab.dataset.tab === scene.tab ? tab.setAttribute("aria-current", "page") : tab.removeAttribute("aria-current")
    replaceChildren(this.prompt, h("strong", {}, scene.prompt.strong), ` ${scene.prompt.rest}`)
  }

  async copyLink() {
    const link = new URL(this.scene.link || location.pathname, location.href).href
    const said = this.scene.is_long || this.scene.missing ? this.words.copied_without : this.words.copied
    this.tell(await copyText(link, this.root) ? said : link)
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const target = event.composedPath()[0]
    if (target.matches?.("input:not([type=checkbox]), textarea, select")) return
    if (event.key.length === 1 && !event.repeat && this.tab?.press?.(event.key.toLowerCase())) event.preventDefault()
  }

  close() {
    for (const timer of [this.patience, this.telling, this.addressing]) clearTimeout(timer)
    this.tab?.stop?.()
    this.keys.removeEventListener("keydown", this.onKey)
  }
}
