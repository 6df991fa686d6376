extension SceneLanguage {
  static let expectationKeys: [SceneKey] =
    [
      key(
        .expect,
        "selected",
        "rows 3..8, row 1/3, all, none or a list of rows",
        "Exactly these rows are selected."
      ),
      key(.expect, "selected-count", "a number or a comparison", "How many rows are selected."),
      key(
        .expect,
        "selected-per-section",
        "a list of numbers",
        "How many rows of each section are selected."
      ),
      key(
        .expect,
        "selection-order",
        "rows or none",
        "The selected rows, the one that was selected first at the beginning; `rows 5..3` run upward."
      ),
      key(
        .expect,
        "refused",
        "rows 3..8, row 1/3, all, none or a list of rows",
        "Exactly these rows were refused by the drag, or the tap, that came last."
      ),
      key(
        .expect,
        "shortcomings",
        "none or the sentences",
        "What of the selection falls short of the minima of the limit, or of the form."
      ),
      key(.expect, "selecting", "true, false", "Whether a drag that selects rows is under way."),
      key(.expect, "scrolling", "none, up, down", "Whether and where the table scrolls."),
      key(
        .expect,
        "offset",
        "points or a comparison",
        "How far it is scrolled from its top rest position."
      ),
      key(.expect, "touch-view", "none or a map", "Where the touch view is on the screen."),
      key(
        .expect,
        "no-gaps",
        "true, false",
        "Whether every row between the first and the last selected one is selected."
      ),
      key(
        .expect,
        "did-select",
        "rows or none",
        "The rows the delegate was told of, in order; `rows 5..3` run upward."
      ),
      key(
        .expect,
        "did-deselect",
        "rows or none",
        "The rows the delegate was told of, in order; `rows 5..3` run upward."
      ),
      key(
        .expect,
        "panning-did-begin",
        "a number or a comparison",
        "How often the delegate was told that a selection pan began."
      ),
      key(
        .expect,
        "panning-did-end",
        "a number or a comparison",
        "How often the delegate was told that a selection pan ended."
      ),
      key(
        .expect,
        "delegate-calls",
        "a list of calls, none, or a map of numbers",
        "What delegates were told, in order, or how often."
      ),
      key(.expect, "editing", "true, false", "Whether the table is in editing mode."),
      key(
        .expect,
        "crash",
        "true, false",
        "Whether the pod stopped with a crash, as version-1.0.0 can; true lets a step before do so."
      ),
      key(.expect, "log", "a text or a list of texts", "The log has a line with this text."),
      key(.touchView, "x", "points or a comparison", "The left edge."),
      key(.touchView, "y", "points or a comparison", "The top edge."),
      key(.touchView, "width", "points or a comparison", "The width."),
      key(.touchView, "height", "points or a comparison", "The height."),
      key(.touchView, "right", "points or a comparison", "The right edge."),
      key(.touchView, "bottom", "points or a comparison", "The bottom edge."),
    ]
    + DelegateCall.Name.allCases.map { name in
      key(.delegateCalls, name.rawValue, "a number or a comparison", name.summary)
    }
}

extension DelegateCall.Name {
  fileprivate var summary: String {
    switch self {
    case .didSelectRow: "A row was selected by a finger."
    case .didDeselectRow: "A row was deselected by a finger."
    case .panningDidBegin: "A pan over the strip began."
    case .panningDidEnd: "A pan over the strip ended."
    case .pressBegan: "A long press has rested on its first row."
    case .pressChanged:
      "The rows between the first one and the finger changed; in the order of the press."
    case .pressEnded: "The finger of a long press was lifted over a row."
    case .pressCancelled: "The touch of a long press was taken away."
    case .shouldBeginInteraction: "Two fingers moved over a row, and may select or not."
    case .didBeginInteraction: "Two fingers, or one over the circles, began to select."
    case .didEndInteraction: "They ended, or were taken away."
    case .requestsDismissal: "A form with a valid selection is to go."
    case .requestsCancel: "A form is to go, and its selection to be ignored."
    }
  }
}
