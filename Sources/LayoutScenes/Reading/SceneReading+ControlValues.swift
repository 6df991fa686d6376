import LayoutDiagnostics

extension SceneReading {
  /// Reads what controls must be set to: a map of their names.
  func controlValues(_ written: WrittenEntry) -> ExpectedFact? {
    guard case .map(let entries) = written.value.content else {
      wrongType(written.key, "a map of names such as {wifi: on}", written.value)
      return nil
    }
    guard !isEmpty(written, "no value of a control is expected here") else { return nil }
    var values: [ValueExpectation] = []
    for entry in entries {
      guard let control = namedControl(entry) else { continue }
      if let value = value(entry, of: control) {
        values.append(ValueExpectation(name: entry.key, value: value, mark: entry.keyMark))
      }
    }
    return .values(values)
  }

  private func namedControl(_ entry: WrittenEntry) -> ControlScene.Kind? {
    let named = stackNames.filter { $0.control?.hasValue == true }
    if let control = named.first(where: { $0.name == entry.key })?.control { return control }
    let names = named.map(\.name)
    let isThere = stackNames.contains { $0.name == entry.key }
    report(
      "no-such-control",
      isThere
        ? "the view \(quoted(entry.key)) has no value"
        : "no control is named \(quoted(entry.key))",
      at: entry.keyMark,
      notes: names.isEmpty ? [] : [.init("the names are \(quotedList(names))")],
      hint: nearestWord(to: entry.key, among: names).map { "write '\($0)'" }
    )
    return nil
  }

  private func value(
    _ entry: WrittenEntry,
    of control: ControlScene.Kind
  ) -> ValueExpectation.Value? {
    switch control {
    case .switch: choice(entry, ControlScene.SwitchState.self).map { .text($0.rawValue) }
    case .slider, .stepper, .progress: comparison(entry).map { .number($0) }
    case .textField: text(entry).map { .text($0) }
    case .segments(let titles, _): title(entry, among: titles + ["none"]).map { .text($0) }
    case .activityIndicator, .button: nil
    }
  }

  private func title(_ entry: WrittenEntry, among titles: [String]) -> String? {
    if let text = entry.value.text, titles.contains(text) { return text }
    let nearest = entry.value.text.flatMap { nearestWord(to: $0, among: titles) }
    wrongType(
      entry.key,
      "one of \(quotedList(titles))",
      entry.value,
      hint: nearest.map { "write '\($0)'" }
    )
    return nil
  }

  /// Reports a place on a view of the stack that is not there.
  func checkStackView(_ name: String, at mark: SourceMark?) {
    let names = stackNames.map(\.name)
    guard hasStack, names.contains(name) else {
      report(
        "no-such-view",
        "no view of a stack is named \(quoted(name))",
        at: mark,
        notes: hasStack && !names.isEmpty ? [.init("the names are \(quotedList(names))")] : [],
        hint: hasStack
          ? nearestWord(to: name, among: names).map { "write 'view \($0)'" }
          : "write 'stack:' in the scene"
      )
      return
    }
  }
}

extension ControlScene.Kind {
  /// Whether it is set to something.
  fileprivate var hasValue: Bool {
    switch self {
    case .switch, .slider, .stepper, .progress, .textField, .segments: true
    case .activityIndicator, .button: false
    }
  }
}
