import Foundation
import LayoutControls
import LayoutDevices
import LayoutGeometry
import LayoutTables
public import LayoutViews

// What labels keep without an effect on the picture; where UIKit would show it, a finding says so.

extension Label {
  /// The place of a line that was made smaller, which none is here.
  public final var baselineAdjustment: UIBaselineAdjustment {
    get { kept("baselineAdjustment") ?? .alignBaselines }
    set { keep(newValue, "baselineAdjustment") }
  }

  /// The rules for the ends of lines, of which the standard ones hold here.
  public final var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { kept("lineBreakStrategy") ?? .standard }
    set { keep(newValue, "lineBreakStrategy", isSeen: newValue == .pushOut) }
  }

  /// Whether a pointer shows the whole text, of which there is none.
  public final var showsExpansionTextWhenTruncated: Bool {
    get { kept("showsExpansionTextWhenTruncated") ?? false }
    set { keep(newValue, "showsExpansionTextWhenTruncated") }
  }
}

/// `UIKit.UIBaselineAdjustment`.
public enum UIBaselineAdjustment: Int, Sendable, Hashable {
  /// The baseline stays.
  case alignBaselines = 0
  /// The middle stays.
  case alignCenters = 1
  /// The top stays.
  case none = 2
}

extension ParagraphStyle {
  /// `UIKit.NSParagraphStyle.LineBreakStrategy`.
  public struct LineBreakStrategy: OptionSet, Sendable, Hashable {
    /// The bits as in UIKit.
    public let rawValue: UInt
    /// Creates a set from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The rule that no word is alone in the last line.
    public static let pushOut = Self(rawValue: 1 << 0)
    /// The rule that Hangul is broken at words.
    public static let hangulWordPriority = Self(rawValue: 1 << 1)
    /// The rules of the system.
    public static let standard = Self(rawValue: 0xFFFF)
  }
}
