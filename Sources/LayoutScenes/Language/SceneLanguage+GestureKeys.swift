import LayoutDevices

extension SceneLanguage {
  /// Steps that are whole gestures, or come between one.
  static let gestureKeys: [SceneKey] = [
    key(
      .step,
      "fling",
      "a map",
      "The finger goes down, moves, and is lifted while it moves; the content goes on."
    ),
    key(
      .step,
      "interrupt",
      choice(Interruption.self),
      "Something comes between, and the system takes all touches away."
    ),
    key(
      .step,
      "remove",
      NamedView.allCases.filter { $0 != .statusBar }.map(\.rawValue).joined(separator: ", "),
      "A view is removed from its superview, with all in it."
    ),
    key(
      .step,
      "enable",
      "true, false",
      "What selects rows, the overlay or the gesture, is switched on or off."
    ),
    key(
      .step,
      "rotate",
      choice(Orientation.self),
      "The device is turned; a finger stays where it is on the glass."
    ),
    key(.fling, "from", "a place", "Where the finger goes down."),
    key(.fling, "to", "a place", "Where it is lifted."),
    key(.fling, "within", "a time", "100ms", "How long it takes to get there."),
    key(
      .fling,
      "direction",
      choice(Fling.Direction.self),
      "Which way it moves, where no place to go to is given; the content goes the same way."
    ),
    key(
      .fling,
      "velocity",
      "200 to 20000",
      "How fast it moves in that direction, in points a second."
    ),
    key(
      .fling,
      "taken-by",
      "the name of a view or nothing",
      "What must take the touch, where it is not the view that the place is on."
    ),
  ]

  /// Expectations on content that is dragged or moves on.
  static let motionKeys: [SceneKey] = [
    key(.expect, "dragging", "true, false", "Whether a finger drags the table's content."),
    key(
      .expect,
      "decelerating",
      "true, false",
      "Whether the table's content moves on, or back, after a finger let it go."
    ),
  ]
}
