import Foundation

/// The sizes of the parts of controls in the looks until iOS 18: the one place for these numbers.
///
/// How sure they are:
/// - the sizes of whole controls are frames that Interface Builder saved (sure);
/// - the knobs, their shadows, the corners and insets of segments and the line of a stepper are those of
///   Apple's design resources for iOS 16 and 17 (rather sure);
/// - the signs of a stepper, the spokes of an indicator, the looks of pressed controls and how pale
///   disabled ones are were drawn from screenshots (to a point).
enum ControlMetrics {
  /// The share of the opacity of a control that is not enabled.
  static let disabledOpacity = 0.5

  /// The size of a switch.
  static let switchSize = CGSize(width: 51, height: 31)
  /// The diameter of a switch's knob.
  static let switchKnob: CGFloat = 27
  /// The length that the thumb of a switch gains under a finger.
  static let switchStretch: CGFloat = 7

  /// The height of a slider, two points more above and below than constraints see.
  static let sliderHeight: CGFloat = 34
  /// The distance of a slider's line from its sides.
  static let sliderInset: CGFloat = 2
  /// The square that a slider's knob takes, with a part of its shadow.
  static let sliderThumb: CGFloat = 31
  /// The diameter of a slider's knob.
  static let sliderKnob: CGFloat = 28
  /// The thickness of the line of a slider, and of a progress view.
  static let trackHeight: CGFloat = 4

  /// The size of a stepper.
  static let stepperSize = CGSize(width: 94, height: 32)
  /// The radius of a stepper's corners.
  static let stepperRadius: CGFloat = 8
  /// The line between the halves of a stepper.
  static let stepperLine = CGSize(width: 1, height: 18)
  /// The half length of a stepper's signs, and their thickness.
  static let stepperSign: (reach: CGFloat, width: CGFloat) = (6.5, 1.75)

  /// The height of a segmented control, of which constraints see a point less.
  static let segmentsHeight: CGFloat = 32
  /// The radius of a segmented control's corners.
  static let segmentsRadius: CGFloat = 9
  /// The inset of the selected segment in its place, and the radius of its corners.
  static let segmentInset: (inset: CGFloat, radius: CGFloat) = (2, 7)
  /// The line between two segments.
  static let segmentLine = CGSize(width: 1, height: 16)
  /// The size of the titles of segments.
  static let segmentFontSize: CGFloat = 13
  /// The room beside the widest title, both sides together: "First" and "Second" are 131 wide.
  static let segmentPadding: CGFloat = 20

  /// The radius of a text field's round corners.
  static let fieldRadius: CGFloat = 5

  /// The height of a page control, the distance of its dots and the room at both ends together.
  static let pageControlHeight: CGFloat = 26
  static let pageDistance: CGFloat = 17.5
  static let pagePadding: CGFloat = 63
  /// The diameter of a dot, and the opacity of the dots of other pages.
  static let pageDot: CGFloat = 8
  static let pageOpacity = 0.3

  /// The spokes of an indicator as shares of its side: the inner end, the outer end and the thickness.
  static let spoke: (inner: CGFloat, outer: CGFloat, width: CGFloat) = (0.265, 0.435, 0.11)
  /// The opacities of an indicator's spokes, clockwise from the upright one.
  static let spokeOpacities = [1, 0.3, 0.35, 0.4, 0.5, 0.6, 0.72, 0.86]
}
