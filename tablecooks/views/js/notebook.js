// A plot in a notebook is joined to its kernel by the plot's name. Now and then the plot is drawn before the notebook
// has said which kernel that is, and would stay deaf for ever: here it waits for it.
(() => {
  const manager = window.PyViz && window.PyViz.comm_manager
  if (!manager || manager.waits) return
  manager.waits = true
  const {register_target, get_client_comm} = manager
  const isKnown = (plot) => window.comm_manager || (window.Jupyter && window.Jupyter.notebook) || window.google || window.PyViz.kernels[plot]
  const whenKnown = (plot, act, tries = 200) => {
    if (isKnown(plot)) act()
    else if (tries) setTimeout(() => whenKnown(plot, act, tries - 1), 50)
  }
  manager.register_target = (plot, id, handler) => whenKnown(plot, () => register_target.call(manager, plot, id, handler))
  manager.get_client_comm = (plot, id, handler) => {
    if (window.PyViz.comms[id] || isKnown(plot)) return get_client_comm.call(manager, plot, id, handler)
    let comm = null
    const unsent = []
    whenKnown(plot, () => {
      delete window.PyViz.comms[id]
      comm = get_client_comm.call(manager, plot, id, handler)
      for (const message of unsent) comm.send(...message)
    })
    return {send: (...message) => comm ? comm.send(...message) : unsent.push(message)}
  }
})()
