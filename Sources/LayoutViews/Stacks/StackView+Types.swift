public import Foundation

extension StackView {
  /// A way to divide the length of a stack: UIKit's `UIStackView.Distribution`.
  public enum Distribution: Int, Sendable, Hashable, CaseIterable {
    /// One view after the other, of which the one that hugs or resists least takes the rest
    /// or missing.
    case fill = 0
    /// All views of one length.
    case fillEqually = 1
    /// Lengths in proportion to those of the contents.
    case fillProportionally = 2
    /// Spaces of one length, `spacing` being the least.
    case equalSpacing = 3
    /// Centers at equal distances if that leaves `spacing` between the views.
    case equalCentering = 4

    /// Whether room that is left over goes between the views.
    var isSpread: Bool { self == .equalSpacing || self == .equalCentering }
  }

  /// A placement of views across a stack: UIKit's `UIStackView.Alignment`.
  public enum Alignment: Int, Sendable, Hashable, CaseIterable {
    /// From edge to edge.
    case fill = 0
    /// At the leading edge of a column, the top of a row.
    case leading = 1
    /// The first baselines are in one line, only in rows; columns take `leading`.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge of a column, the bottom of a row.
    case trailing = 4
    /// The last baselines are in one line, only in rows; columns take `leading`.
    case lastBaseline = 5

    /// The name of `leading` in rows.
    public static var top: Self { .leading }
    /// The name of `trailing` in rows.
    public static var bottom: Self { .trailing }
  }

  /// The custom spacing that means the stack's own `spacing`, or 0 as `spacing` itself.
  public static var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// The spacing that stands for the space that the system recommends.
  public static var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }
}
