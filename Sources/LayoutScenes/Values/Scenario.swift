/// What a scenario file says: one scene, what the finger does in it, and the pictures to take.
///
/// A value without any trace of YAML. Places that depend on the device, such as "bottom edge - 20", are
/// kept as they are meant and resolved when the scene is played.
public struct Scenario: Sendable, Hashable {
  /// The file's name as the reader gave it.
  public var file: String
  /// What the scenario shows, in a few words.
  public var name: String
  /// A description of the pictures for people who cannot see them; nil for none.
  public var alternativeText: String?
  /// The screen at the beginning.
  public var scene: Scene
  /// What happens, in order; repetitions are written out.
  public var steps: [Step]
  /// The pictures to make, in the order of the file.
  public var pictures: [Picture]

  /// Makes a scenario.
  public init(
    file: String = "",
    name: String,
    alternativeText: String? = nil,
    scene: Scene,
    steps: [Step] = [],
    pictures: [Picture] = []
  ) {
    self.file = file
    self.name = name
    self.alternativeText = alternativeText
    self.scene = scene
    self.steps = steps
    self.pictures = pictures
  }

  /// The names of the snapshots, in the order in which they are taken.
  public var snapshotNames: [String] {
    steps.compactMap { step in
      if case .snapshot(let name) = step.action { name } else { nil }
    }
  }
}
