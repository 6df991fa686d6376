import Foundation
import LayoutGeometry
import LayoutViews

/// A drag of content by a finger.
struct ScrollDrag {
  /// The offset that the finger asked for when the drag began.
  ///
  /// If content is caught past its end, that is further out than the visible offset.
  var start: CGPoint
  /// The offset that showed when the drag began.
  private let shownStart: CGPoint
  /// The directions that do not follow the finger.
  private let isLockedX: Bool
  private let isLockedY: Bool

  /// Creates a drag; the finger's distance since it went down decides its direction.
  init(of scrollView: ScrollView, way: CGPoint) {
    let axes = scrollView.axes
    let offset = scrollView.contentOffset
    shownStart = offset
    start = CGPoint(x: axes.x.wanted(offset.x), y: axes.y.wanted(offset.y))
    let ratio =
      scrollView.isDirectionalLockEnabled ? Thresholds.directionalLockRatio.value : .infinity
    isLockedX = axes.x.isFixed || abs(way.y) >= ratio * abs(way.x) && !axes.y.isFixed
    isLockedY = axes.y.isFixed || abs(way.x) >= ratio * abs(way.y) && !axes.x.isFixed
  }

  /// Returns the offset that shows when the finger has moved by `way`.
  func offset(in scrollView: ScrollView, way: CGPoint) -> CGPoint {
    let axes = scrollView.axes
    let wanted = start - way
    return CGPoint(
      x: isLockedX ? scrollView.contentOffset.x : axes.x.shown(wanted.x),
      y: isLockedY ? scrollView.contentOffset.y : axes.y.shown(wanted.y)
    )
  }

  /// Returns the speed that a finger asks of the content: opposite to its own, and zero if it is too
  /// slow to fling.
  func velocity(of finger: CGPoint) -> CGPoint {
    func asked(_ speed: CGFloat, isLocked: Bool) -> CGFloat {
      isLocked || speed.magnitude < Thresholds.minimumFlickSpeed.value ? 0 : -speed
    }
    return CGPoint(x: asked(finger.x, isLocked: isLockedX), y: asked(finger.y, isLocked: isLockedY))
  }

  /// Returns the speed of the content if a finger asks for `velocity`: less past its ends.
  func contentVelocity(_ velocity: CGPoint, in scrollView: ScrollView, way: CGPoint) -> CGPoint {
    let axes = scrollView.axes
    let wanted = start - way
    return CGPoint(x: velocity.x * axes.x.slope(wanted.x), y: velocity.y * axes.y.slope(wanted.y))
  }
}

// MARK: - Pages

extension ScrollDrag {
  /// Returns the page at which released content comes to rest.
  ///
  /// It is the next one in the direction of a flick, else the nearest one; in any case the page at which
  /// the drag began or a neighbor of it.
  func page(from offset: CGPoint, velocity: CGPoint, in scrollView: ScrollView) -> CGPoint {
    let axes = scrollView.axes
    return CGPoint(
      x: Self.page(from: offset.x, velocity.x, begunAt: shownStart.x, in: axes.x),
      y: Self.page(from: offset.y, velocity.y, begunAt: shownStart.y, in: axes.y)
    )
  }

  private static func page(
    from offset: CGFloat,
    _ velocity: CGFloat,
    begunAt start: CGFloat,
    in axis: ScrollAxis
  ) -> CGFloat {
    guard axis.dimension > 0 else { return axis.clamped(offset) }
    let first = ((start - axis.low) / axis.dimension).rounded()
    let place = (offset - axis.low) / axis.dimension
    let wanted =
      velocity > 0
      ? place.rounded(.down) + 1
      : velocity < 0 ? place.rounded(.up) - 1 : place.rounded()
    let page = min(max(wanted, first - 1), first + 1)
    return axis.clamped(axis.low + page * axis.dimension)
  }
}
