package import Foundation
import LayoutDevices
import LayoutGeometry
package import LayoutViews

/// Something on its way in or out: how far it has come is a function of time.
struct ProgressAnimation {
  let start: CGFloat
  let end: CGFloat
  let beginning: Instant
  let duration: Duration
  /// What moves it at every frame.
  var link: DisplayLink?

  /// How far it has come at `time`; the end exactly when it is over.
  func progress(at time: Instant) -> CGFloat {
    isDone(at: time)
      ? end : start + (end - start) * TimingCurve.easeInOut.progress(at: share(at: time))
  }

  /// Whether the movement is over at `time`.
  func isDone(at time: Instant) -> Bool { share(at: time) >= 1 }

  private func share(at time: Instant) -> Double {
    beginning.duration(to: time).inSeconds / duration.inSeconds
  }
}

extension Interaction {
  /// Moves a view's progress from where it is; a movement of the same view under way ends there.
  private func animate<Moved: View>(
    _ view: Moved,
    _ progress: ReferenceWritableKeyPath<Moved, CGFloat>,
    to end: CGFloat,
    within duration: Duration
  ) {
    stopAnimation(of: view)
    let key = ObjectIdentifier(view)
    var animation = ProgressAnimation(
      start: view[keyPath: progress],
      end: end,
      beginning: clock.now,
      duration: duration
    )
    animation.link = makeDisplayLink { [weak self, weak view] in
      guard let self, let animation = progressAnimations[key] else { return }
      view?[keyPath: progress] = animation.progress(at: clock.now)
      if animation.isDone(at: clock.now) || view == nil { endAnimation(key) }
    }
    progressAnimations[key] = animation
  }

  private func stopAnimation(of view: View) { endAnimation(ObjectIdentifier(view)) }

  private func endAnimation(_ key: ObjectIdentifier) {
    progressAnimations.removeValue(forKey: key)?.link?.invalidate()
  }
}

extension Interaction: TableEditingAnimator {
  /// Moves editing mode in or out, from where it is, in the time that the table's metrics say.
  package func animateEditing(of tableView: TableView, to progress: CGFloat) {
    let duration = tableView.metrics.editingAnimationDuration
    animate(tableView, \.editingProgress, to: progress, within: duration)
  }

  /// Ends a movement under way where it is.
  package func stopEditingAnimation(of tableView: TableView) { stopAnimation(of: tableView) }
}

extension Interaction: ToolbarAnimator {
  /// Slides a toolbar in or out, from where it is, in UIKit's time for bars.
  package func animateToolbar(of container: NavigationContainer, to progress: CGFloat) {
    let duration = Duration.seconds(NavigationContainer.hideShowBarDuration)
    animate(container, \.toolbarProgress, to: progress, within: duration)
  }

  /// Ends a movement under way where it is.
  package func stopToolbarAnimation(of container: NavigationContainer) {
    stopAnimation(of: container)
  }
}
