import Foundation
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
    let place = CellViewName(entry.key)
    let row = place?.view == CellViewName.accessory ? place?.row : RowAddress(name: entry.key)
    if let row, let value = views.accessoryValue {
      return check(row, .present, at: entry.keyMark) ? value : nil
    }
    let view = views.singleEntry(entry.key) ?? place.flatMap { views.cellEntry($0.view) }
    if let place, view != nil, !check(place.row, .present, at: entry.keyMark) { return nil }
    if let value = view?.value { return value }
    let named = views.singles.filter { $0.value != nil }
    let isThere = view != nil
    let message =
      isThere
      ? "the view \(quoted(entry.key)) has no value" : "no control is named \(quoted(entry.key))"
    let inRow = views.cellEntry(entry.key)?.value.map { _ in "\(entry.key) in row 0" }
    if !isThere, let meant = inRow ?? accessory(meantBy: entry.key) {
      report("no-such-control", message, at: entry.keyMark).hint("write '\(meant)'")
      return nil
    }
    reportUnknown(
      "no-such-control",
      message,
      entry.key,
      at: entry.keyMark,
      among: place.map(names) ?? named.map(\.name)
    )
    return nil
  }

  /// Returns the names that views of the row of a name have.
  private func names(beside place: CellViewName) -> [String] {
    let row = place.row
    let number = row.section == 0 ? "\(row.row)" : "\(row.section)/\(row.row)"
    let end = views.accessoryValues.isEmpty ? [] : [CellViewName.accessory]
    return (views.cellNames + end).map { "\($0) in row \(number)" }
  }

  /// Returns the name of the control at the end of a row that a text such as "switch in row 3" means.
  private func accessory(meantBy text: String) -> String? {
    guard views.accessoryValue != nil, let place = MeantPlace.text(for: text),
      let row = place.components(separatedBy: " on ").first, RowAddress(name: row) != nil
    else { return nil }
    return "\(CellViewName.accessory) in \(row)"
  }

  fileprivate func value(_ entry: WrittenEntry, _ kind: ControlValue) -> ValueExpectation.Value? {
    switch kind {
    case .number: comparison(entry).map { .number($0) }
    case .text: text(entry).map { .text($0) }
    case .word(let words): word(entry, words).map { .text($0) }
    }
  }
}
