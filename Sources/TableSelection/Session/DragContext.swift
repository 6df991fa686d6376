import Foundation
import LayoutInteraction
import LayoutTables
import LayoutViews

/// The context of a drag: what it needs from the controller that starts it.
struct DragContext {
  let table: TableView
  /// The view in which heights are measured.
  let superview: View
  /// The recognizer that follows the finger; it is not kept.
  weak var recognizer: GestureRecognizer?
  /// The place where the finger came down, in the window.
  let start: CGPoint
  let mode: SelectionMode
  let reporter: SelectionReporter
  /// The selection by age, under the limit that holds.
  let limited: LimitedSelection
  /// The maker of the edges at which the table scrolls by itself now.
  let edges: () -> ScrollingEdges
  /// Whether rows of other sections than the first row's are left alone.
  var staysInSection = false
  /// Whether the table's delegate is asked before rows are changed.
  var asksDelegate = true
  /// Whether rows that may not be edited are changed all the same.
  var ignoresEditing = false
  /// Whether the table scrolls to its end without regard to its insets.
  var ignoresInsets = false

  /// The heights of the superview beyond which a table scrolls by itself, and how it scrolls.
  struct ScrollingEdges {
    /// The height above which it scrolls up; nil if it does not.
    var top: CGFloat?
    /// The height below which it scrolls down; nil if it does not.
    var bottom: CGFloat?
    /// The way in which it scrolls; nil for not at all.
    var scrolling: DragScrolling?

    /// Returns the edge in a direction.
    func edge(_ direction: PanDirection) -> CGFloat? { direction == .down ? bottom : top }
  }
}
