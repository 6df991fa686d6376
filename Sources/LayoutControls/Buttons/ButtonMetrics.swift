import Foundation
import LayoutGeometry
import LayoutText

/// The sizes and opacities of the parts of buttons with a configuration: the one place for these numbers.
///
/// Their certainty:
/// - insets, radii and the distance of titles are those that UIKit printed on iOS 15 to 17 (`UIKitUtilities` by
///   S. Yong, and the measurements of `apple-backports`; a button of a 38-point title that Interface
///   Builder saved 59.67 high has the same insets): sure;
/// - the shares of colors are those by which the former matches UIKit's pictures: rather sure;
/// - the fonts are the body style (34.33 high at 3x) and, in small sizes, the one of 15 points (28 high):
///   rather sure for titles, a guess for subtitles;
/// - the radii of the corner styles small, medium and large, and the looks of chosen buttons: guesses.
enum ButtonMetrics {
  /// The distance between a title and a subtitle.
  static let titlePadding: CGFloat = 1

  /// Returns the distances of the content from the bounds of a button.
  static func contentInsets(in size: Button.Configuration.Size) -> DirectionalEdgeInsets {
    switch size {
    case .mini, .small: DirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: DirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// Returns the radius of the corners at the standard text size.
  static func cornerRadius(in size: Button.Configuration.Size) -> CGFloat {
    switch size {
    case .mini, .small: 14
    case .medium: 5.95
    case .large: 8.75
    }
  }

  /// Returns the radius that a corner style has for itself, or `nil` if the background has it.
  static func cornerRadius(of style: Button.Configuration.CornerStyle) -> CGFloat? {
    switch style {
    case .small: 4
    case .medium: 8
    case .large: 12
    case .fixed, .dynamic, .capsule: nil
    }
  }

  /// Returns the text style of titles.
  static func titleStyle(in size: Button.Configuration.Size) -> TextStyle {
    switch size {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }

  /// Returns the text style of subtitles.
  static func subtitleStyle(in size: Button.Configuration.Size) -> TextStyle {
    switch size {
    case .mini, .small: .caption1
    case .medium, .large: .footnote
    }
  }

  /// The share of a tint color behind a tinted button, in light and dark appearance.
  static let tintedOpacity = (light: 0.18, dark: 0.25)
  /// The same under a finger.
  static let pressedTintedOpacity = (light: 0.12, dark: 0.18)
  /// The share of the background of a filled or gray button under a finger.
  static let pressedFillOpacity = 0.75
  /// The share of the foreground under a finger, on a background of its own.
  static let pressedForegroundOpacity = 0.75
}
