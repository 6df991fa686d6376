import LayoutDiagnostics
import LayoutGeometry

/// The selection types that go by a name.
enum SelectionPreset: String, Sendable, Hashable, CaseIterable {
  /// One option in the whole table.
  case single
  /// One option in each section.
  case singleSectioned = "single-sectioned"
  /// Any number of options, at least one.
  case multiple
  /// Any number of options, at least one in each section.
  case multipleSectioned = "multiple-sectioned"

  /// The selection type of the name.
  var selectionType: SelectionType {
    switch self {
    case .single: .single
    case .singleSectioned: .singleSectioned
    case .multiple: .multiple
    case .multipleSectioned: .multipleSectioned
    }
  }
}

/// The map under `type` in a form: limits for the whole table, or for sections and all together.
struct FormTypeMap: KeyMap {
  static let keys = MapKeys<Self>(.formType)

  static func initial(at mark: SourceMark?) -> SelectionType { .all(min: 0, max: nil) }

  let min = Key("min", .number, else: "0")
    .help("The fewest options of the whole table.")
    .meant(by: "minimum", "at-least")
  let max = Key("max", .number)
    .help("The most options of the whole table, wherever they are.")
    .meant(by: "maximum", "at-most", "total")
  let sectionMin = Key("section-min", .number, else: "0")
    .help("The fewest options of each section.")
    .meant(by: "sectionMin", "per-section-min")
  let sectionMax = Key("section-max", .number)
    .help("The most options of each section.")
    .meant(by: "sectionMax", "per-section")
  let totalMin = Key("total-min", .number, else: "0")
    .help("The fewest options of all sections together.")
    .meant(by: "totalMin")
  let totalMax = Key("total-max", .number)
    .help("The most options of all sections together.")
    .meant(by: "totalMax")

  static func read(_ fields: Fields<Self>, in reading: SceneReading) -> SelectionType? {
    let whole = [fields.min, fields.max].compactMap(\.self)
    let parts = [fields.sectionMin, fields.sectionMax, fields.totalMin, fields.totalMax]
      .compactMap(\.self)
    if let first = whole.first, let other = parts.first {
      reading.report(
        "whole-and-sections",
        "\(quoted(first.key)) is of the whole table and \(quoted(other.key)) of sections; a type has one or"
          + " the other",
        at: other.keyMark
      )
      .note("the other one is here", at: first.keyMark)
      .hint("write 'total-min' and 'total-max' beside the limits of sections")
      return nil
    }
    guard !whole.isEmpty || !parts.isEmpty else {
      reading.report("missing-key", "the type says no limit", at: fields.mark)
        .hint("write 'min' or 'max', or the word 'multiple'")
      return nil
    }
    return parts.isEmpty
      ? .all(min: fields.value(\.min) ?? 0, max: fields.value(\.max))
      : .sectioned(
        sectionMin: fields.value(\.sectionMin) ?? 0,
        sectionMax: fields.value(\.sectionMax),
        totalMin: fields.value(\.totalMin) ?? 0,
        totalMax: fields.value(\.totalMax)
      )
  }
}

extension ValueReader where Value == SelectionType {
  /// The name of a preset, or a map of limits.
  static var selectionType: Self {
    let preset = ValueReader<SelectionPreset>.choice
    let shape = ValueShape.any([preset.shape, .map(.formType)])
    return Self("\(preset.values) or a map", shape) { reading, written in
      if case .map = written.value.content { return reading.map(written, FormTypeMap.self) }
      return preset.read(reading, written)?.selectionType
    }
  }
}
