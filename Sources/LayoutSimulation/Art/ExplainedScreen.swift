import Foundation
import LayoutGeometry
import LayoutText
import ScreenFrames

/// A screen, faded, with drawings over it and words beside it.
struct ExplainedScreen {
  /// The screen.
  let frame: ScreenFrame
  /// What is drawn over it, in its coordinates.
  let drawings: [ScreenElement]
  /// The words.
  let panel: SidePanel

  private static let margin: CGFloat = 24

  /// The whole as one frame.
  func page(named name: String) -> ScreenFrame {
    let margin = Self.margin
    let screen = CGRect(origin: .zero, size: frame.size)
    let size = CGSize(
      width: margin * 3 + screen.width + SidePanel.width,
      height: margin * 2 + max(screen.height, panel.height)
    )
    let page = Shape(
      ElementTag(id: "page"),
      .rectangle(CGRect(origin: .zero, size: size), cornerRadius: 0),
      fill: .white
    )
    let veil = Shape(
      ElementTag(id: "hits.veil"),
      .rectangle(screen, cornerRadius: 0),
      fill: Color.white.faded(by: 0.55)
    )
    return ScreenFrame(
      name: name,
      size: size,
      scale: frame.scale,
      time: frame.time,
      elements: [
        .shape(page),
        .group(
          ElementGroup(
            ElementTag(id: "hits.screen", role: "screen"),
            offset: CGPoint(x: margin, y: margin),
            clip: screen,
            children: frame.elements + [.shape(veil)]
          )
        ),
        .group(
          ElementGroup(
            ElementTag(id: "hits", role: "hits"),
            offset: CGPoint(x: margin, y: margin),
            clip: screen,
            children: drawings
          )
        ),
        .group(
          ElementGroup(
            ElementTag(id: "hits.key", role: "key"),
            offset: CGPoint(x: margin * 2 + screen.width, y: margin),
            children: panel.elements
          )
        ),
      ]
    )
  }
}

/// Small names on plates, none over another.
struct NamePlates {
  /// The size of the names' font, in points.
  static let fontSize: CGFloat = 9.5
  /// How high a plate is.
  static let height: CGFloat = 14

  /// The area in which plates lie.
  let area: CGRect
  /// Where nothing more may lie.
  private(set) var taken: [CGRect]

  /// Starts without plates.
  ///
  /// - Parameters:
  ///   - area: The area in which plates lie.
  ///   - taken: Where none may lie.
  init(in area: CGRect, avoiding taken: [CGRect] = []) {
    self.area = area
    self.taken = taken
  }

  /// How wide the plate of a name is.
  static func width(of text: String) -> CGFloat {
    TextMetrics.width(of: text, font: .systemFont(ofSize: fontSize, weight: .medium)) + 8
  }

  /// A plate at a place, or as near below it as there is room, or else above it; nil where there is none.
  ///
  /// - Parameters:
  ///   - text: The name.
  ///   - color: The color of the plate.
  ///   - place: Where it begins; with `isTrailing` where it ends.
  ///   - isTrailing: Whether the plate lies to the left of the place.
  /// - Returns: The plate.
  mutating func plate(
    _ text: String,
    color: Color,
    at place: CGPoint,
    isTrailing: Bool = false
  ) -> ScreenElement? {
    let width = min(Self.width(of: text), area.width)
    let left = isTrailing ? place.x - width : place.x
    let start = CGRect(
      x: max(area.minX, min(left, area.maxX - width)),
      y: max(area.minY, min(place.y, area.maxY - Self.height)),
      width: width,
      height: Self.height
    )
    var below = start
    while let obstacle = taken.first(where: { $0.intersects(below) }) {
      below.origin.y = obstacle.maxY + 1
    }
    var above = start
    while let obstacle = taken.first(where: { $0.intersects(above) }) {
      above.origin.y = obstacle.minY - 1 - Self.height
    }
    guard let rect = [below, above].first(where: { $0.minY >= area.minY && $0.maxY <= area.maxY })
    else { return nil }
    taken.append(rect)
    return Self.element(text, color: color, in: rect)
  }

  /// A plate that fills a rectangle; the name is cut where it is too long.
  static func element(_ text: String, color: Color, in rect: CGRect) -> ScreenElement {
    let font = Font.systemFont(ofSize: fontSize, weight: .medium)
    let line = TextMetrics.lines(of: text, font: font, width: rect.width - 8, limit: 1).first
    return .group(
      ElementGroup(
        .none,
        children: [
          .shape(Shape(.none, .rectangle(rect, cornerRadius: 3), fill: color)),
          .text(
            TextRun(
              .none,
              line?.string ?? "",
              at: CGPoint(x: rect.minX + 4, y: rect.minY + 10.4),
              fontSize: fontSize,
              weight: .medium,
              width: line?.width ?? 0,
              color: .white
            )
          ),
        ]
      )
    )
  }
}
