/// A treatment of a text that needs more room than its lines have.
package enum LineOverflow: Sendable, Hashable {
  /// Lines end at words, and the last one with the last word that fits.
  case words
  /// Lines end at letters, and the last one with the last letter that fits.
  case letters
  /// The last line goes on to the end of its paragraph, beyond the room.
  case clipped
  /// An ellipsis begins the last line, before the end of its paragraph.
  case head
  /// An ellipsis is in the middle of the last line, between its beginning and the end of its paragraph.
  case middle
  /// An ellipsis ends the last line.
  case tail

  /// Whether lines end at letters.
  var breaksWords: Bool { self == .letters }
}

/// The parts that are left of a line around an ellipsis, in the order in which it is read.
struct EllipsisCut {
  /// The clusters before the ellipsis, and behind it.
  private(set) var front, back: Range<Int>

  /// Creates a cut in which nothing is left out yet but what certainly does not fit.
  ///
  /// - Parameters:
  ///   - line: The clusters from the start of the line to the end of its paragraph.
  ///   - overflow: The place of the ellipsis: the head or the middle.
  ///   - room: The width for all but the ellipsis.
  ///   - measured: The text.
  init(_ line: Range<Int>, _ overflow: LineOverflow, room: Double, of measured: MeasuredText) {
    var end = line.lowerBound
    var used = 0.0
    let half = overflow == .middle ? room / 2 : 0
    while overflow == .middle, end < line.upperBound {
      used += measured.clusters[end].advance
      guard used <= half else { break }
      end += 1
    }
    front = line.lowerBound..<end
    var start = line.upperBound
    used = 0
    while start > end {
      used += measured.clusters[start - 1].advance
      guard used <= room - half else { break }
      start -= 1
    }
    back = start..<line.upperBound
    trimSpaces(of: measured)
  }

  /// Takes one more letter out, of the longer part; the answer is whether there was one.
  mutating func shorten(in measured: MeasuredText) -> Bool {
    guard !front.isEmpty || !back.isEmpty else { return false }
    if measured.width(of: front) > measured.width(of: back) {
      front = front.dropLast()
    } else {
      back = back.dropFirst()
    }
    trimSpaces(of: measured)
    return true
  }

  /// Leaves the spaces beside the ellipsis out, which stands close to the words around it.
  private mutating func trimSpaces(of measured: MeasuredText) {
    while let last = front.last, measured.character(at: last).isWhitespace {
      front = front.dropLast()
    }
    while let first = back.first, measured.character(at: first).isWhitespace {
      back = back.dropFirst()
    }
  }
}
