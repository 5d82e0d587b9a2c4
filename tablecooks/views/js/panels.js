// The panels beside the board: odds, log, end of the game, rules.

function oddsPanel(odds, words, open) {
  if (!odds) return [h("h2", {}, words.odds), h("p", {class: "quiet"}, words.odds_hint)]
  const rows = odds.rows.map((row) => h("li", {class: `tone-${row.tone}`},
    h("span", {class: "what"}, row.label),
    h("span", {class: "fraction"}, row.fraction),
    h("span", {class: "percent"}, row.percent),
    h("span", {class: "track", "aria-hidden": "true"}, h("span", {class: "fill", style: `width:${(row.share * 100).toFixed(2)}%`})),
    h("span", {class: "leads"}, row.leads_to)))
  const working = odds.working.length
    ? h("details", {open}, h("summary", {"data-id": "working"}, words.working), ...odds.working.map((line) => h("p", {}, line))) : null
  return [
    h("div", {class: "heading"}, h("h2", {}, odds.title), h("span", {class: "quiet"}, odds.note)),
    h("ul", {class: "odds"}, ...rows), odds.average ? h("p", {class: "average"}, odds.average) : null, working,
    odds.lab ? h("p", {class: "lab"}, h("a", {href: odds.lab.link, target: "_blank", rel: "noopener"}, `${odds.lab.text} ›`)) : null,
  ]
}

function logPanel(scene, look) {
  const items = scene.lines.map((text, place) => {
    const line = place + 1
    const shown = line === scene.position
    return h("li", {}, h("button", {type: "button", class: shown ? "line shown" : "line", "data-id": line, "aria-current": shown ? "step" : null,
      onclick: () => look(line)}, h("span", {class: "number"}, String(line)), h("span", {}, text)))
  })
  return h("ol", {class: "log"}, ...items)
}

function endPanel(over, words, act) {
  const cooks = over.ranking.map((cook) => h("li", {class: cook.place === 1 ? "winner" : null},
    h("div", {class: "heading"},
      h("strong", {}, `${cook.place}. ${cook.name}`), h("span", {class: "quiet"}, cook.stars), h("strong", {}, cook.points)),
    h("ul", {class: "points"}, ...cook.rows.map((row) => h("li", {}, h("span", {}, row.name), h("span", {}, row.points))))))
  return [
    h("h2", {}, over.title), h("p", {}, over.why),
    h("p", {class: "bar"},
      button(words.same_seed, () => act("same"), {"data-id": "same"}),
      button(words.new_seed, () => act("new"), {class: "main", "data-id": "new"})),
    h("ol", {class: "ranking"}, ...cooks),
  ]
}

function rulesDialog(clauses, words) {
  const search = h("input", {type: "text", "aria-label": words.search_rules, placeholder: words.search_rules, oninput: () => filter()})
  const list = h("dl", {}, ...clauses.map(([id, text]) => h("div", {"data-text": `${id} ${text}`.toLowerCase()}, h("dt", {}, id), h("dd", {}, text))))
  const filter = () => {
    const wanted = search.value.trim().toLowerCase()
    for (const row of list.children) row.hidden = !row.dataset.text.includes(wanted)
  }
  const dialog = h("dialog", {class: "rules", "aria-label": words.rules},
    h("div", {class: "heading"}, h("h2", {}, words.rules), button(words.close, () => dialog.close())), search,
    h("div", {class: "scroll", tabindex: "0", role: "region", "aria-label": words.rules}, list))
  return dialog
}
