// A figure: its drawing, what it says in a sentence, its table and the table as a file. It stays in place and is filled anew.

class Figure {
  constructor(lab, key) {
    this.lab = lab
    this.title = h("h2", {})
    this.tools = h("div", {class: "tools"})
    this.drawing = h("div", {class: "drawing", "aria-hidden": "true"})
    this.legend = h("p", {class: "legend", "aria-hidden": "true"})
    this.summary = h("p", {class: "summary"})
    this.table = h("div", {class: "scroll", tabindex: "0", role: "region"})
    this.more = h("details", {ontoggle: () => this.fillTable()}, h("summary", {}), this.table)
    this.element = h("section", {class: `card figure figure-${key}`}, h("div", {class: "heading"}, this.title, this.tools),
      this.drawing, this.legend, this.summary, this.more)
    this.save = button("", () => lab.send({do: "csv", key}), {class: "small"})
  }

  show(data, words) {
    this.data = data
    this.words = words
    this.title.textContent = data.title
    this.element.setAttribute("aria-label", data.title)
    showSvg(this.drawing, data.svg)
    replaceChildren(this.legend, ...data.legend.map(([line, text]) => h("span", {class: `key ${line}`}, text)))
    this.legend.hidden = !data.legend.length
    this.summary.textContent = data.summary
    this.more.firstChild.textContent = words.table
    this.table.setAttribute("aria-label", `${words.table}: ${data.title}`)
    this.fillTable()
  }

  fillTable() {
    if (!this.more.open) return
    this.save.textContent = this.words.csv
    replaceChildren(this.table, this.save, plainTable(this.data.columns, this.data.rows))
  }
}

// Numbers stand at the right, so that their digits are under each other; columns with words in them at the left.
function plainTable(columns, rows) {
  const words = columns.map((_name, place) => rows.some((row) => /^[^\d≈–-]*\p{L}/u.test(row[place])) ? "words" : null)
  const head = h("tr", {}, ...columns.map((name, place) => h("th", {scope: "col", class: words[place]}, name)))
  const cell = (text, place) => place ? h("td", {class: words[place]}, text) : h("th", {scope: "row"}, text)
  return h("table", {class: "plain"}, h("thead", {}, head), h("tbody", {}, ...rows.map((row) => h("tr", {}, ...row.map(cell)))))
}

// Two or three choices of which one is taken.
function choice(label, options, onchoose) {
  const buttons = options.map(([value, text]) => button(text, () => onchoose(value), {"data-value": value, class: "small"}))
  const element = h("div", {class: "choice", role: "group", "aria-label": label}, ...buttons)
  const mark = (taken) => { for (const one of buttons) one.setAttribute("aria-pressed", String(one.dataset.value === taken)) }
  return {element, mark}
}
