/// A way to divide the length of a stack: UIKit's `UIStackView.Distribution`.
public enum StackDistribution: Int, Sendable, Hashable, CaseIterable {
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
}

/// A placement of views across a stack: UIKit's `UIStackView.Alignment`.
public enum StackAlignment: Int, Sendable, Hashable, CaseIterable {
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
