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
    )
  )
  var device: String?

  @Option(help: .init("portrait, landscape, or both with a comma.", valueName: "list"))
  var orientation: String?

  @Option(help: .init("left-to-right, right-to-left, or both with a comma.", valueName: "list"))
  var direction: String?

  @Option(
    name: .customLong("text-size"),
    help: .init("Text sizes from extra-small and large to accessibility-5.", valueName: "list")
  )
  var textSize: String?

  @Option(help: .init("light, dark, or both with a comma.", valueName: "list"))
  var theme: String?

  @Option(help: .init("Versions of the system: iOS 18, iOS 26, iOS 27.", valueName: "list"))
  var system: String?

  @Option(help: .init("classic, glass, or both with a comma.", valueName: "list"))
  var design: String?

  @Option(
    help: .init("full, two-thirds, half, one-third, or sizes as in 500x700.", valueName: "list")
  )
  var window: String?

  mutating func validate() throws { _ = try variations() }
}

extension EnvironmentOptions {
  /// The options as they were given, for a shell, or empty for none.
  var words: String {
    Self.words([device, orientation, direction, textSize, theme, system, design, window])
  }

  private static let names = [
    "--device", "--orientation", "--direction", "--text-size", "--theme", "--system", "--design",
    "--window",
  ]

  private static func words(_ values: [String?]) -> String {
    zip(names, values)
      .compactMap { option, value in value.map { "\(option) \($0.quotedForShell)" } }
      .joined(separator: " ")
  }

  /// A device and all other choices, each `nil` for the scene's own.
  struct Variation {
    var device: Device?
    var orientation: Orientation?
    var direction: LayoutDirection?
    var textSize: ContentSizeCategory?
    var theme: InterfaceStyle?
    var system: SystemVersion?
    var design: SystemDesign?
    var window: WindowShare?
    /// The suffix that distinguishes this variation from the others, "@iPhone-15-landscape", or empty.
    var suffix = ""

    /// The suffix of all choices, even if there is no other variation.
    ///
    /// Goldens of one device have one name, whether or not others are tested too.
    var fullSuffix: String {
      let names = ([device?.name] + traits).compactMap { $0?.slug }
      return names.isEmpty ? "" : "@" + names.joined(separator: "-")
    }

    /// The options that choose this variation, for a shell.
    var options: String { EnvironmentOptions.words([device?.name] + traits) }

    /// The choice that the device does not have, or `nil` for none, and for the scene's device.
    fileprivate var mistake: EnvironmentMistake? {
      device.flatMap { device in
        // A scene may be held sideways.
        let sideways = ScreenEnvironment(device: device, orientation: .landscape)
        return applied(to: sideways).mistakes.first
      }
    }

    private var traits: [String?] {
      [
        orientation?.rawValue, direction?.rawValue, textSize?.rawValue, theme?.rawValue,
        system?.rawValue, design?.rawValue, window?.rawValue,
      ]
    }

    /// Returns the scene's environment with the choices.
    func applied(to environment: ScreenEnvironment) -> ScreenEnvironment {
      var environment = environment
      if let device { environment.device = device }
      if let orientation { environment.orientation = orientation }
      if let direction { environment.direction = direction }
      if let textSize { environment.contentSizeCategory = textSize }
      if let theme { environment.style = theme }
      if let system { environment.system = system }
      if let design { environment.design = design }
      if let window { environment.share = window }
      return environment
    }
  }

  /// Returns the devices with each of the other choices, in the order in which they were named, at least one.
  ///
  /// - Throws: `ValidationError` if a word is not known.
  func variations() throws -> [Variation] {
    let devices = try device.map(Self.devices) ?? []
    let orientations: [Orientation] = try choices(orientation, "--orientation")
    let directions: [LayoutDirection] = try choices(direction, "--direction")
    let textSizes: [ContentSizeCategory] = try choices(textSize, "--text-size")
    let themes: [InterfaceStyle] = try choices(theme, "--theme")
    let systems: [SystemVersion] = try choices(system, "--system")
    let designs: [SystemDesign] = try choices(design, "--design")
    let windows = try window.map { try Choices.words(of: $0).map(Self.window) } ?? []
    var variations = [Variation()]
    variations = variations.crossed(with: devices, \.device) { $0.name.slug }
    variations = variations.crossed(with: orientations, \.orientation) { $0.rawValue }
    variations = variations.crossed(with: directions, \.direction) { $0.rawValue }
    variations = variations.crossed(with: textSizes, \.textSize) { $0.rawValue }
    variations = variations.crossed(with: themes, \.theme) { $0.rawValue }
    variations = variations.crossed(with: systems, \.system) { $0.rawValue.slug }
    variations = variations.crossed(with: designs, \.design) { $0.rawValue }
    variations = variations.crossed(with: windows, \.window) { $0.rawValue.slug }
    return try possible(variations)
  }

  /// Returns the variations without systems that devices of a group do not run.
  ///
  /// - Throws: `ValidationError` if nothing is left, or nothing of a device that was named.
  private func possible(_ variations: [Variation]) throws -> [Variation] {
    let possible = variations.filter { $0.mistake == nil }
    let named = device.map { Choices.words(of: $0).compactMap { Device.named($0) } } ?? []
    let missing = variations.first { variation in
      variation.mistake != nil
        && (possible.isEmpty
          || named.contains { one in
            one == variation.device && !possible.contains { $0.device == one }
          })
    }
    if let mistake = missing?.mistake { throw ValidationError(mistake.message) }
    return possible
  }

  /// Returns the only variation, for commands that show one screen.
  ///
  /// - Throws: `ValidationError` if several were named.
  func variation() throws -> Variation {
    let variations = try variations()
    guard variations.count == 1 else {
      throw ValidationError("this command shows one screen; name one device and one of each")
    }
    return variations[0]
  }

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
  static func devices(_ text: String) throws -> [Device] {
    var devices: [Device] = []
    for name in Choices.words(of: text) {
      guard let found = Device.group(name) ?? Device.named(name).map({ [$0] }) else {
        throw ValidationError(unknownDevice(name))
      }
      devices += found.filter { !devices.contains($0) }
    }
    return devices
  }

  /// Says that there is no such device, and which name is near.
  static func unknownDevice(_ name: String) -> String {
    let shown = PrintableText.escaped(quoted(name))
    guard let nearest = Device.nearestName(to: name) else {
      return "no device is called \(shown); 'layoutsim devices' lists them"
    }
    return "no device is called \(shown); did you mean '\(nearest)'?"
  }
}

extension [EnvironmentOptions.Variation] {
  /// Returns every variation with every value, with suffixes if there are several values.
  fileprivate func crossed<Value>(
    with values: [Value],
    _ path: WritableKeyPath<Element, Value?>,
    name: (Value) -> String
  ) -> Self {
    guard !values.isEmpty else { return self }
    return flatMap { variation in
      values.map { value in
        var variation = variation
        variation[keyPath: path] = value
        if values.count > 1 {
          variation.suffix += (variation.suffix.isEmpty ? "@" : "-") + name(value)
        }
        return variation
      }
    }
  }
}

extension String {
  /// The name as a part of a file's name: letters and digits of ASCII with hyphens between.
  var slug: String {
    let words = split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.joined(separator: "-")
  }
}
