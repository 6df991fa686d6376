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

  /// Creates a cut that leaves as much as fits.
  ///
  /// In the middle the shorter part gets one more letter, or the other one where that does not fit. Spaces beside the
  /// ellipsis are left out, which stands close to the words around it.
  ///
  /// - Parameters:
  ///   - line: The clusters from the start of the line to the end of its paragraph.
  ///   - overflow: The place of the ellipsis: the head or the middle.
  ///   - measured: The text.
  ///   - fits: A closure that says whether there is room for a cut with its ellipsis.
  init(
    _ line: Range<Int>,
    _ overflow: LineOverflow,
    of measured: MeasuredText,
    fits: (EllipsisCut) -> Bool
  ) {
    front = line.lowerBound..<line.lowerBound
    back = line.upperBound..<line.upperBound
    while true {
      let longer = [
        overflow == .middle ? longerFront(in: measured) : nil, longerBack(in: measured),
      ]
      let isFrontFirst = measured.width(of: front) <= measured.width(of: back)
      let next = (isFrontFirst ? longer : longer.reversed()).lazy.compactMap(\.self)
      guard let cut = next.first(where: fits) else { break }
      self = cut
    }
  }

  /// Returns the cut with one more letter before the ellipsis, or `nil` if there is none.
  private func longerFront(in measured: MeasuredText) -> EllipsisCut? {
    let rest = front.upperBound..<back.lowerBound
    guard let next = rest.first(where: { !measured.character(at: $0).isWhitespace }) else {
      return nil
    }
    var cut = self
    cut.front = front.lowerBound..<next + 1
    return cut
  }

  /// Returns the cut with one more letter behind the ellipsis, or `nil` if there is none.
  private func longerBack(in measured: MeasuredText) -> EllipsisCut? {
    let rest = front.upperBound..<back.lowerBound
    guard let next = rest.last(where: { !measured.character(at: $0).isWhitespace }) else {
      return nil
    }
    var cut = self
    cut.back = next..<back.upperBound
    return cut
  }
}
