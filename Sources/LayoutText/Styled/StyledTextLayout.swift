import Foundation

/// A layout of a text in several fonts: its lines and their places.
///
/// A line is as high as the highest ascender and the lowest descender in it. Further height that a
/// paragraph asks for is above the letters, as in TextKit. Letters of two fonts do not kern.
struct StyledTextLayout {
  let text: StyledText
  let measured: MeasuredText
  /// The index of each cluster's part.
  private(set) var runOfCluster: [Int] = []

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
      let attachment = text.runs[run].attachment
      // Lines may break on both sides of a picture, as beside ideographs.
      let kind = attachment == nil ? CharacterClass(string[index]) : .wide
      if let last = clusters.indices.last, runOfCluster[last] == run {
        clusters[last].kerning += settings[run].kerning(between: clusters[last].kind, and: kind)
      }
      let next = string.index(after: index)
      let isSeen = kind != .newline && kind != .invisible
      clusters.append(
        MeasuredText.Cluster(
          start: index,
          kind: kind,
          advance: (attachment.map { Double($0.width) } ?? settings[run].advance(of: kind))
            + (isSeen ? text.runs[run].kerning : 0)
        )
      )
      runOfCluster.append(run)
      offset += string[index].utf8.count
      index = next
    }
    measured = MeasuredText(string, clusters: clusters, parts: Self.parts(text, runOfCluster))
  }

  /// Returns the runs as parts of the characters that are in them.
  private static func parts(_ text: StyledText, _ runOfCluster: [Int]) -> [ScriptedText.Part] {
    var end = 0
    return text.runs.enumerated().map { number, run in
      let start = end
      while end < runOfCluster.count, runOfCluster[end] == number { end += 1 }
      return ScriptedText.Part(
        clusters: start..<end,
        font: run.font,
        spacing: run.kerning,
        isPicture: run.attachment != nil
      )
    }
  }

  /// Returns the lines in a width, at most `limit` of them if that is above zero.
  func lines(width: CGFloat, limit: Int) -> [StyledLine] {
    let width = width.isNaN ? .infinity : width
    var result: [StyledLine] = []
    var top: CGFloat = 0
    var start = 0
    var paragraphRun = 0
    var isFirstOfParagraph = true
    while limit <= 0 || result.count < limit {
      // A newline at the end begins a line without letters.
      let isEmptyEnd = start == measured.clusters.count && start > 0 && isFirstOfParagraph
      guard start < measured.clusters.count || isEmptyEnd else { break }
      if isFirstOfParagraph { paragraphRun = runOfCluster[min(start, runOfCluster.count - 1)] }
      let paragraph = text.runs[paragraphRun].paragraph
      let indent = paragraph.indent(ofFirstLine: isFirstOfParagraph)
      let tail = paragraph.tail(in: width)
      let room = max(0, width - indent - tail)
      let line =
        isEmptyEnd
        ? LineBreaker.Line(drawn: start..<start, next: start, isHardBreak: false)
        : LineBreaker(measured, width: room, paragraph.overflow ?? .tail).line(from: start)
      if isFirstOfParagraph, !result.isEmpty { top += paragraph.beforeParagraph }
      let isCut =
        limit > 0 && result.count == limit - 1 && line.next < measured.clusters.count
      let pieces =
        isCut
        ? lastPieces(line, width: room, overflow: paragraph.overflow ?? .tail)
        : pieces(of: line.drawn)
      let runs = runs(of: line.drawn)
      let ascender = runs.map(\.ascender).max() ?? 0
      let natural = ascender - (runs.map(\.descender).min() ?? 0)
      let height = paragraph.height(ofLine: natural)
      result.append(
        StyledLine(
          pieces: pieces,
          width: min(
            pieces.last.map { $0.x + $0.width } ?? 0,
            paragraph.overflow == .clipped ? room : .infinity
          ),
          indent: indent,
          tail: tail,
          paragraphRun: paragraphRun,
          baseline: top + height - natural + ascender,
          top: top,
          bottom: top + height
        )
      )
      top += height + paragraph.betweenLines + (runs.map(\.leading).max() ?? 0)
      if line.isHardBreak { top += paragraph.betweenParagraphs }
      start = line.next
      isFirstOfParagraph = line.isHardBreak
    }
    return result
  }

  /// Returns the parts in a line; an empty one has that of the newline that ends it.
  private func runs(of range: Range<Int>) -> ArraySlice<StyledText.Run> {
    let own = min(range.lowerBound, runOfCluster.count - 1)
    let shown = range.isEmpty ? own..<own + 1 : range
    return text.runs[runOfCluster[shown.lowerBound]...runOfCluster[shown.upperBound - 1]]
  }

  func pieces(of range: Range<Int>) -> [StyledLine.Piece] {
    if let line = measured.seenLine(of: range) { return line.items.map { piece($0, of: line) } }
    var pieces: [StyledLine.Piece] = []
    var x: CGFloat = 0
    var start = range.lowerBound
    while start < range.upperBound {
      let run = runOfCluster[start]
      var end = start + 1
      let isPicture = text.runs[run].attachment != nil
      while end < range.upperBound, runOfCluster[end] == run, !isPicture { end += 1 }
      let width = CGFloat(measured.width(of: start..<end))
      let string = measured.string(of: start..<end)
      pieces.append(StyledLine.Piece(string: string, run: run, x: x, width: width))
      x += width
      start = end
    }
    return pieces
  }

  /// Returns a part of a line as a piece of its own.
  private func piece(_ item: SeenLine.Item, of line: SeenLine) -> StyledLine.Piece {
    StyledLine.Piece(
      string: measured.string(of: item.clusters),
      run: item.part,
      x: item.x,
      width: item.width,
      seen: line.only(item)
    )
  }
}
