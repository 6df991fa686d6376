import LayoutDiagnostics

extension SceneReading {
  /// Reports steps that cannot follow others: a release without a press, a press while the finger is down,
  /// a name of a snapshot that is taken already.
  func checkOrder(of steps: [Step]) {
    var order = StepOrder()
    for step in steps {
      guard let mistake = order.mistake(in: step) else { continue }
      if let lostStep, mistake.code != "duplicate-snapshot", isAfter(lostStep, step) { continue }
      // A repeated step is wrong once.
      if !diagnostics.contains(where: { $0.mark == mistake.mark && $0.message == mistake.message })
      {
        let reported = report(mistake)
        for note in step.notes { reported.note(note.message, at: note.mark) }
      }
    }
  }
}

private func isAfter(_ mark: SourceMark, _ step: Step) -> Bool {
  guard let place = step.mark, place.file == mark.file else { return true }
  return (place.line, place.column) > (mark.line, mark.column)
}

/// The state after the steps so far.
private struct StepOrder {
  /// The step with which the finger went down, or `nil` while it is up.
  private var press: Step?
  /// Whether an alert may have taken the touch away since.
  private var mayBeUp = false
  /// The number of fingers that are down.
  private var fingers = 0
  /// The names of snapshots in small letters, which some disks take for the same.
  private var names: [String: Step] = [:]

  /// Returns the mistake of a step after the steps so far, and follows it.
  mutating func mistake(in step: Step) -> Diagnostic? {
    switch step.action {
    case .press, .tap, .touches, .fling:
      let earlier = mayBeUp ? nil : press
      mayBeUp = false
      press = earlier
      if case .press(let target) = step.action { (press, fingers) = (step, target.fingers) }
      return earlier.map { earlier in
        Diagnostic(
          .error,
          code: "finger-down",
          "the finger is already down",
          at: step.mark,
          notes: [.init("it went down here", at: earlier.mark)],
          hint: "write '- release' before it"
        )
      }
    case .move, .hold, .release, .cancel, .interrupt:
      let isDown = press != nil
      switch step.action {
      case .release(let count?) where isDown && count != fingers:
        guard count < fingers else { return tooMany(count, step) }
        fingers -= count
      case .release, .cancel, .interrupt: press = nil
      default: break
      }
      return isDown
        ? nil
        : Diagnostic(
          .error,
          code: "finger-up",
          "'\(step.action.keyword)' needs a finger that is down",
          at: step.mark,
          hint: step.action.keyword == "hold"
            ? "write '- wait' for time without a finger" : "write '- press' and a place before it"
        )
    case .snapshot(let name):
      defer { names[name.lowercased()] = names[name.lowercased()] ?? step }
      return names[name.lowercased()].map { earlier in
        var first = name
        if case .snapshot(let other) = earlier.action { first = other }
        return Diagnostic(
          .error,
          code: "duplicate-snapshot",
          "a snapshot is already named \(quoted(first))"
            + (first == name ? "" : ", which some disks do not tell from \(quoted(name))"),
          at: step.mark,
          notes: [
            earlier.mark == step.mark
              ? .init("its step is repeated")
              : .init("the other one is here", at: earlier.mark)
          ]
        )
      }
    case .requestDismissal:
      mayBeUp = press != nil
      return nil
    case .remove, .enable, .rotate, .requestCancel, .edit, .update, .updateSections, .moveRow,
      .moveSection, .tapStatusBar, .wait, .settle, .screen, .expect:
      return nil
    }
  }

  /// Returns the mistake of a release of more fingers than are down, which releases all of them.
  private mutating func tooMany(_ count: Int, _ step: Step) -> Diagnostic {
    defer { press = nil }
    return Diagnostic(
      .error,
      code: "too-many-fingers",
      "\(count) fingers cannot go up where \(fingers) \(fingers == 1 ? "is" : "are") down",
      at: step.mark,
      notes: [.init("what is down went down here", at: press?.mark)]
    )
  }
}
