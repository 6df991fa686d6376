import LayoutScenes

extension PreviewState {
  /// The number of environments of a matrix that a page shows beside each other at most.
  static let mostEntries = 200

  /// Returns the first environments of a scenario's matrix that its devices have, none without one, and how many
  /// others there are.
  static func matrix(of scenario: Scenario?) -> (entries: [MatrixEntry], hidden: Int) {
    guard let scenario, !scenario.matrix.isEmpty else { return ([], 0) }
    let first = scenario.matrix.firstVariations(mostEntries, in: scenario.scene.environment)
    let entries = first.variations.map { variation in
      let words = zip(EnvironmentAxis.all, variation.words).compactMap { axis, word in
        word.map { (axis.key, $0) }
      }
      return MatrixEntry(
        name: String(variation.fullSuffix.dropFirst()),
        words: Dictionary(uniqueKeysWithValues: words)
      )
    }
    return (entries, first.count - entries.count)
  }
}
