import Foundation
import LayoutGeometry
import ScreenFrames

/// What is drawn over a screen on request: guides as dashed rectangles, constraints as dimension lines.
struct GuideArt {
  /// Where a small label of a guide stands in its rectangle.
  enum LabelPlace {
    /// Above the right end of the top edge.
    case topRight
    /// Inside, at the right end of the bottom edge.
    case bottomRight
    /// In the middle.
    case middle
  }

  /// The size of the labels' font, in points.
  static let labelSize: CGFloat = 9
  private static let plateHeight: CGFloat = 12

  /// Measures a label at `labelSize`.
  let labelWidth: (String) -> CGFloat

  init(labelWidth: @escaping (String) -> CGFloat) {
    self.labelWidth = labelWidth
  }

  /// A dashed rectangle with its name in a corner; the name stays inside `screen`.
  func rectangle(
    _ rect: CGRect,
    tag: ElementTag,
    name: String,
    color: Color,
    label place: LabelPlace,
    within screen: CGRect
  ) -> ScreenElement {
    let outline = Shape(
      .none,
      .rectangle(rect.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 0),
      stroke: Stroke(color, width: 1, dashes: [4, 3])
    )
    let width = labelWidth(name) + 4
    let (left, top) =
      switch place {
      case .topRight: (rect.maxX - width - 1, rect.minY - Self.plateHeight)
      case .bottomRight: (rect.maxX - width - 1, rect.maxY - Self.plateHeight - 1)
      case .middle: (rect.midX - width / 2, rect.midY - Self.plateHeight / 2)
      }
    return .group(
      ElementGroup(
        tag,
        children: [.shape(outline)]
          + label(name, left: left, top: top, color: color, within: screen)
      )
    )
  }

  /// A line with bars at its ends between two places, and its text beside the middle.
  ///
  /// A line shorter than a point is drawn as its bars alone.
  func dimension(
    from start: CGPoint,
    to end: CGPoint,
    tag: ElementTag,
    text: String,
    color: Color,
    within screen: CGRect
  ) -> ScreenElement {
    let isHorizontal = abs(end.x - start.x) >= abs(end.y - start.y)
    let line = Shape(
      .none,
      .path(
        [.move(start), .line(end)] + bar(at: start, isUpright: isHorizontal)
          + bar(at: end, isUpright: isHorizontal)
      ),
      stroke: Stroke(color, width: 1)
    )
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    let left = isHorizontal ? middle.x - labelWidth(text) / 2 - 2 : middle.x + 4
    let top = isHorizontal ? middle.y + 3 : middle.y - Self.plateHeight / 2
    return .group(
      ElementGroup(
        tag,
        children: [.shape(line)]
          + label(text, left: left, top: top, color: color, within: screen)
      )
    )
  }

  private func bar(at point: CGPoint, isUpright: Bool) -> [PathCommand] {
    let reach = isUpright ? CGSize(width: 0, height: 3) : CGSize(width: 3, height: 0)
    return [
      .move(CGPoint(x: point.x - reach.width, y: point.y - reach.height)),
      .line(CGPoint(x: point.x + reach.width, y: point.y + reach.height)),
    ]
  }

  /// A text on a plate of its own color, moved so that it lies inside `screen`.
  private func label(
    _ text: String,
    left: CGFloat,
    top: CGFloat,
    color: Color,
    within screen: CGRect
  ) -> [ScreenElement] {
    let width = labelWidth(text)
    let plate = CGRect(
      x: max(screen.minX + 2, min(left, screen.maxX - width - 6)),
      y: max(screen.minY + 2, min(top, screen.maxY - Self.plateHeight - 2)),
      width: width + 4,
      height: Self.plateHeight
    )
    return [
      .shape(Shape(.none, .rectangle(plate, cornerRadius: 2), fill: color)),
      .text(
        TextRun(
          .none,
          text,
          at: CGPoint(x: plate.minX + 2, y: plate.minY + 9),
          fontSize: Self.labelSize,
          width: width,
          color: .white
        )
      ),
    ]
  }
}
