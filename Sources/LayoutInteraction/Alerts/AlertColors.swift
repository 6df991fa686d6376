import LayoutDevices
import LayoutGeometry
import LayoutViews

/// The colors of a box of an alert: flat ones in the place of the system's translucent materials.
///
/// Until iOS 18 the dark ones are computed from those of Flutter's "dialog.dart", whose authors have them from Apple's
/// design resources and by eye from simulators of iOS 13 and 17: what they put over a blur, over the black of a dimmed
/// page in the dark. Nobody has measured them (low). Light boxes are white, as seen.
struct AlertColors {
  /// The color of the box.
  let ground: ColorObject
  /// The color of a button under a finger, or `nil` for none of its own.
  let pressed: ColorObject?

  private init(_ ground: Color, pressed: Color?) {
    self.ground = ColorObject(ground)
    self.pressed = pressed.map { ColorObject($0) }
  }

  /// The colors of an alert until iOS 18: in the dark 2D2D2D at 80 %.
  static let alert = Self(
    Color(light: .white, dark: Color(rgb: 0x242424)),
    pressed: Color(light: Color(rgb: 0xE1E1E1), dark: Color(rgb: 0x404040))
  )
  /// The colors of an action sheet until iOS 18: in the dark 292929 at 75 %, a button 515151 at 76 %.
  static let sheet = Self(
    Color(light: .white, dark: Color(rgb: 0x1F1F1F)),
    pressed: Color(light: Color(rgb: 0xE6E6E6), dark: Color(rgb: 0x3D3D3D))
  )
  /// The colors of the box of the button that cancels an action sheet until iOS 18, through which nothing shows.
  static let cancel = Self(
    Color(light: .white, dark: Color(rgb: 0x2C2C2C)),
    pressed: Color(light: Color(rgb: 0xECECEC), dark: Color(rgb: 0x494949))
  )
  /// The color of the box in the design of iOS 26: glass over the dimmed page, without its blur (medium).
  static let glass = Self(
    Color(light: Color(rgb: 0xFDFDFF), dark: Color(rgb: 0x282828)),
    pressed: nil
  )
}
