/// The rules for names of snapshots, which become names of files.
package enum SnapshotName {
  /// The greatest number of characters: those of a scenario's snapshot, and as many for its environment.
  package static let longest = 200

  /// The characters that a name may hold, in words.
  package static let rule =
    "a name is made of letters from a to z, digits and - _ . @ and begins with a letter or digit"

  /// Returns the reason why `name` cannot be the name of a snapshot, or `nil` if it can.
  ///
  /// Letters are those of ASCII: others have several spellings, which file systems mix up.
  package static func problem(of name: String) -> String? {
    guard let first = name.utf8.first else { return "the name is empty" }
    guard name.utf8.count <= longest else { return "the name is longer than \(longest) characters" }
    guard isLetterOrDigit(first), name.utf8.allSatisfy(isAllowed) else { return rule }
    if name.utf8.last == UInt8(ascii: ".") { return "a name does not end with a period" }
    if name.lowercased().hasSuffix(".new") {
      return "a name does not end with '.new': that marks results that wait for review"
    }
    return nil
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || "-_.@".utf8.contains(byte)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
