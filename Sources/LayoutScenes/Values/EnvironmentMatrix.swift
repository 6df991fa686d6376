package import LayoutDevices
package import LayoutGeometry

/// The environments in which a scenario is played: every combination of some choices.
package struct EnvironmentMatrix: Sendable, Hashable {
  /// The devices, or none for the scene's own.
  package var devices: [Device] = []
  /// The orientations, or none for the scene's own.
  package var orientations: [Orientation] = []
  /// The sides at which lines of text begin, or none for the scene's own.
  package var directions: [LayoutDirection] = []
  /// The text sizes, or none for the scene's own.
  package var textSizes: [ContentSizeCategory] = []
  /// The appearances, or none for the scene's own.
  package var themes: [InterfaceStyle] = []
  /// The contrasts, or none for the scene's own.
  package var contrasts: [AccessibilityContrast] = []
  /// The weights of texts, or none for the scene's own.
  package var textWeights: [LegibilityWeight] = []
  /// The wishes for motion, or none for the scene's own.
  package var motions: [MotionPreference] = []
  /// The versions of the system, or none for the scene's own.
  package var systems: [SystemVersion] = []
  /// The designs, or none for the scene's own.
  package var designs: [SystemDesign] = []
  /// The windows, or none for the scene's own.
  package var windows: [WindowShare] = []
  /// The keys of the lists of a sheet in the order in which they are written; none for the usual order.
  package var writtenKeys: [String] = []

  /// Creates a matrix of the scene's own environment alone.
  package init() {}

  /// Whether it leaves everything to the scene.
  package var isEmpty: Bool { self == Self() }

  /// Returns the matrix with the choices of another where that has some.
  package func replaced(by other: Self) -> Self {
    var matrix = self
    if !other.devices.isEmpty { matrix.devices = other.devices }
    if !other.orientations.isEmpty { matrix.orientations = other.orientations }
    if !other.directions.isEmpty { matrix.directions = other.directions }
    if !other.textSizes.isEmpty { matrix.textSizes = other.textSizes }
    if !other.themes.isEmpty { matrix.themes = other.themes }
    if !other.contrasts.isEmpty { matrix.contrasts = other.contrasts }
    if !other.textWeights.isEmpty { matrix.textWeights = other.textWeights }
    if !other.motions.isEmpty { matrix.motions = other.motions }
    if !other.systems.isEmpty { matrix.systems = other.systems }
    if !other.designs.isEmpty { matrix.designs = other.designs }
    if !other.windows.isEmpty { matrix.windows = other.windows }
    return matrix
  }

  /// Returns the devices with each of the other choices that they have, in the order in which they were named, at
  /// least one.
  ///
  /// If no device has what is chosen, each is there all the same, and a scene says what is wrong with it.
  ///
  /// - Parameter environment: The scene's own environment, or `nil` while it is unknown.
  /// - Returns: The variations.
  package func variations(in environment: ScreenEnvironment?) -> [EnvironmentVariation] {
    let combinations = combinations
    let possible = combinations.filter { $0.mistakes(in: environment).isEmpty }
    return possible.isEmpty ? combinations : possible
  }

  /// Returns the choice that no device has, or that leaves nothing of a device that is named; `nil` for none.
  ///
  /// - Parameters:
  ///   - named: The devices that are named, not only their group.
  ///   - environment: The scene's own environment, or `nil` while it is unknown.
  /// - Returns: The first such choice.
  package func mistake(
    ofNamed named: [Device],
    in environment: ScreenEnvironment?
  ) -> EnvironmentMistake? {
    let checked = ofScreens.combinations.map { ($0, mistakes: $0.mistakes(in: environment)) }
    /// Returns the mistake of the first value that no variation has of those that are wanted, by the nearest device.
    func nowhere(
      _ isWanted: (EnvironmentMistake.Choice, [EnvironmentMistake]) -> Bool
    ) -> EnvironmentMistake? {
      let values = EnvironmentMistake.Choice.allCases.map { choice in
        let wanted = checked.filter { isWanted(choice, $0.mistakes) }
        return (choice, Set(wanted.map { $0.0.value(of: choice) }))
      }
      let first = checked.lazy.compactMap { variation, mistakes in
        mistakes.first { mistake in
          values.contains { $0 == mistake.choice && !$1.contains(variation.value(of: $0)) }
        }
      }
      .first
      guard let first else { return nil }
      return checked.lazy.flatMap(\.mistakes)
        .filter { $0.choice == first.choice && $0.value == first.value }
        .min { $0.distance < $1.distance }
    }
    // A value that no device has is wrong by itself, others for what they come with.
    if let mistake = nowhere({ choice, mistakes in !mistakes.contains { $0.choice == choice } }) {
      return mistake
    }
    let devices = Set(checked.lazy.filter(\.mistakes.isEmpty).map(\.0.device))
    let ofNamed = checked.first { variation, _ in
      variation.device.map { named.contains($0) && !devices.contains($0) } ?? false
    }
    return ofNamed?.mistakes.first ?? nowhere { $1.isEmpty }
  }

  /// The matrix of the choices that not every device has, and of what these depend on.
  var ofScreens: Self {
    var matrix = Self()
    (matrix.devices, matrix.orientations, matrix.windows) = (devices, orientations, windows)
    (matrix.systems, matrix.designs) = (systems, designs)
    return matrix
  }

  /// The devices with each of the other choices, also with those that they do not have.
  package var combinations: [EnvironmentVariation] {
    [EnvironmentVariation()]
      .crossed(with: devices, \.device) { $0.name.slug }
      .crossed(with: orientations, \.orientation) { $0.rawValue }
      .crossed(with: directions, \.direction) { $0.rawValue }
      .crossed(with: textSizes, \.textSize) { $0.rawValue }
      .crossed(with: themes, \.theme) { $0.word }
      .crossed(with: contrasts, \.contrast) { $0.rawValue }
      .crossed(with: textWeights, \.textWeight) { $0.rawValue }
      .crossed(with: motions, \.motion) { $0.rawValue }
      .crossed(with: systems, \.system) { $0.rawValue.slug }
      .crossed(with: designs, \.design) { $0.rawValue }
      .crossed(with: windows, \.window) { $0.rawValue.slug }
  }

  /// Returns the words by which a variation differs from the others: the values of lists with several.
  ///
  /// - Complexity: O(combinations).
  package func telling(_ variation: EnvironmentVariation) -> [String] {
    let all = combinations.map(\.words)
    return variation.words.enumerated().compactMap { axis, word in
      all.contains { $0[axis] != word } ? word : nil
    }
  }

  /// The keys of the axes along which its environments differ.
  package var variedAxes: Set<String> {
    let words = combinations.map(\.words)
    let axes = EnvironmentAxis.all.enumerated().filter { index, _ in
      Set(words.map { $0[index] }).count > 1
    }
    return Set(axes.map(\.element.key))
  }

  /// The keys of the axes along which it chooses something.
  package var chosenAxes: Set<String> {
    let words = combinations[0].words
    return Set(zip(EnvironmentAxis.all, words).compactMap { $1 == nil ? nil : $0.key })
  }

  /// Returns the names of the environments in the names of goldens, none for an empty matrix.
  package func names(in environment: ScreenEnvironment) -> [String] {
    isEmpty ? [] : variations(in: environment).map { String($0.fullSuffix.dropFirst()) }
  }
}

/// A device and all other choices, each `nil` for the scene's own.
package struct EnvironmentVariation: Sendable, Hashable {
  /// The device.
  package var device: Device?
  /// The orientation.
  package var orientation: Orientation?
  /// The side at which lines of text begin.
  package var direction: LayoutDirection?
  /// The text size.
  package var textSize: ContentSizeCategory?
  /// The appearance.
  package var theme: InterfaceStyle?
  /// The contrast.
  package var contrast: AccessibilityContrast?
  /// The weight of texts.
  package var textWeight: LegibilityWeight?
  /// The wish for motion.
  package var motion: MotionPreference?
  /// The version of the system.
  package var system: SystemVersion?
  /// The design.
  package var design: SystemDesign?
  /// The window.
  package var window: WindowShare?
  /// The suffix that distinguishes this variation from the others, "@iPhone-15-landscape", or empty.
  package fileprivate(set) var suffix = ""

  /// Creates the scene's own environment.
  package init() {}

  /// The words of all choices, along `EnvironmentAxis.all`, `nil` for the scene's own.
  package var words: [String?] { EnvironmentAxis.all.map { $0.word(self) } }

  /// The suffix of all choices, even if there is no other variation.
  ///
  /// Goldens of one device have one name, whether or not others are tested too.
  package var fullSuffix: String { suffix(along: Set(EnvironmentAxis.all.map(\.key))) }

  /// Returns the suffix of the choices along some axes, which are named by their keys.
  package func suffix(along keys: Set<String>) -> String {
    let names = zip(EnvironmentAxis.all, words).compactMap { axis, word in
      keys.contains(axis.key) ? word?.slug : nil
    }
    return names.isEmpty ? "" : "@" + names.joined(separator: "-")
  }

  /// Returns the scene's environment with the choices.
  package func applied(to environment: ScreenEnvironment) -> ScreenEnvironment {
    var environment = environment
    if let device { environment.device = device }
    if let orientation { environment.orientation = orientation }
    if let direction { environment.direction = direction }
    if let textSize { environment.contentSizeCategory = textSize }
    if let theme { environment.style = theme }
    if let contrast { environment.contrast = contrast }
    if let textWeight { environment.textWeight = textWeight }
    if let motion { environment.motion = motion }
    if let system { environment.system = system }
    if let design { environment.design = design }
    if let window { environment.share = window }
    return environment
  }
}

extension EnvironmentVariation {
  /// Returns what is chosen, as a scenario writes it, or `nil` for the scene's own.
  fileprivate func value(of choice: EnvironmentMistake.Choice) -> String? {
    switch choice {
    case .system: system?.rawValue
    case .design: design?.rawValue
    case .window: window?.rawValue
    }
  }

  /// Returns the choices that the device does not have, none for an unknown device.
  func mistakes(in environment: ScreenEnvironment?) -> [EnvironmentMistake] {
    // A scene may be held sideways.
    let around =
      environment ?? device.map { ScreenEnvironment(device: $0, orientation: .landscape) }
    return around.map { applied(to: $0).mistakes } ?? []
  }
}

extension [EnvironmentVariation] {
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
  /// The letters and digits of ASCII with hyphens between, as a part of a file's name.
  fileprivate var slug: String {
    split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
  }
}
