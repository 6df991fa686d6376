package import Foundation
package import LayoutGeometry
import LayoutText
package import ScreenFrames

extension ScreenElement {
  /// Returns a line of text whose baseline begins at a point, cut if it is wider than its room.
  package static func line(
    _ string: String,
    at point: CGPoint,
    size: CGFloat,
    weight: FontWeight = .regular,
    color: Color,
    room: CGFloat = .infinity
  ) -> Self {
    let font = Font.systemFont(ofSize: size, weight: weight)
    let line = TextMetrics.lines(of: string, font: font, width: room, limit: 1).first
    return .text(
      TextRun(
        .none,
        line?.string ?? "",
        at: point,
        fontSize: size,
        weight: weight,
        width: line?.width ?? 0,
        color: color
      )
    )
  }
}
