import LayoutDevices

extension SceneReading {
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
