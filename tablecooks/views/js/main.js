// The component's entry: one page for each place where the table is shown.

// Below this width the parts of the board stand below each other and are drawn for a phone.
const NARROW = 960

export function render({model, el}) {
  const root = h("div", {class: model.served ? "tablecooks served" : "tablecooks", "data-lm-suppress-shortcuts": "true", lang: model.language})
  el.append(root)
  const page = new Page(model, root)
  const show = () => {
    if (model.scene) page.show(model.scene).then(() => { if (page.looking) page.lookNext() })
    else if (model.form) page.showForm(model.form)
  }
  model.on("scene", () => model.scene && show())
  model.on("form", () => model.form && !model.scene && show())
  model.on("msg:custom", (event) => {
    const data = event.data ?? event
    if (data.odds) page.onOdds(data)
    else { page.answered(); if (data.tell !== undefined) page.tell(data.tell) }
  })
  model.on("remove", () => { watchWidth.disconnect(); page.close() })
  const saved = (model.served && readStore(sessionStorage, page.storeKey())) || ""
  const isNarrow = () => root.clientWidth > 0 && root.clientWidth <= NARROW
  let narrow = isNarrow()
  const watchWidth = new ResizeObserver(() => {
    if (isNarrow() === narrow) return
    narrow = isNarrow()
    page.send({do: "hello", narrow, saved: ""})
  })
  watchWidth.observe(root)
  if (narrow || saved) page.send({do: "hello", narrow, saved})
  if (!model.scene || !(narrow || saved)) show()
  document.getElementById("tablecooks-waiting")?.remove()
  if (model.served) window.addEventListener("popstate", () => location.reload())
}
