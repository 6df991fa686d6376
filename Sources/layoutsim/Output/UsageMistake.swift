import LayoutDiagnostics

/// A mistake that the argument parser found in a command line, in the form of all other mistakes.
struct UsageMistake {
  /// The message, in lower case.
  let message: String
  /// The lines below: the usage of the option or the command, and the place to read more.
  let lines: [String]

  /// Creates a mistake from the words of the parser.
  ///
  /// They are lines such as "Error: …", "Help: …", "Usage: …" and "  See '…' for more information."
  init(_ text: String) {
    var lines = text.split(separator: "\n").map(String.init)
    let first = lines.isEmpty ? "" : lines.removeFirst()
    message = Self.inLowerCase(first.hasPrefix("Error: ") ? String(first.dropFirst(7)) : first)
    self.lines = lines.map { line in
      for word in ["Help: ", "Usage: "] where line.hasPrefix(word) {
        let rest = line.dropFirst(word.count).drop { $0 == " " }
        return word.lowercased() + rest
      }
      let parts = line.split(separator: "'", omittingEmptySubsequences: false)
      guard parts.count == 3, parts[0] == "  See " else { return line }
      return "hint: '\(parts[1])' says more"
    }
  }

  /// Returns the text with a small first letter, but for a name such as PNG.
  private static func inLowerCase(_ text: String) -> String {
    guard let first = text.first, text.dropFirst().first?.isLowercase == true else { return text }
    return first.lowercased() + text.dropFirst()
  }
}
