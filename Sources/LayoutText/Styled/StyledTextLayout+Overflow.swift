import Foundation

extension StyledTextLayout {
  /// Returns the pieces of the last line of a text that goes on behind it.
  func lastPieces(
    _ line: LineBreaker.Line,
    width: CGFloat,
    overflow: LineOverflow
  ) -> [StyledLine.Piece] {
    let start = line.drawn.lowerBound
    switch overflow {
    case .words, .letters: return pieces(of: line.drawn)
    case .clipped: return pieces(of: start..<measured.endOfParagraph(from: start))
    case .tail: return cutPieces(from: start, width: width)
    case .head, .middle: return cutPieces(from: start, width: width, overflow)
    }
  }

  /// Returns the text that fits around an ellipsis at the head or in the middle, which has the font of what is before it,
  /// or else behind it.
  private func cutPieces(
    from start: Int,
    width: CGFloat,
    _ overflow: LineOverflow
  ) -> [StyledLine.Piece] {
    let line = start..<measured.endOfParagraph(from: start)
    return pieces(
      around: EllipsisCut(line, overflow, of: measured) { cut in
        let last = pieces(around: cut, from: start).last
        return (last.map { $0.x + $0.width } ?? 0) <= width + LineBreaker.tolerance
      },
      from: start
    )
  }

  /// Returns the pieces of a cut line one behind the other.
  private func pieces(around cut: EllipsisCut, from start: Int) -> [StyledLine.Piece] {
    let run = runOfCluster[cut.front.last ?? cut.back.first ?? start]
    var parts = [pieces(of: cut.front), [sign(ofRun: run)], pieces(of: cut.back)]
    if measured.scripts?.base(at: start) == 1 { parts.reverse() }
    var used: CGFloat = 0
    return parts.flatMap { part in
      let moved = part.map { $0.moved(by: used) }
      used = moved.last.map { $0.x + $0.width } ?? used
      return moved
    }
  }

  /// Returns the pieces in front of an ellipsis, which is on the left of those that are read from right to left.
  private func pieces(
    _ pieces: [StyledLine.Piece],
    before sign: StyledLine.Piece,
    at start: Int
  )
    -> [StyledLine.Piece]
  {
    let used = pieces.last.map { $0.x + $0.width } ?? 0
    guard measured.scripts?.base(at: start) == 1 else { return pieces + [sign.moved(by: used)] }
    return [sign] + pieces.map { $0.moved(by: sign.width) }
  }

  /// Returns an ellipsis in the font of a run.
  private func sign(ofRun run: Int) -> StyledLine.Piece {
    let measured = MeasuredText(TextMetrics.ellipsis, font: text.runs[run].font)
    let all = measured.clusters.indices
    return StyledLine.Piece(
      string: TextMetrics.ellipsis,
      run: run,
      x: 0,
      width: measured.width(of: all),
      seen: measured.seenLine(of: all)
    )
  }

  /// Returns the text that fits in front of an ellipsis, which has the font of its predecessor.
  private func cutPieces(from start: Int, width: CGFloat) -> [StyledLine.Piece] {
    var end = start
    while end < measured.clusters.count, measured.clusters[end].kind != .newline { end += 1 }
    while true {
      while end > start, measured.character(at: end - 1).isWhitespace { end -= 1 }
      var pieces = pieces(of: start..<end)
      let run = runOfCluster[max(start, end - 1)]
      let sign = TextMetrics.width(of: TextMetrics.ellipsis, font: text.runs[run].font)
      if measured.scripts != nil {
        let used = pieces.last.map { $0.x + $0.width } ?? 0
        if used + sign <= width + LineBreaker.tolerance || end <= start {
          return self.pieces(pieces, before: self.sign(ofRun: run), at: start)
        }
        end -= 1
        continue
      }
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

extension StyledLine.Piece {
  /// Returns the piece further to the right.
  fileprivate func moved(by distance: CGFloat) -> Self {
    Self(string: string, run: run, x: x + distance, width: width, seen: seen)
  }
}
