// The form of the shaker. A field is sent when it is left; what cannot be used keeps its text and gets a sentence.

class Controls {
  constructor(lab) {
    this.lab = lab
    this.inputs = new Map()
    this.form = h("form", {class: "fields", novalidate: true, onsubmit: (event) => { event.preventDefault(); this.sent() }})
    this.title = h("h2", {})
    this.bar = h("p", {class: "bar"})
    this.onward = h("a", {class: "onward"})
    this.element = h("section", {class: "card controls"}, h("div", {class: "heading"}, this.title, this.bar), this.form, this.onward)
  }

  show(scene) {
    const words = scene.words
    this.title.textContent = words.set_up
    this.element.setAttribute("aria-label", words.set_up)
    if (!this.inputs.size) this.build(scene)
    this.onward.textContent = `${words.to_table} ›`
    this.onward.href = scene.table
    for (const field of scene.fields) this.showField(field)
  }

  build(scene) {
    for (const field of scene.fields) this.form.append(this.row(field))
    const words = scene.words
    this.bringBack()
    replaceChildren(this.bar, button(words.again, () => this.lab.send({do: "again", seed: "same"})),
      button(words.new_seed, () => this.lab.send({do: "again", seed: "new"})))
  }

  // What was typed before the page was loaded anew comes back with its sentence; it is not taken by itself.
  bringBack() {
    const typed = this.lab.kept.get("form", this.taken())
    if (!typed) return
    for (const [name, {input}] of this.inputs) input.value = typed[name] ?? input.value
    this.lab.send({do: "set", values: this.values(), typed: true})
  }

  taken() { return JSON.stringify([...this.inputs.values()].map(({value}) => value)) }

  values() { return Object.fromEntries([...this.inputs].map(([name, {input}]) => [name, input.value])) }

  keep() {
    const values = this.values()
    const same = [...this.inputs].every(([name, {value}]) => values[name] === value)
    this.lab.kept.put("form", this.taken(), same ? null : values)
  }

  row(field) {
    const id = `lab-${field.name}`
    const attributes = {id, name: field.name, "aria-describedby": `${id}-help ${id}-fault`, onchange: () => this.sent(), oninput: () => this.keep()}
    const input = field.options.length
      ? h("select", attributes, ...field.options.map((option) => h("option", {value: option.value}, option.label)))
      : h("input", {...attributes, type: "text", autocomplete: "off", spellcheck: "false", inputmode: field.number ? "numeric" : null})
    input.value = field.value
    const [help, fault] = [h("p", {class: "help", id: `${id}-help`}), h("p", {class: "fault", id: `${id}-fault`, hidden: true})]
    this.inputs.set(field.name, {input, help, fault, value: field.value})
    return h("div", {class: "field", "data-field": field.name}, h("label", {for: id}, field.label), input, help, fault)
  }

  // What was typed stays until the shaker itself has another value.
  showField(field) {
    const known = this.inputs.get(field.name)
    if (known.value !== field.value || (known.fault.textContent && !field.error)) known.input.value = field.value
    known.value = field.value
    known.help.textContent = field.help
    known.help.hidden = Boolean(field.error) || !field.help
    known.input.title = field.doc
    known.fault.textContent = field.error
    known.fault.hidden = !field.error
    if (field.error) known.input.setAttribute("aria-invalid", "true")
    else known.input.removeAttribute("aria-invalid")
  }

  sent() {
    this.keep()
    this.lab.send({do: "set", values: this.values()})
  }
}
