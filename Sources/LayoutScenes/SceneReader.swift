package import LayoutDevices
public import LayoutDiagnostics

/// A namespace that reads scenario files.
///
/// Every mistake of a file is found at once, with its place and advice. The result is a value that can be
/// played: rows and snapshots that a step names exist, fingers go up only after they went down, pictures
/// stay in their folder. Facts that depend on the layout, such as whether a row is on the screen at a moment,
/// are found while playing.
public enum SceneReader {
  /// Reads the text of a scenario file.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - file: The file's name, for the places of diagnostics.
  /// - Returns: The scenario, or `nil` if there is an error; and all diagnostics in the order of their places,
  ///   among them warnings beside a scenario.
  public static func read(
    text: String,
    file: String
  ) -> (scenario: Scenario?, diagnostics: [Diagnostic]) {
    let read = read(text: text, file: file, files: .none)
    return (read.scenario, read.diagnostics)
  }

  /// Reads the text of a scenario file that may name other files.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - file: The file's path, for the places of diagnostics and of the other files.
  ///   - files: The other files.
  /// - Returns: The scenario, all diagnostics and the paths of the other files.
  package static func read(text: String, file: String, files: SceneFiles) -> ReadScenario {
    guard text.utf8.count <= FileCheck.largestSize else {
      return ReadScenario(diagnostics: [FileCheck.tooLarge(text.utf8.count, file)])
    }
    let document = YAMLDocument(SourceText(file: file, text: text))
    return Run(document, file: file, files: files).result
  }

  /// A reading of a file that is done, with what a rewriting of the file needs to know.
  struct Run {
    /// The scenario, all diagnostics and the paths of the other files.
    let result: ReadScenario
    /// Whether the file is written in the first version of the language.
    let isOfFirstVersion: Bool
    /// The texts of the first version with braces that stand for themselves, and which of their braces these are.
    let doubledBraces: [SourceMark: [Int]]

    /// Creates a reading of a document.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - file: The file's path.
    ///   - files: The other files.
    ///   - isPart: Whether the file is a base of scenarios, which has no name.
    ///   - hasPictures: Whether the pictures are read, too.
    init(
      _ document: YAMLDocument,
      file: String,
      files: SceneFiles,
      isPart: Bool = false,
      hasPictures: Bool = true
    ) {
      let reading = SceneReading(file: file, files: files, language: SceneLanguage.keys)
      for diagnostic in document.diagnostics { reading.report(diagnostic) }
      var scenario: Scenario?
      if let root = document.root, !root.isNothing {
        var root = reading.basing(root)
        if !hasPictures { root = root.without([ScenarioMap.keys.map.pictures.name]) }
        scenario = reading.scenario(isPart ? root.named : root)
      } else if document.diagnostics.isEmpty {
        reading.report(SceneReader.empty(file))
      }
      let diagnostics = reading.diagnostics.sortedByPlace()
      result = ReadScenario(
        scenario: diagnostics.containsError ? nil : scenario,
        diagnostics: SceneReader.cut(diagnostics, file),
        paths: reading.paths,
        sources: reading.sources
      )
      (isOfFirstVersion, doubledBraces) = (reading.isOfFirstVersion, reading.doubledBraces)
    }
  }

  /// Reads the bytes of a scenario file.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, in UTF-8.
  ///   - file: The file's name, for the places of diagnostics.
  /// - Returns: As for a text; bytes that are not UTF-8 are a diagnostic.
  public static func read(
    bytes: [UInt8],
    file: String
  ) -> (scenario: Scenario?, diagnostics: [Diagnostic]) {
    let read = read(bytes: bytes, file: file, files: .none)
    return (read.scenario, read.diagnostics)
  }

  /// Reads the bytes of a scenario file that may name other files.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, in UTF-8.
  ///   - file: The file's path, for the places of diagnostics and of the other files.
  ///   - files: The other files.
  /// - Returns: The scenario, all diagnostics and the paths of the other files.
  package static func read(bytes: [UInt8], file: String, files: SceneFiles) -> ReadScenario {
    switch FileCheck.text(of: bytes, file: file) {
    case .text(let text): return read(text: text, file: file, files: files)
    case .mistake(let diagnostic): return ReadScenario(diagnostics: [diagnostic])
    }
  }

  /// Reads the devices that files in the folder `devices` beside a file describe.
  ///
  /// - Parameters:
  ///   - file: The file's path, whether there is one or not.
  ///   - files: The files on the disk.
  /// - Returns: The devices without mistakes, the mistakes, and the texts that these point into.
  package static func devices(
    beside file: String,
    files: SceneFiles
  ) -> (devices: [Device], diagnostics: [Diagnostic], sources: [SourceText]) {
    let reading = SceneReading(file: file, files: files, language: SceneLanguage.keys)
    reading.readDevices(nil)
    return (reading.devices, reading.diagnostics.sortedByPlace(), reading.sources)
  }

  private static func empty(_ file: String) -> Diagnostic {
    Diagnostic(
      .error,
      code: "empty",
      "this file is empty",
      at: SourceMark(file: file, line: 1, column: 1),
      hint: "begin with 'layoutsim: \(SceneLanguage.version)', 'name' and 'scene'"
    )
  }

  private static func cut(_ diagnostics: [Diagnostic], _ file: String) -> [Diagnostic] {
    guard diagnostics.count > SceneReading.mostDiagnostics else { return diagnostics }
    let shown = diagnostics[SceneReading.mostDiagnostics - 1].mark
    var next = diagnostics[SceneReading.mostDiagnostics].mark
    // In the same line it comes behind the others by its column.
    if next?.file != shown?.file || next?.line != shown?.line { next?.column = 0 }
    let last = Diagnostic(
      .error,
      code: "too-many-mistakes",
      "this file has more mistakes, which are not shown",
      at: next.map { SourceMark(file: $0.file, line: $0.line, column: $0.column) }
        ?? SourceMark(file: file, line: 1)
    )
    return diagnostics.prefix(SceneReading.mostDiagnostics) + [last]
  }
}

extension WrittenValue {
  /// The value of a file with a name.
  fileprivate var named: Self {
    guard case .map(let entries) = content else { return self }
    let name = Self(content: .text("base", isPlain: true), mark: mark, textColumn: nil)
    let entry = WrittenEntry(key: ScenarioMap.keys.map.name.name, keyMark: mark, value: name)
    return Self(content: .map(entries + [entry]), mark: mark, textColumn: nil)
  }
}
