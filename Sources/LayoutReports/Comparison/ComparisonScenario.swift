/// The scenario that is compared in all modes if no file is named: down over a selected row, and back.
package enum ComparisonScenario {
  /// The text of the scenario, which the package keeps as `Snapshots/selection/comparison.sim.yaml` too.
  package static let text = """
    # A finger over rows 2 to 6, of which row 5 is selected, and back to row 3. 'layoutsim compare' plays it in every mode.
    layoutsim: 2
    name: Every way to select many rows
    alt: Twenty-four small screens, one for each mode; the same way of a finger selects other rows in each.
    scene:
      device: iPhone SE (1st generation)
      status-bar: false
      table: {row-height: 44, editing: true, sections: [{rows: 8, selected: [5]}]}
      overlay: {kind: scroll-and-select, debug: true}
    steps:
      - press: row 2 on touchView
      - move: {to: row 6 on touchView, within: 400ms}
      - move: {to: row 3 on touchView, within: 400ms}
      - release
      - expect: {selected: row 2}

    """
}
