extension SceneLanguage {
  static let selectionKeys: [SceneKey] = [
    SceneKey(
      group: .selection,
      name: "starts-with",
      values: words(SelectionScene.Start.self),
      standard: nil,
      summary: "How a drag that selects rows starts."
    ),
    SceneKey(
      group: .selection,
      name: "passes",
      values: words(SelectionScene.Pass.self),
      standard: "path for strip-pan, else range",
      summary:
        "What passing rows holds: all between the first row and the finger, or those touched."
    ),
    SceneKey(
      group: .selection,
      name: "turning-back",
      values: words(SelectionScene.TurningBack.self),
      standard: "flip for strip-pan, else restore",
      summary: "What turning back does with rows."
    ),
    SceneKey(
      group: .selection,
      name: "limit",
      values: "a map",
      standard: nil,
      summary: "How many rows may be selected."
    ),
    SceneKey(
      group: .selection,
      name: "crosses-sections",
      values: "true, false",
      standard: "false for long-press, else true",
      summary: "Whether a drag leaves the section in which it began."
    ),
    SceneKey(
      group: .selection,
      name: "auto-scroll",
      values: "none, by-depth or rows a second",
      standard: "by-depth",
      summary: "How the table scrolls by itself while the finger is at an edge."
    ),
    SceneKey(
      group: .selection,
      name: "auto-scroll-zone",
      values: "points",
      standard: "50",
      summary: "How far the zones at the edges reach into the table."
    ),
    SceneKey(
      group: .limit,
      name: "total",
      values: "a number",
      standard: nil,
      summary: "The most rows of the whole table."
    ),
    SceneKey(
      group: .limit,
      name: "per-section",
      values: "a number",
      standard: nil,
      summary: "The most rows of each section."
    ),
    SceneKey(
      group: .limit,
      name: "when-full",
      values: words(SelectionScene.WhenFull.self),
      standard: "replace-oldest",
      summary: "What happens with a row for which there is no room."
    ),
  ]

  private static func words<Words: CaseIterable & RawRepresentable<String>>(
    _ type: Words.Type
  ) -> String {
    type.allCases.map(\.rawValue).joined(separator: ", ")
  }
}
