import LayoutDevices
import LayoutDiagnostics

extension SceneReading {
  /// Reads a step that changes rows: the rows alone, or a map with how it shows.
  func update(_ entry: WrittenEntry, _ kind: RowUpdate.Kind) -> StepAction {
    if kind != .reload, let formMark {
      report(
        "no-effect",
        "\(quoted(entry.key)) is not for the table of a form, whose rows are its options",
        at: entry.keyMark,
        notes: [.init("the form is here", at: formMark)],
        hint: "delete it"
      )
      return .update(RowUpdate(kind, []))
    }
    let reference: RowReference = kind == .insert ? .coming : .present
    guard case .map = entry.value.content else {
      return .update(RowUpdate(kind, rowsInOrder(entry, reference, eachOnce: true) ?? []))
    }
    guard let fields = fields(entry, .update) else { return .update(RowUpdate(kind, [])) }
    let rows =
      require("rows", of: fields).flatMap { rowsInOrder($0, reference, eachOnce: true) } ?? []
    let animation = read(fields["animation"], else: RowAnimation.automatic) { choice($0) }
    return .update(RowUpdate(kind, rows, animation: animation))
  }

  /// Reads the actions that a swipe uncovers: titles, and maps that say more.
  func swipeActions(_ written: WrittenEntry) -> [SwipeActionScene]? {
    list(written, of: "actions") { value in
      guard case .map = value.content else {
        let entry = WrittenEntry(key: written.key, keyMark: written.keyMark, value: value)
        return text(entry).map { SwipeActionScene($0) }
      }
      guard let fields = fields(value, .swipeAction) else { return nil }
      let title = fields["title"].flatMap(text)
      let image = fields["image"].flatMap { choice($0, SystemSymbol.self) }
      if fields["title"] == nil, fields["image"] == nil {
        report(
          "missing-key",
          "a swipe action has neither 'title' nor 'image'",
          at: fields.mark,
          hint: "write 'title: Flag', 'image: flag' or both"
        )
      }
      return SwipeActionScene(
        title,
        image: image,
        color: fields["color"].flatMap(color),
        isDelete: fields["deletes"].flatMap(boolean)
      )
    }
  }
}
