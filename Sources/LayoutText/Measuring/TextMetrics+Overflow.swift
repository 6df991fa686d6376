import Foundation

extension TextMetrics {
  /// Returns the last line of a text that goes on behind it.
  ///
  /// - Parameters:
  ///   - line: The line, as it would be with others below it.
  ///   - measured: The text.
  ///   - font: The font.
  ///   - width: The width of the line.
  ///   - overflow: What becomes of the rest.
  /// - Returns: The line.
  static func lastLine(
    _ line: LineBreaker.Line,
    of measured: MeasuredText,
    font: Font,
    width: Double,
    overflow: LineOverflow
  ) -> TextLine {
    let start = line.drawn.lowerBound
    switch overflow {
    case .words, .letters: return textLine(line.drawn, of: measured)
    case .clipped: return textLine(start..<measured.endOfParagraph(from: start), of: measured)
    case .tail: return truncated(measured, from: start, font: font, width: width)
    case .head, .middle:
      return truncated(measured, from: start, font: font, width: width, overflow)
    }
  }

  static func textLine(_ clusters: Range<Int>, of measured: MeasuredText) -> TextLine {
    TextLine(
      string: measured.string(of: clusters),
      width: measured.width(of: clusters),
      seen: measured.seenLine(of: clusters)
    )
  }

  /// Returns as much of a text as fits in front of an ellipsis, from `start` to the end of its line.
  private static func truncated(
    _ measured: MeasuredText,
    from start: Int,
    font: Font,
    width: Double
  ) -> TextLine {
    let room = width - Self.width(of: ellipsis, font: font)
    var end = start
    var used = 0.0
    while end < measured.clusters.count, measured.clusters[end].kind != .newline {
      used += measured.clusters[end].advance
      guard used <= room + LineBreaker.tolerance else { break }
      used += measured.clusters[end].kerning
      end += 1
    }
    // The ellipsis stands close to the last word, and may kern with it. It is at the end of the paragraph, which
    // is on the left if that is read from right to left.
    let base = measured.scripts?.base(at: start)
    while true {
      while end > start, measured.character(at: end - 1).isWhitespace { end -= 1 }
      let line = line(measured.string(of: start..<end) + ellipsis, font: font, base: base)
      if line.width <= width + LineBreaker.tolerance || end <= start { return line }
      end -= 1
    }
  }

  /// Returns as much of a text as fits around an ellipsis at the head or in the middle.
  private static func truncated(
    _ measured: MeasuredText,
    from start: Int,
    font: Font,
    width: Double,
    _ overflow: LineOverflow
  ) -> TextLine {
    let base = measured.scripts?.base(at: start)
    func line(_ cut: EllipsisCut) -> TextLine {
      let string = measured.string(of: cut.front) + ellipsis + measured.string(of: cut.back)
      return self.line(string, font: font, base: base)
    }
    let paragraph = start..<measured.endOfParagraph(from: start)
    return line(
      EllipsisCut(paragraph, overflow, of: measured) {
        line($0).width <= width + LineBreaker.tolerance
      }
    )
  }

  private static func line(_ string: String, font: Font, base: UInt8?) -> TextLine {
    let measured = MeasuredText(string, font: font, base: base)
    return textLine(measured.clusters.indices, of: measured)
  }
}
