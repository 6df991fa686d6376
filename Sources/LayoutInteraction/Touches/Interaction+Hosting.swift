package import Foundation
import LayoutControls
package import LayoutGeometry
package import LayoutViews

extension Interaction: WindowHost {
  /// Ends the gestures of recognizers in a view that leaves the window, which keeps no touch.
  ///
  /// Recognizers of the views around it go on with the same fingers, as the pan of a table does whose
  /// pressed row scrolls off the screen.
  package func viewWillLeaveWindow(_ view: View) {
    for record in dispatcher.records + dispatcher.liftedRecords {
      for recognizer in record.recognizers
      where recognizer.view?.isDescendant(of: view) ?? true {
        dispatcher.withdraw(recognizer)
      }
      if record.touch.view?.isDescendant(of: view) ?? true { dispatcher.cancelInView(record) }
    }
  }

  package func giveKeyboard(to responder: Responder) -> Bool {
    window?.giveKeyboard(toInput: responder) ?? false
  }

  package func takeKeyboardAway() { window?.takeKeyboardAway() }

  /// Moves a view's progress from its present value, ending the same movement under way; at once while an app has
  /// switched animations off.
  package func animate<Moving: View>(
    _ progress: ReferenceWritableKeyPath<Moving, CGFloat>,
    of view: Moving,
    to end: CGFloat,
    timing: ProgressTiming
  ) {
    stopAnimation(of: progress, of: view)
    guard View.areAnimationsEnabled else {
      view[keyPath: progress] = end
      return
    }
    let key = ProgressAnimation.Key(view: ObjectIdentifier(view), progress: progress)
    var animation = ProgressAnimation(
      start: view[keyPath: progress],
      end: end,
      beginning: clock.now,
      timing: timing
    )
    animation.link = makeDisplayLink { [weak self, weak view] in
      guard let self, let animation = progressAnimations[key] else { return }
      // A completion may begin again.
      if animation.isDone(at: clock.now) || view == nil { endAnimation(key) }
      view?[keyPath: progress] = animation.progress(at: clock.now)
    }
    progressAnimations[key] = animation
  }

  package func stopAnimation<Moving: View>(
    of progress: ReferenceWritableKeyPath<Moving, CGFloat>,
    of view: Moving
  ) {
    endAnimation(ProgressAnimation.Key(view: ObjectIdentifier(view), progress: progress))
  }

  private func endAnimation(_ key: ProgressAnimation.Key) {
    progressAnimations.removeValue(forKey: key)?.link?.invalidate()
  }

  package var now: Instant { clock.now }

  package func deliver(_ event: Event) { dispatcher.deliver(event) }

  package var isRecording: Bool { log.isRecording }

  package func record(_ kind: EventKind, _ text: @autoclosure () -> String) {
    log.record(kind, text())
  }

  package func record(_ effect: String, of view: View, value: String?) {
    log.record(.delegate, "\(effect) of \(view.placedLogName)\(value.map { ": \($0)" } ?? "")")
  }
}

extension Interaction: AnimationClock {
  package func perform(after delay: Duration, _ action: @escaping () -> Void) -> () -> Void {
    let end = clock.schedule(after: delay, action)
    return { end.cancel() }
  }
}
