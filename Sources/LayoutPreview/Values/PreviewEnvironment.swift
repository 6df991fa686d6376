package import LayoutDevices
import LayoutScenes

/// A choice of a device and of settings instead of those of the scene.
package struct PreviewEnvironment: Sendable, Hashable {
  private var variation = EnvironmentVariation()

  /// The scene's own environment.
  package static let ownOfScene = Self()

  private init() {}

  /// Creates a choice from the words of a query, whose other words it ignores; an empty one means the scene's own.
  ///
  /// - Parameters:
  ///   - words: The words by the keys of the axes.
  ///   - devices: The scenario's own devices.
  /// - Throws: `PreviewMistake` for a value that an axis does not have.
  package init(
    _ words: [String: String],
    with devices: [Device] = []
  ) throws(PreviewMistake) {
    for axis in EnvironmentAxis.all(with: devices) {
      guard let word = words[axis.key], !word.isEmpty else { continue }
      guard axis.choose(word, &variation) else {
        throw PreviewMistake(
          axis.key == "device" ? "no device is called '\(word)'" : "'\(word)' is no \(axis.key)"
        )
      }
    }
  }

  /// Returns the scene's environment with the choices.
  func applied(to environment: ScreenEnvironment) -> ScreenEnvironment {
    variation.applied(to: environment)
  }

  /// Returns the axes with their values for a scenario, and which of them do not fit the other choices.
  func choices(for scenario: Scenario?) -> [Choice] {
    EnvironmentAxis.all(with: scenario?.devices ?? []).map { axis in
      Choice(
        key: axis.key,
        values: axis.values,
        impossible: (scenario?.scene.environment).map { environment in
          axis.values.filter { value in
            var changed = variation
            return axis.choose(value, &changed)
              && changed.applied(to: environment).mistakes.contains {
                $0.choice.rawValue == axis.key
              }
          }
        } ?? []
      )
    }
  }

  /// An axis with the values that it may have.
  package struct Choice: Sendable, Encodable {
    /// The key.
    package let key: String
    /// The values.
    package let values: [String]
    /// The values among them that the device, as it is held, does not have.
    package let impossible: [String]
  }
}
