import Foundation
import LayoutGeometry
import LayoutText
import LayoutViews

/// The places of a text's letters in the view that shows it.
///
/// Lines whose letters go to the left are measured from their right end; of a line of both directions the last letter
/// decides, and its carets are where they would be in one direction.
struct TextGeometry {
  /// A line, or a piece of one, and the letters in it.
  private struct Piece {
    let line: Label.Line
    /// The UTF-16 units of the text that are before the end of the piece and not before its start.
    var range: NSRange
    let font: Font
    let isLeftward: Bool
  }

  private let text: NSString
  /// The places between letters, in order.
  private let stops: [Int]
  private let showsDots: Bool
  private let frame: CGRect
  private let height: CGFloat
  private let scale: CGFloat
  private let isMirrored: Bool
  private let lastIsBreak: Bool
  /// The place of the caret in an empty line: before the placeholder, if there is one.
  private let emptyX: CGFloat
  private var pieces: [Piece] = []

  init(_ written: String, in label: Label, showsDots: Bool, scale: CGFloat) {
    text = written as NSString
    stops = written.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf16.count) }
    self.showsDots = showsDots
    self.scale = scale
    frame = label.frame
    let font = label.font.value
    height = pixelCeiling(font.lineHeight, scale: scale)
    isMirrored = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
    lastIsBreak = written.last?.isNewline ?? false
    let lines = label.lines
    let placeholder = written.isEmpty ? lines.last : nil
    emptyX =
      isMirrored
      ? (placeholder.map { $0.origin.x + $0.width } ?? frame.width) - Caret.width
      : placeholder?.origin.x ?? 0
    guard !written.isEmpty else { return }
    var start = 0
    for line in lines {
      let rest = NSRange(location: start, length: text.length - start)
      let found =
        showsDots
        ? NSRange(location: 0, length: text.length)
        : text.range(of: line.string, options: .literal, range: rest)
      // A cut line ends with an ellipsis that nobody wrote: it has the rest.
      let range = found.location == NSNotFound ? rest : found
      pieces.append(
        Piece(
          line: line,
          range: range,
          font: line.font ?? font,
          isLeftward: line.string.last?.isWrittenToTheLeft ?? isMirrored
        )
      )
      start = range.location + range.length
    }
  }

  /// Returns the caret in a place, in the view's coordinates.
  func caret(at offset: Int) -> CGRect {
    guard offset < text.length || !lastIsBreak, let piece = piece(at: offset) else {
      return rect(x: emptyX, y: frame.height - height)
    }
    let x = x(of: offset, in: piece)
    // Beside the letter before it, on the side to which that is written.
    return rect(x: piece.isLeftward ? x - Caret.width : x, y: top(of: piece))
  }

  /// Returns the rectangles of a part, one a piece of a line, in the view's coordinates.
  func rects(of range: NSRange) -> [CGRect] {
    pieces.compactMap { piece in
      guard let part = piece.range.intersection(range), part.length > 0 else { return nil }
      let (start, end) = (x(of: part.location, in: piece), x(of: NSMaxRange(part), in: piece))
      return CGRect(
        x: frame.minX + min(start, end),
        y: frame.minY + top(of: piece),
        width: abs(end - start),
        height: height
      )
    }
  }

  /// Returns whether there is a line at a height in the view's coordinates.
  func contains(y: CGFloat) -> Bool { frame.minY..<frame.maxY ~= y }

  /// Returns the place that is nearest to a point in the view's coordinates.
  func offset(at point: CGPoint) -> Int {
    let (x, y) = (point.x - frame.minX, point.y - frame.minY)
    let nearest = pieces.min { distance(of: $0, x, y) < distance(of: $1, x, y) }
    guard let piece = nearest else { return 0 }
    let inside = stops.filter { piece.range.location...NSMaxRange(piece.range) ~= $0 }
    return inside.min { abs(self.x(of: $0, in: piece) - x) < abs(self.x(of: $1, in: piece) - x) }
      ?? piece.range.location
  }

  /// Returns the letter at a point in the view's coordinates, or `nil` for none.
  func letter(at point: CGPoint) -> NSRange? {
    zip(stops, stops.dropFirst())
      .map { NSRange(location: $0, length: $1 - $0) }
      .first { letter in rects(of: letter).contains { $0.contains(point) } }
  }

  /// Returns the last piece that a place is in: between two lines the second has it.
  private func piece(at offset: Int) -> Piece? {
    pieces.last { $0.range.location <= offset }
  }

  private func top(of piece: Piece) -> CGFloat {
    piece.line.origin.y == pieces.last?.line.origin.y
      ? frame.height - height
      : pixelAligned(piece.line.origin.y - piece.font.ascender, scale: scale)
  }

  private func distance(of piece: Piece, _ x: CGFloat, _ y: CGFloat) -> CGFloat {
    let top = top(of: piece)
    let up = max(top - y, y - top - height, 0)
    let side = max(piece.line.origin.x - x, x - piece.line.origin.x - piece.line.width, 0)
    return up * 1000 + side
  }

  /// Returns where a place is in a piece, from the left end of the label.
  private func x(of offset: Int, in piece: Piece) -> CGFloat {
    let end = min(max(offset, piece.range.location), NSMaxRange(piece.range))
    let before = text.substring(
      with: NSRange(location: piece.range.location, length: end - piece.range.location)
    )
    let shown = showsDots ? String(repeating: "•", count: before.count) : before
    let isWhole = end == NSMaxRange(piece.range)
    let width = isWhole ? piece.line.width : TextMetrics.width(of: shown, font: piece.font)
    return piece.line.origin.x + (piece.isLeftward ? piece.line.width - width : width)
  }

  /// Returns a caret at a place in the label, within its width.
  private func rect(x: CGFloat, y: CGFloat) -> CGRect {
    pixelAligned(
      CGRect(
        x: frame.minX + min(max(0, x), frame.width),
        y: frame.minY + y,
        width: Caret.width,
        height: height
      ),
      scale: scale
    )
  }
}
