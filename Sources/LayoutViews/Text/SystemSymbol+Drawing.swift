package import Foundation
import LayoutDevices
package import LayoutGeometry
package import ScreenFrames

extension Image {
  /// Returns the picture as it is drawn: a symbol in our own drawing, not Apple's; a plate for any other picture,
  /// of which only the size is known.
  ///
  /// The color is that of a symbol, while a picture of parts has its own; `name` is the id of what the picture
  /// belongs to and a dot, empty for the view itself.
  package static func drawing(
    of image: Image?,
    in rect: CGRect,
    color: Color,
    named name: String = ""
  ) -> ScreenElement {
    if let image, image.isDrawn { return drawing(ofParts: image, in: rect, color, named: name) }
    guard let image, let symbol = image.symbol else {
      let tag = ElementTag(id: "\(name)image", role: "image")
      return .fill(.rectangle(rect), SystemColor.systemFill.dynamicColor, tag)
    }
    let unit = min(rect.width, rect.height) / SystemSymbol.side
    return .group(
      ElementGroup(
        ElementTag(id: "\(name)symbol", role: symbol.rawValue),
        offset: rect.origin,
        children: symbol.strokes(isFilled: image.isSymbolFilled).flatMap {
          (image.isSymbolFilled ? [$0] : $0.outlined).map { $0.element(unit: unit, color: color) }
        }
      )
    )
  }
}

extension Image {
  /// Returns the parts of a picture in a rectangle, in one color if it is a template.
  private static func drawing(
    ofParts image: Image,
    in rect: CGRect,
    _ color: Color,
    named name: String
  ) -> ScreenElement {
    let tag = ElementTag(id: "\(name)image", role: "image")
    let (across, along) = (rect.width / image.size.width, rect.height / image.size.height)
    guard across > 0, along > 0, across.isFinite, along.isFinite else {
      return .group(ElementGroup(tag, offset: rect.origin, children: []))
    }
    var parts = image.parts
    if image.renderingMode == .alwaysTemplate || image.tint != nil {
      parts = parts.map { part in
        part.mapped(tag: { $0 }, color: { color.faded(by: $0.opacity) })
      }
    }
    guard abs(across - along) > 1e-9 * across else {
      let children = parts.map { $0.scaled(by: min(across, along)) }
      return .group(ElementGroup(tag, offset: rect.origin, children: children))
    }
    let matrix = ElementMatrix(a: across, b: 0, c: 0, d: along)
    return .group(ElementGroup(tag, offset: rect.origin, matrix: matrix, children: parts))
  }
}

/// A part of a symbol, in a square of 22 by 22.
private enum SymbolStroke {
  /// The area of a path, without the slots in it.
  case area([PathCommand], slots: [CGRect] = [])
  case disc(x: CGFloat, y: CGFloat, radius: CGFloat)
  case bar(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, radius: CGFloat)
  /// A line with round ends.
  case line([PathCommand], width: CGFloat)

  func element(unit: CGFloat, color: Color) -> ScreenElement {
    switch self {
    case .area(let path, let slots):
      // By the even-odd rule an area that is in the path twice is outside.
      .fill(.path((path + slots.flatMap(PathCommand.around)).map { $0.scaled(by: unit) }), color)
    case .disc(let x, let y, let radius):
      .fill(.circle(center: CGPoint(x: x * unit, y: y * unit), radius: radius * unit), color)
    case .bar(let x, let y, let width, let height, let radius):
      .fill(
        .rectangle(
          CGRect(x: x, y: y, width: width, height: height).scaled(by: unit),
          cornerRadius: radius * unit
        ),
        color
      )
    case .line(let path, let width):
      .stroke(.path(path.map { $0.scaled(by: unit) }), color, width: width * unit, isRound: true)
    }
  }
}

extension SymbolStroke {
  /// The width of the line around a part, in the square of a symbol.
  private static let lineWidth: CGFloat = 1.5
  /// The extent below which a part stays filled, as a line around it would leave nothing inside.
  private static let leastExtent: CGFloat = 4

  /// The part as an outline, its slots as bars in it.
  fileprivate var outlined: [Self] {
    let half = Self.lineWidth / 2
    switch self {
    case .area(let path, let slots):
      guard let extent = path.extent, min(extent.width, extent.height) >= Self.leastExtent else {
        return [self]
      }
      let bars = slots.map {
        Self.bar(x: $0.minX, y: $0.minY, width: $0.width, height: $0.height, radius: 0)
      }
      return [.line(path, width: Self.lineWidth)] + bars
    case .disc(let x, let y, let radius):
      guard 2 * radius >= Self.leastExtent else { return [self] }
      return [.line(.circle(x, y, radius: radius - half), width: Self.lineWidth)]
    case .bar(let x, let y, let width, let height, _):
      guard min(width, height) >= Self.leastExtent else { return [self] }
      let inner = CGRect(x: x, y: y, width: width, height: height).insetBy(dx: half, dy: half)
      return [.line(PathCommand.around(inner), width: Self.lineWidth)]
    case .line: return [self]
    }
  }
}

extension [PathCommand] {
  /// The rectangle around all ends of lines and curves, or `nil` of an empty path.
  fileprivate var extent: CGRect? {
    let ends = compactMap { command -> CGPoint? in
      switch command {
      case .move(let point), .line(let point), .curve(_, _, to: let point): point
      case .close: nil
      }
    }
    guard let first = ends.first else { return nil }
    return ends.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  /// Returns a circle of four curves.
  fileprivate static func circle(_ x: CGFloat, _ y: CGFloat, radius: CGFloat) -> Self {
    // The distance of control points with which a curve is nearest to a quarter of a circle.
    let reach = radius * 0.5523
    return [
      .from(x, y - radius), .bend(x + reach, y - radius, x + radius, y - reach, x + radius, y),
      .bend(x + radius, y + reach, x + reach, y + radius, x, y + radius),
      .bend(x - reach, y + radius, x - radius, y + reach, x - radius, y),
      .bend(x - radius, y - reach, x - reach, y - radius, x, y - radius), .close,
    ]
  }
}

extension PathCommand {
  fileprivate static func from(_ x: CGFloat, _ y: CGFloat) -> Self { .move(CGPoint(x: x, y: y)) }
  fileprivate static func to(_ x: CGFloat, _ y: CGFloat) -> Self { .line(CGPoint(x: x, y: y)) }
  /// Returns a curve, its two control points before its end.
  fileprivate static func bend(
    _ x1: CGFloat,
    _ y1: CGFloat,
    _ x2: CGFloat,
    _ y2: CGFloat,
    _ x: CGFloat,
    _ y: CGFloat
  ) -> Self {
    .curve(CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2), to: CGPoint(x: x, y: y))
  }

  fileprivate static func around(_ rect: CGRect) -> [Self] {
    [
      .from(rect.minX, rect.minY), .to(rect.maxX, rect.minY), .to(rect.maxX, rect.maxY),
      .to(rect.minX, rect.maxY), .close,
    ]
  }
}

extension SystemSymbol {
  /// Returns the parts of the symbol; of one whose parts are lines, areas with gaps for them if it is filled.
  fileprivate func strokes(isFilled: Bool) -> [SymbolStroke] {
    switch self {
    case .clock where isFilled:
      [
        .area(
          .circle(11, 11, radius: 9.2) + [
            .from(10.2, 6), .to(11.8, 6), .to(11.8, 11.9), .to(7.8, 14.3), .to(7, 12.9),
            .to(10.2, 10.9), .close,
          ]
        )
      ]
    case .envelope where isFilled:
      [
        .area([
          .from(2.6, 4.6), .to(19.4, 4.6), .to(11, 11.2), .close,
        ]),
        .area([
          .from(1.8, 6.2), .to(11, 13.2), .to(20.2, 6.2), .to(20.2, 15.2),
          .bend(20.2, 16.9, 19.1, 17.8, 17.6, 17.8), .to(4.4, 17.8),
          .bend(2.9, 17.8, 1.8, 16.9, 1.8, 15.2), .close,
        ]),
      ]
    case .archivebox:
      [
        .bar(x: 2.5, y: 4, width: 17, height: 4, radius: 1),
        .area(
          [
            .from(3.7, 9), .to(18.3, 9), .to(18.3, 16), .bend(18.3, 17.4, 17.5, 18, 16.3, 18),
            .to(5.7, 18), .bend(4.5, 18, 3.7, 17.4, 3.7, 16), .close,
          ],
          slots: [CGRect(x: 8, y: 11, width: 6, height: 1.6)]
        ),
      ]
    case .bell:
      [
        .disc(x: 11, y: 3.4, radius: 1.2),
        .area([
          .from(11, 4), .bend(14.2, 4, 15.8, 6.4, 15.8, 9.4), .bend(15.8, 12.4, 16.4, 13.6, 18, 15),
          .bend(18.5, 15.5, 18.3, 16.2, 17.6, 16.2), .to(4.4, 16.2),
          .bend(3.7, 16.2, 3.5, 15.5, 4, 15), .bend(5.6, 13.6, 6.2, 12.4, 6.2, 9.4),
          .bend(6.2, 6.4, 7.8, 4, 11, 4), .close,
        ]),
        .area([
          .from(8.7, 17.3), .to(13.3, 17.3), .bend(13.1, 18.7, 12.2, 19.4, 11, 19.4),
          .bend(9.8, 19.4, 8.9, 18.7, 8.7, 17.3), .close,
        ]),
      ]
    case .checkmark:
      [.line([.from(4.5, 11.8), .to(9, 16.3), .to(17.5, 5.8)], width: 2.4)]
    case .clock:
      [
        .line(
          [
            .from(11, 2.6), .bend(15.6, 2.6, 19.4, 6.4, 19.4, 11),
            .bend(19.4, 15.6, 15.6, 19.4, 11, 19.4), .bend(6.4, 19.4, 2.6, 15.6, 2.6, 11),
            .bend(2.6, 6.4, 6.4, 2.6, 11, 2.6), .close,
          ],
          width: 1.6
        ), .line([.from(11, 6), .to(11, 11.4), .to(7.4, 13.6)], width: 1.6),
      ]
    case .ellipsis:
      [4.6, 11, 17.4].map { .disc(x: $0, y: 11, radius: 1.9) }
    case .envelope:
      [
        .line(
          [
            .from(4.6, 5), .to(17.4, 5), .bend(18.6, 5, 19.4, 5.8, 19.4, 7), .to(19.4, 15),
            .bend(19.4, 16.2, 18.6, 17, 17.4, 17), .to(4.6, 17),
            .bend(3.4, 17, 2.6, 16.2, 2.6, 15), .to(2.6, 7), .bend(2.6, 5.8, 3.4, 5, 4.6, 5),
            .close,
          ],
          width: 1.6
        ), .line([.from(3.4, 6.2), .to(11, 12.2), .to(18.6, 6.2)], width: 1.6),
      ]
    case .flag:
      [
        .bar(x: 4.6, y: 2.4, width: 1.7, height: 17.2, radius: 0.85),
        .area([
          .from(7.3, 3.9), .bend(9.7, 2.4, 12, 4.6, 14.2, 4.3),
          .bend(15.6, 4.1, 16.6, 3.6, 17.8, 3),
          .to(17.8, 11.4), .bend(16.4, 12.2, 15, 12.6, 13.6, 12.3),
          .bend(11.4, 11.9, 9.4, 11.4, 7.3, 12.6), .close,
        ]),
      ]
    case .folder:
      [
        .area([
          .from(2.4, 6.3), .bend(2.4, 5.3, 3, 4.7, 4, 4.7), .to(7.9, 4.7),
          .bend(8.5, 4.7, 8.8, 4.9, 9.2, 5.3), .to(10.2, 6.4), .to(18, 6.4),
          .bend(19, 6.4, 19.6, 7, 19.6, 8), .to(19.6, 15.8),
          .bend(19.6, 16.8, 19, 17.4, 18, 17.4), .to(4, 17.4),
          .bend(3, 17.4, 2.4, 16.8, 2.4, 15.8), .close,
        ])
      ]
    case .magnifyingglass:
      [
        .line(
          [
            .from(9.4, 3), .bend(12.9, 3, 15.8, 5.9, 15.8, 9.4),
            .bend(15.8, 12.9, 12.9, 15.8, 9.4, 15.8), .bend(5.9, 15.8, 3, 12.9, 3, 9.4),
            .bend(3, 5.9, 5.9, 3, 9.4, 3), .close,
          ],
          width: 1.8
        ), .line([.from(14.1, 14.1), .to(19, 19)], width: 2),
      ]
    case .person:
      [
        .disc(x: 11, y: 7, radius: 4.2),
        .area([
          .from(3, 18.6), .bend(3, 15, 6.4, 12.6, 11, 12.6), .bend(15.6, 12.6, 19, 15, 19, 18.6),
          .bend(19, 19.3, 18.6, 19.6, 18, 19.6), .to(4, 19.6), .bend(3.4, 19.6, 3, 19.3, 3, 18.6),
          .close,
        ]),
      ]
    case .pin:
      [
        .bar(x: 6.8, y: 2.4, width: 8.4, height: 1.9, radius: 0.95),
        .area([
          .from(8.2, 4.3), .to(13.8, 4.3), .to(13.5, 8.8), .bend(15.4, 9.8, 16.3, 11.2, 16.4, 13),
          .to(5.6, 13), .bend(5.7, 11.2, 6.6, 9.8, 8.5, 8.8), .close,
        ]), .area([.from(10.3, 13), .to(11.7, 13), .to(11.2, 19.6), .to(10.8, 19.6), .close]),
      ]
    case .plus:
      [
        .line([.from(11, 3.5), .to(11, 18.5)], width: 1.8),
        .line([.from(3.5, 11), .to(18.5, 11)], width: 1.8),
      ]
    case .star:
      [.area(Self.star(radius: 9.2, innerRadius: 3.9))]
    case .trash:
      [
        .bar(x: 3.4, y: 4.4, width: 15.2, height: 1.7, radius: 0.85),
        .line(
          [
            .from(8.3, 4.6), .to(8.5, 3.4), .bend(8.6, 2.8, 8.9, 2.6, 9.4, 2.6),
            .to(12.6, 2.6), .bend(13.1, 2.6, 13.4, 2.8, 13.5, 3.4), .to(13.7, 4.6),
          ],
          width: 1.4
        ),
        .area(
          [
            .from(4.8, 7.2), .to(17.2, 7.2), .to(16.4, 17.9),
            .bend(16.3, 18.9, 15.7, 19.4, 14.8, 19.4), .to(7.2, 19.4),
            .bend(6.3, 19.4, 5.7, 18.9, 5.6, 17.9), .close,
          ],
          slots: [
            CGRect(x: 7.9, y: 9.4, width: 1.2, height: 7.6),
            CGRect(x: 10.4, y: 9.4, width: 1.2, height: 7.6),
            CGRect(x: 12.9, y: 9.4, width: 1.2, height: 7.6),
          ]
        ),
      ]
    }
  }

  /// Returns a star of five points around the middle of the square.
  private static func star(radius: CGFloat, innerRadius: CGFloat) -> [PathCommand] {
    // Sine and cosine of multiples of 72 degrees, from the top clockwise.
    let tips: [(x: CGFloat, y: CGFloat)] = [
      (0, -1), (0.951057, -0.309017), (0.587785, 0.809017), (-0.587785, 0.809017),
      (-0.951057, -0.309017),
    ]
    var path: [PathCommand] = []
    for (index, tip) in tips.enumerated() {
      let x = 11 + tip.x * radius
      let y = 11.7 + tip.y * radius
      path.append(index == 0 ? .from(x, y) : .to(x, y))
      // The notch behind a tip is opposite to the tip two further on.
      let opposite = tips[(index + 3) % tips.count]
      path.append(.to(11 - opposite.x * innerRadius, 11.7 - opposite.y * innerRadius))
    }
    return path + [.close]
  }
}
