/// A namespace for the descriptions of constraints in a line of a log.
enum ConflictEntries {
  /// The word that the system's log writes for what it withholds.
  static let withheld = "<private>"

  /// The descriptions in a line, and the beginning of one that the line does not end.
  struct Found {
    var whole: [String] = []
    var open: String?
  }

  /// Returns the descriptions in a line; there is more than one where line feeds were lost.
  static func found(in line: some StringProtocol) -> Found {
    var found = Found()
    let bytes = Array(line.utf8)
    var place = 0
    while let start = start(in: bytes, from: place) {
      guard let end = end(in: bytes, from: start) else {
        found.open = text(bytes[start...])
        return found
      }
      found.whole.append(text(bytes[start..<end]))
      place = end
    }
    return found
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    LogText.unescaped(String(decoding: bytes, as: UTF8.self))
  }

  /// Returns the place of a `<` with the class of a constraint behind it.
  private static func start(in bytes: [UInt8], from start: Int) -> Int? {
    var place = start
    while place < bytes.count {
      guard bytes[place] == 0x3C else {
        place += 1
        continue
      }
      if bytes[place...].starts(with: withheld.utf8) { return place }
      var end = place + 1
      while end < bytes.count, isName(bytes[end]) { end += 1 }
      let word = String(decoding: bytes[(place + 1)..<end], as: UTF8.self)
      let isAddress = end + 1 < bytes.count && bytes[end] == 0x3A && bytes[end + 1] != 0x20
      if isAddress, word.contains("Constraint") { return place }
      place = end
    }
    return nil
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2E, 0x24: true
    default: byte >= 0x80
    }
  }

  /// Returns the place behind the `>` at which a description ends: the list goes on behind it, or nothing does.
  private static func end(in bytes: [UInt8], from start: Int) -> Int? {
    var place = start
    while place < bytes.count {
      defer { place += 1 }
      guard bytes[place] == 0x3E else { continue }
      var next = place + 1
      let isQuoted = next < bytes.count && (bytes[next] == 0x22 || bytes[next] == 0x5C)
      while next < bytes.count, bytes[next] == 0x22 || bytes[next] == 0x5C { next += 1 }
      let quoteEnd = next
      while next < bytes.count, bytes[next] <= 0x20 { next += 1 }
      guard next < bytes.count else { return place + 1 }
      let goesOn = isQuoted || next > quoteEnd
      switch bytes[next] {
      case 0x2C:
        var follower = next + 1
        while follower < bytes.count, bytes[follower] <= 0x20 { follower += 1 }
        guard follower < bytes.count, !isQuoted else { return place + 1 }
        if [0x22, 0x3C, 0x5C].contains(bytes[follower]) { return place + 1 }
      // The end of a comment.
      case 0x2A: return place + 1
      // The end of a sentence of AppKit.
      case 0x2E: if next + 1 == bytes.count { return place + 1 }
      // The end of the list, the next description, or a sentence: "Will …", "Make …", "Break …", "Set …".
      case 0x29, 0x3C, 0x57, 0x4D, 0x42, 0x53: if goesOn { return place + 1 }
      default: if isQuoted { return place + 1 }
      }
    }
    return nil
  }
}
