public import Foundation

/// A run of consecutive rows of one height.
public struct RowRun: TreeRun, Hashable {
  /// The number of rows, positive inside ``RowHeights``.
  public var count: Int
  /// The height of each row, in points, finite and not negative inside ``RowHeights``.
  public var height: CGFloat
  /// Whether the height is a guess that a shown cell will replace.
  public var isEstimate: Bool

  /// Creates a run.
  public init(count: Int, height: CGFloat, isEstimate: Bool = false) {
    self.count = count
    self.height = height
    self.isEstimate = isEstimate
  }

  /// The height of all rows together.
  var measure: CGFloat { CGFloat(count) * height }

  /// Returns whether the two runs could be one.
  func isContinued(by other: Self) -> Bool {
    height == other.height && isEstimate == other.isEstimate
  }
}
