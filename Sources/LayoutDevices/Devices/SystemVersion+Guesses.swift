extension SystemVersion {
  /// The figures of the looks from iOS 26 on that nobody has measured, in plain words; none for systems before.
  ///
  /// The page on fidelity says what they are and why.
  package var guessedLooks: [String] {
    switch self {
    case .iOS18: []
    case .iOS26:
      Self.guessesFrom26 + [
        "thickness and color of separators", "height of rows at 3x", "that the edge effect is soft",
      ]
    case .iOS27: Self.guessesFrom26
    }
  }

  private static let guessesFrom26 = [
    "bars of tablets", "margins of inset groups between 375 and 402 points", "plain headers",
    "titles of plain subtitle cells", "swipe circles", "alert messages and the room above buttons",
    "edit circles, grips and the section index", "width of steppers",
    "dots of page controls in light appearance", "grabbers", "dark cells of cards",
    "outlines of capsules",
  ]
}
