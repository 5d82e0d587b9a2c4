// The own dish from here: a disclosure above the odds. What it shows comes with the scene, only while it is open.

class Dish {
  constructor(page) {
    this.page = page
    this.element = h("div", {class: "from-here"})
  }

  show(scene) {
    const [dish, wasOpen] = [scene.dish, this.open]
    this.element.hidden = !dish
    this.open = Boolean(dish?.open)
    this.working = this.element.querySelector("details")?.open ?? false
    keepFocus(this.element, () => replaceChildren(this.element, ...(dish ? [this.toggle(dish), this.body(dish, scene.words)] : [])))
    if (this.open && !wasOpen) this.page.say(dish.said.join(" "))
  }

  toggle(dish) {
    return button(dish.title, () => this.page.send({do: "dish", open: !dish.open}), {
      class: "dish-toggle", "data-id": "dish", "aria-expanded": String(dish.open), "aria-controls": dish.open ? "dish-from-here" : null})
  }

  body(dish, words) {
    if (!dish.open) return null
    const working = dish.working.length
      ? h("details", {open: this.working}, h("summary", {"data-id": "dish-working"}, words.working), ...dish.working.map((line) => h("p", {}, line))) : null
    return h("section", {id: "dish-from-here", "aria-label": dish.title},
      ...dish.said.map((line) => h("p", {class: "said"}, line)), ...dish.tables.map((table) => this.chances(table)), working,
      ...dish.assumed.map((line) => h("p", {class: "assumed"}, line)))
  }

  chances(table) {
    return h("table", {class: "chances"}, h("caption", {}, table.caption),
      h("thead", {}, h("tr", {}, ...table.heads.map((head) => h("th", {scope: "col"}, head)))),
      h("tbody", {}, ...table.rows.map((row) => h("tr", {}, h("th", {scope: "row"}, row.head), ...row.cells.map((cell) => this.chance(cell))))))
  }

  chance(cell) {
    return h("td", {class: `tone-${cell.tone}`},
      h("span", {class: "numbers"}, h("span", {class: "fraction"}, `${cell.note} ${cell.fraction}`.trim()), " ", h("span", {class: "percent"}, cell.percent)),
      h("span", {class: "track", "aria-hidden": "true"}, h("span", {class: "fill", style: `width:${(cell.share * 100).toFixed(2)}%`})))
  }
}
