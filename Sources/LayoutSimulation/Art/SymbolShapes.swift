import Foundation
import LayoutGeometry
import LayoutViews
import ScreenFrames

extension SymbolArt {
  /// A symbol on a button or in a picture; our own drawing, not Apple's.
  ///
  /// - Parameters:
  ///   - symbol: Which one.
  ///   - rect: The square that it takes.
  ///   - color: Its one color.
  ///   - tag: What the group is called.
  /// - Returns: A group of outlines.
  static func symbol(
    _ symbol: Symbol,
    in rect: CGRect,
    color: Color,
    _ tag: ElementTag
  ) -> ScreenElement {
    let unit = min(rect.width, rect.height) / Symbol.side
    return .group(
      ElementGroup(
        tag,
        offset: rect.origin,
        children: symbol.strokes.map { .shape($0.shape(unit: unit, color: color)) }
      )
    )
  }
}

/// A part of a symbol, in a square of 22 by 22.
private enum SymbolStroke {
  /// What a path encloses, by the even-odd rule.
  case area([PathCommand])
  case disc(x: CGFloat, y: CGFloat, radius: CGFloat)
  case bar(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, radius: CGFloat)
  /// A line with round ends.
  case line([PathCommand], width: CGFloat)

  func shape(unit: CGFloat, color: Color) -> Shape {
    switch self {
    case .area(let path):
      Shape(.none, .path(path.map { $0.scaled(by: unit) }), fill: color)
    case .disc(let x, let y, let radius):
      Shape(
        .none,
        .circle(center: CGPoint(x: x * unit, y: y * unit), radius: radius * unit),
        fill: color
      )
    case .bar(let x, let y, let width, let height, let radius):
      Shape(
        .none,
        .rectangle(
          CGRect(x: x, y: y, width: width, height: height).scaled(by: unit),
          cornerRadius: radius * unit
        ),
        fill: color
      )
    case .line(let path, let width):
      Shape(
        .none,
        .path(path.map { $0.scaled(by: unit) }),
        stroke: Stroke(color, width: width * unit, isRound: true)
      )
    }
  }
}

extension PathCommand {
  fileprivate static func move(_ x: CGFloat, _ y: CGFloat) -> Self { .move(CGPoint(x: x, y: y)) }
  fileprivate static func line(_ x: CGFloat, _ y: CGFloat) -> Self { .line(CGPoint(x: x, y: y)) }
  /// A curve, its two control points before its end.
  fileprivate static func curve(
    _ x1: CGFloat,
    _ y1: CGFloat,
    _ x2: CGFloat,
    _ y2: CGFloat,
    _ x: CGFloat,
    _ y: CGFloat
  ) -> Self {
    .curve(CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2), to: CGPoint(x: x, y: y))
  }

  fileprivate func scaled(by unit: CGFloat) -> Self {
    switch self {
    case .move(let point): .move(point.scaled(by: unit))
    case .line(let point): .line(point.scaled(by: unit))
    case .curve(let first, let second, let end):
      .curve(first.scaled(by: unit), second.scaled(by: unit), to: end.scaled(by: unit))
    case .close: .close
    }
  }

  /// An upright slot, as a part of an area from which it is cut out.
  fileprivate static func slot(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> [Self] {
    [
      .move(x, y), .line(x + width, y), .line(x + width, y + height), .line(x, y + height), .close,
    ]
  }
}

extension Symbol {
  fileprivate var strokes: [SymbolStroke] {
    switch self {
    case .archivebox:
      [
        .bar(x: 2.5, y: 4, width: 17, height: 4, radius: 1),
        .area(
          [
            .move(3.7, 9), .line(18.3, 9), .line(18.3, 16), .curve(18.3, 17.4, 17.5, 18, 16.3, 18),
            .line(5.7, 18), .curve(4.5, 18, 3.7, 17.4, 3.7, 16), .close,
          ] + PathCommand.slot(x: 8, y: 11, width: 6, height: 1.6)
        ),
      ]
    case .bell:
      [
        .disc(x: 11, y: 3.4, radius: 1.2),
        .area([
          .move(11, 4), .curve(14.2, 4, 15.8, 6.4, 15.8, 9.4), .curve(15.8, 12.4, 16.4, 13.6, 18, 15),
          .curve(18.5, 15.5, 18.3, 16.2, 17.6, 16.2), .line(4.4, 16.2),
          .curve(3.7, 16.2, 3.5, 15.5, 4, 15), .curve(5.6, 13.6, 6.2, 12.4, 6.2, 9.4),
          .curve(6.2, 6.4, 7.8, 4, 11, 4), .close,
        ]),
        .area([
          .move(8.7, 17.3), .line(13.3, 17.3), .curve(13.1, 18.7, 12.2, 19.4, 11, 19.4),
          .curve(9.8, 19.4, 8.9, 18.7, 8.7, 17.3), .close,
        ]),
      ]
    case .checkmark:
      [.line([.move(4.5, 11.8), .line(9, 16.3), .line(17.5, 5.8)], width: 2.4)]
    case .ellipsis:
      [4.6, 11, 17.4].map { .disc(x: $0, y: 11, radius: 1.9) }
    case .envelope:
      [
        .line(
          [
            .move(4.6, 5), .line(17.4, 5), .curve(18.6, 5, 19.4, 5.8, 19.4, 7), .line(19.4, 15),
            .curve(19.4, 16.2, 18.6, 17, 17.4, 17), .line(4.6, 17),
            .curve(3.4, 17, 2.6, 16.2, 2.6, 15), .line(2.6, 7), .curve(2.6, 5.8, 3.4, 5, 4.6, 5),
            .close,
          ],
          width: 1.6
        ), .line([.move(3.4, 6.2), .line(11, 12.2), .line(18.6, 6.2)], width: 1.6),
      ]
    case .flag:
      [
        .bar(x: 4.6, y: 2.4, width: 1.7, height: 17.2, radius: 0.85),
        .area([
          .move(7.3, 3.9), .curve(9.7, 2.4, 12, 4.6, 14.2, 4.3), .curve(15.6, 4.1, 16.6, 3.6, 17.8, 3),
          .line(17.8, 11.4), .curve(16.4, 12.2, 15, 12.6, 13.6, 12.3),
          .curve(11.4, 11.9, 9.4, 11.4, 7.3, 12.6), .close,
        ]),
      ]
    case .folder:
      [
        .area([
          .move(2.4, 6.3), .curve(2.4, 5.3, 3, 4.7, 4, 4.7), .line(7.9, 4.7),
          .curve(8.5, 4.7, 8.8, 4.9, 9.2, 5.3), .line(10.2, 6.4), .line(18, 6.4),
          .curve(19, 6.4, 19.6, 7, 19.6, 8), .line(19.6, 15.8),
          .curve(19.6, 16.8, 19, 17.4, 18, 17.4), .line(4, 17.4),
          .curve(3, 17.4, 2.4, 16.8, 2.4, 15.8), .close,
        ])
      ]
    case .pin:
      [
        .bar(x: 6.8, y: 2.4, width: 8.4, height: 1.9, radius: 0.95),
        .area([
          .move(8.2, 4.3), .line(13.8, 4.3), .line(13.5, 8.8), .curve(15.4, 9.8, 16.3, 11.2, 16.4, 13),
          .line(5.6, 13), .curve(5.7, 11.2, 6.6, 9.8, 8.5, 8.8), .close,
        ]), .area([.move(10.3, 13), .line(11.7, 13), .line(11.2, 19.6), .line(10.8, 19.6), .close]),
      ]
    case .star:
      [.area(Self.star(radius: 9.2, innerRadius: 3.9))]
    case .trash:
      [
        .bar(x: 3.4, y: 4.4, width: 15.2, height: 1.7, radius: 0.85),
        .line(
          [
            .move(8.3, 4.6), .line(8.5, 3.4), .curve(8.6, 2.8, 8.9, 2.6, 9.4, 2.6),
            .line(12.6, 2.6), .curve(13.1, 2.6, 13.4, 2.8, 13.5, 3.4), .line(13.7, 4.6),
          ],
          width: 1.4
        ),
        .area(
          [
            .move(4.8, 7.2), .line(17.2, 7.2), .line(16.4, 17.9),
            .curve(16.3, 18.9, 15.7, 19.4, 14.8, 19.4), .line(7.2, 19.4),
            .curve(6.3, 19.4, 5.7, 18.9, 5.6, 17.9), .close,
          ] + [7.9, 10.4, 12.9].flatMap { PathCommand.slot(x: $0, y: 9.4, width: 1.2, height: 7.6) }
        ),
      ]
    }
  }

  /// A star of five points around the middle of the square.
  private static func star(radius: CGFloat, innerRadius: CGFloat) -> [PathCommand] {
    // Sine and cosine of multiples of 36 degrees, from the top clockwise.
    let tips: [(CGFloat, CGFloat)] = [
      (0, -1), (0.951057, -0.309017), (0.587785, 0.809017), (-0.587785, 0.809017),
      (-0.951057, -0.309017),
    ]
    let notches: [(CGFloat, CGFloat)] = [
      (0.587785, -0.809017), (0.951057, 0.309017), (0, 1), (-0.951057, 0.309017),
      (-0.587785, -0.809017),
    ]
    let points = zip(tips, notches).flatMap { tip, notch in
      [
        (11 + tip.0 * radius, 11.7 + tip.1 * radius),
        (11 + notch.0 * innerRadius, 11.7 + notch.1 * innerRadius),
      ]
    }
    return points.enumerated().map { index, point in
      index == 0 ? .move(point.0, point.1) : .line(point.0, point.1)
    } + [.close]
  }
}
