import ArgumentParser
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutScenes

/// The options that put a scene on another device or in other hands.
struct EnvironmentOptions: ParsableArguments {
  @Option(
    help: .init(
      "Devices or groups (all, phones, pads, latest) instead of the scene's own.",
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

  mutating func validate() throws { _ = try variations() }
}

extension EnvironmentOptions {
  /// The options as they were given, for a shell, or empty for none.
  var words: String { Self.words([device, orientation, direction, textSize, theme]) }

  private static func words(_ values: [String?]) -> String {
    zip(["--device", "--orientation", "--direction", "--text-size", "--theme"], values)
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
    /// The suffix that distinguishes this variation from the others, "@iPhone-15-landscape", or empty.
    var suffix = ""

    /// The suffix of all choices, even if there is no other variation.
    ///
    /// Goldens of one device have one name, whether or not others are tested too.
    var fullSuffix: String {
      let names = ([device?.name.slug] + traits).compactMap(\.self)
      return names.isEmpty ? "" : "@" + names.joined(separator: "-")
    }

    /// The options that choose this variation, for a shell.
    var options: String { EnvironmentOptions.words([device?.name] + traits) }

    private var traits: [String?] {
      [orientation?.rawValue, direction?.rawValue, textSize?.rawValue, theme?.rawValue]
    }

    /// Returns the scene's environment with the choices.
    func applied(to environment: ScreenEnvironment) -> ScreenEnvironment {
      var environment = environment
      if let device { environment.device = device }
      if let orientation { environment.orientation = orientation }
      if let direction { environment.direction = direction }
      if let textSize { environment.contentSizeCategory = textSize }
      if let theme { environment.style = theme }
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
    var variations = [Variation()]
    variations = variations.crossed(with: devices, \.device) { $0.name.slug }
    variations = variations.crossed(with: orientations, \.orientation) { $0.rawValue }
    variations = variations.crossed(with: directions, \.direction) { $0.rawValue }
    variations = variations.crossed(with: textSizes, \.textSize) { $0.rawValue }
    return variations.crossed(with: themes, \.theme) { $0.rawValue }
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
