public import Foundation
import LayoutGeometry
import LayoutText
import ScreenFrames

extension NSAttributedString {
  /// Draws the text in the current context, one line from a corner.
  public func draw(at point: CGPoint) {
    draw(with: CGRect(origin: point, size: .zero), options: [], context: nil)
  }

  /// Draws the text in the current context, as many lines as a rectangle holds.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in the current context.
  ///
  /// - Parameters:
  ///   - rect: The room; without a height all lines are drawn.
  ///   - options: Whether the text wraps.
  ///   - context: Nothing.
  public func draw(with rect: CGRect, options: TextDrawingOptions, context: TextDrawingContext?) {
    guard let target = GraphicsContext.current else { return }
    let wraps = options.contains(.usesLineFragmentOrigin)
    for element in runs(in: rect, wraps: wraps) { target.addPlaced(element) }
  }

  /// Returns the lines of the text in a rectangle, from its top.
  ///
  /// - Parameters:
  ///   - area: The room.
  ///   - wraps: Whether words wrap at its width.
  ///   - alignment: The side for lines whose paragraphs say none.
  ///   - color: The color of letters that have none.
  /// - Returns: The lines that fit, the first in any case.
  func runs(
    in area: CGRect,
    wraps: Bool,
    alignment: TextAlignment = .natural,
    color: Color = .black
  ) -> [ScreenElement] {
    let content = AttributedContent(self)
    let styled = content.styledText(
      font: .systemFont(ofSize: 12),
      traits: TraitCollection.outsideOfWindows.fontTraits
    )
    var lines = TextMetrics.lines(
      of: styled,
      width: wraps && area.width > 0 ? area.width : .infinity,
      limit: wraps ? 0 : 1
    )
    while area.height > 0, lines.count > 1, lines[lines.count - 1].bottom > area.height + 0.5 {
      lines.removeLast()
    }
    return lines.flatMap { line -> [ScreenElement] in
      let free = max(0, area.width - line.indent - line.tail - line.width)
      let side = content.alignment(ofRun: line.paragraphRun) ?? alignment
      let share: CGFloat = side == .center ? 0.5 : side == .right ? 1 : 0
      let left = area.minX + line.indent + (wraps ? free * share : 0)
      return line.pieces.map { piece in
        let run = styled.runs[piece.run]
        return .text(
          TextRun(
            .none,
            piece.string,
            at: CGPoint(x: left + piece.x, y: area.minY + line.baseline - run.baselineOffset),
            fontSize: run.font.size,
            weight: run.font.weight,
            width: piece.width,
            color: content.color(ofRun: piece.run) ?? color,
            shaped: piece.seen.map { GlyphTable.place($0, of: piece.string, font: run.font) }
          )
        )
      }
    }
  }
}

extension NSString {
  /// Draws the text in the current context, one line from a corner.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attrs).draw(at: point)
  }

  /// Draws the text in the current context, as many lines as a rectangle holds.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attrs).draw(in: rect)
  }
}

extension String {
  /// Draws the text in the current context, one line from a corner.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text in the current context, as many lines as a rectangle holds.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }
}
