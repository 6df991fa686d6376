import LayoutScenes
import LayoutSimTesting
import Testing

/// Fingers that go to places by their meaning, and what they say when they cannot.
struct FingerPlaceTests {
  private let sim: Simulation

  init() throws {
    sim = Simulation(try device("iPhone 15"), table: .editing(rows: 60))
  }

  @Test func `a finger on the table scrolls it`() throws {
    try sim.press(.row(8))
    try sim.move(to: .row(4), within: .milliseconds(300))
    sim.hold(for: .milliseconds(200))
    try sim.release()
    #expect(sim.scrolledDistance > 100)
    #expect(sim.isAtRest)
  }

  @Test func `a finger keeps its x on the way to a row`() throws {
    try sim.press(.point(x: 300, y: 400))
    try sim.move(through: [.row(5), .bottomEdge(offset: -60)], within: .milliseconds(100))
    #expect(sim.finger.location.x == 300)
  }

  @Test func `edges are those of the visible area`() throws {
    let safe = sim.tableView.safeAreaInsets
    #expect(try sim.point(of: .topEdge(offset: 10)).y == safe.top + 10)
    let height = sim.window.bounds.height
    #expect(try sim.point(of: .bottomEdge(offset: -10)).y == height - safe.bottom - 10)
    #expect(try sim.point(of: .middle(of: .tableView)) == CGPoint(x: 196.5, y: height / 2))
  }

  @Test func `a row that is not on the screen is told, with those that are`() throws {
    let error = #expect(throws: Simulation.FailedAction.self) { try sim.press(.row(40)) }
    #expect(error?.diagnostic.message == "row 40 is not on the screen")
    #expect(error?.diagnostic.hint?.hasPrefix("on the screen are row 0 to ") == true)
  }

  @Test(arguments: [
    Place.row(60), .row(-1), .row(0, section: 1), .row(0, section: -1), .row(3, on: .touchView),
    .middle(of: .toolbar),
  ])
  func `a place that is not there throws and the finger stays up`(_ place: Place) {
    #expect(throws: Simulation.FailedAction.self) { try sim.press(place) }
    #expect(throws: Simulation.FailedAction.self) { try sim.tap(place) }
    #expect(!sim.finger.isDown)
  }

  @Test func `a touch that another view takes is told with the views that were asked`() throws {
    let picker = TableViewScrollAndSelectController(tableView: sim.tableView)
    picker.enabled = true
    let error = #expect(throws: Simulation.FailedAction.self) {
      try sim.press(.middle(of: .touchView), takenBy: .view(.tableView))
    }
    #expect(error?.diagnostic.code == "missed-touch")
    #expect(error?.description.contains("View 'touchView' takes the touch") == true)
    try sim.press(.middle(of: .touchView))
    #expect(sim.finger.isDown)
  }

  @Test func `a finger that is up cannot move, one that is down cannot go down`() throws {
    let up = #expect(throws: Simulation.FailedAction.self) { try sim.move(to: .row(3)) }
    #expect(up?.description == "move: the finger is not down\n  hint: press first")
    #expect(throws: Simulation.FailedAction.self) { try sim.release() }
    #expect(throws: Simulation.FailedAction.self) { try sim.cancel() }
    try sim.press(.row(3))
    let down = #expect(throws: Simulation.FailedAction.self) { try sim.tap(.row(3)) }
    #expect(down?.description == "tap: the finger is down already\n  hint: release it first")
    try sim.cancel()
    #expect(!sim.finger.isDown)
  }
}
