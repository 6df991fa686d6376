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

  /// The axes with their values, in the order in which a page shows them.
  static let choices = EnvironmentAxis.all.map { Choice(key: $0.key, values: $0.values) }

  /// An axis with the values that it may have.
  package struct Choice: Sendable, Encodable {
    /// The key.
    package let key: String
    /// The values.
    package let values: [String]
  }
}
