package import Foundation
import LayoutDevices
import LayoutViews

/// A movement of a table's parts by themselves.
package enum TableMovement: String, Sendable, Hashable, CaseIterable {
  /// The controls of editing mode on their way in or out.
  case editing
  /// The rows move to their places after updates.
  case rows
  /// Rows making room for one that is dragged.
  case room
  /// A row that was swiped aside, on its way back or further.
  case swipe
}

/// An animator of parts of a table.
///
/// An owner of a clock conforms, as `Window.host`, and moves ``TableView/progress(of:)``.
package protocol TableAnimator: AnyObject {
  /// Moves the progress of a movement from its present value to `progress`.
  func animate(_ movement: TableMovement, of tableView: TableView, to progress: CGFloat)
  /// Ends a movement under way at its present progress.
  func stop(_ movement: TableMovement, of tableView: TableView)
}

extension TableView {
  /// The animator of this table's parts, or `nil` without a clock, when everything is at its end at once.
  var tableAnimator: (any TableAnimator)? { window?.host(as: (any TableAnimator).self) }

  /// Returns the progress of a movement.
  package func progress(of movement: TableMovement) -> CGFloat {
    switch movement {
    case .editing: editingProgress
    case .rows: motionProgress
    case .room: reorder?.progress ?? 1
    case .swipe: swipe?.distance ?? 0
    }
  }

  /// Sets the progress of a movement, for the owner of a clock.
  package func setProgress(_ progress: CGFloat, of movement: TableMovement) {
    switch movement {
    case .editing: editingProgress = progress
    case .rows: motionProgress = progress
    case .room: reorder?.progress = progress
    case .swipe: setSwipeDistance(progress)
    }
  }

  /// Returns the duration of a movement.
  package func duration(of movement: TableMovement) -> Duration {
    switch movement {
    case .editing: metrics.editingAnimationDuration
    case .rows: metrics.rowAnimationDuration
    case .room: metrics.roomAnimationDuration
    case .swipe: metrics.swipeAnimationDuration
    }
  }
}
