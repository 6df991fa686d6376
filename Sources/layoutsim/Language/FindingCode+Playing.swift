extension FindingCode {
  /// The codes of what comes to light when a scenario is played.
  static let ofPlaying = [
    Self(
      "expectation",
      "Something that a step expects does not hold.",
      do: "The message says what is there instead; 'layoutsim trace FILE' shows how it came about."
    ),
    Self(
      "missed-touch",
      "A finger went down, and something else than what it was meant for took the touch, or nothing.",
      do:
        "'layoutsim hittest FILE PLACE' says who takes it and why; 'taken-by' says that it is meant so."
    ),
    Self(
      "hidden-row",
      "The row lies behind a bar.",
      do: "Scroll it into view first, or take a row that is on the screen."
    ),
    Self(
      "no-room",
      "A fling has less room to the edge of the screen than it needs.",
      do: "Begin farther away, or move the other way."
    ),
    Self(
      "not-at-rest",
      "Something still moves after the time that 'settle' gives it.",
      do: "Raise 'within', or look with 'layoutsim trace' what moves."
    ),
    Self(
      "impossible-place",
      "A row or section is not there when the step is played.",
      do: "The message names it; earlier steps may have removed it."
    ),
    Self(
      "finger",
      "A finger cannot do what it was asked for, as when it is not down.",
      do: "Put the requests in order: down, moves, up."
    ),
    Self(
      "crash",
      "The released pod stops with a crash here, as version-1.0.0 can.",
      do: "Expect it with 'expect: {crash: true}', or use the overlay without that erratum."
    ),
    Self(
      "unsearched-ambiguities",
      "So many views side by side have open places that not all are looked at.",
      do: "Put fewer views side by side, or mend what is told of the others first."
    ),
    Self(
      "ambiguous-layout",
      "Nothing says where a view is or how large it is.",
      do: "Add a constraint for what is open; 'allow' says that it is meant so."
    ),
    Self(
      "unsatisfiable-constraints",
      "Required constraints cannot hold together, and one was given up.",
      do: "Remove one of those that are listed, or give one a priority below 1000."
    ),
    Self(
      "unsettled-layout",
      "Each round of the layout asks for another one.",
      do: "Look for code that invalidates the layout from within the layout."
    ),
    Self(
      "scroll-and-select",
      "The overlay is set up so that it does nothing.",
      do: "The message names the flag or the call."
    ),
    Self(
      "selection",
      "The selection is set up so that it does nothing.",
      do: "The message names the key."
    ),
    Self(
      "unusable-count",
      "A data source gives a number of rows or sections that no table has.",
      do: "Give one from 0 on."
    ),
    Self(
      "unusable-height",
      "A height is no number that a row can have.",
      do: "Give a number from 0 on."
    ),
    Self(
      "open-row-height",
      "The constraints in a cell do not say how high it is.",
      do: "Tie what is in it to the top and the bottom of its content view."
    ),
    Self(
      "row-without-height",
      "A row is 0 high, by a key or by the constraints in its cell: nothing of it is seen or touched.",
      do: "Give it a height; a row that is meant to be hidden is better left out."
    ),
    Self(
      "unregistered-cell",
      "A cell is asked for that nobody registered.",
      do: "Register a class for the identifier first."
    ),
    Self(
      "too-many-cells",
      "More rows are on the screen than can be told apart.",
      do: "Give the rows a height that a finger can touch."
    ),
    Self(
      "row-count-mismatch",
      "After an update a section has more or fewer rows than the update makes.",
      do: "Let the data change by exactly the rows that are inserted and deleted."
    ),
    Self(
      "section-count-mismatch",
      "After an update there are more or fewer sections than the update makes.",
      do: "Let the data change by exactly the sections that are inserted and deleted."
    ),
    Self(
      "missing-section",
      "An update names a section that does not exist.",
      do: "Deleted ones are numbered as before, inserted ones as after the update."
    ),
    Self(
      "two-updates",
      "One update does two things with one row or section.",
      do: "Do one of the two, or two updates."
    ),
    Self(
      "snapshot-without-section",
      "Items are added to a snapshot of a table that has no sections.",
      do: "Append a section first."
    ),
    Self(
      "snapshot-missing",
      "A call names an item or section that is not in the snapshot of a table.",
      do: "Add it first, or leave it out of the call."
    ),
    Self(
      "snapshot-duplicate",
      "A call adds an item or section to the snapshot of a table a second time.",
      do: "Give each an identifier of its own, such as the id of a record rather than its name."
    ),
    Self(
      "snapshot-beside-itself",
      "A call puts an item or section of a snapshot beside itself.",
      do: "Name another one as the neighbor."
    ),
    Self(
      "snapshot-item-moved",
      "An item that is in the snapshot of a table already is added again, and moves.",
      do: "Move items with 'moveItem'."
    ),
    Self(
      "no-cell-provided",
      "The cell provider of a diffable data source has no cell for an item.",
      do: "Return a cell for every item."
    ),
    Self(
      "unbalanced-updates",
      "'endUpdates' came without 'beginUpdates'.",
      do: "Use 'performBatchUpdates'."
    ),
    Self(
      "impossible-subview",
      "A view was added where it cannot be, as into itself.",
      do: "Look at the two views in the message."
    ),
    Self(
      "impossible-presentation",
      "A screen was presented that cannot be now.",
      do: "Dismiss the other one first."
    ),
    Self(
      "invalid-geometry",
      "A frame, a center or a size is not a number.",
      do: "Look for a division by zero."
    ),
    Self(
      "arranged-index-out-of-bounds",
      "A view was inserted in a stack at a place that is not there.",
      do: "Take an index from 0 to the number of views."
    ),
    Self(
      "constraint-without-first-item",
      "A constraint has no first item.",
      do: "Pass a view or a layout guide."
    ),
    Self(
      "item-is-none",
      "An item of a constraint is neither a view nor a layout guide.",
      do: "Pass the view itself, of a view controller its 'view'."
    ),
    Self(
      "location-without-pair",
      "A place is compared with a number alone.",
      do: "Constrain it to a place of the superview or of a sibling."
    ),
    Self(
      "mixed-directions",
      "Leading or trailing is paired with left or right.",
      do: "Use the same kind on both sides."
    ),
    Self(
      "unpaired-attributes",
      "Attributes are paired that cannot be compared.",
      do: "Compare places with places, and sizes with sizes."
    ),
    Self(
      "attribute-not-of-guides",
      "A layout guide has no margins and no baselines.",
      do: "Use an edge, a size or a center of it."
    ),
    Self(
      "no-common-ancestor",
      "The views of a constraint are in different hierarchies.",
      do: "Add them to one before it is activated."
    ),
    Self(
      "item-outside-of-subtree",
      "A constraint was given to a view that does not hold its items.",
      do: "Set 'isActive' instead."
    ),
    Self(
      "priority-of-active-constraint",
      "The priority of an active constraint went from required to less, or back.",
      do: "Set it before activation, or begin with 999."
    ),
    Self(
      "priority-out-of-range",
      "A priority is above 0 and at most 1000.",
      do: "Use a number from 1 to 1000."
    ),
    Self(
      "multiplier-too-large",
      "A multiplier is too large to calculate with.",
      do: "Look for a division by almost zero."
    ),
    Self(
      "value-not-finite",
      "A constant, a multiplier or a priority is not a number.",
      do: "Look for a division by zero."
    ),
    Self(
      "visual-format",
      "A text of the visual format language cannot be read.",
      do: "The message marks the place."
    ),
  ]
}
