extension Sequence<Diagnostic> {
  /// The diagnostics as a JSON array, one object a line, in the order of their places.
  ///
  /// Each has `severity`, `code` and `message`, and if they are known `file`, `line`, `column`, `length`,
  /// `notes` (each with a `message` and its place) and `hint`. Only characters that JSON does not allow,
  /// and those that would disturb a terminal, are escaped.
  package var jsonText: String {
    let objects = sortedByPlace().map(\.jsonText)
    return objects.isEmpty ? "[]\n" : "[\n  \(objects.joined(separator: ",\n  "))\n]\n"
  }
}

extension Diagnostic {
  /// The diagnostic as a JSON object on one line.
  package var jsonText: String {
    var members = [
      member("severity", severity.rawValue), member("code", code), member("message", message),
    ]
    members += place(mark)
    if !notes.isEmpty {
      let objects = notes.map { note in
        object([member("message", note.message)] + place(note.mark))
      }
      members.append("\"notes\": [\(objects.joined(separator: ", "))]")
    }
    if let hint { members.append(member("hint", hint)) }
    return object(members)
  }

  private func object(_ members: [String]) -> String { "{\(members.joined(separator: ", "))}" }

  private func member(_ name: String, _ value: String) -> String {
    "\"\(name)\": \(jsonString(value))"
  }

  private func place(_ mark: SourceMark?) -> [String] {
    guard let mark else { return [] }
    let line = [member("file", mark.file), "\"line\": \(mark.line)"]
    return mark.column < 1
      ? line : line + ["\"column\": \(mark.column)", "\"length\": \(mark.length)"]
  }
}

/// Returns text as a JSON string with its quotes.
package func jsonString(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x22: result += "\\\""
    case 0x5C: result += "\\\\"
    case 0x0A: result += "\\n"
    case 0x0D: result += "\\r"
    case 0x09: result += "\\t"
    case ..<0x20, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
