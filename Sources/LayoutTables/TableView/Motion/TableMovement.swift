package import Foundation
import LayoutDevices
import LayoutViews

/// Something of a table that moves by itself.
package enum TableMovement: String, Sendable, Hashable, CaseIterable {
  /// The controls of editing mode on their way in or out.
  case editing
  /// Rows on their way to where updates want them.
  case rows
  /// Rows making room for one that is dragged.
  case room
  /// A row that was swiped aside, on its way back or further.
  case swipe
}

/// What moves parts of a table over time.
///
/// Taken by whoever has a clock, as `Window.host`; it moves ``TableView/progress(of:)``.
package protocol TableAnimator: AnyObject {
  /// Moves the progress of a movement from where it is to `progress`.
  func animate(_ movement: TableMovement, of tableView: TableView, to progress: CGFloat)
  /// Ends a movement under way where it is.
  func stop(_ movement: TableMovement, of tableView: TableView)
}

extension TableView {
  /// What moves parts of this table; nil without a clock: everything is at its end at once.
  var tableAnimator: (any TableAnimator)? { window?.host(as: (any TableAnimator).self) }

  /// How far a movement has come.
  package func progress(of movement: TableMovement) -> CGFloat {
    switch movement {
    case .editing: editingProgress
    case .rows: motionProgress
    case .room: reorder?.progress ?? 1
    case .swipe: swipe?.distance ?? 0
    }
  }

  /// Moves on; called by whoever has a clock.
  package func setProgress(_ progress: CGFloat, of movement: TableMovement) {
    switch movement {
    case .editing: editingProgress = progress
    case .rows: motionProgress = progress
    case .room: reorder?.progress = progress
    case .swipe: setSwipeDistance(progress)
    }
  }

  /// How long a movement takes.
  package func duration(of movement: TableMovement) -> Duration {
    switch movement {
    case .editing: metrics.editingAnimationDuration
    case .rows: metrics.rowAnimationDuration
    case .room: metrics.roomAnimationDuration
    case .swipe: metrics.swipeAnimationDuration
    }
  }
}
