package import Foundation
package import LayoutGeometry
package import LayoutText

extension Label {
  /// A drawn line of a label, or a part of it in one font.
  package struct Line: Hashable {
    /// The drawn text, cut already if it did not fit.
    package var string: String
    /// The left end of the baseline, in the label's coordinates.
    package var origin: CGPoint
    /// The width of the line, in points.
    package var width: CGFloat
    /// The font of a text with attributes, or `nil` for the label's.
    package var font: Font?
    /// The color that the attributes say, or `nil` for the label's.
    package var color: Color?
    /// The picture in this place, or `nil` for letters.
    package var attachment: AttachedImage?
    /// The glyphs if fonts of the scenario set some of the text, or `nil`.
    package var shaped: ShapedLine?
  }

  /// A picture among the letters of a label.
  package struct AttachedImage: Hashable {
    /// The picture, or `nil` for room alone.
    package let image: Image?
    /// The place of the picture, in the label's coordinates.
    package let frame: CGRect
  }

  /// The lines as they are drawn: in the middle of the height, as many as fit.
  package var lines: [Line] {
    guard let text, !text.isEmpty, let area = textArea, area.size.width != 0 else { return [] }
    if let attributed { return lines(of: attributed, in: area) }
    let font = shownFont
    var limit = max(0, numberOfLines)
    // As many as fit with the leading between them, which is negative in large fonts.
    let pitch = font.lineHeight + font.leading
    let room = 1 + (area.size.height + 0.5 - font.lineHeight) / pitch
    let fitting = room > 1 ? Int(min(10_000, room)) : 1
    if limit != 1 { limit = limit == 0 ? fitting : min(limit, fitting) }
    // Smaller letters stand on the same baseline: UIKit's `UIBaselineAdjustment.alignBaselines`.
    let drawn = drawnFont(of: text, inWidth: area.size.width)
    let lines = TextMetrics.lines(
      of: text,
      font: drawn,
      width: area.size.width,
      limit: limit,
      overflow: lineBreakMode.overflow
    )
    let height = font.height(ofLines: lines.count)
    let top = area.origin.y + (area.size.height - height) / 2
    let scale = pixelScale
    return lines.enumerated().map { index, line in
      // A line that is clipped begins at the edge, whatever the alignment.
      let room = clipsLines ? max(0, area.size.width - line.width) : area.size.width - line.width
      let baseline = top + font.ascender + CGFloat(index) * pitch
      return Line(
        string: line.string,
        origin: CGPoint(
          x: area.origin.x + room * leftShare(of: textAlignment),
          y: pixelAligned(baseline, scale: scale)
        ),
        width: line.width,
        font: drawn == font ? nil : drawn,
        shaped: line.seen.map { GlyphTable.place($0, of: line.string, font: drawn) }
      )
    }
  }

  /// Returns the pieces of the lines of a text with attributes, in the middle of the height.
  private func lines(of content: AttributedContent, in area: CGRect) -> [Line] {
    let whole = styledText(of: content)
    let styled = drawnText(of: whole, inWidth: area.size.width)
    var lines = TextMetrics.lines(of: styled, width: area.size.width, limit: max(0, numberOfLines))
    while lines.count > 1, lines[lines.count - 1].bottom > area.size.height + 0.5 {
      lines.removeLast()
    }
    let top = area.origin.y + (area.size.height - (lines.last?.bottom ?? 0)) / 2
    let scale = pixelScale
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return lines.flatMap { line in
      let edge = isMirrored ? line.tail : line.indent
      let free = area.size.width - line.indent - line.tail - line.width
      let alignment = content.alignment(ofRun: line.paragraphRun) ?? textAlignment
      let left = area.origin.x + edge + free * leftShare(of: alignment)
      let baseline = pixelAligned(top + line.baseline, scale: scale)
      return line.pieces.map { piece in
        let run = styled.runs[piece.run]
        let origin = CGPoint(x: left + piece.x, y: baseline - run.baselineOffset)
        return Line(
          string: piece.string,
          origin: origin,
          width: piece.width,
          font: run.font,
          color: content.color(ofRun: piece.run),
          attachment: content.attachment(ofRun: piece.run).map { attachment in
            let bounds = attachment.bounds
            return AttachedImage(
              image: attachment.image,
              frame: CGRect(
                x: origin.x + bounds.origin.x,
                y: baseline - bounds.origin.y - bounds.height,
                width: bounds.width,
                height: bounds.height
              )
            )
          },
          shaped: piece.seen.map { GlyphTable.place($0, of: piece.string, font: run.font) }
        )
      }
    }
  }

  /// Returns the share of the room beside a line that is on its left.
  ///
  /// Natural alignment goes by the direction of the interface, whatever the letters and also in attributed texts: "the
  /// default alignment for the current localization of the app" (UIKit, `NSTextAlignment.natural`). The direction of
  /// the paragraph itself decides in iOS 26 alone, and only where the trait
  /// `resolvesNaturalAlignmentWithBaseWritingDirection` is set, which is off by itself.
  private func leftShare(of alignment: TextAlignment) -> CGFloat {
    switch alignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .justified, .natural:
      effectiveUserInterfaceLayoutDirection == .leftToRight ? 0 : 1
    }
  }
}
