import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutInteraction
import LayoutScenes
import LayoutSimulation
import LayoutTables
import LayoutViews
import TableSelection

/// A trial of a scroll to the table's end by estimated heights that are wrong, played with a finger.
///
/// The end moves as rows are measured, so that no sum of heights says where the scroll ends.
struct EstimateTrial {
  private let simulation: Simulation
  private let controller: TableViewScrollAndSelectController
  private let touch: TouchPlace

  /// The most rows that are scrolled over, and the longest time that it may take, in seconds.
  static let most = (rows: 1000, seconds: 200)

  /// The last movement into the zone, more than the 5 pt below which nothing is a movement.
  private static let step: CGFloat = 12

  /// Creates the trial of a scene, or `nil` if its table does not scroll that way.
  init?(_ scene: Scene) {
    simulation = Simulation(scene)
    guard let controller = simulation.scrollAndSelect,
      let touch = ScreenGeometry(simulation).shownTouch
    else { return nil }
    (self.controller, self.touch) = (controller, touch)
  }

  /// The number of rows if they are more than are scrolled over, or `nil` if they are not.
  var excessiveRows: Int? {
    let count = simulation.tableView.geometry.numberOfRows
    return count > Self.most.rows ? count : nil
  }

  /// The finding about estimates, or `nil` if they are right.
  var finding: ScrollAndSelectFinding? {
    controller.findings.first {
      if case .estimatesOff = $0 { true } else { false }
    }
  }

  /// Returns the effect, or `nil` if the scroll does not begin, or does not end in time.
  ///
  /// - Complexity: O(frames of the scroll).
  func effect() -> ScrollAndSelectFinding.ScrollEffect? {
    let (table, screen) = (simulation.tableView, simulation.window.bounds)
    guard let edge = controller.scrollingEdges.bottom, let superview = table.superview else {
      return nil
    }
    let zone = superview.convert(CGPoint(x: 0, y: edge), to: nil).y
    let found = touch.reach.region.bounds
    let depth = min(Self.step, screen.maxY - zone - 1)
    guard depth > 0, zone > found.minY + 2 * Self.step else { return nil }
    let finger = simulation.finger
    finger.press(at: CGPoint(x: found.midX, y: found.minY + 1))
    finger.move(to: CGPoint(x: found.midX, y: zone - Self.step), within: .milliseconds(300))
    finger.move(to: CGPoint(x: found.midX, y: zone + depth), within: .milliseconds(20))
    guard simulation.scrolling == .down else { return nil }
    var (lag, lead): (CGFloat, CGFloat) = (0, 0)
    for _ in 0..<2 * Self.most.seconds where simulation.scrolling != .none {
      finger.hold(for: .milliseconds(500))
      guard let last = table.selection.ranges.last?.upperBound else { return nil }
      let reached = table.geometry.span(ofRow: last - 1)
      let height = table.convert(CGPoint(x: 0, y: zone + depth), from: nil).y
      lag = max(lag, height - reached.maxY)
      lead = max(lead, reached.minY - height)
    }
    guard simulation.scrolling == .none else { return nil }
    return .init(
      missing: Double(table.maximumContentOffset.y - table.contentOffset.y),
      lag: Double(lag),
      lead: Double(lead)
    )
  }
}
