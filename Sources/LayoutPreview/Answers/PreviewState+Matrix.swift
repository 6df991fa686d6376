import LayoutScenes

extension PreviewState {
  /// Returns the environments of a scenario's matrix that its devices have, none without one.
  static func matrix(of scenario: Scenario?) -> [MatrixEntry] {
    guard let scenario, !scenario.matrix.isEmpty else { return [] }
    return scenario.matrix.variations(in: scenario.scene.environment).map { variation in
      let words = zip(EnvironmentAxis.all, variation.words).compactMap { axis, word in
        word.map { (axis.key, $0) }
      }
      return MatrixEntry(
        name: String(variation.fullSuffix.dropFirst()),
        words: Dictionary(uniqueKeysWithValues: words)
      )
    }
  }
}
