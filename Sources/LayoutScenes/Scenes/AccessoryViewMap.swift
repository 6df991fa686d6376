import LayoutDiagnostics

extension ValueReader where Value == ControlScene {
  /// A reader of the map of a control.
  static var accessoryView: Self {
    let map = ValueReader<ControlScene>.map(AccessoryViewMap.self, "a map of a control")
    return Self(map.values, map.shape) { reading, written in
      guard let text = written.value.text else { return map.read(reading, written) }
      let kind = nearestWord(to: text, among: ControlMap.kinds)
      return reading.wrong(
        written,
        "none or a map of a control",
        hint: kind.map { "a control is written with its value: '{\($0): …}'" }
          ?? "write '{switch: on}'"
      )
    }
    .shown(map.text)
    .repaired(map.correction)
  }
}

/// The map under `accessory-view`: a control.
struct AccessoryViewMap: KeyMap {
  static let keys = MapKeys<Self>(
    .accessoryView,
    before: ControlMap.keys.descriptions(in: .accessoryView)
  )

  static func initial(at mark: SourceMark?) -> ControlScene { ControlMap.initial(at: mark) }

  let width = Key(
    "width",
    \.width,
    .points(in: 1...Limits.points),
    else: "its own, which 'slider', 'progress', 'text-field' and 'text-view' have not"
  )
  .help("How wide the control is.")
  let name = Key("name", \.name, .viewName, else: "accessory")
    .help("What places and expectations call the control: 'NAME in row 3'.")
    .meant(by: "id", "identifier", "accessibilityIdentifier")

  static func repair(_ control: inout ControlScene, at path: String) -> [Replacement] {
    repairKeys(of: &control, at: path) + ControlMap.repair(&control, at: path)
  }

  static func read(_ fields: Fields<Self>, in reading: SceneReading) -> ControlScene? {
    let shared = fields.sharing(ControlMap.self)
    let kinds = shared.kindEntries
    guard let kind = kinds.first else {
      guard !fields.isMeant(anyOf: ControlMap.kinds + [UnsimulatedThing.key]) else { return nil }
      let message = "an accessory view says which control it is: \(quotedList(ControlMap.kinds))"
      reading.report("missing-key", message, at: fields.mark).hint("write '{switch: on}'")
      return nil
    }
    if let second = kinds.dropFirst().first {
      let message = "an accessory view is one thing, and \(quoted(kind.key)) is already there"
      reading.report("two-views", message, at: second.keyMark).hint("delete one of them")
      return nil
    }
    let map = ControlMap.keys.map
    let needing = [
      map.slider.name, map.progress.name, map.textField.name, map.textView.name,
    ]
    shared.checkSettings(of: kind.key, in: reading)
    shared.check(
      fields.width,
      isFor: needing + [map.button.name, map.segments.name],
      not: kind.key,
      in: reading
    )
    guard fields.width != nil || !needing.contains(kind.key) else {
      let message = "\(quoted(kind.key)) has no width of its own, which an accessory view needs"
      reading.report("no-width", message, at: kind.keyMark).hint("add 'width: 120'")
      return nil
    }
    var control = reading.withValues(.ofRow) { ControlMap.read(shared, in: reading) }
    let width = fields.value(\.width)
    control?.width = width
    if let value = control?.kind.value { reading.views.accessoryValues.append(value) }
    if let name = fields.name {
      // Another row may have the same name, as another cell may.
      reading.views.beginCell()
      defer { reading.views.endCell() }
      control?.name = fields.value(\.name)
      if let own = control?.name {
        let value = control?.kind.value
        reading.views.note(ViewNames.Entry(name: own, mark: name.value.mark, value: value))
      }
    }
    return control
  }
}
