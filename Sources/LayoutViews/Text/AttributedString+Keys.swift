public import Foundation

// UIKit's attributes, with its raw values. Text is measured and drawn by font, color, kerning,
// pictures and the paragraphs' styles; the others change neither sizes nor the pictures made here.
extension NSAttributedString.Key {
  /// The key of a `Font`, by default the label's own.
  public static let font = Self(rawValue: "NSFont")
  /// The key of a `ParagraphStyle`, of which that of the first letter counts for a paragraph.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  /// The color of the letters, a `Color`.
  public static let foregroundColor = Self(rawValue: "NSColor")
  /// The key of the space added after each letter, in points.
  public static let kern = Self(rawValue: "NSKern")
  /// The key of the space added after each letter, in points, by its newer name.
  public static let tracking = Self(rawValue: "CTTracking")
  /// The key of the letters' height above the baseline, in points.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  /// A `TextAttachment`, on the character that stands for it.
  public static let attachment = Self(rawValue: "NSAttachment")
  /// The key of the color behind the letters, which is not drawn.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  /// The key of ligatures, which are never made.
  public static let ligature = Self(rawValue: "NSLigature")
  /// The key of a line through the letters, which is not drawn.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  /// The key of the color of the line through the letters, which is not drawn.
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  /// The key of a line under the letters, which is not drawn.
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  /// The key of the color of the line under the letters, which is not drawn.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  /// The key of the shadow of the letters, which is not drawn.
  public static let shadow = Self(rawValue: "NSShadow")
  /// The key of the letters' link, which looks as other text does.
  public static let link = Self(rawValue: "NSLink")
}

/// A style of lines under or through letters: UIKit's `NSUnderlineStyle`.
public struct UnderlineStyle: OptionSet, Sendable, Hashable {
  /// The bits as in UIKit.
  public let rawValue: Int
  /// Creates a style from UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The style of one line.
  public static let single = Self(rawValue: 0x01)
  /// A thick line.
  public static let thick = Self(rawValue: 0x02)
  /// A line of dots.
  public static let patternDot = Self(rawValue: 0x0100)
  /// A line of dashes.
  public static let patternDash = Self(rawValue: 0x0200)
  /// A line under words alone.
  public static let byWord = Self(rawValue: 0x8000)
  /// The style of two lines.
  public static let double = Self(rawValue: 0x09)
}
