import LayoutDiagnostics

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
      report(
        "too-many-steps",
        "these are \(steps.count) steps with repetitions, and \(Limits.steps) are allowed",
        at: written.keyMark
      )
      return []
    }
    return steps
  }

  /// Reads an entry of `steps`: a word alone or a map of one key; several steps where it repeats some.
  private func step(_ value: WrittenValue) -> [Step]? {
    switch value.content {
    case .text(let text, _):
      return bareStep(text, value).map { [Step($0, at: value.mark)] }
    case .map(let entries):
      guard let entry = onlyKey(of: value, entries) else { return nil }
      if entry.key == "repeat" { return repetition(entry) }
      guard let action = action(entry) else { return nil }
      follow(action)
      return [Step(action, at: entry.keyMark)]
    case .nothing:
      report("missing-value", "a step is missing after this '-'", at: value.mark)
      return nil
    case .list:
      report("wrong-type", "a step is a word or a map of one key, not a list", at: value.mark)
      return nil
    }
  }

  /// Returns a step that is written as a word alone.
  private func bareStep(_ text: String, _ value: WrittenValue) -> StepAction? {
    switch text {
    case "release": return .release(fingers: nil)
    case "cancel": return .cancel
    case "tap-status-bar": return tapOfStatusBar(at: value.mark)
    case "settle": return .settle(within: Self.settling)
    case "request-dismissal", "request-cancel": return request(text, at: value.mark)
    default: break
    }
    let words = SceneLanguage.keys(of: .step).map(\.name)
    if let key = SceneLanguage.keys(of: .step).first(where: { $0.name == text }) {
      report(
        "missing-value",
        "nothing stands after '\(text)'",
        at: value.mark,
        hint: "write '\(text): ' and \(key.values)"
      )
    } else {
      // "press row 3", without the colon.
      let first = text.split(separator: " ").first.map(String.init) ?? ""
      let hint =
        words.contains(first) && text.count > first.count
        ? "write '\(first):\(text.dropFirst(first.count))'"
        : (SceneLanguage.key(meantBy: text, in: .step) ?? nearestWord(to: text, among: words))
          .map { "write '\($0)'" }
      report(
        "unknown-step",
        "\(quoted(text)) is not a step",
        at: value.mark,
        notes: [.init("the steps are \(quotedList(words))")],
        hint: hint
      )
    }
    return nil
  }

  /// Returns the one key of a step, and reports more of them.
  private func onlyKey(of value: WrittenValue, _ entries: [WrittenEntry]) -> WrittenEntry? {
    if entries.count > 1, let second = entries.dropFirst().first {
      let first = entries[0]
      let isInside = first.value.isNothing && !Self.wordsAlone.contains(first.key)
      report(
        "two-steps",
        "a step does one thing, and '\(first.key)' is already there",
        at: second.keyMark,
        hint: isInside
          ? "indent '\(second.key)' further, so that it belongs to '\(first.key)'"
          : "begin a new step with '- \(second.key)'"
      )
      return nil
    }
    guard
      let fields = fields(value, .step, emptyKeys: Self.wordsAlone.union(["settle"])),
      let key = fields.writtenKeys.first
    else {
      if entries.isEmpty { report("missing-value", "this step is empty", at: value.mark) }
      return nil
    }
    return fields[key]
  }

  /// The steps that are a word and nothing else.
  private static let wordsAlone: Set<String> = [
    "release", "cancel", "tap-status-bar", "request-dismissal", "request-cancel",
  ]
  /// How long to wait for rest where a step does not say.
  private static let settling = Duration.seconds(10)
  /// How long a move takes where a step does not say.
  private static let moving = Duration.milliseconds(300)
}

extension SceneReading {
  /// Reads what one key says; a step that is wrong inside still has a place in the order of steps.
  private func action(_ entry: WrittenEntry) -> StepAction? {
    let nowhere = Place(.topEdge)
    switch entry.key {
    case "press": return .press(touch(entry) ?? TouchTarget(nowhere))
    case "tap": return .tap(touch(entry) ?? TouchTarget(nowhere))
    case "move": return move(entry) ?? .move(through: [nowhere], within: .zero)
    case "hold": return .hold(duration(entry) ?? .zero)
    case "edit": return .edit(boolean(entry) ?? true)
    case "wait": return .wait(duration(entry) ?? .zero)
    case "release":
      if case .map = entry.value.content { return release(entry) }
      if let text = entry.value.text, let fingers = parseInteger(text) {
        wrongType(entry.key, "a word alone or a map", entry.value, hint: "write {fingers: \(text)}")
        return .release(fingers: fingers)
      }
      fallthrough
    case "cancel", "tap-status-bar", "request-dismissal", "request-cancel":
      if !entry.value.isNothing {
        report(
          "wrong-value",
          "nothing stands after '\(entry.key)', not \(entry.value.shown)",
          at: entry.value.mark,
          hint: "write '- \(entry.key)'"
        )
      }
      switch entry.key {
      case "release": return .release(fingers: nil)
      case "cancel": return .cancel
      case "tap-status-bar": return tapOfStatusBar(at: entry.keyMark)
      default: return request(entry.key, at: entry.keyMark)
      }
    case "fling", "interrupt", "remove", "enable", "rotate": return gesture(entry)
    case "insert": return update(entry, .insert)
    case "delete": return update(entry, .delete)
    case "reload": return update(entry, .reload)
    case "move-row": return rowMove(entry)
    case "move-section": return sectionMove(entry)
    case "settle": return settle(entry)
    case "expect": return expectations(entry).map { .expect($0) }
    case "snapshot":
      let name = snapshotName(entry.value, of: entry.key) ?? entry.value.text
      return name.map { .snapshot($0) }
    case let key: preconditionFailure("the step \(key) is in the table of keys and nowhere read")
    }
  }

  /// Returns the tap on the status bar, and reports a scene without one.
  private func tapOfStatusBar(at mark: SourceMark) -> StepAction {
    check(.statusBar, at: mark)
    return .tapStatusBar
  }

  /// Returns what a form is asked, and reports a scene without one.
  private func request(_ word: String, at mark: SourceMark) -> StepAction {
    if !hasForm {
      report(
        "no-form",
        "'\(word)' is for a form, and this scene has none",
        at: mark,
        hint: "write 'form:' in the scene"
      )
    }
    return word == "request-dismissal" ? .requestDismissal : .requestCancel
  }

  private func touch(_ entry: WrittenEntry) -> TouchTarget? {
    guard case .map = entry.value.content else { return place(entry).map { TouchTarget($0) } }
    guard let fields = fields(entry, .touch) else { return nil }
    let taker = fields["taken-by"].flatMap(taker)
    let fingers = read(fields["fingers"], else: 1) { integer($0, in: 1...5) }
    return require("at", of: fields).flatMap(place).map {
      TouchTarget($0, takenBy: taker, fingers: fingers)
    }
  }

  /// Reads how many of several fingers go up.
  private func release(_ entry: WrittenEntry) -> StepAction {
    let fingers = fields(entry, .release).flatMap { require("fingers", of: $0) }
    return .release(fingers: fingers.flatMap { integer($0, in: 1...5) })
  }

  func taker(_ written: WrittenEntry) -> TouchTaker? {
    if written.value.text == "nothing" { return .nothing }
    if let text = written.value.text, let view = NamedView(rawValue: text) {
      check(view, at: written.value.mark)
      return .view(view)
    }
    let words = NamedView.allCases.map(\.rawValue) + ["nothing"]
    let nearest = written.value.text.flatMap { nearestWord(to: $0, among: words) }
    wrongType(
      written.key,
      "one of \(quotedList(words))",
      written.value,
      hint: nearest.map { "write '\($0)'" }
    )
    return nil
  }

  private func move(_ entry: WrittenEntry) -> StepAction? {
    guard case .map = entry.value.content else {
      return place(entry).map { .move(through: [$0], within: Self.moving) }
    }
    guard let fields = fields(entry, .move) else { return nil }
    let time = read(fields["within"], else: Self.moving) { duration($0, allowsZero: true) }
    let places = read(fields["through"], else: []) { written in
      list(written, of: "places") { place($0, of: written.key) }
    }
    return require("to", of: fields).flatMap(place).map {
      .move(through: places + [$0], within: time)
    }
  }

  private func settle(_ entry: WrittenEntry) -> StepAction? {
    switch entry.value.content {
    case .nothing: return .settle(within: Self.settling)
    case .text, .list: return duration(entry).map { .settle(within: $0) }
    case .map:
      guard let fields = fields(entry, .settle) else { return nil }
      return .settle(within: read(fields["within"], else: Self.settling) { duration($0) })
    }
  }

  private func repetition(_ entry: WrittenEntry) -> [Step]? {
    guard let fields = fields(entry, .repetition) else { return nil }
    let times = require("times", of: fields).flatMap { integer($0, in: 1...Limits.repetitions) }
    guard let written = require("steps", of: fields), !isEmpty(written, "no step is repeated here")
    else { return nil }
    let before = followedRows
    guard let steps = self.steps(written), let times else { return nil }
    guard steps.count * times <= Limits.steps else {
      report(
        "too-many-steps",
        "these are \(steps.count * times) steps with repetitions, and \(Limits.steps) are allowed",
        at: entry.keyMark
      )
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
    case .update(let update): followedRows?.follow(update)
    case .updateSections(let update):
      followedRows?.follow(update)
      freedomOfTouches.add(update.content)
    case .moveRow(let row, let place): followedRows?.followMove(of: row, to: place)
    case .moveSection(let section, let place):
      followedRows?.followMove(ofSection: section, to: place)
    case .press, .tap, .fling: followedRows?.followTouch(freedomOfTouches)
    case .enable(true) where isOverlayDisabled: missingViews[.touchView] = nil
    default: break
    }
  }
}
