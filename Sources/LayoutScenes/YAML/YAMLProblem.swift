import LayoutDiagnostics
import Yams

/// A namespace for the YAML library's errors, in words for the people who wrote the file.
enum YAMLProblem {
  /// Returns the diagnostic for an error of the library.
  static func diagnostic(for error: any Error, _ lines: SourceLines) -> Diagnostic {
    guard let error = error as? YamlError else { return unreadable("\(error)", at: nil) }
    switch error {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      return explained(problem, context, mark, lines)
    case .reader(let problem, _, _, _), .writer(let problem), .emitter(let problem),
      .representer(let problem):
      return unreadable(problem, at: SourceMark(file: lines.file, line: 1))
    case .duplicatedKeysInMapping(let keys, _):
      return unreadable("the keys \(quotedList(keys)) stand twice", at: nil)
    case .no, .memory, .dataCouldNotBeDecoded:
      return unreadable("it cannot be decoded", at: SourceMark(file: lines.file, line: 1))
    }
  }

  private static func unreadable(_ problem: String, at mark: SourceMark?) -> Diagnostic {
    Diagnostic(.error, code: "yaml", "this is not YAML: \(problem)", at: mark)
  }

  private static func explained(
    _ problem: String,
    _ context: YamlError.Context?,
    _ mark: Mark,
    _ lines: SourceLines
  ) -> Diagnostic {
    let place = self.place(mark, lines)
    let start = context.map { self.place($0.mark, lines) }
    func mistake(
      _ message: String,
      at mark: SourceMark? = nil,
      note: String? = nil,
      hint: String? = nil
    ) -> Diagnostic {
      Diagnostic(
        .error,
        code: "yaml",
        message,
        at: mark ?? place,
        notes: note.map { [.init($0, at: start)] } ?? [],
        hint: hint
      )
    }
    /// Returns the mistake of a line whose key has no space after its colon, or `nil` for any other line.
    func joined(_ number: Int) -> Diagnostic? {
      guard lines.lines.indices.contains(number - 1) else { return nil }
      let line = lines.lines[number - 1]
      let words = line.drop { $0 == " " || $0 == "-" }
      guard let joined = JoinedKey(words) else { return nil }
      let column = line.count - words.count + joined.key.count + 2
      let mark = SourceMark(file: lines.file, line: number, column: column)
      return mistake("a space is missing after ':'", at: mark, hint: joined.hint)
    }
    switch (problem, context?.text ?? "") {
    case ("mapping values are not allowed in this context", _):
      if let missing = joined(place.line - 1) { return missing }
      return mistake(
        "a ':' cannot stand here",
        hint: bracing(place, lines).map {
          "put a text with ': ' into quotes, or a map between braces: '\($0)'"
        }
          ?? "indent the line as its neighbors are, or put a text with ': ' into quotes"
      )
    case ("found unexpected end of stream", "while scanning a quoted scalar"):
      return mistake("this quote is never closed", at: start)
    case ("found character that cannot start any token", _):
      return mistake("a value cannot begin with this character", hint: "put the value into quotes")
    case ("did not find expected comment or line break", "while scanning a block scalar"):
      return mistake(
        "a value that begins with '>' or '|' is a text of several lines in YAML",
        at: start,
        hint: "put a comparison into quotes: \">= 40\""
      )
    case ("did not find expected alphabetic or numeric character", _):
      return mistake(
        "a value cannot begin with '*' or '&', which are aliases and anchors in YAML",
        at: start,
        hint: "put the value into quotes"
      )
    case ("could not find expected ':'", _):
      if let missing = (start?.line).flatMap(joined) { return missing }
      return mistake("this line has no ':' after its key", at: start)
    case ("did not find expected key", _), ("did not find expected '-' indicator", _):
      let wanted = problem.hasSuffix("key") ? "a key" : "'- '"
      return mistake(
        "\(wanted) is expected here; is the indentation right?",
        note: problem.hasSuffix("key") ? "the keys begin here" : "the list begins here"
      )
    case ("did not find expected ',' or ']'", _):
      return mistake("',' or ']' is expected here", note: "the list begins here")
    case ("did not find expected ',' or '}'", _):
      return mistake("',' or '}' is expected here", note: "the map begins here")
    case ("found undefined alias", _):
      return mistake(
        "no anchor has the name of this alias",
        hint: "an anchor ends before its aliases begin, so that nothing stands for itself"
      )
    case (let text, _) where text.hasPrefix("Maximum nesting level"):
      return mistake("values are nested deeper than \(NodeConversion.deepest) levels")
    case ("found unknown escape character", _):
      return mistake("this escape is not one of YAML's", hint: "write '\\\\' for a backslash")
    case ("block sequence entries are not allowed in this context", _):
      return mistake("a '-' cannot stand here", hint: "begin the list on a line of its own")
    default:
      return mistake("this is not YAML: \(problem)")
    }
  }

  /// Returns the key of an entry of a list and a map between braces after it, if a second key is written there, as in
  /// `- expect: selected: none`; or `nil` for any other line.
  private static func bracing(_ place: SourceMark, _ lines: SourceLines) -> String? {
    guard lines.lines.indices.contains(place.line - 1) else { return nil }
    let line = lines.lines[place.line - 1].prefix(200)
    guard line.drop(while: { $0 == " " }).hasPrefix("- ") else { return nil }
    let words = line.drop { $0 == " " || $0 == "-" }
    let parts = words.split(separator: ": ", maxSplits: 1).map { $0.drop { $0 == " " } }
    guard parts.count == 2, !parts[1].contains(where: { "\"'#".contains($0) }) else { return nil }
    let isWord = [parts[0], parts[1].prefix { $0 != ":" }].allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "-") }
    }
    guard isWord, parts[1].contains(": ") else { return nil }
    return PrintableText.escaped("\(parts[0]): {\(parts[1])}")
  }

  /// Returns a place in characters; one after the end of the file is the end of its last line with letters.
  private static func place(_ mark: Mark, _ lines: SourceLines) -> SourceMark {
    let texts = lines.lines
    guard mark.line > texts.count || mark.line == texts.count && texts.last?.isEmpty != false else {
      return lines.mark(line: mark.line, scalarColumn: mark.column)
    }
    let last = texts.lastIndex { !$0.allSatisfy(\.isWhitespace) } ?? 0
    let column = (texts.indices.contains(last) ? texts[last].count : 0) + 1
    return SourceMark(file: lines.file, line: last + 1, column: column)
  }
}
