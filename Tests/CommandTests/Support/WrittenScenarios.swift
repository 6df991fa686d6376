/// A scenario without a mistake.
let plainScenario = """
  layoutsim: 2
  name: a slow pan
  scene:
    {table: {rows: 40, editing: true}, overlay: scroll-and-select}
  steps:
    - press: row 2 on touchView
    - move: {to: row 6, within: 400ms}
    - release
    - expect: {selected: rows 2..6}
    - snapshot: after

  """

/// A scenario with one snapshot and no finger.
let smallScenario = """
  layoutsim: 2
  name: a small screen
  scene:
    table: {rows: 3}
  steps:
    - snapshot: a

  """

/// A scenario with three mistakes of different kinds.
let wrongScenario = """
  layoutsim: 2
  name: three mistakes
  scene:
    device: iPhone 51
    table: {rows: forty}
  steps:
    - pres: row 3 on touchView

  """
