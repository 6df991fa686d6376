package import Foundation
package import LayoutGeometry
package import LayoutText

extension Label {
  /// A line of a label where it is drawn, or what of it is in one font.
  package struct Line: Hashable {
    /// What is drawn, cut already where it did not fit.
    package var string: String
    /// Where the baseline begins on the left, in the label's coordinates.
    package var origin: CGPoint
    /// The width of the line, in points.
    package var width: CGFloat
    /// The font where the text has attributes; nil for the label's.
    package var font: Font?
    /// The color that the attributes say; nil for the label's.
    package var color: Color?
  }

  /// The lines as they are drawn: in the middle of the height, as many as fit.
  package var lines: [Line] {
    guard let text, !text.isEmpty, let area = textArea else { return [] }
    if let attributed { return lines(of: attributed, in: area) }
    let font: Font = font
    var limit = max(0, numberOfLines)
    let room = (area.size.height + 0.5) / font.lineHeight
    let fitting = room > 1 ? Int(min(10_000, room)) : 1
    if limit != 1 { limit = limit == 0 ? fitting : min(limit, fitting) }
    let lines = TextMetrics.lines(of: text, font: font, width: area.size.width, limit: limit)
    let height = font.height(ofLines: lines.count)
    let top = area.origin.y + (area.size.height - height) / 2
    return lines.enumerated().map { index, line in
      let room = area.size.width - line.width
      let baseline = top + font.ascender + CGFloat(index) * (font.lineHeight + font.leading)
      return Line(
        string: line.string,
        origin: CGPoint(
          x: area.origin.x + room * leadingShare,
          y: pixelAligned(baseline, scale: textScale)
        ),
        width: line.width
      )
    }
  }

  /// The pieces of the lines of a text with attributes, in the middle of the height.
  private func lines(of content: AttributedContent, in area: CGRect) -> [Line] {
    var lines = TextMetrics.lines(
      of: content.styledText(font: font),
      width: area.size.width,
      limit: max(0, numberOfLines)
    )
    while lines.count > 1, lines[lines.count - 1].bottom > area.size.height + 0.5 {
      lines.removeLast()
    }
    let top = area.origin.y + (area.size.height - (lines.last?.bottom ?? 0)) / 2
    return lines.flatMap { line in
      let left = area.origin.x + (area.size.width - line.width) * leadingShare
      let y = pixelAligned(top + line.baseline, scale: textScale)
      return line.pieces.map { piece in
        Line(
          string: piece.string,
          origin: CGPoint(x: left + piece.x, y: y),
          width: piece.width,
          font: content.styledText(font: font).runs[piece.run].font,
          color: content.color(ofRun: piece.run)
        )
      }
    }
  }

  /// The share of the room beside a line that is on its left.
  private var leadingShare: CGFloat {
    switch attributed?.alignment ?? textAlignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .justified, .natural:
      effectiveUserInterfaceLayoutDirection == .leftToRight ? 0 : 1
    }
  }
}
