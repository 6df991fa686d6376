import LayoutScenes
import LayoutSimTesting
import Testing

/// Tests as an app writes them: one import beside the test library, UIKit's names, goldens.
struct ScrollAndSelectClosureTests {
  @Test func `a strip at the right by a closure of the app`() throws {
    let sim = Simulation(try device("iPhone 15"), title: "Messages", table: .editing(rows: 40))
    let picker = TableViewScrollAndSelectController(tableView: sim.tableView)
    sim.scrollAndSelect = picker

    picker.setCustomConstraints { touchView in
      guard let host = touchView.superview else { return nil }
      let safe = host.safeAreaLayoutGuide
      let width = touchView.widthAnchor.constraint(equalToConstant: 72)
      width.priority = .defaultHigh
      width.identifier = "strip width"
      return [
        touchView.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        width,
        touchView.topAnchor.constraint(equalTo: safe.topAnchor),
        touchView.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -8),
      ]
    }
    picker.setDebugMode(on: true)
    picker.enabled = true

    try sim.press(.row(3, on: .touchView))
    try sim.move(to: .row(8), within: .milliseconds(400))
    expectLayout(sim, named: "six-rows", showing: [.finger, .safeArea, .constraints])
    try sim.release()

    #expect(sim.tableView.indexPathsForSelectedRows?.map(\.row) == Array(3...8))
    #expect(sim.findings.isEmpty)
  }

  @Test func `a strip that is a quarter of the table wide and leaves the first section alone`()
    throws
  {
    let sim = Simulation(
      try device("iPad (A16)"),
      hosting: .plainView,
      table: TableScene(
        sections: [
          SectionScene(title: "Pinned", rowCount: 3), SectionScene(title: "All", rowCount: 40),
        ],
        isEditing: true
      )
    )
    let picker = TableViewScrollAndSelectController(tableView: sim.tableView)
    sim.scrollAndSelect = picker
    let tableView = sim.tableView
    picker.setCustomConstraints { touchView in
      let pinned = tableView.rect(forSection: 0)
      let atMost = touchView.widthAnchor.constraint(lessThanOrEqualToConstant: 160)
      let quarter = NSLayoutConstraint(
        item: touchView,
        attribute: .width,
        relatedBy: .equal,
        toItem: tableView,
        attribute: .width,
        multiplier: 0.25,
        constant: 0
      )
      quarter.priority = UILayoutPriority(rawValue: 999)
      return [
        touchView.leadingAnchor.constraint(equalTo: tableView.leadingAnchor),
        quarter,
        atMost,
        touchView.topAnchor.constraint(
          equalTo: tableView.safeAreaLayoutGuide.topAnchor,
          constant: pinned.height
        ),
        touchView.bottomAnchor.constraint(equalTo: tableView.bottomAnchor),
      ]
    }
    picker.setDebugMode(on: true, color: .orange)
    picker.enabled = true

    try sim.tap(.row(2, section: 1, on: .touchView))
    #expect(sim.tableView.indexPathsForSelectedRows == [IndexPath(row: 2, section: 1)])
    #expect(throws: Simulation.FailedAction.self) {
      try sim.press(.row(1, section: 0, on: .touchView))
    }
    expectLayout(sim, named: "tablet", showing: [.touchView])
  }

  @Test func `an overlay that is off does nothing, and the screen says so`() throws {
    let sim = Simulation(try device("iPhone SE (3rd generation)"), table: .editing(rows: 20))
    let picker = TableViewScrollAndSelectController(tableView: sim.tableView)
    picker.setDebugMode(on: true)
    sim.scrollAndSelect = picker

    let error = #expect(throws: Simulation.FailedAction.self) {
      try sim.press(.row(3, on: .touchView))
    }
    #expect(error?.description.hasPrefix("there is no 'touchView' on this screen") == true)
    #expect(!sim.finger.isDown)

    picker.enabled = true
    try sim.tap(.row(3, on: .touchView))
    #expect(sim.tableView.indexPathsForSelectedRows == [IndexPath(row: 3, section: 0)])
    picker.enabled = false
    #expect(throws: Simulation.FailedAction.self) { try sim.tap(.row(4, on: .touchView)) }
    expectLayout(sim, named: "off-again")
  }
}
