import LayoutDiagnostics
import Yams

/// A conversion of the YAML library's nodes into written values, with places in characters.
struct NodeConversion {
  /// The greatest number of values of a file, aliases unfolded.
  static let mostValues = 50_000
  /// The greatest depth of values; scenarios need eight levels.
  static let deepest = 32

  /// The mistakes.
  private(set) var diagnostics: [Diagnostic] = []

  private let lines: SourceLines
  private let duplicates: DuplicateKeys
  private var valueCount = 0

  init(lines: SourceLines, duplicates: DuplicateKeys) {
    self.lines = lines
    self.duplicates = duplicates
  }

  /// Returns the value of the file, or `nil` if it has too many values.
  mutating func value(of root: Node) -> WrittenValue? {
    let value = value(
      of: root,
      depth: 0,
      fallback: SourceMark(file: lines.file, line: 1, column: 1)
    )
    guard valueCount <= Self.mostValues else {
      diagnostics = [
        Diagnostic(
          .error,
          code: "too-many-values",
          "this file stands for more than \(Self.mostValues) values once its aliases are unfolded",
          at: SourceMark(file: lines.file, line: 1)
        )
      ]
      return nil
    }
    // What lies deeper is lost, and would be missed as if it were not written.
    return diagnostics.contains { $0.code == "too-deep" } ? nil : value
  }

  private mutating func value(of node: Node, depth: Int, fallback: SourceMark) -> WrittenValue {
    valueCount += 1
    let nothing = WrittenValue(content: .nothing, mark: fallback, textColumn: nil)
    guard valueCount <= Self.mostValues else { return nothing }
    let start = node.mark.map { lines.mark(line: $0.line, scalarColumn: $0.column) } ?? fallback
    guard depth <= Self.deepest else {
      if diagnostics.last?.code != "too-deep" {
        let message = "values are nested deeper than \(Self.deepest) levels"
        diagnostics.append(Diagnostic(.error, code: "too-deep", message, at: start))
      }
      return nothing
    }
    switch node {
    case .scalar(let scalar):
      return text(scalar, at: start, fallback: fallback)
    case .sequence(let nodes):
      check(tag: nodes.tag, at: start)
      let values = nodes.map { value(of: $0, depth: depth + 1, fallback: start) }
      return WrittenValue(content: .list(values), mark: start, textColumn: nil)
    case .mapping(let pairs):
      check(tag: pairs.tag, at: start)
      let entries = pairs.map { key, value in entry(key, value, depth: depth, fallback: start) }
      let isFlow = character(at: start) == "{"
      let mark = isFlow ? start : entries.first?.keyMark ?? start
      return WrittenValue(content: .map(entries), mark: mark, textColumn: nil)
    case .alias:
      // The parser has put the anchor's node in its place.
      return nothing
    }
  }

  private mutating func entry(
    _ key: Node,
    _ node: Node,
    depth: Int,
    fallback: SourceMark
  ) -> WrittenEntry {
    let written = value(of: key, depth: depth + 1, fallback: fallback)
    if case .text(let text, _) = written.content {
      return WrittenEntry(
        key: duplicates.restored(text),
        keyMark: written.mark,
        value: value(of: node, depth: depth + 1, fallback: written.mark)
      )
    }
    diagnostics.append(
      Diagnostic(
        .error,
        code: "complex-key",
        "a key is a word, not \(written.shown)",
        at: written.mark
      )
    )
    return WrittenEntry(
      key: "",
      keyMark: written.mark,
      value: value(of: node, depth: depth + 1, fallback: written.mark)
    )
  }
}

extension NodeConversion {
  private mutating func text(
    _ scalar: Node.Scalar,
    at start: SourceMark,
    fallback: SourceMark
  ) -> WrittenValue {
    let isPlain = scalar.style == .plain || scalar.style == .any
    if isPlain {
      check(tag: scalar.tag, at: start)
      if ["", "~", "null", "Null", "NULL"].contains(scalar.string) {
        let mark = scalar.string.isEmpty ? fallback : start.lengthened(to: scalar.string.count)
        return WrittenValue(content: .nothing, mark: mark, textColumn: nil)
      }
    }
    let isQuoted = scalar.style == .singleQuoted || scalar.style == .doubleQuoted
    let line = lines.characters(ofLine: start.line)
    let column = start.column + (isQuoted ? 1 : 0)
    let letters = Array(duplicates.restored(scalar.string))
    let content = WrittenValue.Content.text(scalar.string, isPlain: isPlain)
    let end = column - 1 + letters.count
    let isWhole =
      end <= line.count && line[(column - 1)..<end].elementsEqual(letters)
      && (!isQuoted || end < line.count && "'\"".contains(line[end]))
    if isWhole {
      let mark = start.lengthened(to: letters.count + (isQuoted ? 2 : 0))
      return WrittenValue(content: content, mark: mark, textColumn: column)
    }
    let rest = line.dropFirst(start.column - 1)
    let length =
      (rest.lastIndex { $0 != " " && $0 != "\t" } ?? rest.startIndex) - rest.startIndex + 1
    return WrittenValue(content: content, mark: start.lengthened(to: length), textColumn: nil)
  }

  /// Reports a tag that the file gives a value; the library itself gives those of texts, lists and maps.
  private mutating func check(tag: Tag, at mark: SourceMark) {
    let name = tag.rawValue
    let usual: [Tag.Name] = [.implicit, .nonSpecific, .str, .seq, .map]
    guard !usual.contains(Tag.Name(rawValue: name)) else { return }
    let shown = name.hasPrefix("tag:yaml.org,2002:") ? "!!\(name.dropFirst(18))" : name
    diagnostics.append(
      Diagnostic(
        .error,
        code: "tag",
        "\(quoted(shown)) is a tag of YAML, and scenario files use none",
        at: mark,
        hint: "delete the tag"
      )
    )
  }

  private func character(at mark: SourceMark) -> Character? {
    let line = lines.characters(ofLine: mark.line)
    return mark.column >= 1 && mark.column <= line.count ? line[mark.column - 1] : nil
  }
}

extension SourceMark {
  /// Returns the same place with another length.
  func lengthened(to length: Int) -> SourceMark {
    SourceMark(file: file, line: line, column: column, length: length)
  }
}
