import Foundation
import LayoutGeometry

extension ScrollView {
  /// Moves the content as little as needed to show `rect`, which is in content coordinates.
  final func show(_ rect: CGRect, animated: Bool) {
    guard !rect.minX.isNaN, !rect.minY.isNaN, !rect.maxX.isNaN, !rect.maxY.isNaN else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    offset.x += Self.leastMove(of: visible.xRange, to: rect.xRange)
    offset.y += Self.leastMove(of: visible.yRange, to: rect.yRange)
    offset = clamped(offset)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  /// Returns the least move of a range with which it covers another one, or its beginning if it is too short.
  private static func leastMove(of range: Range<CGFloat>, to other: Range<CGFloat>) -> CGFloat {
    if other.upperBound - other.lowerBound > range.upperBound - range.lowerBound {
      return other.lowerBound - range.lowerBound
    }
    if other.lowerBound < range.lowerBound { return other.lowerBound - range.lowerBound }
    return max(0, other.upperBound - range.upperBound)
  }
}

extension CGRect {
  /// The range from the left edge to the right one.
  fileprivate var xRange: Range<CGFloat> { minX..<max(minX, maxX) }
  /// The range from the top edge to the bottom one.
  fileprivate var yRange: Range<CGFloat> { minY..<max(minY, maxY) }
}
