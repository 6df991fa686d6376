package import Foundation
package import LayoutGeometry
package import LayoutText
package import ScreenFrames

extension ScreenElement {
  /// Returns a line of text whose baseline begins at a point, cut if it is wider than its room; letters that the system's
  /// font does not have are of the others.
  package static func line(
    _ string: String,
    at point: CGPoint,
    size: CGFloat,
    weight: FontWeight = .regular,
    color: Color,
    room: CGFloat = .infinity,
    in fonts: FontCascade? = nil
  ) -> Self {
    let font = Font.systemFont(ofSize: size, weight: weight).with(fonts)
    let lines = TextMetrics.lines(of: string, font: font, width: room, limit: 1)
    return .text(
      TextRun(lines.first ?? TextLine(string: "", width: 0), at: point, in: font, color: color)
    )
  }
}
