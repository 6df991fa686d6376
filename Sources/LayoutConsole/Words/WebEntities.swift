/// A namespace for the signs that web pages write as names, as `&lt;` for `<`.
enum WebEntities {
  private static let all: [(name: [UInt8], sign: UInt8)] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
  ].map { (Array($0.0.utf8), Character($0.1).asciiValue ?? 0) }

  /// Returns bytes in which the names are the signs again, or the same bytes if no `<` is written so.
  static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    guard ByteSearch.first(all[0].name, probe: 0, in: bytes, from: 0) != nil else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "&"),
        let entity = all.first(where: { bytes[place...].starts(with: $0.name) })
      {
        result.append(entity.sign)
        place += entity.name.count
      } else {
        result.append(bytes[place])
        place += 1
      }
    }
    return result
  }
}
