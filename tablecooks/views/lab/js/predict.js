// Predict, lock, reveal: a number and a confidence come first; after locking they stay as they are.

class PredictTab {
  constructor(lab) {
    this.lab = lab
    this.shaker = new Shaker(lab, null)
    this.question = h("section", {class: "card question"})
    this.figure = new Figure(lab, "calibration")
    this.element = h("div", {class: "lab-predict"}, this.shaker.element, this.question, this.figure.element)
  }

  show(scene) {
    const words = scene.words
    const question = scene.question
    this.scene = scene
    this.question.setAttribute("aria-label", words.questions)
    this.figure.show(scene.figures[0], words)
    this.shaker.show(scene.shaker, words)
    const sameQuestion = this.shownAt === question?.at && this.stage === question?.stage
    if (sameQuestion && question?.stage === "asked") return
    this.shownAt = question?.at
    this.stage = question?.stage
    replaceChildren(this.question, this.chooser(scene), ...(question ? this.asked(question, scene) : [h("p", {class: "fault"}, scene.why_not)]))
    this.question.querySelector("[data-next]")?.focus({preventScroll: true})
  }

  chooser(scene) {
    const taken = scene.question?.key
    return h("div", {class: "chooser", role: "group", "aria-label": scene.words.questions}, ...scene.questions.map((one) =>
      button(one.name, () => this.lab.send({do: "ask", question: one.key}), {class: "small", "aria-pressed": String(one.key === taken)})))
  }

  asked(question, scene) {
    const words = scene.words
    const text = h("p", {class: "asked", id: "lab-question"}, question.text)
    const again = question.again ? h("p", {class: "help again"}, question.again) : null
    if (question.stage === "asked") return [text, again, this.entry(question, scene)]
    const said = h("p", {class: "said"}, `${words.your_number}: `, h("strong", {}, question.said), ` · ${words.sure} `, h("strong", {}, `${question.sure} %`))
    if (question.stage === "locked")
      return [text, said, h("p", {class: "bar"}, button(words.reveal, () => this.lab.send({do: "reveal", at: question.at}), {class: "main", "data-next": ""}))]
    return [text, ...this.revealed(question, words, again)]
  }

  entry(question, scene) {
    const words = scene.words
    const number = h("input", {type: "text", id: "lab-number", inputmode: "decimal", autocomplete: "off", "aria-describedby": "lab-question lab-unit"})
    const of = `${scene.seed} ${question.at} ${question.key}`
    this.lab.kept.follow(number, "number", () => of)
    const ticked = this.lab.kept.get("sure", of)
    const sure = scene.confidences.map((confidence) => h("label", {class: "sure"},
      h("input", {type: "radio", name: "sure", value: confidence, checked: ticked === confidence,
        onchange: () => this.lab.kept.put("sure", of, confidence)}), ` ${confidence} %`))
    const lock = (event) => {
      event.preventDefault()
      const taken = this.question.querySelector("input[name=sure]:checked")
      this.lab.send({do: "lock", number: number.value, sure: taken ? taken.value : "", at: question.at})
    }
    return h("form", {class: "lab-entry", novalidate: true, onsubmit: lock},
      h("div", {class: "field"}, h("label", {for: "lab-number"}, words.your_number), h("div", {class: "bar"}, number, h("span", {class: "quiet", id: "lab-unit"}, question.unit))),
      h("fieldset", {class: "sures"}, h("legend", {}, words.sure), ...sure, h("p", {class: "help"}, question.counts)),
      h("p", {class: "bar"}, h("button", {type: "submit", class: "main"}, words.lock)))
  }

  revealed(question, words, again) {
    const {said, answer, tried, verdict, right, working, svg} = question.revealed
    const drawing = h("div", {class: "drawing", "aria-hidden": "true"})
    showSvg(drawing, svg)
    return [
      h("dl", {class: "sides"},
        h("div", {}, h("dt", {}, words.your_number), h("dd", {}, said), h("dd", {class: "quiet"}, `${question.sure} %`)),
        h("div", {}, h("dt", {}, words.answer), h("dd", {}, answer), h("dd", {class: "quiet"}, tried))),
      h("p", {class: right ? "verdict right" : "verdict"}, verdict), again, drawing,
      h("details", {open: true}, h("summary", {}, words.working), ...working.map((line) => h("p", {}, line))),
      h("p", {class: "bar"}, button(words.next, () => this.lab.send({do: "ask", question: question.key}), {class: "main", "data-next": ""})),
    ]
  }
}
