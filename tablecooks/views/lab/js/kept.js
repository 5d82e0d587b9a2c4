// What was typed and not sent yet, and what no link can carry, stays in this tab of the browser for the next load.

class Kept {
  constructor(model) {
    this.store = model.served ? sessionStorage : null
    this.key = `tablecooks-lab ${location.pathname}`
    try { this.slots = JSON.parse((this.store && readStore(this.store, this.key)) ?? "{}") } catch { this.slots = {} }
  }

  // ``of`` says what a thing was typed for: for anything else it does not come back.
  get(slot, of) {
    const kept = this.slots[slot]
    return kept && kept.of === of ? kept.value : null
  }

  // False where the browser keeps nothing.
  put(slot, of, value) {
    if (value === null) delete this.slots[slot]
    else this.slots[slot] = {of, value}
    const text = JSON.stringify(this.slots)
    if (!this.store) return false
    writeStore(this.store, this.key, text)
    return readStore(this.store, this.key) === text
  }

  // A text field that fills itself with what was typed into it before the page was loaded anew.
  follow(input, slot, of) {
    const typed = this.get(slot, of())
    if (typed !== null) input.value = typed
    input.addEventListener("input", () => this.put(slot, of(), input.value))
    return input
  }
}
