import LayoutDiagnostics

/// The map under `repeat`.
struct RepetitionMap: KeyMap {
  static let keys = MapKeys<Self>(.repetition)

  let times = Key("times", .integer(in: 1...Limits.repetitions)).help("How often.")
  let steps = Key("steps", .written("a list of steps", .list(.map(.step)))).help(
    "What happens each time."
  )
  .example("[{tap: row 3}]")
}

extension ValueReader where Value == [Step] {
  static var steps: Self { Self("a list of steps", .list(.map(.step))) { $0.steps($1) } }
}

extension SceneReading {
  /// Reads steps, with repetitions written out.
  func steps(_ written: WrittenEntry) -> [Step]? {
    let groups = list(written, of: "steps") { value in
      let steps = step(value)
      if steps == nil { lostStep = lostStep ?? value.mark }
      return steps
    }
    guard let groups else { return nil }
    let steps = Array(groups.joined())
    guard steps.count <= Limits.steps else {
      let message =
        "these are \(steps.count) steps with repetitions, and \(Limits.steps) are allowed"
      report("too-many-steps", message, at: written.keyMark)
      return []
    }
    return steps
  }

  /// Reads an entry of `steps`: a word alone or a map of one key; several steps if it repeats some.
  private func step(_ value: WrittenValue) -> [Step]? {
    let keys = StepMap.keys
    switch value.content {
    case .text(let text, _):
      guard let key = keys.key(text), key.allowsNothing else {
        reportBareStep(text, value)
        return nil
      }
      let nothing = WrittenValue(content: .nothing, mark: value.mark, textColumn: nil)
      let entry = WrittenEntry(key: text, keyMark: value.mark, value: nothing)
      var action: StepAction?
      key.read(entry, in: self, into: &action)
      return action.map { [Step($0, at: value.mark)] }
    case .map(let entries):
      guard let fields = onlyKey(of: value, entries) else { return nil }
      if let entry = fields.repetition { return repetition(entry) }
      if let entry = fields.use { return definedSteps(entry) }
      guard let action = StepMap.read(fields, in: self) ?? nil else { return nil }
      follow(action)
      return [Step(action, at: fields.entries[0].keyMark)]
    case .nothing:
      report("missing-value", "a step is missing after this '-'", at: value.mark)
      return nil
    case .list:
      report("wrong-type", "a step is a word or a map of one key, not a list", at: value.mark)
      return nil
    }
  }

  /// Reports a word alone that is no step, or none without a value.
  private func reportBareStep(_ text: String, _ value: WrittenValue) {
    let keys = StepMap.keys.listed
    let words = keys.map(\.name)
    if let key = keys.first(where: { $0.name == text }) {
      report("missing-value", "nothing stands after '\(text)'", at: value.mark)
        .hint("write '\(text): ' and \(key.values)")
      return
    }
    if let thing = UnsimulatedThing.meant(by: text, in: .step, isKeyElsewhere: false) {
      report("not-simulated", thing.message, at: value.mark).hint(thing.nearest)
      return
    }
    // "press row 3", without the colon.
    let first = text.split(separator: " ").first.map(String.init) ?? ""
    let meant = keys.key(meantBy: text)
    let foreign =
      ForeignWord.meant(by: text, onlyIn: .step)
      ?? (meant == nil ? ForeignWord.meant(by: text, in: .step) : nil)
    let hint =
      definitions.entries.contains { $0.key == text }
      ? "write 'use: \(text)'"
      : words.contains(first) && text.count > first.count
        ? "write '\(first):\(text.dropFirst(first.count))'"
        : JoinedKey.meant(by: text, among: words)?.hint ?? foreign?.hint(in: language())
          ?? (meant ?? nearestWord(to: text, among: words)).map(writing)
    report("unknown-step", "\(quoted(text)) is not a step", at: value.mark)
      .note("the steps are \(quotedList(words))")
      .hint(hint)
  }

  /// Returns a step that has one key, and reports more of them.
  private func onlyKey(of value: WrittenValue, _ entries: [WrittenEntry]) -> Fields<StepMap>? {
    if entries.count > 1, let second = entries.dropFirst().first {
      let (first, keys) = (entries[0], StepMap.keys)
      let isWord = keys.key(first.key)?.allowsNothing == true
      let isInside = first.value.isNothing && (!isWord || first.key == keys.map.settle.name)
      let message = "a step does one thing, and '\(first.key)' is already there"
      report("two-steps", message, at: second.keyMark)
        .hint(
          isInside
            ? "indent '\(second.key)' further, so that it belongs to '\(first.key)'"
            : "begin a new step with '- \(second.key)'"
        )
      return nil
    }
    let fields = fields(value, StepMap.self)
    if entries.isEmpty { report("missing-value", "this step is empty", at: value.mark) }
    return fields?.entries.isEmpty == false ? fields : nil
  }
}

extension SceneReading {
  private func repetition(_ entry: WrittenEntry) -> [Step]? {
    guard let fields = fields(entry, RepetitionMap.self) else { return nil }
    let times = fields.required(\.times)
    guard let written = fields.required(\.steps), !isEmpty(written, "no step is repeated here")
    else { return nil }
    let before = followedRows
    guard let steps = self.steps(written), let times else { return nil }
    guard steps.count * times <= Limits.steps else {
      let message =
        "these are \(steps.count * times) steps with repetitions, and \(Limits.steps) are allowed"
      report("too-many-steps", message, at: entry.keyMark)
      return nil
    }
    guard followedRows?.counts != before?.counts || followedRows?.isExact != before?.isExact else {
      return Array(repeatElement(steps, count: times).joined())
    }
    // Rows came or went: the same words mean others, or none at all, the next time.
    var all = steps
    let mistakes = diagnostics.count
    for _ in 1..<max(times, 1) where diagnostics.count == mistakes {
      all += self.steps(written) ?? []
    }
    return all
  }

  /// Follows the rows, and the touch view, through a step.
  private func follow(_ action: StepAction) {
    switch action {
    case .update(let update):
      followedRows?.follow(update)
      if let content = update.content { freedomOfTouches.add(content) }
    case .updateSections(let update):
      followedRows?.follow(update)
      if let content = update.content { freedomOfTouches.add(content) }
    case .moveRow(let row, let place): followedRows?.followMove(of: row, to: place)
    case .moveSection(let section, let place):
      followedRows?.followMove(ofSection: section, to: place)
    case .press, .tap, .touches, .fling: followedRows?.followTouch(freedomOfTouches)
    case .enable(true) where isOverlayDisabled: missingViews[.touchView] = nil
    default: break
    }
  }
}
