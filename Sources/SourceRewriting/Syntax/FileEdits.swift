#if SourceRewriting
/// The parts of a file that get another text.
struct FileEdits {
  /// A part of a file, perhaps empty, and what takes its place.
  private struct Edit {
    let range: Range<Int>
    let text: String
  }

  private var edits: [Edit] = []

  /// Whether the file stays as it is.
  var isEmpty: Bool { edits.isEmpty }

  /// Puts a text in the place of a part.
  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, text: text))
  }

  /// Puts a text before a place; of several at one place the first comes first.
  mutating func insert(_ text: String, at place: Int) { replace(place..<place, with: text) }

  /// Takes a part away; its line breaks stay, so that what follows keeps its line.
  mutating func remove(_ range: Range<Int>, of bytes: [UInt8]) {
    let breaks = bytes[range].filter { $0 == UInt8(ascii: "\n") }
    replace(range, with: String(decoding: breaks, as: UTF8.self))
  }

  /// Returns a part of the file with all edits in it; an edit around others goes before them.
  ///
  /// - Parameters:
  ///   - part: The bytes of the part.
  ///   - bytes: The file.
  ///   - skipsWhole: Whether an edit of the whole part is left out, as its removal from one place is when it
  ///     moves to another.
  /// - Returns: The text.
  ///
  /// - Complexity: O(*n* + *m* log *m*) in the bytes of the part and the number of edits.
  func text(
    of part: Range<Int>,
    in bytes: [UInt8],
    skippingWhole skipsWhole: Bool = false
  ) -> String {
    var text = ""
    var place = part.lowerBound
    let inside = edits.filter { edit in
      part.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= part.upperBound
        && !(skipsWhole && edit.range == part)
    }
    let ordered = inside.enumerated().sorted { left, right in
      let (one, other) = (left.element.range, right.element.range)
      return (one.lowerBound, one.isEmpty ? 0 : 1, -one.upperBound, left.offset)
        < (other.lowerBound, other.isEmpty ? 0 : 1, -other.upperBound, right.offset)
    }
    for (_, edit) in ordered where edit.range.lowerBound >= place {
      text += String(decoding: bytes[place..<edit.range.lowerBound], as: UTF8.self) + edit.text
      place = edit.range.upperBound
    }
    return text + String(decoding: bytes[place..<part.upperBound], as: UTF8.self)
  }
}
#endif
