extension SceneLanguage {
  /// Steps that change the rows of the table.
  static let updateKeys: [SceneKey] = [
    key(.step, "insert", "rows or a map", "New rows come, named as they are then."),
    key(.step, "delete", "rows or a map", "Rows go, named as they were."),
    key(.step, "reload", "rows or a map", "The table asks for rows anew."),
    key(.update, "rows", "rows 3..8, row 1/3 or a list of rows", "The rows."),
    key(.update, "animation", choice(RowAnimation.self), "automatic", "How it shows."),
  ]
}
