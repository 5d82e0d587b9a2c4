// The component's entry.

const NARROW = 640

export function render({model, el}) {
  const root = h("div", {class: model.served ? "tablecooks lab served" : "tablecooks lab", "data-lm-suppress-shortcuts": "true", lang: model.language})
  el.append(root)
  const page = new LabPage(model, root)
  model.on("scene", () => page.show(JSON.parse(model.scene)))
  model.on("msg:custom", (event) => {
    const data = event.data ?? event
    page.answered()
    if (data.file !== undefined) page.save(data)
    else if (data.tell !== undefined) page.tell(data.tell)
  })
  model.on("remove", () => { watchWidth.disconnect(); page.close() })
  // On a phone charts are drawn narrower, so that their letters stay large enough.
  const isNarrow = () => root.clientWidth > 0 && root.clientWidth <= NARROW
  let narrow = false
  const watchWidth = new ResizeObserver(() => {
    if (isNarrow() === narrow) return
    narrow = isNarrow()
    page.send({do: "width", narrow})
  })
  watchWidth.observe(root)
  page.show(JSON.parse(model.scene))
  document.getElementById("tablecooks-waiting")?.remove()
}
