import ArgumentParser
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutScenes

/// The options that put a scene on another device or in other hands.
struct EnvironmentOptions: ParsableArguments {
  @Option(
    help: .init(
      "Devices or groups (\(Device.groups.joined(separator: ", "))) instead of the scene's own.",
      valueName: "list"
    ),
    completion: .devices
  )
  var device: String?

  @Option(
    help: .init("portrait, landscape, or both with a comma.", valueName: "list"),
    completion: .words(Orientation.self)
  )
  var orientation: String?

  @Option(
    help: .init("left-to-right, right-to-left, or both with a comma.", valueName: "list"),
    completion: .words(LayoutDirection.self)
  )
  var direction: String?

  @Option(
    name: .customLong("text-size"),
    help: .init("Text sizes from extra-small and large to accessibility-5.", valueName: "list"),
    completion: .words(ContentSizeCategory.self)
  )
  var textSize: String?

  @Option(
    help: .init("light, dark, or both with a comma.", valueName: "list"),
    completion: .list(InterfaceStyle.allCases.map(\.word))
  )
  var theme: String?

  @Option(
    help: .init("normal, increased, or both with a comma.", valueName: "list"),
    completion: .words(AccessibilityContrast.self)
  )
  var contrast: String?

  @Option(
    name: .customLong("text-weight"),
    help: .init("regular, bold, or both with a comma.", valueName: "list"),
    completion: .words(LegibilityWeight.self)
  )
  var textWeight: String?

  @Option(
    help: .init("full, reduced, or both with a comma.", valueName: "list"),
    completion: .words(MotionPreference.self)
  )
  var motion: String?

  @Option(
    help: .init("Versions of the system: iOS 18, iOS 26, iOS 27.", valueName: "list"),
    completion: .words(SystemVersion.self)
  )
  var system: String?

  @Option(
    help: .init("classic, glass, or both with a comma.", valueName: "list"),
    completion: .words(SystemDesign.self)
  )
  var design: String?

  @Option(
    help: .init("full, two-thirds, half, one-third, or sizes as in 500x700.", valueName: "list"),
    completion: .list(["full", "two-thirds", "half", "one-third"])
  )
  var window: String?

  mutating func validate() throws { _ = try matrix(with: nil) }
}

extension EnvironmentOptions {
  /// The options as they were given, for a shell, or empty for none; in the order of `EnvironmentAxis.all`.
  var words: String {
    Self.words([
      device, orientation, direction, textSize, theme, contrast, textWeight, motion, system, design,
      window,
    ])
  }

  /// Returns the options that choose a variation, for a shell.
  static func words(_ variation: EnvironmentVariation) -> String { words(variation.words) }

  private static func words(_ values: [String?]) -> String {
    zip(EnvironmentAxis.all, values)
      .compactMap { axis, value in value.map { "--\(axis.key) \($0.quotedForShell)" } }
      .joined(separator: " ")
  }

  /// Returns the choices, none of what is left to the scene.
  ///
  /// - Parameter own: Devices that the catalogue does not have, or `nil` while they are unknown: then names that no
  ///   device has are left out.
  /// - Returns: The choices.
  /// - Throws: `ValidationError` if a word is not known, or if a device that is named does not have what is chosen.
  func matrix(with own: [Device]?) throws -> EnvironmentMatrix {
    var matrix = EnvironmentMatrix()
    matrix.devices = try device.map { try Self.devices($0, with: own) } ?? []
    matrix.orientations = try choices(orientation, "--orientation")
    matrix.directions = try choices(direction, "--direction")
    matrix.textSizes = try choices(textSize, "--text-size")
    matrix.themes =
      try theme.map {
        try Choices.list(
          $0,
          option: "--theme",
          of: InterfaceStyle.allCases.map { ($0.word, $0) },
          meant: MeantChoices.theme
        )
      } ?? []
    matrix.contrasts = try choices(contrast, "--contrast")
    matrix.textWeights = try choices(textWeight, "--text-weight")
    matrix.motions = try choices(motion, "--motion")
    matrix.systems = try choices(system, "--system")
    matrix.designs = try choices(design, "--design")
    matrix.windows = try window.map { try Choices.words(of: $0).map(Self.window) } ?? []
    if let problem = matrix.sizeProblem { throw ValidationError(problem) }
    let named = deviceWords.compactMap { Device.named($0, with: own ?? []) }
    if let mistake = matrix.mistake(ofNamed: named, in: nil) {
      throw ValidationError(mistake.message)
    }
    return matrix
  }

  /// The names of devices and groups, as they were given.
  var deviceWords: [String] { device.map(Choices.words) ?? [] }

  /// Returns the only variation, for commands that show one screen.
  ///
  /// - Throws: `ValidationError` if several were named.
  func variation(with own: [Device]?) throws -> EnvironmentVariation {
    guard own != nil || deviceWords.count < 2 else { throw ValidationError(Self.severalScreens) }
    let variations = try matrix(with: own).variations(in: nil)
    guard variations.count == 1 else {
      throw ValidationError(Self.severalScreens)
    }
    return variations[0]
  }

  private static let severalScreens =
    "this command shows one screen; name one device and one of each"

  private func choices<Value>(
    _ text: String?,
    _ option: String
  ) throws -> [Value] where Value: RawRepresentable<String> & CaseIterable & Equatable {
    try text.map { try Choices.list($0, option: option) } ?? []
  }

  private static func window(_ text: String) throws -> WindowShare {
    guard let share = WindowShare(rawValue: text) else {
      throw ValidationError(
        "--window takes full, two-thirds, half, one-third, or a size as in 500x700, not "
          + PrintableText.escaped(quoted(text))
      )
    }
    return share
  }

  /// Returns the devices of a list of names and groups, each once.
  static func devices(_ text: String, with own: [Device]?) throws -> [Device] {
    var devices: [Device] = []
    let others = own ?? []
    for name in Choices.words(of: text) {
      guard
        let found = Device.group(name, with: others)
          ?? Device.named(name, with: others).map({ [$0] })
      else {
        guard own != nil || name.isEmpty else { continue }
        throw ValidationError(unknownDevice(name, with: others))
      }
      devices += found.filter { !devices.contains($0) }
    }
    return devices
  }

  /// Says that there is no such device, and which name is near.
  static func unknownDevice(_ name: String, with own: [Device]) -> String {
    let shown = PrintableText.escaped(quoted(name))
    guard let nearest = Device.nearestName(to: name, with: own, isGroupFine: true) else {
      return "no device is called \(shown); 'layoutsim devices' lists them"
    }
    return "no device is called \(shown); did you mean '\(nearest)'?"
  }
}
