package import Foundation
import LayoutGeometry

// The offsets at which content rests.
extension ScrollView {
  /// The least offset at rest.
  package var minimumContentOffset: CGPoint {
    let inset = adjustedContentInset
    return CGPoint(
      x: -inset.left,
      y: barFold.map { -(contentInset.top + pullRoom + $0.top) } ?? -inset.top
    )
  }

  /// The greatest offset at rest, or the least one if the content fits.
  package var maximumContentOffset: CGPoint {
    let inset = adjustedContentInset
    let minimum = minimumContentOffset
    return CGPoint(
      x: max(minimum.x, contentSize.width + inset.right - bounds.width),
      y: max(minimum.y, contentSize.height + inset.bottom - bounds.height)
    )
  }

  /// Returns the offset at rest that is nearest to `offset`.
  package func clamped(_ offset: CGPoint) -> CGPoint {
    let low = minimumContentOffset
    let high = maximumContentOffset
    return CGPoint(x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }

  /// Whether a finger or a movement under way decides the offset.
  package var isMoving: Bool { isTracking || isDragging || isDecelerating }

  /// Brings an offset that is out of range back, unless something moves the content.
  package func returnToRange() {
    guard !isMoving, bounds.width > 0, bounds.height > 0 else { return }
    moveContent(to: clamped(contentOffset))
  }
}
