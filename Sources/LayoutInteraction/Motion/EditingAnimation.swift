package import Foundation
import LayoutDevices
import LayoutGeometry
package import LayoutViews

/// Editing mode on its way in or out: how far it has come is a function of time.
struct EditingAnimation {
  let start: CGFloat
  let end: CGFloat
  let beginning: Instant
  let duration: Duration
  /// What moves the table at every frame.
  var link: DisplayLink?

  /// How far editing mode has come at `time`.
  func progress(at time: Instant) -> CGFloat {
    start + (end - start) * TimingCurve.easeInOut.progress(at: share(at: time))
  }

  /// Whether the movement is over at `time`.
  func isDone(at time: Instant) -> Bool { share(at: time) >= 1 }

  private func share(at time: Instant) -> Double {
    beginning.duration(to: time).inSeconds / duration.inSeconds
  }
}

extension Interaction: TableEditingAnimator {
  /// Moves editing mode in or out, from where it is, in the time that the table's metrics say.
  package func animateEditing(of tableView: TableView, to progress: CGFloat) {
    stopEditingAnimation(of: tableView)
    let key = ObjectIdentifier(tableView)
    var animation = EditingAnimation(
      start: tableView.editingProgress,
      end: progress,
      beginning: clock.now,
      duration: tableView.metrics.editingAnimationDuration
    )
    animation.link = makeDisplayLink { [weak self, weak tableView] in
      self?.stepEditing(of: tableView, key)
    }
    editingAnimations[key] = animation
  }

  /// Ends a movement under way where it is.
  package func stopEditingAnimation(of tableView: TableView) {
    editingAnimations.removeValue(forKey: ObjectIdentifier(tableView))?.link?.invalidate()
  }

  private func stepEditing(of tableView: TableView?, _ key: ObjectIdentifier) {
    guard let animation = editingAnimations[key] else { return }
    let isDone = animation.isDone(at: clock.now)
    tableView?.editingProgress = isDone ? animation.end : animation.progress(at: clock.now)
    if isDone || tableView == nil {
      editingAnimations.removeValue(forKey: key)?.link?.invalidate()
    }
  }
}
