public import Foundation
import LayoutDiagnostics
public import LayoutGeometry
import LayoutText
public import LayoutViews

extension FontObject {
  /// `UIKit.UIFont.Width`.
  ///
  /// The numbers are from knowledge of UIKit (unverified).
  public struct Width: RawRepresentable, Sendable, Hashable {
    /// The number as in UIKit.
    public let rawValue: CGFloat
    /// Creates a width from UIKit's number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The width of the narrowest letters.
    public static let compressed = Self(rawValue: -0.3)
    /// The width of narrow letters.
    public static let condensed = Self(rawValue: -0.2)
    /// The width of letters as they are.
    public static let standard = Self(rawValue: 0)
    /// The width of wide letters.
    public static let expanded = Self(rawValue: 0.2)
  }

  /// Returns the system font in a size and a weight, with a finding for any width but the standard one.
  ///
  /// - Parameters:
  ///   - fontSize: The size in points.
  ///   - weight: The weight.
  ///   - width: The width, of which the letters have the standard one.
  ///   - fileID: The file of the call, for the finding.
  ///   - line: The line of the call.
  /// - Returns: The font.
  public class func systemFont(
    ofSize fontSize: CGFloat,
    weight: FontWeight,
    width: Width,
    fileID: String = #fileID,
    line: Int = #line
  ) -> FontObject {
    if width != .standard {
      FontDescriptor.tellNoEffect(of: "width", at: SourceMark(file: fileID, line: line))
    }
    return systemFont(ofSize: fontSize, weight: weight)
  }
}

extension FontWeight {
  /// Creates the nearest weight that has glyphs to UIKit's number.
  ///
  /// UIKit's are 0, 0.23, 0.3 and 0.4 for regular, medium, semibold and bold (UIFontDescriptor.h says that
  /// 0 is regular; the others are from knowledge, unverified).
  public init(rawValue: CGFloat) {
    let weights: [(CGFloat, FontWeight)] = [
      (0, .regular), (0.23, .medium), (0.3, .semibold), (0.4, .bold),
    ]
    let nearest = weights.min { abs($0.0 - rawValue) < abs($1.0 - rawValue) }
    self = nearest?.1 ?? .regular
  }

  /// Creates the nearest weight that has glyphs to UIKit's number.
  public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }
}
