import LayoutDiagnostics

/// A rewriting of a file of the first version of the language in the present one.
///
/// An overlay that was unsaid is said, and braces that stood for themselves are doubled.
struct VersionUpgrade {
  /// The file in the present version, or what is wrong with it there.
  enum Outcome {
    case text(String)
    case mistakes(ReadScenario)
  }

  private let source: SourceText
  private let root: WrittenValue?
  private let isPart: Bool
  /// The version and the doubled braces.
  private var edits: [TextEdit] = []

  /// Creates the rewriting of a file.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - document: What was read of it.
  ///   - braces: The texts with braces to be doubled, and which of their braces these are.
  ///   - isPart: Whether the file is a base of scenarios, and none itself.
  init(
    _ source: SourceText,
    _ document: YAMLDocument,
    _ braces: [SourceMark: [Int]],
    isPart: Bool
  ) {
    (self.source, self.isPart) = (source, isPart)
    root = document.root
    if let written = root?.value(of: ScenarioMap.keys.map.layoutsim.name) {
      edits = [.replacing(written.mark, by: "\(ScenarioMap.version)")]
    }
    for (mark, numbers) in braces where mark.file == source.file {
      edits += source.braces(from: mark, numbers).map { .inserting("{", at: $0) }
    }
  }

  /// Returns the text that means what the file meant.
  func text(files: SceneFiles, meaning: ScenarioMeaning) -> Outcome {
    var mistaken: ReadScenario?
    var different: ReadScenario?
    for overlay in [nil, "scroll-and-select", "none"] as [String?] {
      guard let addition = overlay.map(self.overlay) ?? [] else { continue }
      let text = TextEdit.applying(edits + addition, to: source)
      let document = YAMLDocument(SourceText(file: source.file, text: text))
      let run = SceneReader.Run(document, file: source.file, files: files, isPart: isPart)
      guard let scenario = run.result.scenario else {
        mistaken = mistaken ?? run.result
        continue
      }
      if ScenarioMeaning(scenario) == meaning { return .text(text) }
      different = run.result
    }
    // Other mistakes are those of a text that nobody wrote.
    if different == nil, let mistaken,
      mistaken.diagnostics.contains(where: { $0.code == "version" })
    {
      return .mistakes(mistaken)
    }
    return .mistakes(refused(different ?? mistaken ?? ReadScenario(diagnostics: [])))
  }

  /// Returns the mistake of a file that can be read in the present version and means something else there.
  private func refused(_ read: ReadScenario) -> ReadScenario {
    var read = read
    read.diagnostics = [
      Diagnostic(
        .error,
        code: "no-upgrade",
        "this file would mean something else in version \(ScenarioMap.version) of the language",
        at: root?.value(of: ScenarioMap.keys.map.layoutsim.name)?.mark,
        hint: root?.value(of: ScenarioMap.keys.map.base.name) == nil
          ? "rewrite it by hand"
          : "bring the files that it is based on up to date in the same run, or rewrite it by hand"
      )
    ]
    return read
  }

  /// Returns the edit that says an overlay in the scene, or `nil` if there is no place for it.
  private func overlay(_ word: String) -> [TextEdit]? {
    guard let root, case .map = root.content else { return nil }
    let (file, scene) = (ScenarioMap.keys.map, SceneMap.keys.map)
    let entry = "\(scene.overlay.name): \(word)"
    guard let written = root.value(of: file.scene.name), !written.isNothing else {
      return insertion(of: "\(file.scene.name): {\(entry)}", into: root, after: file.base.name)
    }
    return insertion(of: entry, into: written, after: scene.table.name)
  }

  /// Returns the edit that adds an entry to a map, after one of its own if that is there.
  private func insertion(
    of entry: String,
    into map: WrittenValue,
    after key: String
  ) -> [TextEdit]? {
    guard case .map(let entries) = map.content,
      let neighbor = entries.first(where: { $0.key == key }) ?? entries.last
    else { return nil }
    let place = neighbor.keyMark
    // The mark of a map between braces is that of its brace.
    guard map.mark == entries.first?.keyMark else {
      return [.inserting(entry + ", ", at: place)]
    }
    let indent = String(repeating: " ", count: place.column - 1)
    let last = source.lastLine(ofEntryAt: place)
    let end = (source.line(last)?.count ?? 0) + 1
    let mark = SourceMark(file: source.file, line: last, column: end)
    return [.inserting("\n" + indent + entry, at: mark)]
  }
}

extension SourceText {
  /// Returns the places of some of the braces of a text from its place on, counted from 0.
  fileprivate func braces(from mark: SourceMark, _ numbers: [Int]) -> [SourceMark] {
    var found: [SourceMark] = []
    var count = 0
    let hasEscapes = isDoubleQuoted(at: mark)
    for number in mark.line...max(mark.line, lines.count) {
      var rest = line(number) ?? ""
      var column = 1
      if number == mark.line { column = mark.column }
      rest = rest.dropFirst(column - 1)
      while let character = rest.first {
        let escape = hasEscapes && character == "\\" ? Self.escape(at: rest) : nil
        if character == "{" || escape?.isBrace == true {
          if numbers.contains(count) {
            found.append(SourceMark(file: file, line: number, column: column))
          }
          count += 1
          guard found.count < numbers.count else { return found }
        }
        let length = escape?.length ?? 1
        rest = rest.dropFirst(length)
        column += length
      }
    }
    return found
  }

  /// Returns whether the text at a place is in double quotes, after an anchor if there is one.
  private func isDoubleQuoted(at mark: SourceMark) -> Bool {
    let text = line(mark.line)?.dropFirst(mark.column - 1) ?? ""
    let value = text.first == "&" ? text.drop { $0 != " " }.drop { $0 == " " } : text
    return value.first == "\""
  }

  /// Returns the length of an escape in double quotes, and whether it stands for a brace.
  private static func escape(at text: Substring) -> (length: Int, isBrace: Bool) {
    let digits =
      switch text.dropFirst().first {
      case "x": 2
      case "u": 4
      case "U": 8
      default: 0
      }
    let code = UInt32(text.dropFirst(2).prefix(digits), radix: 16)
    return (2 + digits, code == 0x7B)
  }

  /// Returns the last line, from 1, of the key at a place and of what is indented below it.
  fileprivate func lastLine(ofEntryAt mark: SourceMark) -> Int {
    var last = mark.line
    var number = mark.line + 1
    while let line = line(number) {
      let indent = line.prefix { $0 == " " }.count
      if indent < line.count {
        guard indent >= mark.column else { break }
        last = number
      }
      number += 1
    }
    return last
  }
}
