import Foundation

/// The position of a row in a group with round corners, at whose edge a row that slides is cut off.
struct GroupEdges: Hashable {
  /// The radius of the group's corners.
  let radius: CGFloat
  /// Whether the row is the first of the group.
  let isFirst: Bool
  /// Whether the row is the last of the group.
  let isLast: Bool

  /// Creates the group of a cell, or `nil` if it has no corners.
  init?(of cell: TableViewCell) {
    guard cell.cornerRadius > 0 else { return nil }
    radius = cell.cornerRadius
    isFirst = cell.hasRoundTop
    isLast = cell.hasRoundBottom
  }

  /// Returns the part of the group around a row, in the coordinates of a view `x` to the right of the row's left edge.
  ///
  /// Above a row that is not the first one, and below one that is not the last, the group continues; its
  /// corners there are farther away than the row's edge.
  func clip(of size: CGSize, x: CGFloat) -> CGRect {
    CGRect(
      x: -x,
      y: isFirst ? 0 : -radius,
      width: size.width,
      height: size.height + (isFirst ? 0 : radius) + (isLast ? 0 : radius)
    )
  }
}
