extension FindingCode {
  /// The codes of what random fingers find.
  static let ofFuzzing = [
    Self(
      "error-under-fingers",
      "A gesture caused an error of the screen, as where the pod would crash.",
      do: "The message is the error's own; play the scenario that was written."
    ),
    Self(
      "never-at-rest",
      "After a gesture something moved on and on, or the content rested beyond its end.",
      do: "'layoutsim trace' of the scenario that was written says what moves."
    ),
    Self(
      "unpaired-calls",
      "A beginning came without its end, or an end without its beginning.",
      do: "The trace of the scenario has the calls in their order; see who is told, and who not."
    ),
    Self(
      "limit-exceeded",
      "More rows were selected than the limit lets, if only for a moment.",
      do: "The scenario expects the count at the step where it was too great."
    ),
    Self(
      "not-restored",
      "A drag was cancelled, and rows did not return to their states before it.",
      do: "Compare the trace from the press on with that from the cancelling on."
    ),
    Self(
      "locked-row-changed",
      "A row changed that may not be selected or edited.",
      do: "Where 'errata' are meant so this is one of them: uneditable rows are selected there."
    ),
    Self(
      "row-out-of-reach",
      "A row changed that neither the finger came to nor automatic scrolling brought along.",
      do: "Look at estimated heights, at the zones where scrolling begins, and at 'errata'."
    ),
    Self(
      "gap-in-drag",
      "A row between the first one of a drag and the finger was left out.",
      do: "Where 'errata' are meant so this is one of them: a fast pan leaves out rows there."
    ),
    Self(
      "turn-not-followed",
      "The finger came back over rows, and they did not get the state that turning back gives.",
      do: "The message names the rows; 'turning-back' of the selection says what they should get."
    ),
    Self(
      "stop-selects",
      "A finger that only stopped a moving table selected a row, or deselected one.",
      do: "See in the trace which recognizer took the touch that stopped the table."
    ),
    Self(
      "untold-change",
      "A row changed of which delegates were not told, or they were told of one that did not.",
      do: "The message names the rows; an app that counts by the calls has another count."
    ),
    Self(
      "rate-dependent-rows",
      "The same finger selects other rows where it reports more or less often.",
      do: "'layoutsim test --sampling-sweep' of the scenario says from which step on."
    ),
  ]
}
