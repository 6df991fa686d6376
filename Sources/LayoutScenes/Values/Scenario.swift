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
  public var alternativeText: String?
  /// The screen at the beginning.
  public var scene: Scene
  /// The steps, in order, with repetitions written out.
  public var steps: [Step]
  /// The pictures to make, in the order of the file.
  public var pictures: [Picture]
  /// The limits of a run.
  public var limits: ScenarioLimits

  /// Creates a scenario.
  public init(
    file: String = "",
    name: String,
    alternativeText: String? = nil,
    scene: Scene,
    steps: [Step] = [],
    pictures: [Picture] = [],
    limits: ScenarioLimits = ScenarioLimits()
  ) {
    self.file = file
    self.name = name
    self.alternativeText = alternativeText
    self.scene = scene
    self.steps = steps
    self.pictures = pictures
    self.limits = limits
  }

  /// Whether nothing comes of a run that goes well: no step expects anything, and no picture is taken.
  public var isWithoutEffect: Bool {
    pictures.isEmpty
      && !steps.contains { step in
        switch step.action {
        case .expect, .snapshot: true
        default: false
        }
      }
  }

  /// Whether a step expects lines of the log.
  public var expectsLog: Bool {
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
