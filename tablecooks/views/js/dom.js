// Small helpers: elements without markup, so that names and dishes are shown letter by letter.

function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value)
    else if (name === "value" || name === "checked") element[name] = value
    else element.setAttribute(name, value === true ? "" : value)
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== ""))
  return element
}

function button(text, onclick, attributes = {}) {
  return h("button", {type: "button", onclick, ...attributes}, text)
}

// SVG comes from the drawing code, which has escaped every name in it.
function showSvg(box, svg) {
  if (box.dataset.svg !== svg) {
    box.innerHTML = svg
    box.dataset.svg = svg
  }
}

function replaceChildren(box, ...children) {
  box.replaceChildren(...children.flat().filter((child) => child !== null && child !== undefined))
}

function readStore(store, key) {
  try { return store.getItem(key) } catch { return null }
}

function writeStore(store, key, value) {
  try { value === null ? store.removeItem(key) : store.setItem(key, value) } catch { /* a full or closed store: nothing is kept */ }
}

function offerDownload(name, text, type = "text/plain") {
  const link = h("a", {href: URL.createObjectURL(new Blob([text], {type})), download: name})
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

async function copyText(text, root) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const area = h("textarea", {value: text, "aria-hidden": "true", class: "hidden-copy"})
    root.append(area)
    area.select()
    const done = document.execCommand("copy")
    area.remove()
    return done
  }
}

// Draws anew and puts the focus back on the thing with the same data-id, where it is still there.
function keepFocus(box, draw) {
  const tree = box.getRootNode()
  const id = box.contains(tree.activeElement) ? tree.activeElement.dataset.id : null
  draw()
  if (id) [...box.querySelectorAll("[data-id]")].find((thing) => thing.dataset.id === id)?.focus({preventScroll: true})
}
