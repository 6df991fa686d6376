/// A priority of a constraint, above 0 and up to 1000: UIKit's `UILayoutPriority`.
///
/// Priorities are compared in strict order: nothing of a lower one counts against a higher one.
public struct LayoutPriority: RawRepresentable, Sendable, Hashable, Comparable {
  /// The number.
  public let rawValue: Float

  /// Creates a priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// A constraint that has to hold.
  public static let required = Self(1000)
  /// The resistance of content against being cut off.
  public static let defaultHigh = Self(750)
  /// The priority of a drag that may resize a scene.
  public static let dragThatCanResizeScene = Self(510)
  /// The priority at which a scene keeps its size.
  public static let sceneSizeStayPut = Self(500)
  /// The priority of a drag that may not resize a scene.
  public static let dragThatCannotResizeScene = Self(490)
  /// The resistance of content against growing.
  public static let defaultLow = Self(250)
  /// The priority of the size that a fitting is asked for.
  public static let fittingSizeLevel = Self(50)

  /// Whether the number is one that a constraint can have.
  var isUsable: Bool { rawValue > 0 && rawValue <= 1000 }

  /// Returns whether the left one is less important.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
