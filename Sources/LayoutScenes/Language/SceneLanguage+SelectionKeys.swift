extension SceneLanguage {
  static let selectionKeys: [SceneKey] = [
    key(
      .selection,
      "starts-with",
      choice(SelectionMode.Start.self),
      "How a drag that selects rows starts."
    ),
    key(
      .selection,
      "passes",
      choice(SelectionMode.Pass.self),
      "path for strip-pan, else range",
      "What passing rows holds: all between the first row and the finger, or those touched."
    ),
    key(
      .selection,
      "turning-back",
      choice(SelectionMode.TurningBack.self),
      "flip for strip-pan, else restore",
      "What turning back does with rows."
    ),
    key(.selection, "limit", "a map", "How many rows may and must be selected."),
    key(
      .selection,
      "minimum-press-duration",
      "a time",
      "200ms",
      "How long the finger of a long press rests before the drag begins; UIKit's own is 500ms."
    ),
    key(
      .selection,
      "allowable-movement",
      "points",
      "15",
      "How far the finger of a long press may stray until then; UIKit's own is 10."
    ),
    key(
      .selection,
      "crosses-sections",
      "true, false",
      "false for long-press, else true",
      "Whether a drag leaves the section in which it began."
    ),
    key(
      .selection,
      "should-begin",
      "true, false",
      "true",
      "What the delegate answers where two fingers ask to select (tableView(_:shouldBeginMultipleSelectionInteractionAt:))."
    ),
    key(
      .selection,
      "auto-scroll",
      "none, by-depth or rows a second",
      "by-depth",
      "How the table scrolls by itself while the finger is at an edge."
    ),
    key(
      .selection,
      "auto-scroll-zone",
      "points",
      "50",
      "How far the zones at the edges reach into the table."
    ),
    key(
      .selection,
      "auto-scroll-top-offset",
      "points",
      "0",
      "How far below the top edge the zone there begins; above it where negative."
    ),
    key(
      .selection,
      "auto-scroll-bottom-offset",
      "points",
      "0",
      "How far above the bottom edge the zone there begins; below it where negative."
    ),
    key(.limit, "total", "a number", "The most rows of the whole table."),
    key(.limit, "per-section", "a number", "The most rows of each section."),
    key(
      .limit,
      "min",
      "a number",
      "0",
      "The least rows of the whole table; nothing is refused for it, `shortcomings` can be expected."
    ),
    key(.limit, "min-per-section", "a number", "0", "The least rows of each section."),
    key(
      .limit,
      "when-full",
      choice(SelectionLimit.WhenFull.self),
      "replace-oldest",
      "What happens with a row for which there is no room."
    ),
  ]
}
