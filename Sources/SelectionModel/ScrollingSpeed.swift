public import Foundation

/// A speed at which a table scrolls while a pan over the strip is at its edge.
public enum ScrollingSpeed: Sendable, Hashable {
  /// 40 rows per second.
  case fast
  /// 20 rows per second.
  case moderate
  /// 10 rows per second.
  case slow
  /// The table scrolls by a number of rows a second, not at all if that is not a number above zero.
  case custom(rowsPerSecond: Float)

  /// The greatest speed that is taken at its word, in rows per second.
  private static let greatest = 1_000_000.0

  /// The rows per second, or `nil` if nothing scrolls.
  package var rowsPerSecond: Double? {
    switch self {
    case .fast: 40
    case .moderate: 20
    case .slow: 10
    case .custom(let rows): rows > 0 ? min(Double(rows), Self.greatest) : nil
    }
  }
}

/// A way in which a table scrolls by itself during a drag over its rows.
public enum AutoScrollStyle: Sendable, Hashable {
  /// Not at all.
  case none
  /// The table scrolls by a number of rows a second, not at all if that is no number above zero.
  case constant(rowsPerSecond: Double)
  /// The faster the deeper the finger is in the zone, up to so many points a second.
  case byDepth(fastest: CGFloat)

  /// The way at first: by depth, up to 1000 points a second.
  public static let standard = Self.byDepth(fastest: 1000)
}
