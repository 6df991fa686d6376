import Foundation

/// Where a swiped row goes by itself.
package enum SwipeGoal: Sendable, Hashable {
  /// Back to its place.
  case closed
  /// To where its actions show.
  case open
  /// All the way, where its first action is done.
  case performed
}

/// A row that was swiped aside.
struct RowSwipe {
  let cell: TableViewCell
  let indexPath: IndexPath
  /// Whether its actions are at the leading edge.
  let isLeading: Bool
  /// Whether the row alone is edited, of which the delegate is told: not in editing mode.
  let isEditingRow: Bool
  let configuration: SwipeActionsConfiguration
  let view: SwipeActionsView
  /// How far the row is aside; below 0 it is pulled the other way, where it has no actions now.
  var distance: CGFloat = 0
  /// Where it goes by itself; nil under a finger or at rest.
  var goal: SwipeGoal?
}
