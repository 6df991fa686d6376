/// The scenario that is drawn if no file is named: the example screen of the pod
/// TableViewScrollAndSelect, and a pan that selects, turns back and scrolls.
package enum DemoScenario {
  /// The text of the scenario, which the package keeps as `Snapshots/demo.sim.yaml` too.
  package static let text = """
    # The example screen of the pod TableViewScrollAndSelect, and a pan that selects, turns back and scrolls.
    layoutsim: 2
    name: The demo
    alt: A table in editing mode with a green strip at its leading edge; a finger on the strip selects rows.
    scene:
      device: iPhone 15
      title: Scroll & Select
      table:
        row-height: 50
        editing: true
        sections:
          - {title: Section 0, rows: 25}
          - {title: Section 1, rows: 25}
          - {title: Section 2, rows: 25}
          - {title: Section 3, rows: 25}
      overlay: {kind: scroll-and-select, debug: true}
      show: [finger]
    steps:
      - snapshot: start
      - press: row 1 on touchView
      - move: {to: row 6, within: 600ms}
      - expect: {selected: rows 1..6, scrolling: none}
      - snapshot: select
      - move: {to: row 4, within: 300ms}
      - snapshot: turn-back
      - move: {to: bottom edge - 20, within: 500ms}
      - hold: 1s
      - expect: {scrolling: down, selected-count: ">= 30"}
      - snapshot: scroll
      - release
      - settle
      - expect: {scrolling: none}
      - snapshot: lifted
    pictures:
      - {file: demo.svg, strip: [start, select, turn-back, scroll]}
      - {file: demo-film.svg, animate: true, still: turn-back}

    """
}
