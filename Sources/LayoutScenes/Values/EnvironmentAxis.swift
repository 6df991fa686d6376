package import LayoutDevices
import LayoutGeometry

/// An axis of environments: a key of scenes that options and the preview set for a run, and a matrix lists.
package struct EnvironmentAxis: Sendable {
  /// The key of a scene, which is also the name of the option.
  package let key: String
  /// The key of a list of its values.
  package var listKey: String { key + "s" }
  /// The values to choose from; of windows, which may have any size, those with names.
  package let values: [String]
  /// A function that returns the value that a variation chooses, or `nil` for the scene's own.
  package let word: @Sendable (EnvironmentVariation) -> String?
  /// A function that returns the value that an environment has.
  package let shownWord: @Sendable (ScreenEnvironment) -> String
  /// A function that chooses a value, and returns whether there is such a one.
  package let choose: @Sendable (_ value: String, inout EnvironmentVariation) -> Bool

  /// The axes with the devices of the catalogue, in the order of options and of the names of goldens.
  package static let all = all(with: [])

  /// Returns the axes with a scenario's own devices before those of the catalogue.
  package static func all(with devices: [Device]) -> [Self] {
    [
      Self(
        "device",
        \.device,
        \.device,
        of: devices + Device.catalogue,
        named: { $0.name },
        reading: { Device.named($0, with: devices) }
      ),
      Self("orientation", \.orientation, \.orientation, of: Orientation.allCases),
      Self("direction", \.direction, \.direction, of: LayoutDirection.allCases),
      Self("text-size", \.textSize, \.contentSizeCategory, of: ContentSizeCategory.allCases),
      Self(
        "theme",
        \.theme,
        \.style,
        of: InterfaceStyle.allCases,
        named: { $0.word },
        reading: { word in InterfaceStyle.allCases.first { $0.word == word } }
      ),
      Self("contrast", \.contrast, \.contrast, of: AccessibilityContrast.allCases),
      Self("text-weight", \.textWeight, \.textWeight, of: LegibilityWeight.allCases),
      Self("motion", \.motion, \.motion, of: MotionPreference.allCases),
      Self("system", \.system, \.shownSystem, of: SystemVersion.allCases),
      Self("design", \.design, \.shownDesign, of: SystemDesign.allCases),
      Self("window", \.window, \.share, of: WindowShare.shares),
    ]
  }

  private init<Value>(
    _ key: String,
    _ path: any WritableKeyPath<EnvironmentVariation, Value?> & Sendable,
    _ shown: any KeyPath<ScreenEnvironment, Value> & Sendable,
    of values: [Value],
    named name: @escaping @Sendable (Value) -> String,
    reading read: @escaping @Sendable (String) -> Value?
  ) {
    self.key = key
    self.values = values.map(name)
    word = { $0[keyPath: path].map(name) }
    shownWord = { name($0[keyPath: shown]) }
    choose = { text, variation in
      guard let value = read(text) else { return false }
      variation[keyPath: path] = value
      return true
    }
  }

  private init<Value: RawRepresentable<String> & SendableMetatype>(
    _ key: String,
    _ path: any WritableKeyPath<EnvironmentVariation, Value?> & Sendable,
    _ shown: any KeyPath<ScreenEnvironment, Value> & Sendable,
    of values: [Value]
  ) {
    self.init(
      key,
      path,
      shown,
      of: values,
      named: { $0.rawValue },
      reading: { Value(rawValue: $0) }
    )
  }
}
