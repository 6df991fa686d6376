extension Set<ScrollAndSelectErratum> {
  /// Whether an option that is set while the controller is disabled adds the touch view.
  var addsTouchViewWhileDisabled: Bool { !isDisjoint(with: [.optionsAddTouchView, .version1_0_0]) }

  /// Whether version 1.0.0 is named together with a departure, of which it is no union.
  var isContradictory: Bool { contains(.version1_0_0) && count > 1 }

  /// The departures that change which rows a pan over the rows takes.
  static let ofPassing: Self = [
    .fastPanFillsOnward, .emptySectionCountsAsRow, .losesFirstRows, .onlyHandledEvents,
  ]
}
