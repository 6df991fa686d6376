import LayoutDiagnostics

/// The places of a file's bytes as lines and columns.
///
/// Places in ascending order cost one pass over the file together, and others little more.
final class ByteMarks {
  private let file: String
  private let bytes: [UInt8]
  /// The places that are kept, far from each other, in ascending order.
  private var known: [Place]
  private var latest: Place

  private struct Place {
    var offset: Int
    var line = 1
    var column = 1
  }

  init(_ bytes: [UInt8], of file: String) {
    self.file = file
    self.bytes = bytes
    latest = Place(offset: ByteOrderMark.count(in: bytes))
    known = [latest]
  }

  /// Returns the place of a byte.
  func mark(at offset: Int, length: Int = 1) -> SourceMark {
    let end = max(known[0].offset, min(offset, bytes.count))
    let index = known.lastIndex { $0.offset <= end } ?? 0
    let nearest = known[index]
    if latest.offset > end || latest.offset < nearest.offset { latest = nearest }
    advance(to: end)
    if end - nearest.offset > 1 << 16 { known.insert(latest, at: index + 1) }
    return SourceMark(file: file, line: latest.line, column: latest.column, length: length)
  }

  private func advance(to end: Int) {
    var start = latest.offset
    for index in start..<end where endsLine(index) {
      latest.line += 1
      latest.column = 1
      start = index + 1
    }
    latest.column += characterCount(start..<end)
    latest.offset = end
  }

  private func endsLine(_ index: Int) -> Bool {
    bytes[index] == 10
      || bytes[index] == 13 && (index + 1 == bytes.count || bytes[index + 1] != 10)
  }

  private func characterCount(_ range: Range<Int>) -> Int {
    let part = bytes[range]
    return part.allSatisfy { $0 < 0x80 } ? part.count : String(decoding: part, as: UTF8.self).count
  }
}

/// The mark of the byte order at the beginning of a file, which editors do not show.
enum ByteOrderMark {
  /// Returns the number of bytes that it takes, 0 without one.
  static func count(in bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}
