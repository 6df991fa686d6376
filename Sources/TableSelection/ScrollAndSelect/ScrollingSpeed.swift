extension TableViewScrollAndSelectController {
  /// A speed at which a table scrolls while a pan is at its edge.
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
    static let greatest = 1_000_000.0

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
}
