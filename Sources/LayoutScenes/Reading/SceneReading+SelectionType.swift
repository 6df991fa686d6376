import LayoutDiagnostics
import LayoutGeometry

extension SceneReading {
  /// Reads how many options may and must be selected: the name of a preset, or a map of limits, either for the
  /// whole table or for sections and all together.
  func selectionType(_ written: WrittenEntry) -> SelectionType? {
    guard case .map = written.value.content else {
      let preset: SelectionPreset? = choice(written)
      return preset?.selectionType
    }
    guard let fields = fields(written, .formType) else { return nil }
    let whole = ["min", "max"].compactMap { fields[$0] }
    let parts = ["section-min", "section-max", "total-min", "total-max"].compactMap { fields[$0] }
    if let first = whole.first, let other = parts.first {
      report(
        "whole-and-sections",
        "\(quoted(first.key)) is of the whole table and \(quoted(other.key)) of sections; a type has one or"
          + " the other",
        at: other.keyMark,
        notes: [.init("the other one is here", at: first.keyMark)],
        hint: "write 'total-min' and 'total-max' beside the limits of sections"
      )
      return nil
    }
    guard !whole.isEmpty || !parts.isEmpty else {
      report(
        "missing-key",
        "the type says no limit",
        at: written.value.mark,
        hint: "write 'min' or 'max', or the word 'multiple'"
      )
      return nil
    }
    func limit(_ key: String) -> Int? {
      fields[key].flatMap { integer($0, in: 0...Limits.rows) }
    }
    return parts.isEmpty
      ? .all(min: limit("min") ?? 0, max: limit("max"))
      : .sectioned(
        sectionMin: limit("section-min") ?? 0,
        sectionMax: limit("section-max"),
        totalMin: limit("total-min") ?? 0,
        totalMax: limit("total-max")
      )
  }
}
