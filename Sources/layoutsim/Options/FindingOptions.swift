import ArgumentParser
import LayoutDiagnostics

/// The options that say which findings of a validation are shown, and which of them count.
struct FindingOptions: ParsableArguments {
  @Option(
    help: .init(
      "The least level of findings that is told: error, warning or note.",
      valueName: "level"
    ),
    completion: .list(Diagnostic.Severity.allCases.map(\.rawValue))
  )
  var level = Diagnostic.Severity.note.rawValue

  @Option(
    help: .init("The least level for which the exit code is 1.", valueName: "level"),
    completion: .list(Diagnostic.Severity.allCases.map(\.rawValue))
  )
  var failOn = Diagnostic.Severity.error.rawValue

  @Option(
    help: .init(
      "A file of known findings, which are told only where they are worse.",
      valueName: "file"
    ),
    completion: .file(extensions: ["json"])
  )
  var baseline: String?

  @Flag(help: "Write the findings into the file of --baseline, and tell of none.")
  var writeBaseline = false

  @Option(
    help: .init(
      "A page to write, with the findings, their pictures and all screens.",
      valueName: "file.html"
    ),
    completion: .file(extensions: ["html"])
  )
  var report: String?

  @Option(
    help: .init(
      "A folder for a picture of each finding on the screen where it is worst.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var out: String?

  /// The least level that is shown.
  var told: Diagnostic.Severity { get throws { try Choices.one(level, option: "--level") } }

  /// The least level that counts.
  var counting: Diagnostic.Severity { get throws { try Choices.one(failOn, option: "--fail-on") } }

  /// Throws for words that are no levels, and for a file that is missing or no name.
  func requireWords() throws {
    _ = try (told, counting)
    try Choices.requireName(baseline, of: "file", option: "--baseline")
    try Choices.requireName(out, of: "folder", option: "--out")
    try Choices.requirePage(report, option: "--report")
    if writeBaseline, baseline == nil {
      throw ValidationError("--write-baseline: name the file with --baseline")
    }
  }
}

extension Diagnostic.Severity {
  /// Returns whether it is a level or a graver one.
  func isAtLeast(_ other: Self) -> Bool {
    let order = Self.allCases
    return order.firstIndex(of: self) ?? 0 <= order.firstIndex(of: other) ?? 0
  }
}
