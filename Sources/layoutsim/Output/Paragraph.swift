/// A text for a terminal of eighty columns.
enum Paragraph {
  /// The greatest number of characters of a line.
  static let width = 78

  /// Returns a text in lines, the first one after `lead` and the others indented as far.
  static func lines(_ text: String, lead: String = "", indent: Int? = nil) -> [String] {
    let indent = String(repeating: " ", count: indent ?? lead.count)
    var lines: [String] = []
    var line = lead
    var isEmpty = true
    for word in text.split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        (line, isEmpty) = (indent, true)
      }
      line += isEmpty ? String(word) : " \(word)"
      isEmpty = false
    }
    return lines + [line]
  }

  /// Returns rows of two columns, each as lines.
  static func columns(_ rows: [(String, String)], width: Int? = nil) -> [String] {
    let indent = "  "
    let width = width ?? min(rows.map(\.0.count).max() ?? 0, 30)
    return rows.flatMap { name, text in
      let lead = indent + name
      let start = indent.count + width + 2
      guard lead.count + 2 <= start else {
        return [lead] + lines(text, lead: String(repeating: " ", count: start))
      }
      return lines(text, lead: lead + String(repeating: " ", count: start - lead.count))
    }
  }
}
