extension SystemVersion {
  /// The figures of the looks that nobody has measured, in plain words; until iOS 18 those that are known to differ.
  ///
  /// The page on fidelity says what they are and why.
  package var guessedLooks: [String] {
    switch self {
    case .iOS18: Self.guesses + ["dark alerts and pressed buttons in alerts"]
    case .iOS26:
      Self.guessesFrom26 + Self.guesses + [
        "thickness and color of separators", "height of rows at 3x", "that the edge effect is soft",
        "the edge effect at the bottom",
      ]
    case .iOS27: Self.guessesFrom26 + Self.guesses
    }
  }

  private static let guesses = [
    "tabs of tablets, which are at the bottom", "gray tints behind alerts and cards",
  ]

  private static let guessesFrom26 = [
    "bars of tablets", "margins of inset groups between 375 and 402 points", "plain headers",
    "titles of plain subtitle cells", "swipe circles", "alert messages and the room above buttons",
    "edit circles, grips and the section index", "width of steppers",
    "dots of page controls in light appearance", "grabbers", "dark cells of cards",
    "outlines of capsules", "ground, corners and signs of the keyboard",
    "the button beside a search below the title", "the edge effect of a status bar alone",
  ]
}
