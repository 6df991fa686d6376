import LayoutDevices
import LayoutGeometry
import LayoutScenes

extension PreviewState {
  /// Returns the environments of a scenario's matrix that its devices have, none without one.
  static func matrix(of scenario: Scenario?) -> [MatrixEntry] {
    guard let scenario, !scenario.matrix.isEmpty else { return [] }
    let matrix = scenario.matrix
    let values = [
      matrix.devices.map(\.name), matrix.orientations.map(\.rawValue),
      matrix.directions.map(\.rawValue), matrix.textSizes.map(\.rawValue),
      matrix.themes.map(\.rawValue), matrix.systems.map(\.rawValue),
      matrix.designs.map(\.rawValue), matrix.windows.map(\.rawValue),
    ]
    var variations = [EnvironmentVariation()]
    for (axis, values) in zip(EnvironmentAxis.all, values) where !values.isEmpty {
      variations = variations.flatMap { variation in
        values.compactMap { value in
          var variation = variation
          return axis.choose(value, &variation) ? variation : nil
        }
      }
    }
    return variations.compactMap { variation in
      guard variation.applied(to: scenario.scene.environment).mistakes.isEmpty else { return nil }
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
