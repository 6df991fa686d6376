public import Foundation

// UIKit's attributes, with its raw values. Text is measured and drawn by font, color, kerning,
// pictures and the paragraphs' styles; the others change neither sizes nor the pictures made here.
extension NSAttributedString.Key {
  /// A `Font`; the label's own where it is missing.
  public static let font = Self(rawValue: "NSFont")
  /// A `ParagraphStyle`; that of its first letter counts for a paragraph.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  /// The color of the letters, a `Color`.
  public static let foregroundColor = Self(rawValue: "NSColor")
  /// What is added after each letter, in points.
  public static let kern = Self(rawValue: "NSKern")
  /// What is added after each letter, in points, by its newer name.
  public static let tracking = Self(rawValue: "CTTracking")
  /// How far letters are above the baseline, in points.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  /// A `TextAttachment`, on the character that stands for it.
  public static let attachment = Self(rawValue: "NSAttachment")
  /// The color behind the letters; not drawn.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  /// Whether letters are joined; they never are.
  public static let ligature = Self(rawValue: "NSLigature")
  /// A line through the letters; not drawn.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  /// The color of the line through the letters; not drawn.
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  /// A line under the letters; not drawn.
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  /// The color of the line under the letters; not drawn.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  /// Where the letters lead; they look as others do.
  public static let link = Self(rawValue: "NSLink")
}

/// Lines under or through letters: UIKit's `NSUnderlineStyle`.
public struct UnderlineStyle: OptionSet, Sendable, Hashable {
  /// UIKit's bits.
  public let rawValue: Int
  /// Makes a style from UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = Self(rawValue: 0x01)
  /// A thick line.
  public static let thick = Self(rawValue: 0x02)
  /// Two lines.
  public static let double = Self(rawValue: 0x09)
}
