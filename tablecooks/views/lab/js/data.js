// Our own data: what was typed stays in its box, whatever is said about it.

class DataTab {
  constructor(lab) {
    this.lab = lab
    this.entry = h("section", {class: "card data-entry"})
    this.said = h("section", {class: "card data-said"})
    this.found = h("section", {class: "data-found"})
    this.figures = new Map()
    this.element = h("div", {class: "lab-data"}, this.entry, this.said, this.found)
  }

  show(scene) {
    this.scene = scene
    if (!this.area) this.build(scene.words)
    else if (this.known !== scene.text) this.area.value = scene.text
    this.known = scene.text
    this.mark = scene.mark
    this.fault.textContent = scene.error
    this.fault.hidden = !scene.error
    this.note.textContent = scene.missing && this.lab.fetching ? "" : scene.note
    this.note.hidden = !this.note.textContent
    this.keep(scene)
    if (scene.error) this.area.setAttribute("aria-invalid", "true")
    else this.area.removeAttribute("aria-invalid")
    this.said.hidden = this.found.hidden = !scene.read
    if (scene.read) {
      keepFocus(this.said, () => this.showRead(scene))
      this.showFound(scene)
    }
  }

  // What the link has to leave behind waits in this tab; what was typed and is read now need not wait any longer.
  keep(scene) {
    const {kept} = this.lab
    if (this.area.value === scene.text) kept.put("typed", scene.mark, null)
    if (!scene.kept || !this.lab.model.served) return
    if (!kept.put("data", scene.mark, {text: scene.text, ...scene.kept})) this.note.textContent = scene.words.not_kept
  }

  build(words) {
    this.area = h("textarea", {id: "lab-data", rows: 16, spellcheck: "false", "aria-describedby": "lab-data-fault", placeholder: this.scene.example})
    this.area.value = this.scene.text
    this.mark = this.scene.mark
    this.lab.kept.follow(this.area, "typed", () => this.mark)
    this.fault = h("p", {class: "fault", id: "lab-data-fault", role: "alert"})
    this.note = h("p", {class: "help"})
    const file = h("input", {type: "file", accept: ".csv,.txt,.tsv", onchange: () => file.files[0] && this.take(file.files[0])})
    this.entry.append(h("label", {for: "lab-data", class: "big"}, words.data_text), this.area, this.fault, this.note,
      h("p", {class: "bar"}, button(words.read, () => this.read({}), {class: "main"}),
        h("label", {class: "file"}, h("span", {}, words.data_file), file)))
  }

  read(answers) {
    this.known = this.area.value
    this.lab.send({do: "read", text: this.area.value, answers})
  }

  async take(file) {
    const bytes = new Uint8Array(await file.arrayBuffer())
    this.known = null
    this.lab.send({do: "file", bytes: Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")})
  }

  showRead(scene) {
    const {read, words} = scene
    this.said.setAttribute("aria-label", words.asked)
    const asked = read.queries.map((query) => h("fieldset", {class: query.answered ? "query answered" : "query"}, h("legend", {}, query.text),
      ...query.choices.map(([value, label]) => h("label", {class: "sure"},
        h("input", {type: "radio", name: `query-${query.key}`, value, checked: value === query.chosen, "data-id": `${query.key} ${value}`,
          onchange: () => this.read({[query.key]: value})}), ` ${label}`))))
    const table = plainTable(read.columns, read.rows)
    for (const place of read.idle) table.tBodies[0].rows[place].classList.add("idle")
    replaceChildren(this.said,
      h("h2", {}, read.title || words.was_read), h("p", {class: "pooled"}, read.pooled), ...asked,
      read.remarks.length ? h("ul", {class: "remarks", "aria-label": words.remarks}, ...read.remarks.map((text) => h("li", {}, text))) : null,
      h("div", {class: "scroll", tabindex: "0", role: "region", "aria-label": words.table}, table,
        read.more ? h("p", {class: "quiet"}, `… + ${read.more}`) : null),
      h("p", {class: "bar"}, button(words.save, () => this.lab.send({do: "csv", key: "data"}))))
  }

  showFound(scene) {
    const words = scene.words
    const wanted = new Set(scene.figures.map((figure) => figure.key))
    for (const [key, figure] of this.figures) if (!wanted.has(key)) { figure.element.remove(); this.figures.delete(key) }
    if (!this.verdict) {
      this.verdict = h("section", {class: "card findings"})
      this.law = h("select", {"aria-label": words.compare, onchange: () => this.lab.send({do: "compare", law: this.law.value})})
      this.found.append(this.verdict)
    }
    for (const data of scene.figures) {
      if (!this.figures.has(data.key)) {
        const figure = new Figure(this.lab, data.key)
        this.figures.set(data.key, figure)
        this.verdict.before(figure.element)
      }
      const figure = this.figures.get(data.key)
      figure.more.open = true
      figure.show(data, words)
      if (data.key === "fit") {
        replaceChildren(this.law, ...scene.laws.map(([value, label]) => h("option", {value}, label)))
        this.law.value = scene.law
        if (!figure.tools.contains(this.law)) figure.tools.append(this.law)
      }
    }
    this.verdict.setAttribute("aria-label", words.findings)
    replaceChildren(this.verdict, h("h2", {}, words.findings), ...scene.findings.map((text) => h("p", {}, text)),
      h("p", {class: "bar"}, ...scene.links.map(([key, href]) => h("a", {href, class: "onward"}, `${words[key]} ›`))))
  }
}
