import Foundation

/// How a row lies in a group with round corners: what slides to a side is cut off at the group's edge.
struct GroupEdges: Hashable {
  /// The radius of the group's corners.
  let radius: CGFloat
  /// Whether the row is the first of the group.
  let isFirst: Bool
  /// Whether the row is the last of the group.
  let isLast: Bool

  /// The group of a cell; nil where it has no corners.
  init?(of cell: TableViewCell) {
    guard cell.cornerRadius > 0 else { return nil }
    radius = cell.cornerRadius
    isFirst = cell.hasRoundTop
    isLast = cell.hasRoundBottom
  }

  /// The part of the group around a row, in the coordinates of something that is beside the row's place.
  ///
  /// Above a row that is not the first one, and below one that is not the last, the group goes on; its
  /// corners there are farther away than the row's edge.
  ///
  /// - Parameters:
  ///   - size: The size of the row.
  ///   - x: How far to the right of the row's left edge it begins.
  /// - Returns: A rectangle with corners of ``radius``.
  func clip(of size: CGSize, x: CGFloat) -> CGRect {
    CGRect(
      x: -x,
      y: isFirst ? 0 : -radius,
      width: size.width,
      height: size.height + (isFirst ? 0 : radius) + (isLast ? 0 : radius)
    )
  }
}
