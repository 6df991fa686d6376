import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutInteraction
import LayoutScenes
import LayoutSimulation
import LayoutTables
import LayoutViews
import Testing

@Suite struct `The step fling` {
  private static let table = TableScene(
    sections: [SectionScene(rowCount: 1000)],
    rowHeight: .fixed(44)
  )

  /// A table of 1,000 rows without anything over it.
  private func screen() -> Simulation {
    Simulation(Scene(table: Self.table, overlay: nil))
  }

  @Test(arguments: [200, 500, 1000, 2200, 4000, 9000.0])
  func `the content goes on as far as the speed carries it`(_ velocity: Double) throws {
    let sim = screen()
    try sim.fling(from: .point(x: 200, y: 700), .up, velocity: velocity)
    #expect(!sim.finger.isDown)
    #expect(sim.tableView.isDecelerating)
    let start = sim.scrolledDistance
    // The finger's way of 0.1 s, less the 10 pt that it takes to begin, or up to the edge of the screen.
    #expect(abs(start - (min(velocity / 10, 700) - 10)) < 0.5)
    try sim.settle(within: .seconds(10))
    // v · d / (1 − d) in steps of a millisecond, with d = 0.998; the last half point is not shown.
    let k = 1000 * log(0.998)
    #expect(abs(sim.scrolledDistance - start - -velocity / k) < 1)
  }

  @Test func `between two frames the offset is that of the formula`() throws {
    let sim = screen()
    try sim.fling(from: .point(x: 200, y: 700), .up, velocity: 2000)
    let start = sim.scrolledDistance
    let k = 1000 * log(0.998)
    var elapsed = 0.0
    for _ in 0..<10 {
      sim.advance(by: .milliseconds(100))
      elapsed += 0.1
      let wanted = start + 2000 / k * (exp(k * elapsed) - 1)
      // Pixels of a third of a point.
      #expect(abs(sim.scrolledDistance - wanted) < 0.34, "after \(elapsed) s")
    }
  }

  @Test func `a fling to a place has the speed of its way`() throws {
    let sim = screen()
    try sim.fling(from: .row(12), to: .row(4), within: .milliseconds(160))
    let start = sim.scrolledDistance
    try sim.settle(within: .seconds(10))
    // 352 pt in 0.16 s.
    #expect(abs(sim.scrolledDistance - start - 2200 / -(1000 * log(0.998))) < 1)
  }

  @Test func `the finger moves where the direction says`() throws {
    let sim = screen()
    try sim.fling(from: .point(x: 200, y: 700), .up, velocity: 4000)
    try sim.settle(within: .seconds(10))
    let far = sim.scrolledDistance
    try sim.fling(from: .point(x: 200, y: 300), .down, velocity: 1000)
    try sim.settle(within: .seconds(10))
    #expect(sim.scrolledDistance < far - 500)
    // Nothing scrolls sideways.
    let offset = sim.tableView.contentOffset
    try sim.fling(from: .point(x: 300, y: 300), .left, velocity: 1000)
    try sim.settle(within: .seconds(10))
    #expect(sim.tableView.contentOffset == offset)
  }

  @Test func `a fling needs room, and lifts the finger without it`() {
    let sim = screen()
    let error = #expect(throws: Simulation.FailedAction.self) {
      try sim.fling(from: .point(x: 200, y: 105), .down, velocity: 0)
    }
    #expect(error?.diagnostic.code == "no-room")
    #expect(!sim.finger.isDown)
    #expect(throws: Simulation.FailedAction.self) {
      try sim.fling(from: .point(x: 200, y: 851), .down, velocity: 2000)
    }
  }

  @Test func `a run that is stopped within a fling has the finger on its way`() throws {
    let scenario = try scenario(
      """
      wait: 1s
      fling: {from: "200, 700", to: "200, 300", within: 200ms}
      settle
      """,
      scene: "overlay: none"
    )
    var player = ScenarioPlayer(scenario)
    _ = player.play(until: .start.advanced(by: .milliseconds(1100)))
    #expect(player.simulation.finger.isDown)
    #expect(player.simulation.finger.location == CGPoint(x: 200, y: 500))
  }
}
