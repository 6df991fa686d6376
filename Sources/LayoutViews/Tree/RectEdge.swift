/// The edges of a rectangle: UIKit's `UIRectEdge`.
public struct RectEdge: OptionSet, Sendable, Hashable {
  /// The edges as bits.
  public let rawValue: UInt

  /// Creates a set of edges from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = Self(rawValue: 1 << 0)
  /// The left edge.
  public static let left = Self(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = Self(rawValue: 1 << 2)
  /// The right edge.
  public static let right = Self(rawValue: 1 << 3)
  /// The set of all edges.
  public static let all: Self = [.top, .left, .bottom, .right]
}
