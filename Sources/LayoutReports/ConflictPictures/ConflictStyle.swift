import Foundation
import LayoutCapture
import LayoutConsole
import LayoutGeometry
import LayoutText
import ScreenFrames

/// The colors and small parts of pictures of conflicts.
enum ConflictStyle {
  static let text = Color(rgb: 0x1C1C1E)
  static let secondaryText = Color(rgb: 0x6E6E73)
  static let rule = Color(rgb: 0xD8D8DE)
  static let excess = Color(rgb: 0xD70015)

  /// Returns the strong color of a constraint.
  static func color(_ kind: ConflictSketch.Measure.Kind) -> Color {
    switch kind {
    case .own: Color(rgb: 0x0A60D0)
    case .given: Color(rgb: 0x6B4FA0)
    case .broken: excess
    }
  }

  /// Returns the fill and the edge of a view's box.
  static func box(isContainer: Bool, depth: Int) -> (fill: Color, edge: Color) {
    guard isContainer else { return (Color(rgb: 0xE3EEFC), Color(rgb: 0x6F9BD1)) }
    return (
      depth.isMultiple(of: 2) ? Color(rgb: 0xF6F6F8) : Color(rgb: 0xFFFFFF), Color(rgb: 0xA0A0A8)
    )
  }

  static func width(of string: String, size: CGFloat, weight: FontWeight = .regular) -> CGFloat {
    TextMetrics.width(of: string, font: .systemFont(ofSize: size, weight: weight))
  }

  /// Returns a number on a disc.
  static func disc(_ number: Int, _ color: Color, at center: CGPoint) -> [ScreenElement] {
    let text = "\(number)"
    let size: CGFloat = number > 9 ? 8 : 9.5
    let width = width(of: text, size: size, weight: .semibold)
    return [
      .fill(.circle(center: center, radius: 7.5), color),
      .line(
        text,
        at: CGPoint(x: center.x - width / 2, y: center.y + size * 0.36),
        size: size,
        weight: .semibold,
        color: .white
      ),
    ]
  }

  /// Returns lines of text from a place down, and the height that they take.
  static func paragraph(
    _ string: String,
    at origin: CGPoint,
    size: CGFloat,
    weight: FontWeight = .regular,
    color: Color = text,
    room: CGFloat,
    limit: Int = 4
  ) -> (elements: [ScreenElement], height: CGFloat) {
    let font = Font.systemFont(ofSize: size, weight: weight)
    let lines = TextMetrics.lines(of: string, font: font, width: room, limit: limit)
    let step = (size * 1.35).rounded()
    let elements = lines.enumerated().map { number, line in
      ScreenElement.text(
        TextRun(
          .none,
          line.string,
          at: CGPoint(x: origin.x, y: origin.y + CGFloat(number + 1) * step - (size * 0.3)),
          fontSize: size,
          weight: weight,
          width: line.width,
          color: color
        )
      )
    }
    return (elements, CGFloat(lines.count) * step)
  }
}
