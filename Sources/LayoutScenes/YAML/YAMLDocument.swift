import LayoutDiagnostics
import Yams

/// The one document of a file as written values, or the reasons why it cannot be read.
struct YAMLDocument {
  /// The value of the file, or `nil` if it is empty or cannot be read.
  private(set) var root: WrittenValue?
  /// The mistakes.
  private(set) var diagnostics: [Diagnostic] = []

  /// Creates a document by reading a file.
  init(_ source: SourceText) {
    let lines = SourceLines(source)
    diagnostics = FileCheck.forbiddenCharacters(in: lines) + FileCheck.mergeConflicts(in: lines)
    guard diagnostics.isEmpty else { return }
    if let line = AliasCheck.lineOfComplexKey(in: lines.lines) {
      diagnostics = [Self.complexKey(SourceMark(file: source.file, line: line))]
      return
    }
    var duplicates = DuplicateKeys()
    var text = source.lines.joined(separator: "\n")
    while true {
      do {
        guard let node = try compose(text, lines) else { return }
        var conversion = NodeConversion(lines: lines, duplicates: duplicates)
        root = conversion.value(of: node)
        diagnostics += conversion.diagnostics
        return
      } catch YamlError.duplicatedKeysInMapping(let keys, let context) {
        let mark = context.mark
        if duplicates.hide(in: &text, line: mark.line, column: mark.column, key: keys[0]) {
          continue
        }
        diagnostics = [
          Self.duplicate(keys[0], lines.mark(line: mark.line, scalarColumn: mark.column))
        ]
        return
      } catch {
        let tabs = FileCheck.indentingTabs(in: lines)
        diagnostics = tabs.isEmpty ? [YAMLProblem.diagnostic(for: error, lines)] : tabs
        return
      }
    }
  }

  /// Returns the root of the first document, and reports a second one.
  private mutating func compose(_ text: String, _ lines: SourceLines) throws -> Node? {
    // The basic resolver compares keys letter by letter; the default one compiles regular expressions.
    let parser = try Parser(yaml: text, resolver: .basic, encoding: .utf8)
    let first = try parser.nextRoot()
    diagnostics = []
    if first != nil, let second = try parser.nextRoot() {
      diagnostics.append(
        Diagnostic(
          .error,
          code: "second-document",
          "a second document begins here, and a scenario file has one",
          at: second.mark.map { lines.mark(line: $0.line, scalarColumn: $0.column) },
          hint: "put each scenario into a file of its own"
        )
      )
    }
    return first
  }

  private static func complexKey(_ mark: SourceMark) -> Diagnostic {
    Diagnostic(
      .error,
      code: "complex-key",
      "a key here is an alias, a list or a map, and keys of scenario files are words",
      at: mark
    )
  }

  private static func duplicate(_ key: String, _ mark: SourceMark) -> Diagnostic {
    Diagnostic(.error, code: "duplicate-key", "\(quoted(key)) is written twice", at: mark)
  }
}
