import LayoutGeometry

/// A link that updates a movement at every frame: UIKit's `CADisplayLink`.
package final class DisplayLink {
  private let timer: ScheduledAction
  let action: () -> Void

  init(clock: VirtualClock, action: @escaping () -> Void) {
    self.action = action
    timer = clock.schedule(timesPerSecond: Thresholds.framesPerSecond.value, action)
  }

  /// Ends it.
  package func invalidate() { timer.cancel() }

  /// Whether the link was ended.
  package var isInvalid: Bool { timer.isCancelled }
}
