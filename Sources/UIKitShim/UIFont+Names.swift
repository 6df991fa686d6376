public import Foundation
public import LayoutGeometry
public import LayoutText

extension Font {
  /// `UIKit.UIFont.TextStyle`.
  public typealias TextStyle = LayoutText.TextStyle
  /// `UIKit.UIFont.Weight`.
  public typealias Weight = FontWeight

  /// Returns the bold system font in a size.
  public static func boldSystemFont(ofSize size: CGFloat) -> Self {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The size in points.
  public var pointSize: CGFloat { size }
}
