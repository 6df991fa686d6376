import LayoutDevices
import LayoutDiagnostics
import LayoutViews

extension Window {
  /// Records that the controller of the screen does not support the way in which the screen is held.
  final func checkOrientation(_ environment: ScreenEnvironment, of controller: ViewController) {
    let isUpright = environment.orientation == .portrait
    let supported = controller.supportedInterfaceOrientations
    guard supported.isDisjoint(with: isUpright ? .portrait : .landscape) else { return }
    let (held, way) = isUpright ? ("upright", "sideways") : ("sideways", "upright")
    record(
      Diagnostic(
        .warning,
        code: "unsupported-orientation",
        "'\(type(of: controller))' is shown on a screen that is held \(held), which it does not support",
        notes: [
          Diagnostic.Note("a device shows it \(way); here it is laid out as the screen is held")
        ],
        hint: "leave this orientation out, or see 'supportedInterfaceOrientations'"
      )
    )
  }
}
