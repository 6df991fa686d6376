import LayoutGeometry

/// Something that moves by itself and is brought up to date at every frame: UIKit's `CADisplayLink`.
package final class DisplayLink {
  private let timer: ScheduledAction
  fileprivate let action: () -> Void

  fileprivate init(clock: VirtualClock, action: @escaping () -> Void) {
    self.action = action
    timer = clock.schedule(timesPerSecond: Thresholds.framesPerSecond.value, action)
  }

  /// Ends it.
  package func invalidate() {
    timer.cancel()
  }

  /// Whether it was ended.
  package var isInvalid: Bool { timer.isCancelled }
}

extension Interaction {
  /// Calls `action` at every frame from now on.
  ///
  /// - Parameter action: Brings something to where it is now; may be called between two frames.
  /// - Returns: What ends it.
  package func makeDisplayLink(_ action: @escaping () -> Void) -> DisplayLink {
    let link = DisplayLink(clock: clock, action: action)
    displayLinks.removeAll(where: \.isInvalid)
    displayLinks.append(link)
    return link
  }

  /// Brings what moves by itself to where it is now, which may be between two frames of the screen.
  ///
  /// For whoever looks at the screen at a time of its own choosing.
  public func displayNow() {
    for link in displayLinks where !link.isInvalid { link.action() }
    displayLinks.removeAll(where: \.isInvalid)
  }
}
