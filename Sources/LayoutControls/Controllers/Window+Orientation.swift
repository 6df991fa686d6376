import LayoutDevices
import LayoutDiagnostics
package import LayoutViews

/// The ways to hold the screen that the application of a test has, beside those of its controllers.
package final class OrientationLimits {
  /// The question for the orientations of the application in a window, answered by `nil` if it does not say any.
  package var ofApplication: (Window) -> InterfaceOrientationMask? = { _ in nil }

  package init() {}
}

extension Window {
  /// Records that the controller of the screen does not support the way in which the screen is held.
  final func checkOrientation(_ environment: ScreenEnvironment, of controller: ViewController) {
    let isUpright = environment.orientation == .portrait
    let wanted: InterfaceOrientationMask = isUpright ? .portrait : .landscape
    let isRefused = controller.supportedInterfaceOrientations.isDisjoint(with: wanted)
    let limits = SharedObjects.object("OrientationLimits") { OrientationLimits() }
    guard isRefused || limits.ofApplication(self)?.isDisjoint(with: wanted) == true else { return }
    let (held, way) = isUpright ? ("upright", "sideways") : ("sideways", "upright")
    let asked =
      isRefused
      ? "supportedInterfaceOrientations" : "application(_:supportedInterfaceOrientationsFor:)"
    record(
      Diagnostic(
        .warning,
        code: "unsupported-orientation",
        "'\(ClassName.of(type(of: controller)))' is shown on a screen that is held \(held), which \(isRefused ? "it" : "the application") does not support",
        notes: [
          Diagnostic.Note("a device shows it \(way); here it is laid out as the screen is held")
        ],
        hint: "leave this orientation out, or see '\(asked)'"
      )
    )
  }
}
