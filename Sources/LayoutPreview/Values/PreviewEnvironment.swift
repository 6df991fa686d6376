import LayoutDevices
import LayoutScenes

/// A choice of a device and of settings instead of those of the scene.
package struct PreviewEnvironment: Sendable, Hashable {
  private var variation = EnvironmentVariation()

  /// The scene's own environment.
  package static let ownOfScene = Self()

  private init() {}

  /// Creates a choice from the words of a query, whose other words it ignores; an empty one means the scene's own.
  package init(_ words: [String: String]) throws(PreviewMistake) {
    for axis in EnvironmentAxis.all {
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

  /// Returns the axes with their values, and which of them fit the other choices.
  func choices(from environment: ScreenEnvironment?) -> [Choice] {
    EnvironmentAxis.all.map { axis in
      Choice(
        key: axis.key,
        values: axis.values,
        impossible: environment.map { environment in
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
