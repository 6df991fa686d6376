package import Foundation
package import LayoutControls
import LayoutDevices
import LayoutGeometry
package import LayoutTables
import LayoutViews

// Parts of tables and toolbars on their way in or out.
extension Interaction {
  /// Moves a view's progress from its present value, ending the same movement under way.
  private func animate<Moved: View>(
    _ view: Moved,
    _ movement: TableMovement?,
    from start: CGFloat,
    to end: CGFloat,
    within duration: Duration,
    set: @escaping (Moved, CGFloat) -> Void
  ) {
    stopAnimation(of: view, movement)
    let key = ProgressAnimation.Key(view: ObjectIdentifier(view), movement: movement)
    var animation = ProgressAnimation(
      start: start,
      end: end,
      beginning: clock.now,
      duration: duration
    )
    animation.link = makeDisplayLink { [weak self, weak view] in
      guard let self, let animation = progressAnimations[key] else { return }
      // A completion may begin again.
      if animation.isDone(at: clock.now) || view == nil { endAnimation(key) }
      if let view { set(view, animation.progress(at: clock.now)) }
    }
    progressAnimations[key] = animation
  }

  private func stopAnimation(of view: View, _ movement: TableMovement?) {
    endAnimation(ProgressAnimation.Key(view: ObjectIdentifier(view), movement: movement))
  }

  private func endAnimation(_ key: ProgressAnimation.Key) {
    progressAnimations.removeValue(forKey: key)?.link?.invalidate()
  }
}

extension Interaction: TableAnimator {
  /// Moves a part of a table from its present progress, in the time of the table.
  package func animate(
    _ movement: TableMovement,
    of tableView: TableView,
    to progress: CGFloat
  ) {
    animate(
      tableView,
      movement,
      from: tableView.progress(of: movement),
      to: progress,
      within: tableView.duration(of: movement)
    ) { table, progress in table.setProgress(progress, of: movement) }
  }

  /// Ends a movement under way at its present progress.
  package func stop(_ movement: TableMovement, of tableView: TableView) {
    stopAnimation(of: tableView, movement)
  }
}

extension Interaction: ToolbarAnimator {
  /// Slides a toolbar in or out, from its present place, in UIKit's time for bars.
  package func animateToolbar(of container: NavigationContainer, to progress: CGFloat) {
    animate(
      container,
      nil,
      from: container.toolbarProgress,
      to: progress,
      within: .seconds(NavigationContainer.hideShowBarDuration)
    ) { container, progress in container.toolbarProgress = progress }
  }

  /// Ends a movement under way at its present progress.
  package func stopToolbarAnimation(of container: NavigationContainer) {
    stopAnimation(of: container, nil)
  }
}
