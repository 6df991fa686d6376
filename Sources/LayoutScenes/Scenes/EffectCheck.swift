import LayoutDevices
import LayoutDiagnostics

/// A check for keys that others of the same scenario take the effect from.
///
/// Each is a warning: the screen is as it is written, and somebody may look for what the key would do. Keys of a base
/// have none, as it serves several files.
struct EffectCheck {
  let reading: SceneReading
  let scene: Scene
  /// The scene as it is written.
  let written: WrittenEntry
  /// The steps, and those with names, as they are written.
  let steps: [WrittenEntry]
  /// Whether the matrix leaves the device, how it is held, its system, its design and its window to the scene.
  let isOfOneDevice: Bool

  /// Whether a step begins or ends editing mode.
  let hasEditStep: Bool
  /// Whether a step turns the screen.
  let hasTurn: Bool

  /// Warns of every key without effect.
  func run() {
    checkBars()
    checkTable()
    checkSections()
    checkEditingMode()
    checkSelection()
  }

  /// Warns of a key, if it is written in the file itself.
  func warn(_ entry: WrittenEntry?, _ reason: String, hint: String? = nil) {
    guard let entry, entry.keyMark.file == reading.file else { return }
    reading.warn("no-effect", "\(quoted(entry.key)) has no effect: \(reason)", at: entry.keyMark)
      .hint(hint ?? "delete it")
  }

  /// The table as it is written.
  var table: WrittenEntry? { written.entry(SceneMap.keys.map.table.name) }

  /// Whether editing mode may begin or end: by a button, by a step, or by two fingers.
  var changesEditingMode: Bool {
    scene.editScreen != nil || scene.selection?.mode.start == .twoFingerPan || hasEditStep
  }
}

extension EffectCheck {
  private func checkSelection() {
    guard let selection = scene.selection, selection.mode.start == .editColumnPan,
      !scene.table.isEditing, !changesEditingMode, selection.mark?.file == reading.file
    else { return }
    let message =
      "'\(selection.mode.start.rawValue)' has no effect: the table is not in editing mode"
    reading.warn("no-effect", message, at: selection.mark)
      .hint("write 'editing: true' in the table, or a step 'edit: true'")
  }

  /// Warns of keys for a mode in which the table never is.
  private func checkEditingMode() {
    guard !changesEditingMode, let table else { return }
    let keys = SectionMap.keys.map
    let sections = scene.table.sections
    if !scene.table.isEditing {
      guard sections.contains(where: { !$0.movable.isEmpty }) else { return }
      let hint = "write 'editing: true' in the table, or a step 'edit: true'"
      warn(table.value.first(keys.movable.name), "rows are moved in editing mode", hint: hint)
      return
    }
    let hint = "write a step 'edit: false', or delete it"
    for name in [keys.leadingActions.name, keys.trailingActions.name] {
      warn(table.value.first(name), "in editing mode a swipe uncovers nothing", hint: hint)
    }
    checkAccessories(of: table)
    if scene.table.allowsMultipleSelectionDuringEditing {
      let hint = "write 'allows-multiple-selection-during-editing: false' in the table"
      let reason = "in editing mode rows have check marks in place of the minus"
      warn(table.value.first(keys.deletable.name), reason, hint: hint)
    }
  }
}

extension EffectCheck {
  /// Warns of accessories of cells that are all in editing mode, which have others there.
  private func checkAccessories(of table: WrittenEntry) {
    guard scene.table.sections.allSatisfy({ $0.uneditable.count == 0 }) else { return }
    let keys = CellMap.keys.map
    for name in [keys.accessory.name, keys.accessoryView.name] {
      warn(
        table.value.first(name),
        "in editing mode cells show no accessory (UIKit's editingAccessoryType is none)",
        hint: "write a step 'edit: false', or delete it"
      )
    }
  }
}

extension WrittenValue {
  /// Returns the first entry with a key in the value, or in what is in it, that says more than nothing.
  func first(_ key: String) -> WrittenEntry? {
    switch content {
    case .nothing, .text: nil
    case .list(let values): values.lazy.compactMap { $0.first(key) }.first
    case .map(let entries):
      entries.first { $0.key == key && !$0.value.isNone }
        ?? entries.lazy.compactMap { $0.value.first(key) }.first
    }
  }

  private var isNone: Bool {
    if case .list(let values) = content { return values.isEmpty }
    return text == "none" || text == "false"
  }

  /// Returns whether a key stands anywhere in the value, with or without a value of its own.
  func mentions(_ key: String) -> Bool {
    switch content {
    case .nothing, .text: false
    case .list(let values): values.contains { $0.text == key || $0.mentions(key) }
    case .map(let entries): entries.contains { $0.key == key || $0.value.mentions(key) }
    }
  }

  /// Returns whether a key has a text, or a list with it, anywhere in the value.
  func says(_ text: String, after key: String) -> Bool {
    switch content {
    case .nothing, .text: return false
    case .list(let values): return values.contains { $0.says(text, after: key) }
    case .map(let entries):
      return entries.contains { entry in
        if entry.key == key {
          if entry.value.text == text { return true }
          if case .list(let values) = entry.value.content,
            values.contains(where: { $0.text == text })
          {
            return true
          }
        }
        return entry.value.says(text, after: key)
      }
    }
  }
}
