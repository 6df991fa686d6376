public import Foundation
public import LayoutGeometry
public import LayoutText

/// `UIKit.UIFontMetrics`.
public typealias UIFontMetrics = FontMetrics

extension Font {
  /// `UIKit.UIFont.TextStyle`.
  public typealias TextStyle = LayoutText.TextStyle
  /// `UIKit.UIFont.Weight`.
  public typealias Weight = FontWeight

  /// Returns the bold system font in a size.
  public static func boldSystemFont(ofSize size: CGFloat) -> Self {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The size of the text of labels.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of text of the system.
  public static var systemFontSize: CGFloat { 14 }
  /// The size of small text of the system.
  public static var smallSystemFontSize: CGFloat { 12 }

  /// The size in points.
  public var pointSize: CGFloat { size }
}
