#if SourceRewriting
extension String {
  /// The text as a literal of one line, whose quotes and backslashes are escaped.
  var literal: String {
    let escaped = map { letter in
      switch letter {
      case "\\", "\"": "\\\(letter)"
      case "\n": "\\n"
      default: String(letter)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
#endif
