import Foundation

/// Cuts a text in several fonts into lines and says where these stand.
///
/// A line is as high as the highest ascender and the lowest descender in it; what a paragraph asks for
/// beyond that is above the letters, as TextKit has it. Letters of two fonts do not kern.
struct StyledTextLayout {
  private let text: StyledText
  private let measured: MeasuredText
  /// Which part each cluster is of.
  private var runOfCluster: [Int] = []

  init(_ text: StyledText) {
    self.text = text
    let string = text.string
    let settings = text.runs.map(\.font.setting)
    var clusters: [MeasuredText.Cluster] = []
    var index = string.startIndex
    var offset = 0
    var run = 0
    var end = text.runs.first?.string.utf8.count ?? 0
    while index < string.endIndex {
      while offset >= end, run + 1 < text.runs.count {
        run += 1
        end += text.runs[run].string.utf8.count
      }
      let kind = CharacterClass(string[index])
      if let last = clusters.indices.last, runOfCluster[last] == run {
        clusters[last].kerning += settings[run].kerning(between: clusters[last].kind, and: kind)
      }
      let next = string.index(after: index)
      let isSeen = kind != .newline && kind != .invisible
      clusters.append(
        MeasuredText.Cluster(
          start: index,
          kind: kind,
          advance: settings[run].advance(of: kind) + (isSeen ? text.runs[run].kerning : 0)
        )
      )
      runOfCluster.append(run)
      offset += string[index].utf8.count
      index = next
    }
    measured = MeasuredText(string, clusters: clusters)
  }

  /// Returns the lines in a width, not more than `limit` where that is above zero.
  func lines(width: CGFloat, limit: Int) -> [StyledLine] {
    let width = width.isNaN ? .infinity : width
    let broken = LineBreaker(measured: measured, width: width).lines(limit: limit)
    var result: [StyledLine] = []
    var top: CGFloat = 0
    for (index, line) in broken.enumerated() {
      let isCut = limit > 0 && index == limit - 1 && line.next < measured.clusters.count
      let fonts = fonts(of: line.drawn)
      let ascender = fonts.map(\.ascender).max() ?? 0
      let natural = ascender - (fonts.map(\.descender).min() ?? 0)
      let height = text.spacing.height(ofLine: natural)
      let pieces =
        isCut ? cutPieces(from: line.drawn.lowerBound, width: width) : pieces(of: line.drawn)
      result.append(
        StyledLine(
          pieces: pieces,
          width: pieces.last.map { $0.x + $0.width } ?? 0,
          baseline: top + height - natural + ascender,
          top: top,
          bottom: top + height
        )
      )
      top += height + text.spacing.betweenLines + (fonts.map(\.leading).max() ?? 0)
      if line.isHardBreak { top += text.spacing.betweenParagraphs }
    }
    return result
  }

  /// The fonts in a line; an empty one has that of the newline that ends it.
  private func fonts(of range: Range<Int>) -> [Font] {
    let own = min(range.lowerBound, runOfCluster.count - 1)
    let shown = range.isEmpty ? own..<own + 1 : range
    return (runOfCluster[shown.lowerBound]...runOfCluster[shown.upperBound - 1])
      .map { text.runs[$0].font }
  }

  private func pieces(of range: Range<Int>) -> [StyledLine.Piece] {
    var pieces: [StyledLine.Piece] = []
    var x: CGFloat = 0
    var start = range.lowerBound
    while start < range.upperBound {
      let run = runOfCluster[start]
      var end = start + 1
      while end < range.upperBound, runOfCluster[end] == run { end += 1 }
      let width = CGFloat(measured.width(of: start..<end))
      let string = measured.string(of: start..<end)
      pieces.append(StyledLine.Piece(string: string, run: run, x: x, width: width))
      x += width
      start = end
    }
    return pieces
  }

  /// As much as fits in front of an ellipsis, which is in the font of what it follows.
  private func cutPieces(from start: Int, width: CGFloat) -> [StyledLine.Piece] {
    var end = start
    while end < measured.clusters.count, measured.clusters[end].kind != .newline { end += 1 }
    while true {
      while end > start, measured.character(at: end - 1).isWhitespace { end -= 1 }
      var pieces = pieces(of: start..<end)
      let run = runOfCluster[max(start, end - 1)]
      let sign = TextMetrics.width(of: TextMetrics.ellipsis, font: text.runs[run].font)
      let last = pieces.popLast()
      let used = last.map { $0.x + $0.width } ?? 0
      if used + sign <= width + LineBreaker.tolerance || end <= start {
        pieces.append(
          StyledLine.Piece(
            string: (last?.string ?? "") + TextMetrics.ellipsis,
            run: run,
            x: last?.x ?? 0,
            width: (last?.width ?? 0) + sign
          )
        )
        return pieces
      }
      end -= 1
    }
  }
}
