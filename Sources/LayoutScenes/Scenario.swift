package import LayoutDevices
import LayoutDiagnostics

/// A scenario of a file: one scene, the finger's actions in it, and the pictures to take.
///
/// A value without any trace of YAML. Places that depend on the device, such as "bottom edge - 20", are
/// kept as they are meant and resolved when the scene is played.
public struct Scenario: Sendable, Hashable {
  /// The file's name as the reader gave it.
  public var file: String
  /// The subject of the scenario, in a few words.
  public var name: String
  /// The description of the pictures for people who cannot see them, or `nil` for none.
  package var alternativeText: String?
  /// The screen at the beginning.
  public var scene: Scene
  /// The devices of its own, which the catalogue does not have.
  package var devices: [Device] = []
  /// The environments in which it is played; empty for the scene's own alone.
  package var matrix: EnvironmentMatrix
  /// The steps, in order, with repetitions written out.
  package var steps: [Step]
  /// The pictures to make, in the order of the file.
  package var pictures: [Picture]
  /// The annotations of the pictures, in the order of the file.
  package var annotations: [Annotation] = []
  /// The scenarios before a change that pictures show, without their own pictures.
  package var before: [Scenario] = []
  /// The limits of a run.
  package var limits: ScenarioLimits

  /// Whether nothing comes of a run that goes well: no step expects anything, and no picture is taken.
  package var isWithoutEffect: Bool {
    pictures.isEmpty
      && !steps.contains { step in
        switch step.action {
        case .expect, .snapshot: true
        default: false
        }
      }
  }

  /// Whether a step expects lines of the log.
  package var expectsLog: Bool {
    steps.contains { step in
      guard case .expect(let expectations) = step.action else { return false }
      return expectations.contains { if case .log = $0.fact { true } else { false } }
    }
  }

  /// The scene, with its overlay enabled if a step enables it: the scene with all constraints.
  package var sceneWithEnabledOverlay: Scene {
    var scene = scene
    if steps.contains(where: { $0.action == .enable(true) }) { scene.overlay?.isEnabled = true }
    return scene
  }

  /// The names of the snapshots, in the order in which they are taken.
  public var snapshotNames: [String] {
    steps.compactMap { step in
      if case .snapshot(let name) = step.action { name } else { nil }
    }
  }
}

/// The file itself.
struct ScenarioMap: KeyMap {
  /// The version of the language, written after `layoutsim`.
  static let version = 2

  /// The first version, in which an overlay that selects rows lies over a table that says nothing of it.
  static let firstVersion = 1

  static let keys = MapKeys<Self>(.scenario)

  let layoutsim = Key("layoutsim", .written("\(Self.version)", .integer(1...Self.version)))
    .help(
      "The version of the language that the file is written in; files of version 1 mean what they meant."
    )
    .meant(by: "version")
  let base = Key("base", .written("the name of a file", .phrase("shared.yaml")))
    .help(
      "The file whose keys hold where this one has none; `name`, `alt` and `pictures` are its own."
    )
    .meant(by: "extends", "include", "includes", "inherits", "import", "from", "parent")
  let name = Key("name", .words(hint: "write what the scenario shows"))
    .help("What the scenario shows, in a few words.")
    .example("a slow pan")
    .meant(by: "title")
  let alt = Key("alt", .alternativeText, else: "written from the scene")
    .help("What the pictures show, for people who cannot see them.")
    .meant(by: "description", "alternative-text", "alt-text")
  let devices = Key(
    "devices",
    .written("a list of devices", .list(.map(.device))),
    else: "those of files in the folder `devices` beside the scenario alone"
  )
  .help("Devices that the catalogue does not have, beside those of the folder `devices`.")
  .example("[{name: Foldable, like: iPad mini (A17 Pro), size: 669x951}]")
  .meant(by: "profiles", "own-devices", "custom-devices")
  let scene = Key("scene", .map(SceneMap.self))
    .help("The screen at the beginning.")
    .example("{table: {rows: 20}}")
    .meant(by: "screen", "setup")
  let matrix = Key("matrix", .map(MatrixMap.self), else: "the scene's own device and settings")
    .help(
      "The environments for tests, pictures and validation, each with each, at most \(Limits.environments); options replace them."
    )
    .meant(by: "environments", "variations")
  let selection = Key("selection", .selection, else: "What the overlay does")
    .help("How rows are selected with a finger.")
  let allow = Key("allow", .allowances)
    .help("What is wrong with the layout and meant so; all else that is wrong fails.")
    .meant(by: "allows", "allowed", "ignore", "suppress", "waive")
  let define = Key(
    "define",
    .written("a map of names, each with a list of steps", .names(.list(.map(.step))))
  )
  .help("Steps with a name, for `use`.")
  .example("{select-three: [{tap: row 3}]}")
  .meant(by: "macros", "definitions", "functions", "defines")
  let steps = Key("steps", .steps).help("What happens, in order.")
  let annotate = Key("annotate", .written("a list of annotations", .list(.map(.annotation))))
    .help("The numbers, words, measures and arrows that pictures show around the screen.")
    .example("[{at: row 3, text: Here}]")
    .meant(by: "annotations", "annotation", "callouts", "labels", "legend")
  let pictures = Key("pictures", .written("a list of pictures", .list(.map(.picture))))
    .help("The pictures that 'render' makes.")
    .meant(by: "images", "outputs")
  let limits = Key("limits", .map(LimitsMap.self))
    .help("How much may come of a run; a step beyond it fails.")
}

/// The map under `limits`.
struct LimitsMap: KeyMap {
  static let keys = MapKeys<Self>(.limits)

  static func initial(at mark: SourceMark?) -> ScenarioLimits { ScenarioLimits() }

  let time = Self.limit(.time).help("How much time may pass on the clock of the scenario.")
  let events = Self.limit(.events).help("How many events fingers may send.")
  let frames = Self.limit(.frames).help("How many snapshots may be taken.")
}

extension LimitsMap {
  private static func limit(_ key: ScenarioLimits.Key) -> Key<WrittenEntry> {
    let shape = key == .time ? ValueShape.phrase("2h") : .integer(1...ScenarioLimits.mostCounted)
    return Key(key.rawValue, .written(key.values, shape), else: ScenarioLimits().text(of: key)) {
      if let text = $1.value.text, $2.set(key, to: text) { return }
      $0.wrongType($1, key.values)
    }
  }
}

extension ScenarioMap {
  /// Reads the file; wrong parts get stand-ins, so that everything else is checked too.
  static func scenario(_ fields: Fields<Self>, in reading: SceneReading) -> Scenario? {
    readVersion(fields, in: reading)
    let name = fields.required(\.name)
    let alternativeText = fields.value(\.alt)
    reading.readDevices(fields.devices)
    var scene = fields.required(\.scene)
    let matrix = fields.value(\.matrix) ?? EnvironmentMatrix()
    if matrix.devices.isEmpty, matrix.windows.isEmpty, let bars = scene?.bars {
      BarsMap.checkDetent(of: bars, fields.scene, in: reading)
    }
    // Which points are on the screen differs.
    if !matrix.devices.isEmpty || !matrix.orientations.isEmpty { reading.environment = nil }
    if fields.selection == nil { reading.hasMinimum = false }
    if let written = fields.selection, let selection = fields.value(\.selection) {
      scene?.selection = selection
      reading.hasMinimum = selection.limit.hasMinimum
      if let scene { reading.check(selection, written, in: scene) }
      cover(&scene, for: selection, fields, in: reading)
    }
    noteVersion(fields, of: scene, in: reading)
    reading.freedomOfTouches =
      scene.map { FollowedRows.Freedom(in: $0) } ?? FollowedRows.Freedom()
    reading.hasSelector = scene.map { $0.overlay != nil || fields.selection != nil } ?? true
    reading.define(fields.define)
    let steps = fields.value(\.steps) ?? []
    reading.checkUnusedDefinitions()
    reading.checkOrder(of: steps)
    let allowances = fields.value(\.allow) ?? []
    scene?.allowances = allowances
    scene?.keyMarks = reading.keyMarks
    let pictures = fields.pictures.flatMap { reading.pictures($0, of: steps) } ?? []
    if let style = scene?.environment.style {
      reading.checkNames(of: pictures, in: matrix.themes.isEmpty ? [style] : matrix.themes)
    }
    let annotations = fields.annotate.flatMap { reading.annotations($0, of: steps) } ?? []
    let before = reading.scenariosBefore()
    reading.checkNumbers(of: annotations, in: pictures, after: before)
    if annotations.contains(where: \.isWayOfAllMoments) { reading.refuseWays(in: pictures) }
    let limits = fields.value(\.limits) ?? ScenarioLimits()
    if let scene { checkEffects(of: scene, fields, matrix, in: reading) }
    let guides = ([scene?.guides] + pictures.map(\.guides)).compactMap(\.self)
    reading.drawsEquations = guides.contains { $0.contains(.constraints) }
    reading.drawsNames = guides.contains {
      !$0.isDisjoint(with: [.constraints, .outlines, .hitAreas])
    }
    guard let name, let scene else { return nil }
    var scenario = Scenario(
      file: reading.file,
      name: name,
      alternativeText: alternativeText,
      scene: scene,
      devices: reading.devices,
      matrix: matrix,
      steps: steps,
      pictures: pictures,
      limits: limits
    )
    scenario.annotations = annotations
    scenario.before = before
    return scenario
  }

  /// Warns of keys that others take the effect from.
  private static func checkEffects(
    of scene: Scene,
    _ fields: Fields<Self>,
    _ matrix: EnvironmentMatrix,
    in reading: SceneReading
  ) {
    guard !reading.diagnostics.containsError, let written = fields.scene,
      case .map = written.value.content
    else { return }
    let steps = [fields.steps, fields.define].compactMap(\.self)
    let (edit, rotate) = (StepMap.keys.map.edit.name, StepMap.keys.map.rotate.name)
    EffectCheck(
      reading: reading,
      scene: scene,
      written: written,
      steps: steps,
      isOfOneDevice: matrix.devices.isEmpty && matrix.orientations.isEmpty
        && matrix.systems.isEmpty && matrix.designs.isEmpty && matrix.windows.isEmpty,
      hasEditStep: steps.contains { $0.value.mentions(edit) },
      hasTurn: steps.contains { $0.value.mentions(rotate) }
    )
    .run()
  }

  /// Adds the overlay that the selection needs, and removes one that it does not.
  private static func cover(
    _ scene: inout Scene?,
    for selection: SelectionScene,
    _ fields: Fields<Self>,
    in reading: SceneReading
  ) {
    if selection.mode.start.approach.surface == .strip, scene?.overlay == nil, lacksOverlay(fields)
    {
      scene?.overlay = ScrollAndSelectOverlay()
      reading.missingViews[.touchView] = nil
    } else if selection.mode.start.approach.surface == .strip, let scene, scene.overlay == nil {
      let message = "'strip-pan' needs the strip, which 'overlay: none' takes away"
      reading.report("no-strip", message, at: selection.mark).hint("delete 'overlay: none'")
    }
    // A gesture on the table itself needs nothing in front of it.
    if selection.mode.start.approach.surface != .strip, scene?.overlay?.mark == nil {
      scene?.overlay = nil
      let start = selection.mode.start.rawValue
      reading.missingViews[.touchView] = "the selection starts with '\(start)'"
    }
  }

  /// Returns whether the scene does not speak of an overlay.
  private static func lacksOverlay(_ fields: Fields<Self>) -> Bool {
    guard let scene = fields.scene, case .map = scene.value.content else { return false }
    return scene.entry(SceneMap.keys.map.overlay.name) == nil
  }

  /// Reads the version, by which the rest is read.
  private static func readVersion(_ fields: Fields<Self>, in reading: SceneReading) {
    guard let written = fields.required(\.layoutsim) else { return }
    switch written.value.text.flatMap({ parseInteger($0) }) {
    case version: break
    case firstVersion: reading.impliesOverlay = true
    case let number? where number > version:
      reading.report(
        "version",
        "this file is written in version \(number) of the language, and this program reads \(version)",
        at: written.value.mark
      )
      .hint("use a newer layoutsim")
    default:
      let isFirst = written.value.text.flatMap { Double($0) } == Double(firstVersion)
      reading.wrongType(written, "the version of the language, \(version)")
        .hint("write 'layoutsim: \(isFirst ? firstVersion : version)'")
    }
  }

  /// Says of a file of the first version what it leaves unsaid.
  private static func noteVersion(
    _ fields: Fields<Self>,
    of scene: Scene?,
    in reading: SceneReading
  ) {
    guard reading.impliesOverlay, let scene, let written = fields.layoutsim else { return }
    let isSaid = scene.overlay?.mark != nil || scene.overlay == nil || fields.selection != nil
    let meaning =
      isSaid
      ? "and means the same in version \(version)" : "where an overlay lies over the table unsaid"
    let addition = isSaid ? "" : ", and 'overlay: scroll-and-select' in the scene"
    reading.report(
      Diagnostic(
        .note,
        code: "older-version",
        "this file is written in version \(firstVersion) of the language, \(meaning)",
        at: written.value.mark
      )
    )
    .hint("write 'layoutsim: \(version)'\(addition)")
  }
}

extension SceneReading {
  /// Reads the file, and warns of parts that pictures cannot show.
  func scenario(_ root: WrittenValue) -> Scenario? {
    guard let fields = fields(root, ScenarioMap.self) else { return nil }
    defer {
      checkGlyphs(of: root)
      checkWords(of: root)
    }
    return ScenarioMap.scenario(fields, in: self)
  }

  /// Reports a limit that the form says already, or that the rows at the start break.
  fileprivate func check(_ selection: SelectionScene, _ written: WrittenEntry, in scene: Scene) {
    let limit = written.entry(SelectionMap.keys.map.limit.name)
    guard !hasForm else {
      guard let limit else { return }
      let message = "the form says how many options may be selected, in its 'type'"
      report("two-limits", message, at: limit.keyMark).hint("delete 'limit'")
      return
    }
    checkMinimum(of: selection.limit, limit, in: scene)
    if let excess = scene.excess {
      let section = excess.section.flatMap { scene.table.sections[$0].mark }
      report("too-many-selected", excess.excessAtStart, at: limit?.keyMark ?? selection.mark)
        .note(section.map { _ in "the section is here" }, at: section)
    }
  }

  /// Reports a minimum that the rows at the start cannot meet.
  private func checkMinimum(of limit: SelectionLimit, _ written: WrittenEntry?, in scene: Scene) {
    // A minimum above its own maximum is reported already.
    guard limit.min <= limit.total ?? .max, limit.minPerSection <= limit.perSection ?? .max,
      let mistake = scene.minimumMistake
    else { return }
    let keys = LimitMap.keys.map
    let key = mistake.isOfSections(limit) ? keys.minPerSection.name : keys.min.name
    let message = mistake.message(counting: "row")
    report("minimum-out-of-reach", message, at: (written?.entry(key) ?? written)?.keyMark)
  }
}

extension SelectionTypeError {
  /// Returns whether it is the minimum of sections that cannot be met.
  fileprivate func isOfSections(_ limit: SelectionLimit) -> Bool {
    switch self {
    case .tooFewOptions(_, _, .section), .tooManySelected(_, _, .section): true
    // The minima of all sections together are above the total.
    case .minimumAboveMaximum(let min, _): min != limit.min
    case .tooFewOptions(_, _, .total), .tooManySelected(_, _, .total), .negative: false
    }
  }
}
