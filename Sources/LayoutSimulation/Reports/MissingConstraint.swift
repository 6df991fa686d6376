import Foundation
package import LayoutDiagnostics
import LayoutGeometry
import LayoutScenes
import LayoutTables
import LayoutViews
import TableSelection

/// A constraint that a view lacks in a direction, as a repair may add it.
package struct MissingConstraint: Sendable, Hashable {
  /// A length that a view may be given.
  package struct Length: Sendable, Hashable {
    /// The points.
    package let points: Double
    /// The reason for it, as an apposition: "the width that it has now".
    package let reason: String
  }

  /// The lengths that the view may have, the best first.
  package internal(set) var lengths: [Length] = []
  /// Whether a length is better than another edge.
  package internal(set) var prefersLength = false
  /// The item that edges may be held by: "superview", "superview.safeArea".
  package internal(set) var holder = "superview"
  /// The constraint below which it may be written, or `nil` if there is none.
  package internal(set) var neighbor: SourceMark?

  /// The least length that a finger finds (Human Interface Guidelines, "Buttons").
  private static let leastTouchLength = 44.0
}

extension MissingConstraint {
  /// Creates the constraint that a view lacks in a direction.
  init(of view: View, _ axis: LayoutAxis, in simulation: Simulation) {
    let word = axis == .horizontal ? "width" : "height"
    let isTouchView = simulation.view(named: .touchView) === view
    if isTouchView, axis == .horizontal, let controller = simulation.scrollAndSelect {
      prefersLength = true
      add(controller.touchViewWidth, "the width of the controller's own touch view")
    }
    let content = view.intrinsicContentSize
    add(axis == .horizontal ? content.width : content.height, "the \(word) of its content")
    let size = view.bounds.size
    add(axis == .horizontal ? size.width : size.height, "the \(word) that it has now")
    add(Self.leastTouchLength, "the least that a finger finds")
    // The pod's own constraints hold the touch view by its superview.
    if !isTouchView, simulation.rowName(of: [view]) == nil { holder = "superview.safeArea" }
    neighbor =
      view.constraintsAround.lastWritten
      ?? view.superview?.constraints.filter { $0.firstItem !== simulation.view(named: .touchView) }
      .lastWritten
  }

  private mutating func add(_ points: CGFloat, _ reason: String) {
    guard points > 0, points.isFinite, !lengths.contains(where: { $0.points == Double(points) })
    else { return }
    lengths.append(Length(points: Double(points), reason: reason))
  }
}

extension [LayoutConstraint] {
  /// The place of the last one that the application wrote, or `nil` if it wrote none.
  fileprivate var lastWritten: SourceMark? {
    compactMap(\.writtenPlace).max { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}
