extension SceneLanguage {
  /// The tables of places and of all keys in Markdown, one for each map, in the order in which a reader would
  /// write them.
  package static var tables: String {
    ([places] + groups.map(table)).joined(separator: "\n")
  }

  private static var places: String {
    let rows = PlaceForm.all.map { form in
      "| \(form.examples.map { "`\($0)`" }.joined(separator: ", ")) | \(cell(form.meaning)) |"
    }
    return """
      ### Places

      | A place | Where it is |
      |---|---|
      \(rows.joined(separator: "\n"))

      """
  }

  private static func table(of group: KeyGroup) -> String {
    let name = group.rawValue.split(separator: "'").map(String.init)
    let title = name.joined(separator: "`")
    let heading = group.rawValue.hasPrefix("'") ? "`\(title)`" : title
    let rows = keys(of: group).map { key in
      "| `\(key.name)` | \(cell(key.values)) | \(cell(key.standard ?? "")) | \(cell(key.summary)) |"
    }
    return """
      ### Keys of \(heading)

      | Key | Values | Left out | Meaning |
      |---|---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }

  /// Returns a text that stays in its cell.
  private static func cell(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("<", with: "\\<")
  }
}
