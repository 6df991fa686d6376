import Foundation
import LayoutScenes
import LayoutSimulation
import LayoutViews
import TableSelection
import Testing

@Suite
struct HitReportTests {
  @Test func `the report names the views from the window inwards, and why the others refuse`() {
    let simulation = Simulation(Scene(table: .rows(20)))
    let report = HitReport(simulation.window, at: CGPoint(x: 30, y: 300))
    #expect(report.taker?.accessibilityIdentifier == "touchView")
    #expect(
      report.chain.map { $0.accessibilityIdentifier ?? "" }
        == ["window", "navigation", "superview", "touchView"]
    )
    #expect(report.lines.first == "Window 'window': asks inside")
    #expect(
      report.lines.contains {
        $0.hasSuffix("NavigationBar 'navigationBar': does not contain the point")
      }
    )
    #expect(report.lines.last?.hasSuffix("View 'touchView': takes the touch") == true)
  }

  @Test func `a hidden view gives way to what is behind it`() {
    let simulation = Simulation(Scene(table: .rows(20)))
    simulation.scrollAndSelect?.enabled = false
    let report = HitReport(simulation.window, at: CGPoint(x: 30, y: 300))
    #expect(report.taker?.isDescendant(of: simulation.tableView) == true)
  }
}
