import Foundation
import LayoutGeometry
import LayoutTables
import LayoutViews

/// The lines at which the view that takes a touch can change.
///
/// Between the edges of straight views that follow UIKit's rules nothing changes. Views that are turned,
/// and views of classes of others, which may have their own `point(inside:with:)` or
/// `hitTest(_:with:)`, get lines a point apart wherever they could matter.
struct HitLines {
  /// The places of upright lines.
  private(set) var xs: [CGFloat] = []
  /// The places of level lines.
  private(set) var ys: [CGFloat] = []
  /// The straight views and buttons from whose edges the lines come.
  private(set) var rects: [CGRect] = []
  /// The area in which lines lie a point apart, or null for none.
  private(set) var fineArea = CGRect.null
  private let screen: CGRect

  /// Creates the lines of all views that a touch in a window can reach.
  init(_ window: View) {
    screen = CGRect(origin: .zero, size: window.bounds.size)
    collect(window, isTurned: false)
    xs = rects.flatMap { [$0.minX, $0.maxX] }
    ys = rects.flatMap { [$0.minY, $0.maxY] }
    guard !fineArea.isNull else { return }
    xs += Self.points(fineArea.minX, fineArea.maxX)
    ys += Self.points(fineArea.minY, fineArea.maxY)
  }

  private mutating func collect(_ view: View, isTurned: Bool) {
    guard !view.refusesTouches else { return }
    let isTurned = isTurned || !view.transform.keepsRightAngles
    let rect = view.convert(view.bounds, to: nil)
    guard rect.isFinite else { return }
    if isTurned { refine(rect) } else { rects.append(rect) }
    if let accessory = view as? AccessoryView, let button = accessory.buttonFrame, !isTurned {
      rects.append(accessory.convert(button, to: nil))
    }
    if !view.isOwnView { refine(view.superview.map { $0.convert($0.bounds, to: nil) } ?? rect) }
    for subview in view.subviews { collect(subview, isTurned: isTurned) }
  }

  private mutating func refine(_ rect: CGRect) {
    let visible = rect.isFinite ? rect.intersection(screen) : .null
    if !visible.isNull { fineArea = fineArea.union(visible) }
  }

  private static func points(_ start: CGFloat, _ end: CGFloat) -> [CGFloat] {
    (Int(start.rounded(.up))..<max(Int(start.rounded(.up)), Int(end.rounded(.up)))).map {
      CGFloat($0)
    }
  }
}

extension CGAffineTransform {
  /// Whether straight rectangles stay straight.
  fileprivate var keepsRightAngles: Bool { b == 0 && c == 0 || a == 0 && d == 0 }
}
