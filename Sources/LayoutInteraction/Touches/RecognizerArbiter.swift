import LayoutViews

/// An arbiter of the states that recognizers want.
///
/// A recognizer that wants to begin fails if another one that shares a touch is already recognized, and
/// waits if it needs another one to fail. Otherwise it begins, which makes the others fail that share a
/// touch with it. Of two that want to begin at once the one on the deeper view wins, on one view
/// the one that was added last: the order of `participants`.
final class RecognizerArbiter {
  /// The recognizers whose gestures are not over, those with precedence first.
  private(set) var participants: [GestureRecognizer] = []

  private let log: EventLog
  private var isSettling = false
  /// The closure called when a recognizer is recognized that cancels the touches of views.
  var cancelTouchesInViews: (GestureRecognizer) -> Void = { _ in }
  /// The closure called when a recognizer has started over.
  var didRetire: (GestureRecognizer) -> Void = { _ in }
  /// The closure called when all wishes are settled.
  var didSettle: () -> Void = {}
  /// The closure that returns whether a finger of the recognizer is still down.
  var hasFingers: (GestureRecognizer) -> Bool = { _ in false }

  init(log: EventLog) { self.log = log }

  /// Adds recognizers after those that take part already.
  func add(_ recognizers: [GestureRecognizer]) {
    for recognizer in recognizers where !takesPart(recognizer) { participants.append(recognizer) }
  }

  /// Settles all wishes, also those that actions raise while this runs.
  func settle() {
    guard !isSettling else { return }
    isSettling = true
    while let next = participants.first(where: { $0.wantedState != nil && !$0.isHeld }) {
      grant(next)
    }
    isSettling = false
    retireFinished()
    didSettle()
  }

  /// Cancels or fails a recognizer that is turned off or removed, and lets it start over.
  func withdraw(_ recognizer: GestureRecognizer) {
    guard takesPart(recognizer) else { return }
    recognizer.wantedState = nil
    recognizer.isHeld = false
    switch recognizer.settledState {
    case .possible: fail(recognizer, "it was turned off or removed")
    case .began, .changed: change(recognizer, to: .cancelled)
    case .ended, .cancelled, .failed: break
    }
    retire(recognizer)
    settle()
  }

  private func takesPart(_ recognizer: GestureRecognizer) -> Bool {
    participants.contains { $0 === recognizer }
  }
}

// MARK: - Granting

extension RecognizerArbiter {
  private func grant(_ recognizer: GestureRecognizer) {
    guard let wanted = recognizer.wantedState else { return }
    recognizer.wantedState = nil
    switch (recognizer.settledState, wanted) {
    case (.possible, .failed), (.possible, .cancelled):
      fail(recognizer, recognizer.failureReason)
    case (.possible, .began), (.possible, .changed): begin(recognizer, as: .began)
    case (.possible, .ended): begin(recognizer, as: .ended)
    case (.began, .changed), (.began, .ended), (.changed, .changed), (.changed, .ended):
      change(recognizer, to: wanted)
    case (.began, .cancelled), (.began, .failed), (.changed, .cancelled), (.changed, .failed):
      change(recognizer, to: .cancelled)
    case (_, .possible), (.began, .began), (.changed, .began), (.ended, _), (.cancelled, _),
      (.failed, _):
      break
    }
  }

  private func begin(_ recognizer: GestureRecognizer, as state: GestureRecognizer.State) {
    if let winner = participants.first(where: { excludes($0, recognizer) }) {
      fail(recognizer, "\(winner.logName) was first")
      return
    }
    if let control = recognizer.controlOfGesture {
      fail(recognizer, "the gesture is that of \(control.placedLogName)")
      return
    }
    for requirement in requirements(of: recognizer) {
      switch requirement.settledState {
      case .failed, .cancelled: continue
      case .began, .changed, .ended:
        fail(recognizer, "it had to wait for \(requirement.logName)")
        return
      case .possible:
        // Two that wait for each other would wait for good: the one that wants to begin last does.
        if waits(requirement, for: recognizer) {
          note(recognizer, "does not wait for \(requirement.logName), which waits for it")
          continue
        }
        hold(recognizer, wanting: state, for: requirement)
        return
      }
    }
    guard viewsAllow(recognizer), recognizer.rules?.shouldBegin() ?? true,
      recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
    else {
      fail(recognizer, "it should not begin")
      return
    }
    recognizer.settledState = state
    note(
      recognizer,
      (state == .began ? "began" : "was recognized")
        + " at \(recognizer.location(in: nil).logText)"
    )
    if recognizer.cancelsTouchesInView { cancelTouchesInViews(recognizer) }
    for other in participants where other.settledState == .possible && excludes(recognizer, other) {
      let reason = precedence(of: recognizer, over: other)
      other.wantedState = nil
      fail(other, "\(recognizer.logName) \(reason)")
    }
    reconsiderHeld()
    runActions(of: recognizer)
  }

  private func change(_ recognizer: GestureRecognizer, to state: GestureRecognizer.State) {
    if recognizer.settledState != state { note(recognizer, state.logWord) }
    recognizer.settledState = state
    runActions(of: recognizer)
  }

  private func runActions(of recognizer: GestureRecognizer) {
    recognizer.runActions()
    recognizer.rules?.actionsDidRun()
  }

  private func fail(_ recognizer: GestureRecognizer, _ reason: String?) {
    recognizer.isHeld = false
    recognizer.settledState = .failed
    note(recognizer, "failed" + (reason.map { ": \($0)" } ?? ""))
    recognizer.rules?.didFail()
    reconsiderHeld()
  }

  private func hold(
    _ recognizer: GestureRecognizer,
    wanting state: GestureRecognizer.State,
    for requirement: GestureRecognizer
  ) {
    recognizer.wantedState = state
    recognizer.isHeld = true
    guard recognizer.awaited !== requirement else { return }
    recognizer.awaited = requirement
    note(recognizer, "waits for \(requirement.logName)")
  }

  /// Returns whether a recognizer waits for another one, or for one that does.
  private func waits(_ recognizer: GestureRecognizer, for other: GestureRecognizer) -> Bool {
    var seen: [GestureRecognizer] = []
    var next = recognizer
    while next.isHeld, !seen.contains(next), let awaited = next.awaited {
      if awaited === other { return true }
      seen.append(next)
      next = awaited
    }
    return false
  }

  /// Asks the view of a recognizer and those under its fingers whether the gesture may begin.
  ///
  /// The latter because "UISlider uses this method to prevent swipes" of views around it, as Apple's
  /// documentation of the method says.
  private func viewsAllow(_ recognizer: GestureRecognizer) -> Bool {
    var views: [View] = []
    for view in [recognizer.view] + recognizer.touches.map(\.view) {
      if let view, !views.contains(view) { views.append(view) }
    }
    return views.allSatisfy { $0.gestureRecognizerShouldBegin(recognizer) }
  }

  private func note(_ recognizer: GestureRecognizer, _ words: @autoclosure () -> String) {
    if recognizer.rules?.isSilent != true {
      log.record(.recognizer, "\(recognizer.logName) \(words())")
    }
  }

  private func reconsiderHeld() {
    for recognizer in participants where recognizer.isHeld { recognizer.isHeld = false }
  }
}

// MARK: - Relations

extension RecognizerArbiter {
  /// Returns whether `winner`, once recognized, keeps `other` from being recognized.
  private func excludes(_ winner: GestureRecognizer, _ other: GestureRecognizer) -> Bool {
    guard winner !== other, winner.settledState.isRecognized else { return false }
    let others = other.earlierTouches + other.touches
    guard (winner.earlierTouches + winner.touches).contains(where: others.contains) else {
      return false
    }
    guard winner.canPrevent(other), other.canBePrevented(by: winner) else { return false }
    return !mayBeSimultaneous(winner, other) && !mayBeSimultaneous(other, winner)
  }

  /// Returns the reason why a recognizer that was granted its wish goes before another one.
  private func precedence(of winner: GestureRecognizer, over loser: GestureRecognizer) -> String {
    guard loser.wantedState != nil, !loser.isHeld else { return "was first" }
    return winner.view === loser.view
      ? "goes first: it was added later" : "goes first: its view lies deeper"
  }

  private func mayBeSimultaneous(_ asked: GestureRecognizer, _ other: GestureRecognizer) -> Bool {
    asked.delegate?.gestureRecognizer(asked, shouldRecognizeSimultaneouslyWith: other) ?? false
  }

  /// Returns the recognizers of this gesture that have to fail before `recognizer` begins.
  private func requirements(of recognizer: GestureRecognizer) -> [GestureRecognizer] {
    participants.filter { other in
      guard other !== recognizer else { return false }
      return recognizer.requirements.contains { $0 === other }
        || recognizer.shouldRequireFailure(of: other)
        || other.shouldBeRequiredToFail(by: recognizer)
        || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other)
          ?? false
        || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
    }
  }
}

// MARK: - Starting over

extension RecognizerArbiter {
  /// Lets those start over that are done and whose fingers are all up.
  func retireFinished() {
    guard !isSettling else { return }
    for recognizer in participants where recognizer.settledState.isFinal {
      if !hasFingers(recognizer) { retire(recognizer) }
    }
  }

  private func retire(_ recognizer: GestureRecognizer) {
    participants.removeAll { $0 === recognizer }
    recognizer.touches = []
    recognizer.earlierTouches = []
    recognizer.wantedState = nil
    recognizer.isHeld = false
    recognizer.awaited = nil
    recognizer.failureReason = nil
    recognizer.settledState = .possible
    recognizer.reset()
    didRetire(recognizer)
  }
}

extension GestureRecognizer.State {
  var logWord: String {
    switch self {
    case .possible: "is possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "was cancelled"
    case .failed: "failed"
    }
  }
}
