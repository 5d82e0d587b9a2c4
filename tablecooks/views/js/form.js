// The set-up page, built from the fields that Python describes. What is typed stays, also when it is wrong.

class Form {
  constructor(send) {
    this.send = send
    this.element = h("form", {class: "form", novalidate: true, onsubmit: (event) => this.submit(event)})
  }

  show(form) {
    const typed = this.fields ? this.values() : {}
    this.words = form.words
    this.fields = form.fields.map((field) => ({...field, value: form.keep ? typed[field.name] ?? field.value : field.value}))
    const sections = []
    for (const section of form.sections) {
      const rows = this.fields.filter((field) => field.section === section.key).map((field) => this.row(field))
      sections.push(h("fieldset", {class: `section ${section.key}`}, h("legend", {}, section.title), ...rows))
    }
    replaceChildren(
      this.element,
      h("h1", {}, form.title),
      h("p", {class: "quiet"}, form.intro),
      form.notice ? h("p", {class: "fault", role: "alert"}, form.notice) : null,
      h("p", {class: "bar"}, h("button", {type: "submit", class: "main"}, form.words.play)),
      ...sections,
      h("p", {class: "bar"}, h("button", {type: "submit", class: "main"}, form.words.play), this.loader()),
    )
    this.element.addEventListener("input", () => this.hideUnneeded())
    this.hideUnneeded()
    this.element.querySelector("[aria-invalid=true]")?.focus()
  }

  row(field) {
    const id = `field-${field.name}`
    const described = [field.help ? `${id}-help` : null, field.error ? `${id}-error` : null].filter(Boolean).join(" ")
    const attributes = {id, name: field.name, "aria-describedby": described || null, "aria-invalid": field.error ? "true" : null}
    const input = this.input(field, attributes)
    return h("div", {class: `row ${field.kind}`, "data-field": field.name},
      h("label", {for: id}, field.label), input,
      field.help ? h("p", {class: "help", id: `${id}-help`}, field.help) : null,
      field.error ? h("p", {class: "fault", id: `${id}-error`}, field.error) : null)
  }

  input(field, attributes) {
    if (field.kind === "choice") {
      const options = field.options.map((option) => h("option", {value: option.value, selected: option.value === field.value}, option.label))
      return h("select", attributes, ...options)
    }
    if (field.kind === "yes") return h("input", {...attributes, type: "checkbox", checked: field.value === "yes"})
    if (field.kind === "file") return this.fileInput(field, attributes)
    return h("input", {...attributes, type: "text", value: field.value, autocomplete: "off", placeholder: field.placeholder || null})
  }

  fileInput(field, attributes) {
    const area = h("textarea", {...attributes, rows: 3, spellcheck: "false", value: field.value})
    const file = h("input", {type: "file", "aria-label": field.label, accept: ".toml,.txt,.json", onchange: async () => {
      if (file.files[0]) area.value = await file.files[0].text()
    }})
    return h("div", {class: "file"}, area, file)
  }

  loader() {
    const file = h("input", {type: "file", id: "field-log-file", accept: ".txt,.log", onchange: async () => {
      if (file.files[0]) this.send({do: "load", text: await file.files[0].text()})
    }})
    return h("label", {class: "load", for: "field-log-file"}, this.words.load, " ", file)
  }

  hideUnneeded() {
    const values = this.values()
    for (const field of this.fields) {
      const needed = !field.only || field.only.values.includes(values[field.only.field])
      this.element.querySelector(`[data-field="${field.name}"]`).hidden = !needed
    }
  }

  values() {
    const values = {}
    for (const field of this.fields) {
      const input = this.element.querySelector(`[name="${field.name}"]`)
      if (input) values[field.name] = field.kind === "yes" ? (input.checked ? "yes" : "no") : input.value
    }
    return values
  }

  submit(event) {
    event.preventDefault()
    this.send({do: "form", values: this.values()})
  }
}
