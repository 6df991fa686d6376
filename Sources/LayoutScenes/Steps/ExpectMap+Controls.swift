import LayoutDiagnostics

extension ValueReader where Value == [ValueExpectation] {
  /// A reader of the values that controls must have, by their names.
  static var controlValues: Self {
    Self("a map of names and values", .names(.text)) { reading, written in
      guard case .map(let entries) = written.value.content else {
        return reading.wrong(written, "a map of names such as {wifi: on}")
      }
      guard !reading.isEmpty(written, "no value of a control is expected here") else { return nil }
      return entries.compactMap { entry in
        reading.valueOfControl(entry).flatMap { reading.value(entry, $0) }.map {
          ValueExpectation(name: entry.key, value: $0, mark: entry.keyMark)
        }
      }
    }
  }
}

extension SceneReading {
  fileprivate func valueOfControl(_ entry: WrittenEntry) -> SceneReading.ControlValue? {
    if let row = RowAddress(name: entry.key), let value = views.accessoryValue {
      return check(row, .present, at: entry.keyMark) ? value : nil
    }
    let place = CellViewName(entry.key)
    let view = views.entry(entry.key, of: .screen) ?? place.flatMap { views.cellEntry($0.view) }
    if let place, view != nil, !check(place.row, .present, at: entry.keyMark) { return nil }
    if let value = view?.value { return value }
    let named = views.list(of: .screen).filter { $0.value != nil }
    let isThere = view != nil
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

  fileprivate func value(_ entry: WrittenEntry, _ kind: ControlValue) -> ValueExpectation.Value? {
    switch kind {
    case .number: comparison(entry).map { .number($0) }
    case .text: text(entry).map { .text($0) }
    case .word(let words): word(entry, words).map { .text($0) }
    }
  }
}
