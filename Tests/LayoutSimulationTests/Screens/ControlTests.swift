import Foundation
import LayoutControls
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
}

extension View {
  /// The first view of a class inside this one, in drawing order.
  fileprivate func firstSubview<Kind: View>(_ kind: Kind.Type) -> Kind? {
    for subview in subviews {
      if let found = subview as? Kind ?? subview.firstSubview(kind) { return found }
    }
    return nil
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
}
