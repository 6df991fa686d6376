import Foundation
import LayoutReports
import LayoutScenes
import LayoutSimulation
import LayoutTables
import LayoutViews
import ScreenFrames
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
        $0.hasSuffix(
          "NavigationBar 'navigationBar': refuses: (30, 246.333) is outside its bounds (0, 0, 393, 44)"
            + "  · frame (0, 53.667, 393, 44)"
        )
      }
    )
    #expect(
      report.lines.last?.hasSuffix(
        "View 'touchView': takes the touch  · (40, 300): frame (-10, 0, 78, 862)"
      ) == true
    )
    #expect(report.behind?.placedName.hasSuffix("row 4") == true)
  }

  @Test func `a hidden view gives way to what is behind it`() {
    let simulation = Simulation(Scene(table: .rows(20)))
    simulation.scrollAndSelect?.enabled = false
    let report = HitReport(simulation.window, at: CGPoint(x: 30, y: 300))
    #expect(report.taker?.isDescendant(of: simulation.tableView) == true)
    #expect(report.behind == nil)
    #expect(report.lines.contains { $0.contains("bounds origin (0, -97.667)") })
  }

  @Test func `cells beside the point share a line`() {
    let simulation = Simulation(Scene(table: .rows(20), overlay: nil))
    let report = HitReport(simulation.window, at: CGPoint(x: 200, y: 300))
    let cells = report.lines.filter { $0.contains("refuse: the point is outside") }
    #expect(cells.count == 1)
    #expect(cells[0].contains("TableViewCell 0/17 to TableViewCell 0/5"))
    #expect(report.questions.count { $0.view is TableViewCell } > 10)
  }

  @Test func `many views side by side that refuse are counted behind the first ones`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    for number in 0..<40 {
      let view = View(frame: root.bounds)
      view.isHidden = number.isMultiple(of: 4)
      view.isUserInteractionEnabled = false
      root.addSubview(view)
    }
    let report = HitReport(root, at: CGPoint(x: 200, y: 200))
    #expect(report.lines.count { $0.contains("refuses: ") } == 6, "\(report.lines)")
    let rest = "  34 more refuse: 25 interaction off, 9 hidden"
    #expect(report.lines.contains(rest), "\(report.lines)")
    #expect(report.questions.count == 41)
  }

  @Test func `outlines of narrow views that share their edges do not pass each other`() {
    let simulation = Simulation(Scene(table: .rows(20), overlay: nil))
    var parent: View = simulation.window
    for frame in [CGRect(x: 100, y: 300, width: 20, height: 200)]
      + Array(repeating: CGRect(x: 0, y: 0, width: 20, height: 200), count: 5)
    {
      let view = View(frame: frame)
      parent.addSubview(view)
      parent = view
    }
    let report = HitReport(simulation.window, at: CGPoint(x: 110, y: 310))
    #expect(report.taker === parent)
    let widths = outlines(report.picture(over: simulation.frame(named: "now")).elements)
      .map(\.width)
    #expect(widths.suffix(6) == [18, 12, 6, 0, 18, 18])
  }

  /// The rectangles around the views of the chain.
  private func outlines(_ elements: [ScreenElement]) -> [CGRect] {
    elements.flatMap { element -> [CGRect] in
      switch element {
      case .group(let group): outlines(group.children)
      case .shape(let shape):
        if shape.tag.role == "chain", case .rectangle(let rect, _) = shape.outline {
          [rect]
        } else {
          []
        }
      case .text: []
      }
    }
  }

  @Test func `nothing is touched beside the screen`() {
    let simulation = Simulation(Scene(table: .rows(20)))
    for point in [CGPoint(x: -1, y: 10), CGPoint(x: CGFloat.nan, y: 10)] {
      let report = HitReport(simulation.window, at: point)
      #expect(report.taker == nil && report.chain.isEmpty && report.behind == nil)
      #expect(report.questions.count == 1)
      let frame = simulation.frame()
      #expect(report.picture(over: frame).size.width > frame.size.width)
    }
  }
}
