import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry

/// The map under `matrix`, and under the `sheet` of a picture.
struct MatrixMap: KeyMap {
  /// The name of the map of a picture.
  private static let sheet = "'sheet'"

  static let keys = MapKeys<Self>(.matrix)

  static func initial(at mark: SourceMark?) -> EnvironmentMatrix { EnvironmentMatrix() }

  let devices = Key("devices", \.devices, .devices, else: "the scene's")
    .help("The devices, or groups of them.")
    .meant(by: "device")
  let orientations = Key("orientations", \.orientations, .words(), else: "the scene's")
    .help("How they are held.")
    .meant(by: "orientation")
  let directions = Key("directions", \.directions, .words(), else: "the scene's")
    .help("The sides at which lines of text begin.")
    .meant(by: "direction")
  let textSizes = Key(
    "text-sizes",
    \.textSizes,
    .words().described("a list of extra-small … accessibility-5"),
    else: "the scene's"
  )
  .help("The reader's preferred text sizes.")
  .meant(by: "text-size", "content-sizes", "dynamic-type")
  let themes = Key("themes", \.themes, .words(of: .choice), else: "the scene's")
    .help("The appearances.")
    .meant(by: "theme", "styles", "appearances")
  let contrasts = Key("contrasts", \.contrasts, .words(), else: "the scene's")
    .help("The contrasts of colors.")
    .meant(by: "contrast")
  let textWeights = Key("text-weights", \.textWeights, .words(), else: "the scene's")
    .help("The weights of texts in the system's font.")
    .meant(by: "text-weight", "bold-text", "legibility-weights")
  let motions = Key("motions", \.motions, .words(), else: "the scene's")
    .help("The reader's wishes for motion.")
    .meant(by: "motion", "reduce-motion")
  let systems = Key("systems", \.systems, .words(), else: "the scene's")
    .help("The versions of the system, each on the devices of a group that run it.")
    .meant(by: "system", "versions", "os")
  let designs = Key("designs", \.designs, .words(), else: "the scene's")
    .help("The designs of the application.")
    .meant(by: "design", "eras")
  let windows = Key("windows", \.windows, .windows, else: "the scene's")
    .help("The windows, each on the devices of a group that have it: phones have full ones alone.")
    .example("[full, one-third, 500x700]", beside: "devices: [pads]")
    .meant(by: "window", "split-views", "window-sizes", "sizes")

  static func read(_ fields: Fields<Self>, in reading: SceneReading) -> EnvironmentMatrix? {
    var matrix = initial(at: fields.mark)
    fields.read(into: &matrix)
    let isSheet = fields.mapName == sheet
    // In the names of goldens, which a matrix makes, the order is always the same.
    if isSheet { matrix.writtenKeys = fields.entries.map(\.key) }
    if let problem = isSheet ? matrix.sheetProblem : matrix.sizeProblem {
      reading.report("too-many-environments", problem, at: fields.mark)
        .hint(
          isSheet
            ? "name fewer devices or settings, or make several pictures of it"
            : "name fewer devices, or leave a list to the scene"
        )
      return nil
    }
    let named =
      fields.devices?.value.texts.compactMap { Device.named($0, with: reading.devices) } ?? []
    if let mistake = matrix.mistake(ofNamed: named, in: reading.environment) {
      let written: WrittenEntry? =
        switch mistake.choice {
        case .system: fields.systems
        case .design: fields.designs
        case .window: fields.windows
        }
      let place = written?.value.word(mistake.value)?.mark ?? written?.value.mark
      reading.report("not-on-device", mistake.message, at: place ?? fields.mark)
        .hint(mistake.matrixHint)
    }
    return matrix
  }
}

extension ValueReader where Value == EnvironmentMatrix {
  /// A reader of the environments of a picture.
  static var sheet: Self {
    Self("a map", .map(MatrixMap.keys.group)) { reading, written in
      guard !written.value.isNothing else {
        reading.wrongType(written, "a map of keys")
        return nil
      }
      if case .map(let entries) = written.value.content, entries.isEmpty {
        reading.report(
          "sheet",
          "a sheet shows several environments, and this one names none",
          at: written.value.mark
        )
        .hint("write 'sheet: {themes: [light, dark]}'")
        return nil
      }
      return reading.map(written.value, MatrixMap.self, called: quoted(written.key))
    }
    .repaired { MatrixMap.repair(&$0, at: $1) }
  }
}

extension SceneReading {
  /// Returns whether a key of a scene, which has one environment, has a list that is for the matrix, and reports it.
  func isForMatrix(_ written: WrittenEntry) -> Bool {
    guard case .list(let values) = written.value.content, values.count > 0,
      let list = MatrixMap.keys.listed.key(meantBy: written.key),
      values.allSatisfy({ $0.text.map { $0.contains(where: \.isLetter) } ?? false })
    else { return false }
    report(
      "wrong-type",
      "a scene has one \(quoted(written.key)), not \(written.value.shown)",
      at: written.value.mark
    )
    .hint("write 'matrix: {\(list): …}' beside the scene, which plays it in each")
    return true
  }
}

extension WrittenValue {
  /// Returns the entry of a list that is a text.
  fileprivate func word(_ text: String) -> WrittenValue? {
    guard case .list(let values) = content else { return nil }
    return values.first { $0.text == text }
  }

  /// The texts of a list, or the only one.
  fileprivate var texts: [String] {
    guard case .list(let values) = content else { return [text].compactMap(\.self) }
    return values.compactMap(\.text)
  }
}

extension ValueReader {
  /// Returns a reader of a list of words, each of which stands for something, or of one of them alone.
  fileprivate static func choices<Choice: Equatable & Sendable>(
    _ values: String,
    _ shape: ValueShape,
    _ read: @escaping @Sendable (SceneReading, WrittenEntry) -> [Choice]?
  ) -> Self where Value == [Choice] {
    Self(values, .any([.list(shape), shape])) { reading, written in
      guard case .list(let words) = written.value.content else { return read(reading, written) }
      if words.isEmpty {
        reading.report(
          "missing-value",
          "\(quoted(written.key)) is an empty list",
          at: written.value.mark
        )
        .hint("write \(values), or delete the key")
      }
      reading.checkEachOnce(written)
      var choices: [Choice] = []
      for word in words {
        for choice in read(reading, written.with(word)) ?? [] where !choices.contains(choice) {
          choices.append(choice)
        }
      }
      return choices
    }
  }

  /// Returns a reader of words of an enumeration.
  fileprivate static func words<Choice>() -> Self
  where Value == [Choice], Choice: CaseIterable & RawRepresentable<String> & Equatable & Sendable {
    words(of: .choice)
  }

  /// Returns a reader of words that another reader knows.
  fileprivate static func words<Choice>(of choice: ValueReader<Choice>) -> Self
  where Value == [Choice], Choice: Equatable & Sendable {
    choices("a list of \(choice.values)", choice.shape) { reading, written in
      choice.read(reading, written).map { [$0] }
    }
  }
}

extension ValueReader where Value == [WindowShare] {
  /// A reader of shares and sizes of windows.
  fileprivate static var windows: Self {
    let window = ValueReader<WindowShare>.window
    return choices("a list of \(window.values)", window.shape) { reading, written in
      window.read(reading, written).map { [$0] }
    }
  }
}

extension ValueReader where Value == [Device] {
  /// A reader of names of devices and of groups.
  fileprivate static var devices: Self {
    let names = Device.groups + Device.catalogue.map(\.name)
    let values = "a list of devices, or of \(Device.groups.joined(separator: ", "))"
    return choices(values, .suggestion(names)) { reading, written in
      guard let name = reading.text(written) else { return nil }
      return Device.group(name, with: reading.devices)
        ?? reading.device(written, orGroup: true).map { [$0] }
    }
  }
}
