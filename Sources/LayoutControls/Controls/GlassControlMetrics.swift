import Foundation
import LayoutGeometry

/// The sizes and colors of the parts of controls in the design of iOS 26: the one place for these numbers.
///
/// They are those of view trees and pictures of iOS 27.0, whose controls look as those of iOS 26 (sure); what is not
/// here is as in ``ControlMetrics``. The size of a switch stands beside it.
enum GlassControlMetrics {
  /// The size of a slider's knob.
  static let sliderKnob = CGSize(width: 37, height: 24)
  /// The thickness of the line of a slider.
  static let sliderTrack: CGFloat = 6
  /// The color of a slider's line behind the knob.
  static let sliderGround = Color(light: .black.faded(by: 0.1), dark: .white.faded(by: 0.1))

  /// The ground of a stepper.
  static let stepperGround = Color(
    light: Color(rgb: 0x3C3C43, opacity: 0.086),
    dark: Color(rgb: 0xEBEBF5, opacity: 0.078)
  )
  /// The line between the halves of a stepper.
  static let stepperLine = CGSize(width: 1, height: 24)
  /// The half lengths of a stepper's minus and plus, and their thickness.
  static let stepperSign: (minus: CGFloat, plus: CGFloat, width: CGFloat) = (7, 13.33 / 2, 2)

  /// The ground of the selected segment.
  static let segment = Color(light: .white, dark: Color(rgb: 0x636366))

  /// The height of a page control, the distance of its dots and the room at both ends together: five pages are 126 wide.
  static let pageControlHeight: CGFloat = 25.67
  static let pageDistance: CGFloat = 17.67
  static let pagePadding: CGFloat = 37.65
  /// The diameters of a dot and of that of the page that shows.
  static let pageDot: (other: CGFloat, current: CGFloat) = (7.67, 9.67)
  /// The opacity of the dots of other pages (measured in the dark alone).
  static let pageOpacity = 0.45
  /// The color of the capsule behind the dots while a finger is on them.
  static let pagePlatter = Color(light: Color(rgb: 0xF0F0F2), dark: Color(rgb: 0x1F1F1F))
}
