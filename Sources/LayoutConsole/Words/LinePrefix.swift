/// A namespace for what wrappers write in front of each line: times, arrows, marks of quotations.
enum LinePrefix {
  /// Returns a line without what wrappers have written in front of it, and without the spaces around it.
  static func removed(from line: Substring) -> Substring {
    var rest = LogText.trimmed(line)
    while let shorter = removedOnce(from: rest) { rest = LogText.trimmed(shorter) }
    return rest
  }

  /// Returns the words in front of a text of a line that say who wrote it: all but its times, dates and numbers.
  static func source(in prefix: Substring) -> String {
    prefix.split(whereSeparator: \.isWhitespace)
      .filter { word in
        let bare = word.trimming { "[](){}<>:,-+".contains($0) }
        return !bare.isEmpty && !isTime(bare) && !isDate(bare) && Double(bare) == nil
      }
      .joined(separator: " ")
  }

  private static func removedOnce(from line: Substring) -> Substring? {
    guard let first = line.first else { return nil }
    if "▸›»>│|•".contains(first) { return line.dropFirst() }
    if first == "[" {
      // fastlane writes "[10:11:12]: ".
      guard let end = line.prefix(16).firstIndex(of: "]"), isTime(line[..<end].dropFirst())
      else { return nil }
      let rest = line[line.index(after: end)...]
      return rest.first == ":" ? rest.dropFirst() : rest
    }
    guard first.isASCII, first.isNumber else { return nil }
    let word = line.prefix { !$0.isWhitespace }
    return isTime(word) || isDate(word) ? line.dropFirst(word.count) : nil
  }

  /// Returns whether a word is a time such as `10:11:12.345`.
  private static func isTime(_ word: Substring) -> Bool {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 3 && parts.allSatisfy { beginsWithDigits($0) }
  }

  /// Returns whether a word begins with a date, as `2024-03-05T10:11:12Z` does.
  private static func isDate(_ word: Substring) -> Bool {
    let parts = word.split(separator: "-", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, parts[1].count == 2 else { return false }
    return parts.allSatisfy { beginsWithDigits($0) }
  }

  private static func beginsWithDigits(_ word: Substring) -> Bool {
    let start = word.prefix(2)
    return start.count == 2 && start.allSatisfy { $0.isASCII && $0.isNumber }
  }
}

extension Substring {
  /// Returns the text without letters of a kind at its beginning and at its end.
  fileprivate func trimming(_ isLeftOut: (Character) -> Bool) -> Substring {
    var rest = drop(while: isLeftOut)
    while let last = rest.last, isLeftOut(last) { rest.removeLast() }
    return rest
  }
}
