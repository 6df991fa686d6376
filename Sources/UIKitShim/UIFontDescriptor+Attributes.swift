import Foundation
import LayoutDiagnostics
import LayoutGeometry
public import LayoutText
import LayoutViews

extension FontDescriptor {
  /// `UIKit.UIFontDescriptor.AttributeName`.
  public struct AttributeName: RawRepresentable, Sendable, Hashable {
    /// The word as in UIKit.
    public let rawValue: String
    /// Creates a name from UIKit's word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The size in points.
    public static let size = Self(rawValue: "NSFontSizeAttribute")
    /// The text style.
    public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
    /// The name of the font.
    public static let name = Self(rawValue: "NSFontNameAttribute")
    /// The name of the family.
    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    /// The name of the face.
    public static let face = Self(rawValue: "NSFontFaceAttribute")
    /// The weight, width and slant.
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    /// The forms of letters.
    public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// `UIKit.UIFontDescriptor.SystemDesign`.
  public struct SystemDesign: RawRepresentable, Sendable, Hashable {
    /// The word as in UIKit.
    public let rawValue: String
    /// Creates a design from UIKit's word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The design of the system's letters.
    public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
    /// The design with serifs.
    public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
    /// The design of round letters.
    public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
    /// The design of letters of one width.
    public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The attributes: the size, and the style if there is one.
  public var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.size: pointSize]
    attributes[.textStyle] = textStyle
    return attributes
  }

  /// Returns an attribute: the size or the style; `nil` for others.
  public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  /// Returns the same descriptor, with a finding for any design but the system's: there are no other letters.
  ///
  /// - Parameters:
  ///   - design: The design.
  ///   - fileID: The file of the call, for the finding.
  ///   - line: The line of the call.
  /// - Returns: The descriptor.
  public func withDesign(
    _ design: SystemDesign,
    fileID: String = #fileID,
    line: Int = #line
  ) -> Self? {
    let mark = SourceMark(file: fileID, line: line)
    if design != .default { Self.tellNoEffect(of: "withDesign", at: mark) }
    return self
  }
}
