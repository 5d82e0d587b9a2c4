// The page on which the shaker is tipped: shaker, form, buttons, three graphs, odds and log.

class TipTab {
  constructor(lab) {
    this.lab = lab
    this.shaker = new Shaker(lab, () => this.tip(1))
    this.controls = new Controls(lab)
    this.figures = new Map()
    this.actions = h("section", {class: "lab-actions"})
    this.graphs = h("div", {class: "graphs"})
    this.odds = h("section", {class: "card lab-odds"})
    this.log = h("section", {class: "card lab-log"})
    this.element = h("div", {class: "lab-tip"}, this.shaker.element, this.controls.element, this.odds, this.actions, this.graphs, this.log)
  }

  show(scene) {
    this.scene = scene
    if (!this.tipButton) this.build(scene.words)
    this.shaker.show(scene.shaker, scene.words)
    this.controls.show(scene)
    this.showFigures(scene)
    this.count.mark(scene.count)
    this.scale.mark(scene.scale)
    replaceChildren(this.odds, ...this.oddsOf(scene.odds, scene.words))
    this.showLog(scene)
    this.showRun()
    this.tick()
  }

  build(words) {
    const act = (text, key, n) => h("button", {type: "button", class: "act", "data-n": n, "aria-keyshortcuts": key, onclick: () => this.tip(n)},
      h("span", {}, text), h("kbd", {"aria-hidden": "true"}, key))
    this.tipButton = act(words.tip, "T", 1)
    this.runButton = h("button", {type: "button", class: "act run", "aria-keyshortcuts": "R", onclick: () => this.toggle()})
    this.speed = h("select", {"aria-label": words.speed, onchange: () => { writeStore(localStorage, "tablecooks-lab-speed", this.speed.value); this.tick() }},
      ...words.speeds.map((speed) => h("option", {value: speed.key}, speed.label)))
    this.speed.value = readStore(localStorage, "tablecooks-lab-speed") ?? "4"
    const still = h("input", {type: "checkbox", checked: this.lab.isStill(), onchange: () => writeStore(localStorage, "tablecooks-still", still.checked ? "yes" : null)})
    this.scale = choice(words.bars, [["counts", words.counts], ["shares", words.shares]], (scale) => this.lab.send({do: "show", scale}))
    this.count = choice(words.per_tip, [["crystals", words.crystals], ["salt", words.salt]], (count) => this.lab.send({do: "show", count}))
    this.actions.setAttribute("aria-label", words.actions)
    replaceChildren(this.actions, this.tipButton, act(words.ten, "E", 10), act(words.thousand, "M", 1000), this.runButton, this.speed,
      h("label", {class: "still"}, still, " ", words.still), h("span", {class: "gap"}), h("div", {class: "choices"}, this.count.element, this.scale.element))
  }

  // What fell is seen falling before anything else says it.
  async before(scene) {
    if (!this.running) await this.shaker.fall(scene.fall, this.lab.isStill())
  }

  showFigures(scene) {
    for (const data of scene.figures) {
      if (!this.figures.has(data.key)) {
        const figure = new Figure(this.lab, data.key)
        this.figures.set(data.key, figure)
        this.graphs.append(figure.element)
      }
      this.figures.get(data.key).show(data, scene.words)
    }
  }

  oddsOf(odds, words) {
    this.odds.setAttribute("aria-label", words.odds)
    if (odds.veiled) return [h("h2", {}, words.odds), h("p", {class: "quiet"}, odds.veiled)]
    const open = [...this.odds.querySelectorAll("details")].map((one) => one.open)
    const row = (one, kind) => h("li", {class: kind},
      h("span", {class: "what"}, one.label), h("span", {class: "fraction"}, one.fraction), h("span", {class: "percent"}, one.percent),
      h("span", {class: "track", "aria-hidden": "true"}, h("span", {class: "fill", style: `width:${(one.share * 100).toFixed(2)}%`})))
    return [
      h("div", {class: "heading"}, h("h2", {}, odds.title), h("span", {class: "quiet"}, odds.note)),
      h("ul", {class: "odds"}, ...odds.rows.map((one) => row(one, "tone-even")), row(odds.none, "none")),
      h("p", {class: "quiet"}, odds.mean),
      h("details", {open: open[0] || null}, h("summary", {}, words.working), ...odds.working.map((line) => h("p", {}, line))),
      h("details", {open: open[1] || null}, h("summary", {}, words.replacement), plainTable(odds.replacement.columns, odds.replacement.rows)),
    ]
  }

  showLog(scene) {
    const words = scene.words
    if (!this.lines) {
      this.lines = h("ol", {class: "log"})
      this.scroll = h("div", {class: "scroll", tabindex: "0", role: "region", "aria-label": words.log}, this.lines)
      this.slider = h("input", {type: "range", min: 0, "aria-label": words.slider, oninput: () => this.look(Number(this.slider.value))})
      this.where = h("span", {class: "quiet where"})
      this.back = button(words.back, () => this.look(this.scene.made), {class: "small"})
      replaceChildren(this.log, h("div", {class: "heading"}, h("h2", {}, words.log), this.back), this.scroll,
        h("div", {class: "replay-bar"}, this.slider, this.where))
    }
    this.slider.max = scene.made
    if (!this.wanted) this.slider.value = scene.position
    this.slider.setAttribute("aria-valuetext", scene.where)
    this.slider.disabled = scene.made === 0
    this.where.textContent = scene.where
    this.back.hidden = scene.position === scene.made
    replaceChildren(this.lines, ...scene.lines.map((line) => h("li", {class: line.n === scene.position ? "tip-line shown" : "tip-line"},
      h("span", {class: "number"}, String(line.n)), h("span", {}, line.text))))
    const shown = this.lines.querySelector(".shown")
    if (shown) this.scroll.scrollTop = shown.offsetTop - this.scroll.offsetTop + shown.offsetHeight - this.scroll.clientHeight + 4
    this.looking = false
    if (this.wanted) this.look(this.wanted.tip)
  }

  // One request at a time: dragging the slider ends at the place where it was let go.
  look(tip) {
    this.stop()
    this.wanted = this.looking ? {tip} : null
    if (this.looking) return
    this.looking = true
    this.lab.send({do: "look", tip})
  }

  tip(n) {
    if (this.scene) this.lab.send({do: "tip", n, at: this.lab.latest.at})
  }

  // The browser asks for each tick once the one before it is shown, so a page that is closed stops.
  toggle() {
    this.running = !this.running
    this.showRun()
    this.tick()
  }

  stop() {
    clearTimeout(this.ticking)
    this.running = false
    if (this.runButton) this.showRun()
  }

  showRun() {
    const words = this.scene.words
    if (this.running && this.scene.room < 1) this.running = false
    this.runButton.setAttribute("aria-pressed", String(Boolean(this.running)))
    replaceChildren(this.runButton, h("span", {}, this.running ? words.pause : words.run), h("kbd", {"aria-hidden": "true"}, "R"))
  }

  tick() {
    clearTimeout(this.ticking)
    if (!this.running) return
    const speed = this.scene.words.speeds.find((one) => one.key === this.speed.value)
    const {at, room} = this.scene
    this.ticking = setTimeout(() => {
      if (this.running && this.element.isConnected && this.scene.at === at) this.lab.send({do: "tip", n: Math.min(speed.tips, room), at})
    }, speed.wait)
  }

  press(key) {
    const n = {t: 1, e: 10, m: 1000}[key]
    if (n) this.tip(n)
    if (key === "r") this.toggle()
    return Boolean(n) || key === "r"
  }
}
