package import Foundation
import LayoutGeometry

/// The limits of a scroll view in one of its two directions.
package struct ScrollAxis: Sendable, Hashable {
  /// The least offset at rest.
  package var low: CGFloat
  /// The greatest offset at rest.
  package var high: CGFloat
  /// The length of the view.
  package var dimension: CGFloat
  /// Whether nothing moves in this direction.
  package var isFixed: Bool
  /// Whether content can be pulled past its end.
  package var bounces: Bool
  /// The number of device pixels per point, positive.
  package var scale: CGFloat

  /// Creates the limits of one direction, with `high` at least `low`.
  package init(
    _ low: CGFloat,
    _ high: CGFloat,
    dimension: CGFloat,
    isFixed: Bool = false,
    bounces: Bool = true,
    scale: CGFloat = 1
  ) {
    self.low = low
    self.high = max(low, high)
    self.dimension = dimension
    self.isFixed = isFixed
    self.bounces = bounces
    self.scale = scale > 0 ? scale : 1
  }

  /// Returns the offset at rest that is nearest to `offset`.
  package func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, low), high) }

  /// Returns whether there is more to show if a finger moves `way`, against the content.
  func hasMore(from offset: CGFloat, after way: CGFloat) -> Bool {
    let pixel = 1 / scale
    return way > 0 ? offset > low + pixel / 2 : offset < high - pixel / 2
  }

  /// Returns the offset that shows when a finger asks for `wanted`.
  package func shown(_ wanted: CGFloat) -> CGFloat {
    let edge = clamped(wanted)
    guard edge != wanted, bounces else { return edge }
    let pull = RubberBand(dimension: dimension).shown(pull: (wanted - edge).magnitude)
    return wanted < edge ? edge - pull : edge + pull
  }

  /// Returns the offset that a finger has to ask for so that `shown` shows.
  package func wanted(_ shown: CGFloat) -> CGFloat {
    let edge = clamped(shown)
    guard bounces else { return shown }
    let pull = RubberBand(dimension: dimension).pull(shown: (shown - edge).magnitude)
    return shown < edge ? edge - pull : edge + pull
  }

  /// Returns the speed at which the content follows a finger that asks for `wanted`, 1 within the range.
  package func slope(_ wanted: CGFloat) -> CGFloat {
    let edge = clamped(wanted)
    guard edge != wanted else { return 1 }
    guard bounces else { return 0 }
    return RubberBand(dimension: dimension).slope(atPull: (wanted - edge).magnitude)
  }

  /// Returns the offset of whole pixels nearest to `offset`; ends between pixels stay as they are.
  package func aligned(_ offset: CGFloat) -> CGFloat {
    guard offset != low, offset != high else { return offset }
    let aligned = pixelAligned(offset, scale: scale)
    // A whole pixel keeps its last bits.
    return (aligned - offset).magnitude < 1e-6 ? offset : aligned
  }
}
