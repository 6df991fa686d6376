public import Foundation

extension StackView {
  /// How the length of a stack is divided: UIKit's `UIStackView.Distribution`.
  public enum Distribution: Int, Sendable, Hashable, CaseIterable {
    /// One view after the other, of which the one that hugs or resists least takes what is left over
    /// or missing.
    case fill = 0
    /// All views of one length.
    case fillEqually = 1
    /// Lengths in proportion to those of the contents.
    case fillProportionally = 2
    /// Spaces of one length, `spacing` being the least.
    case equalSpacing = 3
    /// Centers at equal distances where that leaves `spacing` between the views.
    case equalCentering = 4

    /// Whether room that is left over goes between the views.
    var isSpread: Bool { self == .equalSpacing || self == .equalCentering }
  }

  /// Where the views lie across a stack: UIKit's `UIStackView.Alignment`.
  public enum Alignment: Int, Sendable, Hashable, CaseIterable {
    /// From edge to edge.
    case fill = 0
    /// At the leading edge of a column, the top of a row.
    case leading = 1
    /// With the first baselines in one line; only rows have it, columns take `leading`.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge of a column, the bottom of a row.
    case trailing = 4
    /// With the last baselines in one line; only rows have it, columns take `leading`.
    case lastBaseline = 5

    /// The name of `leading` in rows.
    public static var top: Self { .leading }
    /// The name of `trailing` in rows.
    public static var bottom: Self { .trailing }
  }

  /// The custom spacing that stands for the stack's own `spacing`; as `spacing` itself it is 0.
  public static var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// The spacing that stands for the space that the system recommends.
  public static var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }
}
