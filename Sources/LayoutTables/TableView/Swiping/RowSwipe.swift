import Foundation

/// A goal of a swiped row that moves by itself.
package enum SwipeGoal: Sendable, Hashable {
  /// Back to its place.
  case closed
  /// The place at which its actions show.
  case open
  /// The place at which its first action is performed.
  case performed
}

/// A row that was swiped aside.
struct RowSwipe {
  let cell: TableViewCell
  let indexPath: IndexPath
  /// Whether its actions are at the leading edge.
  let isLeading: Bool
  /// Whether the row alone is edited, with notice to the delegate, which is not so in editing mode.
  let isEditingRow: Bool
  let configuration: SwipeActionsConfiguration
  let view: SwipeActionsView
  /// The distance of the row aside; below 0 it is pulled the other way, without actions there.
  var distance: CGFloat = 0
  /// The size of the circles of its actions while they grow by themselves, 1 at rest, or `nil` while they grow with
  /// the room that the row leaves.
  var growth: CGFloat?
  /// Whether the row is on its way back for good, and its cell knows.
  var isClosing = false
  /// The goal of its own movement, or `nil` under a finger or at rest.
  var goal: SwipeGoal?
}
