extension SceneReading {
  /// Reads a step that changes rows: the rows alone, or a map with how it shows.
  func update(_ entry: WrittenEntry, _ kind: RowUpdate.Kind) -> StepAction {
    guard case .map = entry.value.content else {
      return .update(RowUpdate(kind, rowsInOrder(entry) ?? []))
    }
    guard let fields = fields(entry.value, .update) else { return .update(RowUpdate(kind, [])) }
    let rows = require("rows", of: fields).flatMap { rowsInOrder($0) } ?? []
    let animation = read(fields["animation"], else: RowAnimation.automatic) { choice($0) }
    return .update(RowUpdate(kind, rows, animation: animation))
  }

  /// Reads the titles of the actions that a swipe uncovers.
  func swipeActions(_ written: WrittenEntry) -> [String]? {
    list(written, of: "titles") { value in
      text(WrittenEntry(key: written.key, keyMark: written.keyMark, value: value))
    }
  }
}
