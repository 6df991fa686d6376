import Foundation
import LayoutGeometry
import ScreenFrames

extension StatusBar.SignView {
  /// Returns four rising bars.
  static func signal(in rect: CGRect, color: Color) -> [ScreenElement] {
    let width = rect.width / 5.6
    return (0..<4).map { index in
      let height = rect.height * (0.37 + 0.21 * CGFloat(index))
      let bar = CGRect(
        x: rect.minX + CGFloat(index) * (rect.width - width) / 3,
        y: rect.maxY - height,
        width: width,
        height: height
      )
      return .fill(.rectangle(bar, cornerRadius: width / 3), color)
    }
  }

  /// Returns three arcs over a point.
  static func wifi(in rect: CGRect, color: Color) -> [ScreenElement] {
    let foot = CGPoint(x: rect.midX, y: rect.maxY - 0.5)
    let reach = rect.height - 1
    return [CGFloat(0.28), 0.62, 0.95].map { share in
      let radius = reach * share
      // A quarter of a circle, from 45° left of upright to 45° right, as one cubic.
      let side = radius * 0.707107
      let handle = radius * 0.390524
      let start = CGPoint(x: foot.x - side, y: foot.y - side)
      let end = CGPoint(x: foot.x + side, y: foot.y - side)
      let arc = PathCommand.curve(
        CGPoint(x: start.x + handle * 0.707107, y: start.y - handle * 0.707107),
        CGPoint(x: end.x - handle * 0.707107, y: end.y - handle * 0.707107),
        to: end
      )
      return .stroke(.path([.move(start), arc]), color, width: reach * 0.2)
    }
  }

  /// Returns a full battery with its contact.
  static func battery(in rect: CGRect, color: Color) -> [ScreenElement] {
    let contact: CGFloat = 1.4
    let body = CGRect(
      x: rect.minX,
      y: rect.minY,
      width: rect.width - contact - 1,
      height: rect.height
    )
    let end = CGRect(x: body.maxX + 1, y: rect.midY - 2, width: contact, height: 4)
    return [
      .stroke(
        .rectangle(body.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 3.5),
        color.faded(by: 0.35),
        width: 1
      ),
      .fill(.rectangle(body.insetBy(dx: 2, dy: 2), cornerRadius: 2.2), color),
      .fill(.rectangle(end, cornerRadius: 0.7), color.faded(by: 0.4)),
    ]
  }
}
