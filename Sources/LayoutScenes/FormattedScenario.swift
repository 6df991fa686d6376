package import LayoutDiagnostics

/// A scenario file in its canonical form, or the reasons why it has none.
///
/// Nothing but white space is changed, comments stay, and the text is read again to show that it says the same.
/// A file without `name`, unless it is called a scenario, is the base of others and need not be whole.
package struct FormattedScenario: Sendable {
  /// The text in its canonical form, or `nil` if the file has a mistake.
  package private(set) var text: String?
  /// The mistakes, and what is said beside them, in the order of their places.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The texts of other files that diagnostics point into.
  package private(set) var sources: [SourceText] = []

  /// Creates the canonical form of the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, in UTF-8.
  ///   - file: The file's path, for the places of diagnostics and of the other files.
  ///   - files: The other files.
  package init(bytes: [UInt8], file: String, files: SceneFiles) {
    self.init(bytes: bytes, file: file, files: files, upgraded: nil)
  }

  /// Creates the canonical form of the bytes of a file, brought up to date if it is of the first version.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, in UTF-8.
  ///   - file: The file's path, for the places of diagnostics and of the other files.
  ///   - files: The other files.
  ///   - upgraded: The other files, as far as they were brought up to date before.
  package init(upgrading bytes: [UInt8], file: String, files: SceneFiles, upgraded: SceneFiles) {
    self.init(bytes: bytes, file: file, files: files, upgraded: upgraded)
  }

  private init(bytes: [UInt8], file: String, files: SceneFiles, upgraded: SceneFiles?) {
    var source: SourceText
    switch FileCheck.text(of: bytes, file: file) {
    case .text(let text): source = SourceText(file: file, text: text)
    case .mistake(let diagnostic):
      diagnostics = [diagnostic]
      return
    }
    let document = YAMLDocument(source)
    let isPart = document.root?.isPart(file) == true && document.diagnostics.isEmpty
    let isOlder = document.root?.value(of: "layoutsim")?.text == "\(ScenarioMap.firstVersion)"
    if !isPart || upgraded != nil && isOlder {
      let reading = SceneReader.Run(document, file: file, files: files, isPart: isPart)
      let read = reading.result
      guard !read.diagnostics.containsError, let scenario = read.scenario else {
        (diagnostics, sources) = (read.diagnostics, read.sources)
        return
      }
      if let upgraded, reading.isOfFirstVersion {
        let upgrade = VersionUpgrade(source, document, reading.doubledBraces, isPart: isPart)
        switch upgrade.text(files: upgraded, meaning: ScenarioMeaning(scenario)) {
        case .text(let text): source = SourceText(file: file, text: text)
        case .mistakes(let read):
          (diagnostics, sources) = (read.diagnostics, read.sources)
          return
        }
      }
    }
    format(source)
  }

  /// Formats a text without mistakes.
  private mutating func format(_ source: SourceText) {
    let text = LineFormatter.formatted(source)
    let formatted = SourceText(file: source.file, text: text)
    let mark = Self.difference(source, formatted)
    guard let mark else {
      self.text = text
      return
    }
    let message = "what is written here has no canonical form"
    diagnostics = [
      Diagnostic(
        .error,
        code: "no-canonical-form",
        message,
        at: mark,
        hint: "write it in another way, such as a text in quotes on one line"
      )
    ]
  }

  /// Returns the place from which on two texts say something else, or differ in more than white space.
  private static func difference(_ source: SourceText, _ formatted: SourceText) -> SourceMark? {
    let start = SourceMark(file: source.file, line: 1, column: 1)
    guard source.letters.elementsEqual(formatted.letters),
      let root = YAMLDocument(source).root
    else { return start }
    let document = YAMLDocument(formatted)
    guard document.diagnostics.isEmpty, let other = document.root else { return start }
    return root.difference(from: other)
  }
}

extension SourceText {
  /// The characters that are no white space.
  fileprivate var letters: some Sequence<Character> {
    lines.lazy.joined().filter { $0 != " " && $0 != "\t" }
  }
}

extension WrittenValue {
  /// Returns whether a file of this value is a base of scenarios, and none itself.
  fileprivate func isPart(_ file: String) -> Bool {
    guard case .map = content else { return false }
    return value(of: "name") == nil && !file.hasSuffix(".sim.yaml") && !file.hasSuffix(".sim.yml")
  }
}
