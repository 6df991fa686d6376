import LayoutDiagnostics

/// A formatter of YAML that changes white space alone.
///
/// Maps and lists are indented by two, one space stands after `:`, `-` and `,`, no space at the end of a line, and
/// at most one line is empty between two others. Quotes, line breaks in flow collections and texts of several
/// lines stay. Only files that were read without a mistake are formatted.
struct LineFormatter {
  /// The lines as they are written.
  let lines: [[Character]]
  /// The number of the line that is read, from 0.
  var number = 0
  /// The column in that line.
  var column = 0
  /// The open maps and lists.
  var levels = BlockLevels()
  /// The line that is written, without its indentation.
  var line = ""
  /// The indentation of that line.
  var indent = 0
  /// Whether the last lines are those of a text that ends with the file.
  var endsInText = false
  private var written: [String] = []
  private var hasGap = false

  private init(_ source: SourceText) {
    var lines = source.lines.map(Array.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines
  }

  /// Returns the canonical form of a text.
  static func formatted(_ source: SourceText) -> String {
    var formatter = Self(source)
    while formatter.number < formatter.lines.count { formatter.formatLine() }
    let text = formatter.written.joined(separator: "\n")
    // The end of the file without a line's end is the end of a text without one.
    let isOpen = formatter.endsInText && source.lines.last?.isEmpty == false
    return text.isEmpty || isOpen ? text : text + "\n"
  }

  /// The characters of the line that is read.
  var characters: [Character] { number < lines.count ? lines[number] : [] }

  /// The character that comes next, or `nil` at the end of the line.
  var next: Character? { column < characters.count ? characters[column] : nil }

  /// Writes a line as it is.
  mutating func write(_ text: String) {
    if hasGap, !written.isEmpty { written.append("") }
    hasGap = false
    written.append(text)
  }

  /// Writes the line, without white space at its end unless that is escaped.
  mutating func finishLine() {
    var text = line[...]
    while text.last.map(Self.isBlank) == true, text.dropLast().last != "\\" { text.removeLast() }
    write(text.isEmpty ? "" : String(repeating: " ", count: indent) + text)
    line = ""
  }

  static func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }

  /// Returns the indentation of a line, or `nil` if nothing is on it.
  func indentation(of number: Int) -> Int? { lines[number].firstIndex { !Self.isBlank($0) } }

  mutating func skipBlanks() { while let next, Self.isBlank(next) { column += 1 } }
}

extension LineFormatter {
  /// Formats a line and those that its value goes on in.
  private mutating func formatLine() {
    endsInText = false
    guard let start = indentation(of: number) else {
      hasGap = true
      number += 1
      return
    }
    column = start
    if next == "#" {
      indent = levels.column(ofComment: start, before: nextColumns())
      line = String(characters[start...])
      finishLine()
      number += 1
    } else if start == 0, isMarker {
      levels = BlockLevels()
      indent = 0
      line = String(characters.prefix(4))
      column = line.count
      if line.hasPrefix("%") {
        write(String(characters))
        line = ""
        number += 1
      } else {
        formatValue(shift: 0)
      }
    } else {
      formatContent(at: start)
    }
  }

  /// Whether the line begins or ends the document, or is for the reader of YAML.
  private var isMarker: Bool {
    let text = String(characters.prefix(4))
    return text.hasPrefix("%") || ["---", "...", "--- ", "... "].contains(text)
  }

  /// Returns the columns before and after of the next line that is no comment.
  private func nextColumns() -> (column: Int, newColumn: Int) {
    var copy = self
    copy.number += 1
    while copy.number < lines.count {
      if let start = indentation(of: copy.number), lines[copy.number][start] != "#" {
        copy.column = start
        copy.levels.close(to: start, isEntry: copy.isEntry)
        return (start, copy.openLevels().indent)
      }
      copy.number += 1
    }
    return (0, 0)
  }

  private mutating func formatContent(at start: Int) {
    levels.close(to: start, isEntry: isEntry)
    let opened = openLevels()
    indent = opened.indent
    line = opened.text
    let isAlone = line.isEmpty
    formatValue(shift: isAlone ? indent - start : levels.shift)
  }

  /// Whether an entry of a list begins here.
  private var isEntry: Bool {
    next == "-" && (column + 1 == characters.count || Self.isBlank(characters[column + 1]))
  }

  /// Goes over the dashes and the key at the beginning of a line, and returns what becomes of them.
  private mutating func openLevels() -> (indent: Int, text: String) {
    var indent: Int?
    var text = ""
    while isEntry {
      let new = levels.open(isList: true, at: column)
      indent = indent ?? new
      text += "- "
      column += 1
      skipBlanks()
    }
    if let end = endOfKey() {
      let new = levels.open(isList: false, at: column)
      indent = indent ?? new
      text += String(characters[column..<end]) + ": "
      column = end
      skipBlanks()
      column += 1
      skipBlanks()
    }
    return (indent ?? levels.valueColumn, text)
  }

  /// Returns the end of the key that begins here, or `nil` if none does.
  private func endOfKey() -> Int? {
    var copy = self
    copy.skipProperties()
    guard let first = copy.next, first != "#" else { return nil }
    if first == "\"" || first == "'" {
      guard let end = copy.endOfQuotes() else { return nil }
      copy.column = end
    } else {
      guard !"[{|>".contains(first) else { return nil }
      while let next = copy.next, !copy.isColon, !(next == "#" && copy.isAfterBlank) {
        copy.column += 1
      }
      while copy.column > column, Self.isBlank(characters[copy.column - 1]) { copy.column -= 1 }
    }
    let end = copy.column
    copy.skipBlanks()
    return copy.isColon ? end : nil
  }

  /// Whether a colon after a key is here.
  private var isColon: Bool {
    next == ":" && (column + 1 == characters.count || Self.isBlank(characters[column + 1]))
  }

  /// Whether a blank is before this character.
  var isAfterBlank: Bool { column == 0 || Self.isBlank(characters[column - 1]) }

  /// Goes over an anchor and a tag.
  private mutating func skipProperties() {
    while next == "&" || next == "!" {
      while let next, !Self.isBlank(next) { column += 1 }
      skipBlanks()
    }
  }

  /// Returns the column after the quotes that begin here, or `nil` if they end on another line.
  func endOfQuotes() -> Int? {
    guard let quote = next else { return nil }
    var index = column + 1
    while index < characters.count {
      let character = characters[index]
      if character == "\\", quote == "\"" {
        index += 1
      } else if character == quote {
        guard quote == "'", index + 1 < characters.count, characters[index + 1] == "'" else {
          return index + 1
        }
        index += 1
      }
      index += 1
    }
    return nil
  }
}
