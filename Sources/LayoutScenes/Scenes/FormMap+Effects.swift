import LayoutDiagnostics
import LayoutVocabulary

extension FormMap {
  /// Warns of keys that do nothing beside others.
  static func checkEffects(of fields: Fields<Self>, _ form: FormScene, in reading: SceneReading) {
    guard !reading.diagnostics.containsError else { return }
    func warn(_ entry: WrittenEntry?, _ reason: String, hint: String) {
      guard let entry, entry.keyMark.file == reading.file else { return }
      let message = "\(quoted(entry.key)) has no effect: \(reason)"
      reading.warn("no-effect", message, at: entry.keyMark).hint(hint)
    }
    let required = "'\(keys.map.requiresSelection.name): true'"
    if !form.selectionType.hasMaximum {
      warn(fields.whenFull, "there is room for all options", hint: "write a maximum into 'type'")
    }
    if !form.requiresSelection {
      let hint = "write \(required) beside 'type'"
      for key in minima {
        guard let minimum = fields.type?.entry(key), minimum.value.text != "0" else { continue }
        warn(minimum, "without \(required) no minimum holds", hint: hint)
      }
      warn(fields.alert, "without \(required) every selection is taken", hint: "write \(required)")
    } else if !form.selectionType.hasMinimum {
      let hint = "write a minimum into 'type'"
      warn(fields.requiresSelection, "'type' has no minimum", hint: hint)
      warn(fields.alert, "every selection is taken, as 'type' has no minimum", hint: hint)
    }
  }

  /// The keys of minima.
  private static let minima: [String] = {
    let keys = FormTypeMap.keys.map
    return [keys.min.name, keys.sectionMin.name, keys.totalMin.name]
  }()
}

extension SelectionType {
  /// Whether it limits how many options can be selected.
  fileprivate var hasMaximum: Bool {
    switch self {
    case .all(_, let max): max != nil
    case .sectioned(_, let sectionMax, _, let totalMax): sectionMax != nil || totalMax != nil
    }
  }

  /// Whether it says how many options must be selected.
  fileprivate var hasMinimum: Bool {
    switch self {
    case .all(let min, _): min > 0
    case .sectioned(let sectionMin, _, let totalMin, _): sectionMin > 0 || totalMin > 0
    }
  }
}
