package import Foundation
package import LayoutGeometry

/// A host of a window, which has the clock by which its views move, dispatches its touches and keeps its log.
package protocol WindowHost: ScrollOffsetAnimator {
  /// Prepares for a view that leaves the window with its subviews, perhaps under fingers that are down.
  func viewWillLeaveWindow(_ view: View)
  /// Makes something other than a field the first responder, and returns whether it is.
  func giveKeyboard(to responder: Responder) -> Bool
  /// Has keys go to nobody.
  func takeKeyboardAway()

  /// The time by which the window's views move.
  var now: Instant { get }

  /// Delivers an event of fingers to recognizers and views.
  func deliver(_ event: Event)

  /// Moves the progress of a part of a view from its present value to `end`.
  func animate<Moving: View>(
    _ progress: ReferenceWritableKeyPath<Moving, CGFloat>,
    of view: Moving,
    to end: CGFloat,
    timing: ProgressTiming
  )
  /// Ends a movement under way at its present progress.
  func stopAnimation<Moving: View>(
    of progress: ReferenceWritableKeyPath<Moving, CGFloat>,
    of view: Moving
  )

  /// Whether events are written down.
  var isRecording: Bool { get }
  /// Writes an event down; `text` is not even made if nothing is recorded.
  func record(_ kind: EventKind, _ text: @autoclosure () -> String)
  /// Writes an effect of a finger on a view down, with the new value of the view if it has one.
  func record(_ effect: String, of view: View, value: String?)
}

extension WindowHost {
  /// Moves the progress of a part of a view from its present value to `end`, slow at both ends.
  package func animate<Moving: View>(
    _ progress: ReferenceWritableKeyPath<Moving, CGFloat>,
    of view: Moving,
    to end: CGFloat,
    within duration: Duration
  ) {
    animate(progress, of: view, to: end, timing: .easeInOut(duration))
  }
}

extension Window {
  private final class Hosting {
    let host: any WindowHost

    init(_ host: any WindowHost) { self.host = host }
  }

  /// The host that dispatches touches and moves the clock of this window, or `nil` for a window without one.
  package final var host: (any WindowHost)? {
    get { attachments[Hosting.self]?.host }
    set {
      attachments[Hosting.self] = newValue.map(Hosting.init)
      viewWillLeave = { [weak newValue] view in newValue?.viewWillLeaveWindow(view) }
    }
  }
}
