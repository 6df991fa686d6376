import Foundation
import LayoutControls
import LayoutDiagnostics
import LayoutScenes
import LayoutSimulation
import LayoutTables
import LayoutViews
import Testing

/// Controls of a scene, in its stack and at the end of its rows.
@Suite struct `Controls on a screen` {
  private let stack =
    "overlay: none\nstack: {views: [{switch: off, name: wifi}, {slider: 0.5, name: volume},"
    + " {segments: [Day, Week], name: period}, {text-field: Ada, name: who}]}"

  @Test func `what a control is set to is told where it is not as expected`() throws {
    #expect(try failures("tap: view wifi\nexpect: {values: {wifi: on}}", scene: stack).isEmpty)
    #expect(
      try failures(
        "tap: view wifi\nexpect: {values: {wifi: off, volume: '> 0.6', period: Week, who: Eve}}",
        scene: stack
      ) == ["wifi is 'on', expected 'off'"]
    )
  }

  @Test(
    arguments: [
      ("hold: 2s", true), ("move: {to: '330, 90', within: 100ms}", true),
      ("move: {to: '200, 300', within: 100ms}", false),
    ]
  )
  func `a button in a bar follows its finger as other controls do`(
    _ step: String,
    isPressed: Bool
  ) throws {
    let steps = "press: button Edit\n\(step)\nrelease\nsettle\nexpect: {editing: \(isPressed)}"
    let table = "{rows: 20, row-height: 44}"
    let scene = "overlay: none\ntitle: T\nedit-screen: true"
    #expect(try failures(steps, table: table, scene: scene).isEmpty)
  }

  @Test func `a place on a view that is not there fails the step`() throws {
    let simulation = Simulation(try scenario("wait: 1s", scene: stack).scene)
    #expect(throws: Simulation.FailedAction.self) { try simulation.tap(.stackView("nobody")) }
    try simulation.tap(.stackView("wifi"))
    let control = simulation.window.firstSubview(Switch.self)
    #expect(control?.isOn == true)
  }

  @Test(
    arguments: [
      ("slider: 0.5", 34), ("progress: 0.5", 4), ("text-field: A", 103.0 / 3), ("button: A", 30),
      ("segments: [A, B]", 32),
    ] as [(String, CGFloat)]
  )
  func `the control of a row is as wide as the scene says, and as high as it is`(
    _ control: String,
    height: CGFloat
  ) throws {
    let table = "{rows: 3, row-height: 44, accessory-view: {\(control), width: 120}}"
    let simulation = Simulation(
      try scenario("wait: 1s", table: table, scene: "overlay: none").scene
    )
    let cell = try #require(simulation.tableView.visibleCells.first)
    let view = try #require(cell.accessoryView)
    #expect(view.frame.width == 120)
    #expect(abs(view.frame.height - height) < 1e-6)
    #expect(cell.contentView.frame.maxX <= view.frame.minX)
    #expect(view.frame.maxX <= cell.bounds.maxX)
  }

  @Test func `the control of a row that is loaded anew goes to its new cell`() throws {
    let table = "{rows: 3, row-height: 44, accessory-view: {switch: on}}"
    let simulation = Simulation(
      try scenario("wait: 1s", table: table, scene: "overlay: none").scene
    )
    let row = RowAddress(row: 1)
    let old = try #require(simulation.tableView.visibleCells.dropFirst().first)
    let control = try #require(old.accessoryView)
    try simulation.update(RowUpdate(.reload, [row]))
    let new = simulation.tableView.visibleCells[1]
    #expect(new !== old && new.accessoryView === control && control.isDescendant(of: new))
    try simulation.settle(within: .seconds(2))
    #expect(control.isDescendant(of: new))
    #expect(simulation.findings.isEmpty)
  }

  @Test func `the control of a row keeps what it is set to while the row is away`() throws {
    let table = "{rows: 100, row-height: 44, accessory-view: {switch: off}}"
    let simulation = Simulation(
      try scenario("wait: 1s", table: table, scene: "overlay: none").scene
    )
    let cell = try #require(simulation.tableView.visibleCells.first)
    let control = try #require(cell.accessoryView as? Switch)
    let middle = control.convert(control.bounds, to: nil)
    try simulation.tap(.point(x: middle.midX, y: middle.midY))
    #expect(control.isOn)
    // The touch was the control's, not the row's.
    #expect(simulation.tableView.indexPathsForSelectedRows == nil)
    simulation.tableView.setContentOffset(.init(x: 0, y: 3000), animated: false)
    simulation.window.layoutIfNeeded()
    #expect(control.window == nil)
    simulation.tableView.setContentOffset(.init(x: 0, y: -98), animated: false)
    simulation.window.layoutIfNeeded()
    let again = try #require(simulation.tableView.visibleCells.first)
    #expect(again.accessoryView === control && control.isOn)
    let others = simulation.tableView.visibleCells.dropFirst()
    #expect(others.allSatisfy { ($0.accessoryView as? Switch)?.isOn == false })
  }

  @Test(
    arguments: [
      ("iOS 18", 303, CGSize(width: 51, height: 31)),
      ("iOS 26", 279, CGSize(width: 63, height: 28)),
    ] as [(String, CGFloat, CGSize)]
  )
  func `a switch at the end of a row is as the system has it`(
    _ system: String,
    _ start: CGFloat,
    _ size: CGSize
  ) throws {
    let table = "{rows: 3, style: inset-grouped, accessory-view: {switch: on}}"
    let scene = "overlay: none\ndevice: iPhone 16 Pro\nsystem: \(system)"
    let simulation = Simulation(try scenario("wait: 1s", table: table, scene: scene).scene)
    let cell = simulation.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    let view = try #require(cell?.accessoryView)
    #expect(view.frame.size == size)
    #expect(abs(view.frame.minX - start) < 0.01)
    #expect(cell?.contentView.frame.maxX == view.frame.minX)
  }

  private let rows = """
    {sections: [{title: A, rows: [
      {text: Silent, accessory-view: {switch: off}}, {text: Wi-Fi, accessory: detail-disclosure},
      {text: Volume, accessory-view: {slider: 4, range: [0, 10], width: 120, name: volume}},
      {text: Size, accessory-view: {segments: [S, M, L], selected: 1, width: 120}},
      {text: Copies, accessory-view: {stepper: 3, name: copies}}, {text: Get, accessory-view: {button: Buy}},
      {text: Plain}, {text: Here, accessory: disclosure}]}, {rows: 20, accessory-view: {text-field: "", width: 90}}]}
    """

  @Test(
    arguments: [
      ("tap: row 0 on accessory", "values: {accessory in row 0: on, row 0: on}"),
      ("tap: view accessory in row 0", "values: {accessory in row 0: on}"),
      ("tap: row 1 on accessory", "log: accessoryButtonTappedForRowWith row 0/1"),
      ("tap: 90 %, 50 % of view volume in row 2", "values: {volume in row 2: '4'}"),
      ("tap: 80 %, 50 % of view accessory in row 3", "values: {accessory in row 3: L}"),
      ("tap: 80 %, 50 % of view copies in row 4", "values: {copies in row 4: 4, row 4: '> 3'}"),
      ("tap: 20 % of view copies in row 4", "values: {copies in row 4: '>= 2'}"),
      ("tap: row 5 on accessory", "log: \"touchUpInside of Button 'Buy' in row 0/5\""),
      ("tap: first visible row on accessory", "values: {accessory in row 0: on}"),
      ("tap: row 7 on accessory", "selected: row 7"),
      ("tap: row 1/19 on accessory, scrolled into view", "keyboard: true"),
      ("focus: row 1/19 on accessory", "keyboard: true"),
      ("focus: view accessory in row 1/19", "keyboard: true"),
      (
        "wait: 1s",
        "frames: {accessory in row 0: {width: 51}, volume in row 2: {width: 120}, row 0: {width: 393}}"
      ),
      ("wait: 1s", "frames: {navigationBar: {height: 44}, tableView: {height: 852}}"),
    ]
  )
  func `what ends a row is tapped and expected by its row`(
    _ step: String,
    _ expectation: String
  ) throws {
    let scene = "overlay: none\ntitle: Settings"
    #expect(
      try failures("\(step)\nexpect: {\(expectation)}", table: oneLine(rows), scene: scene).isEmpty
    )
  }

  @Test(arguments: [
    (
      "{editing: true, rows: 3}", "row 1 on reorder control", "row 1 has no reorder control",
      "write 'movable: all' in the table"
    ),
    (
      "{rows: 3}", "row 1 on reorder control", "row 1 has no reorder control",
      "the table is not in editing mode; write 'editing: true' in the table, or a step 'edit: true'"
    ),
    (
      "{editing: true, rows: 3, uneditable: [1]}", "row 1 on edit control",
      "row 1 has no edit control", "a row that may not be edited has none"
    ),
    (
      "{editing: true, rows: 3}", "row 1 on accessory", "row 1 has no accessory",
      "in editing mode a row shows none; 'edit control' and 'reorder control' are its parts then"
    ),
  ])
  func `a part that a row does not have has advice`(
    _ table: String,
    _ place: String,
    _ message: String,
    _ hint: String
  ) throws {
    let scenario = try scenario("tap: \(place)", table: table, scene: "overlay: none")
    let failure = try #require(ScenarioPlayer.play(scenario).failures.first)
    #expect(failure.message == "step 1: \(message)" && failure.hint == hint, "\(failure)")
  }

  @Test func `a finger taps the minus of a row`() throws {
    let table =
      "{rows: 3, deletable: all, editing: true, allows-multiple-selection-during-editing: false}"
    let steps = """
      tap: row 1 on edit control
      settle
      tap: button Delete
      settle
      expect: {log: commit delete forRowAt row 1}
      """
    #expect(try failures(steps, table: table, scene: "overlay: none") == [])
  }

  @Test(
    arguments: [
      (
        "table: {rows: 9, header-view: {segments: [Day, Week, Month], name: period}}",
        "tap: 50 %, 50 % of view period", "period: Week"
      ),
      (
        "table: {sections: [{rows: 9, footer-view: {segments: [Day, Week], name: period}}]}",
        "tap: 80 %, 50 % of view period", "period: Week"
      ),
      (
        "title-segments: [All, Missed]\n  table: {rows: 9}",
        "tap: 80 %, 50 % of view titleSegments", "titleSegments: Missed"
      ),
    ]
  )
  func `segments around the rows are tapped and expected by their names`(
    _ scene: String,
    _ step: String,
    _ value: String
  ) throws {
    let text = """
      layoutsim: 2
      name: test
      scene:
        \(scene)
      steps:
        - \(step)
        - expect: {values: {\(value)}}
      """
    let (scenario, diagnostics) = SceneReader.read(text: text, file: "test.sim.yaml")
    #expect(diagnostics.isEmpty)
    #expect(ScenarioPlayer.play(try #require(scenario)).failures.map(\.message) == [])
  }

  @Test func `a slider at the end of a row is dragged by shares of its width`() throws {
    let steps = """
      press: 40 %, 50 % of view volume in row 2
      move: {to: "90 %, 50 % of view volume in row 2"}
      release
      expect: {values: {volume in row 2: "> 8"}, selected: none}
      """
    #expect(try failures(steps, table: oneLine(rows), scene: "overlay: none").isEmpty)
  }

  @Test(
    arguments: [
      ("tap: row 6 on accessory", "step 1: row 6 has no accessory"),
      ("tap: view accessory in row 6", "step 1: row 6 has no accessory"),
      ("tap: row 1/19 on accessory", "step 1: row 1/19 is not on the screen"),
      ("expect: {values: {row 2: low}}", "row 2 is 4, expected 'low'"),
      ("expect: {values: {row 4: '< 3'}}", "row 4 is 3, expected < 3"),
    ]
  )
  func `a row that ends with something else says so`(_ step: String, _ message: String) throws {
    #expect(
      try failures(step, table: oneLine(rows), scene: "overlay: none") == [message]
    )
  }

  private func oneLine(_ text: String) -> String {
    text.split(separator: "\n").joined(separator: " ")
  }
}

extension View {
  /// The first view of a class inside this one, in drawing order.
  fileprivate func firstSubview<Kind: View>(_ kind: Kind.Type) -> Kind? {
    for subview in subviews {
      if let found = subview as? Kind ?? subview.firstSubview(kind) { return found }
    }
    return nil
  }
}
