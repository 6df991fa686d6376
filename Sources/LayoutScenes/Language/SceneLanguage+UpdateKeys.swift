extension SceneLanguage {
  /// Steps that change the rows and sections of the table.
  static let updateKeys: [SceneKey] = [
    key(
      .step,
      "insert",
      "rows or a map",
      "New rows, or sections, come, named as they are then."
    ),
    key(.step, "delete", "rows, sections or a map", "Rows, or sections, go, named as they were."),
    key(.step, "reload", "rows, sections or a map", "The table asks for rows, or sections, anew."),
    key(
      .step,
      "move-row",
      "a map",
      "A row goes elsewhere, also under a finger (moveRow(at:to:))."
    ),
    key(.step, "move-section", "a map", "A section goes elsewhere (moveSection(_:toSection:))."),
    key(.update, "rows", "rows 3..8, row 1/3 or a list of rows", "The rows."),
    key(
      .update,
      "sections",
      "section 1, sections 1..2 or a list of sections",
      "The sections, in place of rows."
    ),
    key(.update, "content", "a map of a section", "What each section holds that comes."),
    key(.update, "animation", choice(RowAnimation.self), "automatic", "How it shows."),
    key(.rowMove, "from", "row 3 or row 1/3", "The row."),
    key(.rowMove, "to", "row 3 or row 1/3", "Its place, named as it is then."),
    key(.sectionMove, "from", "section 1", "The section."),
    key(.sectionMove, "to", "section 1", "Its place, numbered as it is then."),
  ]
}
