import LayoutDiagnostics

extension ValueReader where Value == [ValueExpectation] {
  /// A reader of the values that controls must have, by their names.
  static var controlValues: Self {
    Self("a map of names and values") { reading, written in
      guard case .map(let entries) = written.value.content else {
        return reading.wrong(written, "a map of names such as {wifi: on}")
      }
      guard !reading.isEmpty(written, "no value of a control is expected here") else { return nil }
      return entries.compactMap { entry in
        reading.namedControl(entry).flatMap { reading.value(entry, of: $0) }.map {
          ValueExpectation(name: entry.key, value: $0, mark: entry.keyMark)
        }
      }
    }
  }
}

extension SceneReading {
  fileprivate func namedControl(_ entry: WrittenEntry) -> ControlScene.Kind? {
    let named = stackNames.filter { $0.control?.hasValue == true }
    if let control = named.first(where: { $0.name == entry.key })?.control { return control }
    let isThere = stackNames.contains { $0.name == entry.key }
    reportUnknown(
      "no-such-control",
      isThere
        ? "the view \(quoted(entry.key)) has no value" : "no control is named \(quoted(entry.key))",
      entry.key,
      at: entry.keyMark,
      among: named.map(\.name)
    )
    return nil
  }

  fileprivate func value(
    _ entry: WrittenEntry,
    of control: ControlScene.Kind
  ) -> ValueExpectation.Value? {
    switch control {
    case .switch: choice(entry, ControlScene.SwitchState.self).map { .text($0.rawValue) }
    case .slider, .stepper, .progress: comparison(entry).map { .number($0) }
    case .textField: text(entry).map { .text($0) }
    case .segments(let titles, _): word(entry, titles + ["none"]).map { .text($0) }
    case .activityIndicator, .button: nil
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
