package import Foundation
import LayoutGeometry
package import ScreenFrames

/// Small symbols, drawn from scratch as outlines in a given rectangle.
package enum SymbolArt {
  /// A check mark whose middle is the middle of a circle of `diameter`.
  static func checkMark(center: CGPoint, diameter: CGFloat, color: Color) -> ScreenElement {
    let unit = diameter / 22
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: center.x + x * unit, y: center.y + y * unit)
    }
    return .shape(
      Shape(
        .none,
        .path([.move(at(-4.6, 0.4)), .line(at(-1.3, 3.9)), .line(at(4.8, -4.1))]),
        stroke: Stroke(color, width: 1.8 * unit, isRound: true)
      )
    )
  }

  /// A minus, or a plus, in a small circle.
  static func sign(center: CGPoint, isPlus: Bool, color: Color) -> [ScreenElement] {
    let upright = CGRect(x: center.x - 1, y: center.y - 5, width: 2, height: 10)
    let level = CGRect(x: center.x - 5, y: center.y - 1, width: 10, height: 2)
    return (isPlus ? [level, upright] : [level]).map {
      .shape(Shape(.none, .rectangle($0, cornerRadius: 0), fill: color))
    }
  }

  /// Three lines, one above the other: what a row is moved by.
  static func grip(center: CGPoint, color: Color) -> [ScreenElement] {
    [CGFloat(-5), 0, 5].map { y in
      let line = CGRect(x: center.x - 11, y: center.y + y - 0.75, width: 22, height: 1.5)
      return .shape(Shape(.none, .rectangle(line, cornerRadius: 0.75), fill: color))
    }
  }

  /// An i in a ring: more about something.
  static func information(center: CGPoint, diameter: CGFloat, color: Color) -> [ScreenElement] {
    let ring = Shape(
      .none,
      .circle(center: center, radius: diameter / 2 - 0.75),
      stroke: Stroke(color, width: 1.5)
    )
    let dot = Shape(
      .none,
      .circle(center: CGPoint(x: center.x, y: center.y - 4.5), radius: 1.25),
      fill: color
    )
    let stem = Shape(
      .none,
      .path([
        .move(CGPoint(x: center.x - 1.5, y: center.y - 1.25)),
        .line(CGPoint(x: center.x + 0.25, y: center.y - 1.25)),
        .line(CGPoint(x: center.x + 0.25, y: center.y + 4.75)),
        .move(CGPoint(x: center.x - 2, y: center.y + 4.75)),
        .line(CGPoint(x: center.x + 2.5, y: center.y + 4.75)),
      ]),
      stroke: Stroke(color, width: 1.5, isRound: true)
    )
    return [.shape(ring), .shape(dot), .shape(stem)]
  }

  /// A chevron that points to the trailing side, as at the end of a row that leads elsewhere.
  static func chevron(in rect: CGRect, pointsLeft: Bool, color: Color) -> ScreenElement {
    let tip = CGPoint(x: pointsLeft ? rect.minX + 1 : rect.maxX - 1, y: rect.midY)
    let back = pointsLeft ? rect.maxX - 1 : rect.minX + 1
    return .shape(
      Shape(
        .none,
        .path([
          .move(CGPoint(x: back, y: rect.minY + 1)), .line(tip),
          .line(CGPoint(x: back, y: rect.maxY - 1)),
        ]),
        stroke: Stroke(color, width: 2, isRound: true)
      )
    )
  }

  /// Four rising bars: the strength of the cellular signal.
  static func cellularBars(in rect: CGRect, color: Color) -> [ScreenElement] {
    let width = rect.width / 5.6
    return (0..<4).map { index in
      let height = rect.height * (0.37 + 0.21 * CGFloat(index))
      return .shape(
        Shape(
          .none,
          .rectangle(
            CGRect(
              x: rect.minX + CGFloat(index) * (rect.width - width) / 3,
              y: rect.maxY - height,
              width: width,
              height: height
            ),
            cornerRadius: width / 3
          ),
          fill: color
        )
      )
    }
  }

  /// Three arcs over a point: a wireless network.
  static func wireless(in rect: CGRect, color: Color) -> [ScreenElement] {
    let foot = CGPoint(x: rect.midX, y: rect.maxY - 0.5)
    let reach = rect.height - 1
    return [CGFloat(0.28), 0.62, 0.95].map { share in
      let radius = reach * share
      // A quarter of a circle, from 45° left of upright to 45° right, as one cubic.
      let side = radius * 0.707107
      let handle = radius * 0.390524
      let start = CGPoint(x: foot.x - side, y: foot.y - side)
      let end = CGPoint(x: foot.x + side, y: foot.y - side)
      return .shape(
        Shape(
          .none,
          .path([
            .move(start),
            .curve(
              CGPoint(x: start.x + handle * 0.707107, y: start.y - handle * 0.707107),
              CGPoint(x: end.x - handle * 0.707107, y: end.y - handle * 0.707107),
              to: end
            ),
          ]),
          stroke: Stroke(color, width: reach * 0.2)
        )
      )
    }
  }

  /// A full battery with its contact.
  static func battery(in rect: CGRect, color: Color) -> [ScreenElement] {
    let contact: CGFloat = 1.4
    let body = CGRect(
      x: rect.minX,
      y: rect.minY,
      width: rect.width - contact - 1,
      height: rect.height
    )
    return [
      .shape(
        Shape(
          .none,
          .rectangle(body.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 3.5),
          stroke: Stroke(color.faded(by: 0.35), width: 1)
        )
      ),
      .shape(
        Shape(.none, .rectangle(body.insetBy(dx: 2, dy: 2), cornerRadius: 2.2), fill: color)
      ),
      .shape(
        Shape(
          .none,
          .rectangle(
            CGRect(x: body.maxX + 1, y: rect.midY - 2, width: contact, height: 4),
            cornerRadius: 0.7
          ),
          fill: color.faded(by: 0.4)
        )
      ),
    ]
  }

  /// How far a fingertip is drawn around its place.
  package static let fingerRadius: CGFloat = 22

  /// A fingertip on the glass.
  package static func finger(at point: CGPoint, id: String) -> ScreenElement {
    let skin = Color(rgb: 0x8E8E93)
    return .group(
      ElementGroup(
        ElementTag(id: id, role: "finger"),
        offset: point,
        children: [
          .shape(
            Shape(
              .none,
              .circle(center: .zero, radius: fingerRadius),
              fill: skin.faded(by: 0.25),
              stroke: Stroke(skin.faded(by: 0.45), width: 1)
            )
          ),
          .shape(
            Shape(
              .none,
              .circle(center: .zero, radius: 12),
              fill: skin.faded(by: 0.55),
              stroke: Stroke(.white, width: 1.5)
            )
          ),
        ]
      )
    )
  }
}
