import LayoutDiagnostics

/// The map under `edit-screen`.
struct EditScreenMap: KeyMap {
  static let keys = MapKeys<Self>(.editScreen)

  static func initial(at mark: SourceMark?) -> EditScreenScene { EditScreenScene(mark: mark) }

  let edit = Key("edit", \.editTitle, .text)
    .help("The title of the button that begins.")
    .meant(by: "edit-title", "begin")
  let cancel = Key("cancel", \.cancelTitle, .text)
    .help("The title of the button that ends and clears the selection.")
    .meant(by: "cancel-title", "done")
  let action = Key("action", \.actionTitle, .countText)
    .help(
      "The title of the button in the toolbar while rows are selected; `{photo|photos}` is photo for one row."
    )
    .meant(by: "action-title", "delete", "title")
  let noAction = Key("no-action", \.emptyActionTitle, .text)
    .help("The title of the button in the toolbar while no row is selected.")
    .meant(by: "empty", "none", "no-selection")
  let performs = Key("performs", \.performs, .choice)
    .help("What the action does with the selected rows.")
    .meant(by: "does", "perform")
  let endsEditing = Key("ends-editing", \.endsEditing, .boolean)
    .help("Whether editing mode ends when the action is done, as in Mail.")
    .meant(by: "leaves-editing", "endsEditingAfterAction")
}

extension ValueReader where Value == EditScreenScene? {
  /// A reader of true for its own titles, false for none, or a map of titles.
  static var editScreen: Self {
    Self("true, false or a map") { reading, written in
      if case .map = written.value.content { return reading.map(written, EditScreenMap.self) }
      return .some(
        reading.boolean(written) == true ? EditScreenScene(mark: written.value.mark) : nil
      )
    }
    .shown { $0 == nil ? "false" : nil }
  }
}
