import LayoutDevices
import LayoutScenes

/// The screens on which random fingers play a scenario.
struct FuzzedScreens {
  /// The scenario's scene on each of the screens.
  let scenes: [Scene]
  private let variations: [EnvironmentVariation]

  init(_ matrix: EnvironmentMatrix, of scenario: Scenario) {
    variations = matrix.variations(in: scenario.scene.environment)
    scenes = variations.map { variation in
      var scene = scenario.scene
      scene.environment = variation.applied(to: scene.environment)
      return scene
    }
  }

  /// The number of screens.
  var count: Int { scenes.count }

  /// Returns the name of a screen: its device, and what else the matrix chooses.
  func name(of screen: Int) -> String {
    let words = variations[screen].words.compactMap(\.self)
    let hasDevice = variations[screen].device != nil
    return ((hasDevice ? [] : [scenes[screen].environment.device.name]) + words)
      .joined(separator: ", ")
  }

  /// Returns the keys of a scene that choose a screen, with their values.
  func changes(of screen: Int) -> [(key: String, value: String)] {
    zip(EnvironmentAxis.all, variations[screen].words).compactMap { axis, word in
      word.map { (axis.key, $0) }
    }
  }
}
