import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutText

/// The colors and corners of a keyboard.
struct KeyboardLook {
  /// The color below the keys.
  let ground: Color
  /// The color of a key that writes a letter.
  let letter: Color
  /// The color of any other key.
  let special: Color
  /// The color of the lines between suggestions.
  let line: Color
  /// The radius of a key's corners.
  let keyRadius: CGFloat
  /// The radius of the two upper corners of the ground.
  let groundRadius: CGFloat
  /// The size of small letters.
  let smallLetterSize: CGFloat

  /// Returns the look in a design.
  static func of(_ design: SystemDesign) -> Self { design == .glass ? glass : classic }

  /// The look until iOS 18 (drawn from screenshots).
  private static let classic = Self(
    ground: Color(light: Color(rgb: 0xD1D3D9), dark: Color(rgb: 0x2B2B2B)),
    letter: Color(light: .white, dark: Color(rgb: 0x6B6B6B)),
    special: Color(light: Color(rgb: 0xABB0BC), dark: Color(rgb: 0x474747)),
    line: Color(light: Color(rgb: 0xABB0BC), dark: Color(rgb: 0x474747)),
    keyRadius: 5,
    groundRadius: 0,
    smallLetterSize: 22
  )

  /// The look from iOS 26 on: all keys have one color, and the upper corners are round (`divvun/giellakbd-ios` #264 and
  /// its copy of the keys; medium).
  ///
  /// The ground has the color that the copy gives a pressed key (low); corners of keys are between the 10 of that copy
  /// and the 7 of another one (low), and those of the ground as those of groups (a guess).
  private static let glass = Self(
    ground: Color(light: Color(rgb: 0xE7E8EC), dark: Color(rgb: 0x262626)),
    letter: Color(light: .white, dark: Color(rgb: 0x3D3D3D)),
    special: Color(light: .white, dark: Color(rgb: 0x3D3D3D)),
    line: Color(light: Color(rgb: 0xBCBFC3), dark: Color(rgb: 0x383839)),
    keyRadius: 8.5,
    groundRadius: 26,
    smallLetterSize: 25
  )
}
