#if Shaping
import Foundation
import LayoutText

extension FontTables {
  /// Returns the names and heights that a font says of itself, of a collection the first one.
  ///
  /// Heights are those of the table `hhea`, as on Apple's systems.
  ///
  /// - SeeAlso: "hhea", "OS/2" and "name" in the OpenType specification, version 1.9.1.
  static func description(of bytes: [UInt8]) -> FontFace.Description {
    var description = FontFace.Description()
    func em(_ table: TableBytes, _ place: Int) -> CGFloat? {
      guard let units = try? TableBytes(self.table("head", of: bytes)).number(18, bytes: 2) else {
        return nil
      }
      return (try? table.coordinate(place)).map { CGFloat($0) / CGFloat(max(1, units)) }
    }
    let heights = TableBytes(table("hhea", of: bytes))
    description.ascender = em(heights, 4) ?? 0.95
    description.descender = em(heights, 6) ?? -0.25
    description.leading = em(heights, 8) ?? 0
    // Fonts before version 2 of the table do not say these.
    let letters = TableBytes(table("OS/2", of: bytes))
    description.xHeight = em(letters, 86) ?? 0.5
    description.capHeight = em(letters, 88) ?? 0.7
    let names = TableBytes(table("name", of: bytes))
    description.name = name(6, in: names) ?? ""
    description.family = name(16, in: names) ?? name(1, in: names) ?? description.name
    return description
  }

  /// Returns the bytes of a table, none if the font does not have it.
  private static func table(_ tag: String, of bytes: [UInt8]) -> [UInt8] {
    func number(_ place: Int, _ count: Int) -> Int { bytes[place...].prefix(count).bigEndian }
    let start = bytes.prefix(4).elementsEqual("ttcf".utf8) ? number(12, 4) : 0
    for place in (0..<number(start + 4, 2)).map({ start + 12 + 16 * $0 })
    where bytes[place..<place + 4].elementsEqual(tag.utf8) {
      return Array(bytes[number(place + 8, 4)...].prefix(number(place + 12, 4)))
    }
    return []
  }

  /// Returns a name by its number, in English where there are several.
  private static func name(_ id: Int, in table: TableBytes) -> String? {
    guard let count = try? table.number(2, bytes: 2), let texts = try? table.number(4, bytes: 2)
    else { return nil }
    var found: [(isEnglish: Bool, text: String)] = []
    for place in (0..<count).map({ 6 + 12 * $0 }) {
      func number(_ offset: Int) -> Int { (try? table.number(place + offset, bytes: 2)) ?? 0 }
      guard number(6) == id else { continue }
      let bytes = (0..<number(8)).map { offset in
        UInt8(truncatingIfNeeded: (try? table.number(texts + number(10) + offset, bytes: 1)) ?? 0)
      }
      // Names for Macintosh are in its letters, of which only those of ASCII are used here.
      let isOfMacintosh = number(0) == 1
      let text = String(bytes: bytes, encoding: isOfMacintosh ? .ascii : .utf16BigEndian)
      if let text, !text.isEmpty {
        found.append((number(4) == (isOfMacintosh ? 0 : 0x409), text))
      }
    }
    return (found.first(where: \.isEnglish) ?? found.first)?.text
  }
}
#endif
