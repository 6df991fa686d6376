import Foundation
import LayoutGeometry
import LayoutScenes
import LayoutSimulation
import LayoutTables
import LayoutViews

/// A writer of drawn touches as steps, on the screen on which they were drawn.
struct TouchWriter {
  let simulation: Simulation
  /// Whether rows are named where the finger is on rows, so that the steps fit every device.
  let namesRows: Bool

  /// The longest touch that is a tap, in milliseconds, and the furthest that its finger goes, in points.
  private static let tap = (time: 400.0, distance: 5.0)

  /// Returns the steps of a touch.
  func steps(of touch: DrawnTouch) -> [FingerStep] {
    let corners = touch.corners
    let first = corners[0]
    let start = place(of: first.point)
    let length = corners.map { Self.distance($0, first) }.max() ?? 0
    let duration = (touch.samples.last?.time ?? 0) - first.time
    if length <= Self.tap.distance, duration <= Self.tap.time { return [.tap(start)] }
    var steps: [FingerStep] = [.press(start)]
    var reached: Place?
    func hold(_ time: Duration) {
      if case .hold(let before)? = steps.last {
        steps[steps.count - 1] = .hold(before + time)
      } else if time > .zero {
        steps.append(.hold(time))
      }
    }
    for (last, next) in zip(corners, corners.dropFirst()) {
      let time = Duration.milliseconds(Int64((next.time - last.time).rounded()))
      // Pens and mice are never quite still.
      if Self.distance(last, next) < 2 {
        hold(time)
        continue
      }
      let place = place(of: next.point, isStart: false)
      // On its way through a row the finger is where the steps have put it.
      if place == reached { hold(time) } else { steps.append(.move(to: place, within: time)) }
      reached = place
    }
    return steps + [.release]
  }

  private static func distance(_ first: DrawnTouch.Sample, _ second: DrawnTouch.Sample) -> Double {
    Double(hypot(first.point.x - second.point.x, first.point.y - second.point.y))
  }

  /// Returns the place of a point: the row there if rows are named, and the view that takes the touch.
  private func place(of point: CGPoint, isStart: Bool = true) -> Place {
    let exact = Place(.point(CGPoint(x: point.x.rounded(), y: point.y.rounded())))
    guard namesRows, let row = row(at: point) else { return exact }
    guard isStart else { return Place(.row(row)) }
    let view = simulation.namedView(touchedAt: point)
    // A touch on something in a row, such as a switch, is no touch on the row.
    guard view == .touchView || view == .tableView else { return exact }
    let place = Place(.row(row), on: view == .touchView ? .touchView : nil)
    guard let middle = try? simulation.point(of: place),
      simulation.namedView(touchedAt: middle) == view
    else { return exact }
    return place
  }

  private func row(at point: CGPoint) -> RowAddress? {
    let table = simulation.tableView
    guard simulation.visibleArea.contains(point),
      let path = table.indexPathForRow(at: table.convert(point, from: nil))
    else { return nil }
    return RowAddress(section: path.section, row: path.row)
  }
}
