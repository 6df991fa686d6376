public import Foundation

/// `UIKit.UIOffset`: a distance of something from its usual place.
public struct UIOffset: Sendable, Hashable, Codable {
  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance downward.
  public var vertical: CGFloat

  /// The offset of nothing.
  public static let zero = Self()

  /// Creates an offset of nothing.
  public init() {
    horizontal = 0
    vertical = 0
  }

  /// Creates an offset of two distances.
  ///
  /// - Parameters:
  ///   - horizontal: The distance to the right.
  ///   - vertical: The distance downward.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
