package import LayoutDiagnostics

/// A check of a file's letters before YAML is read.
package enum FileCheck {
  /// The greatest number of bytes of a scenario file; real ones have a few thousand.
  static let largestSize = 262_144
  /// The greatest number of reported places of one kind.
  static let mostPlaces = 20

  /// A file's text, or the reason why it has none.
  enum FileText {
    case text(String)
    case mistake(Diagnostic)
  }

  /// Returns the text of a file, which is UTF-8 and not too long.
  static func text(of bytes: [UInt8], file: String) -> FileText {
    guard bytes.count <= largestSize else { return .mistake(tooLarge(bytes.count, file)) }
    if let mistake = mistakeOfUTF16(in: bytes, file: file) { return .mistake(mistake) }
    if let text = String(validating: bytes, as: UTF8.self) { return .text(text) }
    let readable = String(decoding: bytes, as: UTF8.self)
    let lines = SourceText(file: file, text: readable).lines
    let line = lines.firstIndex { $0.contains("\u{FFFD}") } ?? 0
    let column = lines[line].prefix { $0 != "\u{FFFD}" }.count + 1
    let diagnostic = Diagnostic(
      .error,
      code: "encoding",
      "this file is not UTF-8",
      at: SourceMark(file: file, line: line + 1, column: column),
      hint: "save it as UTF-8"
    )
    return .mistake(diagnostic)
  }

  /// Returns the mistake of a file in UTF-16, or `nil` for any other.
  package static func mistakeOfUTF16(in bytes: [UInt8], file: String) -> Diagnostic? {
    guard isUTF16(bytes) else { return nil }
    return Diagnostic(
      .error,
      code: "encoding",
      "this file is UTF-16 and not UTF-8",
      at: SourceMark(file: file, line: 1, column: 1),
      hint: "save it as UTF-8"
    )
  }

  /// Returns whether a file begins as those in UTF-16 do: with its mark of the byte order, or with letters of ASCII.
  private static func isUTF16(_ bytes: [UInt8]) -> Bool {
    let start = Array(bytes.prefix(4))
    guard start.count == 4 else { return start == [0xFF, 0xFE] || start == [0xFE, 0xFF] }
    let zeros = start.map { $0 == 0 }
    // Two zeros behind the mark make it one of UTF-32.
    if start.starts(with: [0xFF, 0xFE]) { return zeros != [false, false, true, true] }
    return start.starts(with: [0xFE, 0xFF]) || zeros == [true, false, true, false]
      || zeros == [false, true, false, true]
  }

  /// Returns the mistake of a file of too many bytes.
  static func tooLarge(_ size: Int, _ file: String) -> Diagnostic {
    Diagnostic(
      .error,
      code: "too-large",
      "this file has \(size) bytes, and a scenario file has at most \(largestSize)",
      at: SourceMark(file: file, line: 1)
    )
  }

  /// Returns the mistakes of the letters: characters that no editor shows and that YAML libraries read
  /// in different ways, as ends of lines or even as the end of the file.
  static func forbiddenCharacters(in lines: SourceLines) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for (number, line) in lines.lines.enumerated() {
      for (column, scalar) in line.unicodeScalars.enumerated() where isForbidden(scalar) {
        guard found.count < mostPlaces else { return found }
        found.append(
          Diagnostic(
            .error,
            code: "forbidden-character",
            "the character \(name(of: scalar)) cannot stand in a scenario file",
            at: lines.mark(line: number + 1, scalarColumn: column + 1),
            hint: "delete it"
          )
        )
      }
    }
    return found
  }

  /// Returns the tabs with which lines are indented, which YAML does not allow.
  static func indentingTabs(in lines: SourceLines) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for (number, line) in lines.lines.enumerated() {
      let indent = line.prefix { $0 == " " || $0 == "\t" }
      guard let tab = indent.firstIndex(of: "\t"), indent.endIndex < line.endIndex,
        line[indent.endIndex] != "#", found.count < mostPlaces
      else { continue }
      found.append(
        Diagnostic(
          .error,
          code: "tab",
          "a tab indents this line, and YAML wants spaces",
          at: SourceMark(
            file: lines.file,
            line: number + 1,
            column: line.distance(from: line.startIndex, to: tab) + 1
          ),
          hint: "replace each tab by two spaces"
        )
      )
    }
    return found
  }

  /// Returns the conflicts that version control has left in the lines.
  static func mergeConflicts(in lines: SourceLines) -> [Diagnostic] {
    guard lines.lines.contains(where: { $0.hasPrefix("<<<<<<<") }) else { return [] }
    let merged = MergedText(Array(lines.lines.joined(separator: "\n").utf8))
    return (merged?.conflicts ?? []).prefix(mostPlaces).map { conflict in
      func mark(_ line: Int) -> SourceMark {
        SourceMark(
          file: lines.file,
          line: line,
          column: 1,
          length: lines.characters(ofLine: line).count
        )
      }
      let (ours, theirs) = (
        MergedText.word(for: conflict.ours), MergedText.word(for: conflict.theirs)
      )
      return Diagnostic(
        .error,
        code: "merge-conflict",
        "an unresolved merge conflict begins here, with the lines of \(ours)",
        at: mark(conflict.line),
        notes: conflict.middle.map { line in
          [.init("the lines of \(theirs) begin here", at: mark(line))]
        } ?? [],
        hint: MergedText.advice
      )
    }
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x20...0x7E: false
    case 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    case 0...0x9F: true
    // Private use, for the reader's own marks.
    case DuplicateKeys.marks: true
    default: false
    }
  }

  /// Returns the name of a character that is not shown: "U+0000".
  static func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
