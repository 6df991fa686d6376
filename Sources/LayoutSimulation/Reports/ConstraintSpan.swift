import Foundation
import LayoutCapture
import LayoutGeometry
import LayoutViews

/// A length on the screen that a constraint is about: a size, or the way from the place that it refers to.
struct ConstraintSpan {
  /// The frame of the first item, in window coordinates.
  let firstFrame: CGRect
  let axis: LayoutAxis
  /// The place at which it begins, in points; the second item's, if there is one.
  let start: CGFloat
  let end: CGFloat

  /// The distance between two places that are tried, and that of a line without a length from texts.
  private static let step: CGFloat = 4

  /// Creates the length of a constraint, as laid out, or `nil` if there is none to be seen.
  init?(_ constraint: LayoutConstraint) {
    guard let first = Self.frame(of: constraint.firstItem) else { return nil }
    firstFrame = first
    axis = constraint.firstAttribute.axis
    switch constraint.firstAttribute {
    case .width: (start, end) = (first.minX, first.maxX)
    case .height: (start, end) = (first.minY, first.maxY)
    default:
      let (one, other) = (constraint.firstItem, constraint.secondItem)
      guard let second = Self.frame(of: other),
        let from = Self.place(constraint.secondAttribute, of: second, other, constraint),
        let to = Self.place(constraint.firstAttribute, of: first, one, constraint)
      else { return nil }
      (start, end) = (from, to)
    }
  }

  /// Returns the ends of the length, at a place across it.
  func ends(across place: CGFloat) -> (start: CGPoint, end: CGPoint) {
    axis == .horizontal
      ? (CGPoint(x: start, y: place), CGPoint(x: end, y: place))
      : (CGPoint(x: place, y: start), CGPoint(x: place, y: end))
  }

  /// Returns where across the line lies: at a place, or if it has no length and would strike out a text there, as near to
  /// that as it does not, along the first item or at its ends.
  func place(near place: CGFloat, besides texts: [CGRect]) -> CGFloat {
    guard abs(end - start) < 1 else { return place }
    let (least, most) =
      axis == .horizontal
      ? (firstFrame.minY, firstFrame.maxY) : (firstFrame.minX, firstFrame.maxX)
    let places = [place] + stride(from: least - Self.step, through: most + Self.step, by: Self.step)
    let free = places.filter { place in
      let tick = CGRect(origin: ends(across: place).start, size: .zero)
        .insetBy(dx: -Self.step, dy: -Self.step)
      return !texts.contains(where: tick.intersects)
    }
    return free.min { abs($0 - place) < abs($1 - place) } ?? place
  }

  /// Returns the frame of a view or a guide as it is drawn, in window coordinates, or `nil` for anything else.
  static func frame(of item: AnyObject?) -> CGRect? {
    let frame: CGRect
    if let view = item as? View {
      frame = view.drawnArea(of: view.bounds)
    } else if let guide = item as? LayoutGuide, let owner = guide.owningView {
      frame = owner.drawnArea(of: guide.layoutFrame)
    } else {
      return nil
    }
    return frame.isNull ? nil : frame
  }

  /// Returns where an attribute of an item is on the screen.
  ///
  /// Margins are measured inside the item's own margins, and the view that holds the constraint says which side
  /// is leading.
  private static func place(
    _ attribute: LayoutConstraint.Attribute,
    of frame: CGRect,
    _ item: AnyObject?,
    _ constraint: LayoutConstraint
  ) -> CGFloat? {
    let view = item as? View
    if let plain = attribute.withinMargins {
      return place(plain, of: frame.inset(by: view?.layoutMargins ?? .zero), item, constraint)
    }
    let direction = constraint.installedView?.effectiveUserInterfaceLayoutDirection
    let isRightToLeft = direction == .rightToLeft
    switch attribute {
    case .left: return frame.minX
    case .right: return frame.maxX
    case .top: return frame.minY
    case .bottom: return frame.maxY
    case .leading: return isRightToLeft ? frame.maxX : frame.minX
    case .trailing: return isRightToLeft ? frame.minX : frame.maxX
    case .centerX: return frame.midX
    case .centerY: return frame.midY
    case .firstBaseline:
      return view.map(\.firstBaseline).map {
        $0.view.drawnArea(of: $0.view.bounds).minY + $0.offset
      }
    case .lastBaseline:
      return view.map(\.lastBaseline).map {
        $0.view.drawnArea(of: $0.view.bounds).maxY - $0.offset
      }
    default: return nil
    }
  }
}
