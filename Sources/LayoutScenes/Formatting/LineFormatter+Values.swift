/// Values, which may go on in further lines.
extension LineFormatter {
  /// Formats the value that begins here, to the end of its last line.
  ///
  /// - Parameter shift: The number of columns by which further lines move.
  mutating func formatValue(shift: Int) {
    while next == "&" || next == "!" {
      while let next, !Self.isBlank(next) { take() }
      line += " "
      skipBlanks()
    }
    switch next {
    case nil, "#": break
    case "|", ">": return formatText()
    case "[", "{": formatFlow(shift: shift)
    case "\"", "'": takeQuotes(shift: shift)
    case _?: return formatPlain(shift: shift)
    }
    formatEnd()
  }

  /// Writes the next character as it is.
  mutating func take() {
    if let next { line.append(next) }
    column += 1
  }

  /// Formats what stands after a value, which is a comment or nothing.
  mutating func formatEnd() {
    skipBlanks()
    if next != nil {
      if !line.isEmpty, line.last != " " { line += " " }
      line += String(characters[column...])
    }
    finishLine()
    number += 1
  }

  /// Begins the next line of a value, and returns whether there is one.
  private mutating func beginNextLine(shift: Int, inFlow: Bool = false) -> Bool {
    number += 1
    column = 0
    guard number < lines.count else { return false }
    skipBlanks()
    let outer = levels.last.map { inFlow ? $0.newColumn : $0.newColumn + 1 } ?? 0
    indent = max(column + shift, outer)
    return true
  }

  /// Writes a text in quotes as it is, its further lines moved.
  private mutating func takeQuotes(shift: Int) {
    if let end = endOfQuotes() {
      line += String(characters[column..<end])
      column = end
      return
    }
    let quote = next
    line += String(characters[column...])
    finishLine()
    while beginNextLine(shift: shift) {
      while let next {
        take()
        if next == "\\", quote == "\"" {
          take()
        } else if next == quote {
          guard quote == "'", self.next == "'" else { return }
          take()
        }
      }
      finishLine()
    }
  }

  /// Formats a text without quotes, and the lines in which it goes on.
  private mutating func formatPlain(shift: Int) {
    let outer = levels.last?.column ?? -1
    while true {
      while let next, !(next == "#" && isAfterBlank) { take() }
      while line.last.map(Self.isBlank) == true { line.removeLast() }
      guard next == nil else { return formatEnd() }
      guard let last = (number + 1..<lines.count).first(where: { indentation(of: $0) != nil }),
        let start = indentation(of: last), start > outer, lines[last][start] != "#"
      else { return formatEnd() }
      finishLine()
      // Each line without letters is a line's end of the text.
      for _ in number + 1..<last { write("") }
      number = last - 1
      guard beginNextLine(shift: shift) else { return }
    }
  }

  /// Writes a text of several lines after `|` or `>` as it is, moved with its key.
  private mutating func formatText() {
    let outer = levels.last?.column ?? -1
    var header = ""
    while let next, !Self.isBlank(next) {
      header.append(next)
      take()
    }
    formatEnd()
    let shift = levels.shift
    var content: Int?
    var gap: [Int] = []
    while number < lines.count {
      let start = indentation(of: number)
      if let start, start <= outer { break }
      content = content ?? start
      if start == nil, lines[number].count <= content ?? .max {
        gap.append(number)
      } else {
        for _ in gap { write("") }
        gap = []
        write(shifted(lines[number], by: shift))
        endsInText = true
      }
      number += 1
    }
    guard !header.contains("+") else {
      for _ in gap { write("") }
      return
    }
    if let first = gap.first {
      number = first
      endsInText = false
    }
  }

  private func shifted(_ line: [Character], by shift: Int) -> String {
    shift >= 0
      ? String(repeating: " ", count: shift) + String(line)
      : String(line.dropFirst(min(-shift, line.prefix { $0 == " " }.count)))
  }
}

/// Collections between brackets and braces.
extension LineFormatter {
  /// Formats the collection that begins here.
  fileprivate mutating func formatFlow(shift: Int) {
    var depth = 0
    repeat {
      guard let next else {
        finishLine()
        guard beginNextLine(shift: shift, inFlow: true) else { return }
        continue
      }
      switch next {
      case "[", "{":
        depth += 1
        take()
        skipBlanks()
      case "]", "}":
        depth -= 1
        dropBlanks()
        take()
      case ",":
        dropBlanks()
        take()
        line += " "
        skipBlanks()
      case ":":
        dropBlanks()
        take()
        line += " "
        skipBlanks()
      case "\"", "'":
        takeQuotes(shift: shift)
        takeBlanks()
      case "#":
        dropBlanks()
        if !line.isEmpty { line += " " }
        line += String(characters[column...])
        column = characters.count
      case "&", "!":
        while let next = self.next, !Self.isBlank(next), !",[]{}".contains(next) { take() }
        takeBlanks()
      default: takePlain()
      }
    } while depth > 0
  }

  /// Writes the letters of a text in a collection, up to a sign of the collection.
  private mutating func takePlain() {
    while let next, !",[]{}".contains(next) {
      if next == ":" {
        let after = column + 1 < characters.count ? characters[column + 1] : " "
        if Self.isBlank(after) || ",[]{}".contains(after) { return }
      }
      if next == "#", isAfterBlank { return }
      take()
    }
  }

  /// Writes one space for those that are here.
  private mutating func takeBlanks() {
    guard let next, Self.isBlank(next) else { return }
    line += " "
    skipBlanks()
  }

  /// Drops the spaces before a sign; those at the beginning of a line are its indentation.
  private mutating func dropBlanks() {
    while line.last.map(Self.isBlank) == true { line.removeLast() }
  }
}
