import Foundation
import LayoutDiagnostics
import LayoutGeometry

extension SceneReading {
  /// The keys that say which control a view is, in the order of the page.
  static let controlKinds = [
    "switch", "slider", "stepper", "progress", "activity-indicator", "text-field", "button",
    "segments",
  ]

  /// The controls that are as wide as they are told.
  private static let kindsWithoutWidth = ["slider", "progress", "text-field"]

  /// The keys that say more of a control, with the controls of which they do.
  private static let controlSettings: [(key: String, kinds: [String])] = [
    ("range", ["slider", "stepper"]),
    ("step", ["stepper"]),
    ("placeholder", ["text-field"]),
    ("border", ["text-field"]),
    ("selected", ["segments"]),
    ("enabled", ["switch", "slider", "stepper", "text-field", "button", "segments"]),
    ("highlighted", ["switch", "button"]),
    ("tint", controlKinds),
  ]

  /// The same for a control at the end of a row.
  private static let accessorySettings =
    controlSettings + [("width", kindsWithoutWidth + ["button", "segments"])]

  /// Reports keys that say something of another kind of view than `kind`.
  func checkControlSettings(_ fields: Fields, of kind: String, inRow: Bool = false) {
    let settings = inRow ? Self.accessorySettings : Self.controlSettings
    for (key, kinds) in settings where !kinds.contains(kind) {
      guard let written = fields[key] else { continue }
      let whose = kinds == Self.controlKinds ? "controls" : quotedList(kinds)
      report(
        "no-effect",
        "\(quoted(key)) is for \(whose), not for \(quoted(kind))",
        at: written.keyMark,
        hint: "delete it"
      )
    }
  }

  /// Reads a control.
  ///
  /// - Parameters:
  ///   - kind: The entry that says which control it is.
  ///   - fields: The map that it is in.
  /// - Returns: The control; nil after a report.
  func control(_ kind: WrittenEntry, _ fields: Fields) -> ControlScene? {
    let parsed: ControlScene.Kind?
    switch kind.key {
    case "switch": parsed = choice(kind).map { .switch($0) }
    case "slider":
      let range = read(fields["range"], else: 0...1) { self.range($0) }
      parsed = number(kind, in: range).map { .slider($0, in: range) }
    case "stepper":
      let range = read(fields["range"], else: 0...100) { self.range($0) }
      let step = read(fields["step"], else: 1) { number($0, in: 0.001...Limits.points) }
      parsed = number(kind, in: range).map { .stepper($0, in: range, step: step) }
    case "progress": parsed = number(kind, in: 0...1).map { .progress($0) }
    case "activity-indicator": parsed = choice(kind).map { .activityIndicator($0) }
    case "text-field":
      let placeholder = fields["placeholder"].flatMap(text)
      let border = read(fields["border"], else: ControlScene.FieldBorder.rounded) { choice($0) }
      parsed = text(kind).map { .textField($0, placeholder: placeholder, border: border) }
    case "button": parsed = text(kind).map { .button($0) }
    case "segments": parsed = segments(kind, fields)
    case let key: preconditionFailure("\(key) is no control")
    }
    guard let parsed else { return nil }
    var control = ControlScene(parsed)
    control.isEnabled = read(fields["enabled"], else: true) { boolean($0) }
    control.isHighlighted = read(fields["highlighted"], else: false) { boolean($0) }
    control.tint = fields["tint"].flatMap(color)
    return control
  }

  private func segments(_ kind: WrittenEntry, _ fields: Fields) -> ControlScene.Kind? {
    let before = diagnostics.count
    guard
      let titles = list(
        kind,
        of: "titles",
        { value -> String? in
          if let text = value.text { return text }
          wrongType(kind.key, "a list of titles such as [Day, Week]", value)
          return nil
        }
      ), diagnostics.count == before
    else { return nil }
    guard !titles.isEmpty else {
      wrongType(kind.key, "a list of at least one title", kind.value)
      return nil
    }
    guard let written = fields["selected"], written.value.text != "none" else {
      return .segments(titles, selected: nil)
    }
    return integer(written, in: 0...titles.count - 1).map { .segments(titles, selected: $0) }
  }

  /// Reads a number in a range.
  private func number(_ written: WrittenEntry, in range: ClosedRange<Double>) -> Double? {
    let what =
      "a number from \(decimalText(range.lowerBound)) to \(decimalText(range.upperBound))"
    guard let text = written.value.text, let number = parseNumber(text), range.contains(number)
    else {
      wrongType(written.key, what, written.value)
      return nil
    }
    return number
  }

  /// Reads `[0, 10]`.
  private func range(_ written: WrittenEntry) -> ClosedRange<Double>? {
    let what = "two numbers such as [0, 10], the smaller one first"
    guard case .list(let values) = written.value.content, values.count == 2,
      let lower = values[0].text.flatMap(parseNumber),
      let upper = values[1].text.flatMap(parseNumber),
      lower < upper
    else {
      wrongType(written.key, what, written.value)
      return nil
    }
    guard max(abs(lower), abs(upper)) <= Limits.points else {
      let most = decimalText(Limits.points)
      report(
        "wrong-value",
        "the numbers of \(quoted(written.key)) are from -\(most) to \(most)",
        at: written.value.mark
      )
      return nil
    }
    return lower...upper
  }

  // MARK: Rows

  /// Reads the control at the end of each row.
  func accessoryView(_ written: WrittenEntry) -> ControlScene? {
    guard let fields = fields(written, .accessoryView) else { return nil }
    let kinds = Self.controlKinds.compactMap { fields[$0] }
    guard let kind = kinds.first else {
      report(
        "missing-key",
        "an accessory view says which control it is: \(quotedList(Self.controlKinds))",
        at: fields.mark,
        hint: "write '{switch: on}'"
      )
      return nil
    }
    if let second = kinds.dropFirst().first {
      report(
        "two-views",
        "an accessory view is one thing, and \(quoted(kind.key)) is already there",
        at: second.keyMark,
        hint: "delete one of them"
      )
      return nil
    }
    checkControlSettings(fields, of: kind.key, inRow: true)
    let width = fields["width"]
    guard width != nil || !Self.kindsWithoutWidth.contains(kind.key) else {
      report(
        "no-width",
        "\(quoted(kind.key)) has no width of its own, which an accessory view needs",
        at: kind.keyMark,
        hint: "add 'width: 120'"
      )
      return nil
    }
    var control = control(kind, fields)
    control?.width = width.flatMap { points($0, in: 1...Limits.points) }
    return control
  }
}
