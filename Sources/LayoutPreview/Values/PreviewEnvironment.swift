import LayoutDevices
import LayoutGeometry
import LayoutScenes

/// A choice of a device and of settings instead of those of the scene, each `nil` for the scene's own.
package struct PreviewEnvironment: Sendable, Hashable {
  private var variation = EnvironmentVariation()

  /// The scene's own environment.
  package static let ownOfScene = Self()

  private init() {}

  /// Creates a choice from the words of a query, whose other words it ignores; an empty one means the scene's own.
  package init(_ words: [String: String]) throws(PreviewMistake) {
    if let name = words["device"], !name.isEmpty {
      guard let device = Device.named(name) else {
        throw PreviewMistake("no device is called '\(name)'")
      }
      variation.device = device
    }
    variation.orientation = try Self.choice(words, "orientation")
    variation.direction = try Self.choice(words, "direction")
    variation.textSize = try Self.choice(words, "text-size")
    variation.theme = try Self.choice(words, "theme")
  }

  private static func choice<Value>(
    _ words: [String: String],
    _ key: String
  ) throws(PreviewMistake) -> Value? where Value: RawRepresentable<String> {
    guard let word = words[key], !word.isEmpty else { return nil }
    guard let value = Value(rawValue: word) else {
      throw PreviewMistake("'\(word)' is no \(key)")
    }
    return value
  }

  /// Returns the scene's environment with the choices.
  func applied(to environment: ScreenEnvironment) -> ScreenEnvironment {
    variation.applied(to: environment)
  }

  /// The keys with the values that each may have, in the order in which a page shows them.
  static let choices = [
    Choice(key: "device", values: Device.catalogue.map(\.name)),
    Choice(key: "orientation", values: Orientation.allCases.map(\.rawValue)),
    Choice(key: "direction", values: LayoutDirection.allCases.map(\.rawValue)),
    Choice(key: "text-size", values: ContentSizeCategory.allCases.map(\.rawValue)),
    Choice(key: "theme", values: InterfaceStyle.allCases.map(\.rawValue)),
  ]

  /// A key with the values that it may have.
  package struct Choice: Sendable, Encodable {
    /// The key.
    package let key: String
    /// The values.
    package let values: [String]
  }
}
