import LayoutControls
import LayoutDevices
package import LayoutScenes
import LayoutSimulation
import UIKitShim

/// The screens of a sheet: one controller in all combinations of environments.
package struct ScreenVariants {
  /// The kind of screen.
  package var hosting = ControllerKind.navigation
  /// The environments.
  package var matrix: EnvironmentMatrix
  /// The fonts for letters that the system font does not have, or `nil` for none.
  package var fonts: SceneFonts?

  /// The devices of a sheet that names none: a phone with a home button and one without.
  static var usualDevices: [Device] {
    [Device.named("iPhone SE (3rd generation)"), Scene.defaultEnvironment.device].compactMap(\.self)
  }

  /// Creates the screens of a sheet.
  package init(
    hosting: ControllerKind = .navigation,
    matrix: EnvironmentMatrix,
    fonts: SceneFonts? = nil
  ) {
    self.hosting = hosting
    self.matrix = matrix
    self.fonts = fonts
  }

  /// The number of screens in a line: those of one look.
  var columns: Int { max(1, matrix.devices.count) * max(1, matrix.orientations.count) }

  /// The reason why there is no sheet, in words, or `nil` if there is one.
  var problem: String? {
    matrix.combinationCount > Limits.sheet
      ? "a sheet has at most \(Limits.sheet) screens, and these are more: leave some values out"
      : nil
  }

  /// Adds all screens to a sheet.
  func add(to sheet: inout ScreenSheet, _ make: () throws -> ViewController) rethrows {
    var looks = matrix
    (looks.devices, looks.orientations) = ([], [])
    var screens = EnvironmentMatrix()
    (screens.devices, screens.orientations) = (matrix.devices, matrix.orientations)
    for look in looks.variations(in: nil) {
      for screen in screens.variations(in: nil) {
        let environment = look.applied(to: screen.applied(to: Scene.defaultEnvironment))
        let caption = (screens.telling(screen) + looks.telling(look)).joined(separator: ", ")
        var scene = Scene(
          environment: environment,
          controller: .bare,
          table: .rows(0),
          overlay: nil
        )
        scene.fonts = fonts
        let simulation = Simulation(scene)
        let controller = try make()
        simulation.window.rootViewController =
          hosting == .navigation && !controller.isRoot
          ? NavigationController(rootViewController: controller) : controller
        simulation.window.layoutIfNeeded()
        // Once more for what comes up when the screen has appeared, such as an alert with a field.
        simulation.window.layoutIfNeeded()
        simulation.advance(by: .seconds(1))
        sheet.add(simulation.frame(), caption)
        sheet.noteMistakes(of: simulation) { _ in caption }
      }
    }
  }
}

extension ViewController {
  /// Whether UIKit takes the controller for the root of a window alone, and in no stack.
  fileprivate var isRoot: Bool {
    self is NavigationController || self is TabBarController || self is UISplitViewController
  }
}
