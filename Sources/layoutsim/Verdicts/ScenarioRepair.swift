import LayoutDevices
import LayoutDiagnostics
import LayoutScenes
import LayoutSnapshots
import LayoutValidation

/// A scenario that is mended: each change of its file was solved on the whole matrix before it counts.
struct ScenarioRepair {
  /// The file as it is mended so far.
  private(set) var file: ScenarioFile
  /// The report on it.
  private(set) var report: ValidationReport
  /// The changes that were made, in order.
  private(set) var edits: [ConstraintEdit] = []

  private let path: String
  private let screens: [ScreenEnvironment]
  private let includesConsoleText: Bool

  /// The most changes of one file in one run.
  private static let most = 20

  /// Creates the report on a scenario that has no mistakes, with the repairs that help.
  init(
    _ file: ScenarioFile,
    _ scenario: Scenario,
    at path: String,
    on screens: [ScreenEnvironment],
    includesConsoleText: Bool
  ) async {
    self.file = file
    self.path = path
    self.screens = screens
    self.includesConsoleText = includesConsoleText
    report = await Self.report(on: file, scenario, screens, includesConsoleText)
  }

  private static func report(
    on file: ScenarioFile,
    _ scenario: Scenario,
    _ screens: [ScreenEnvironment],
    _ includesConsoleText: Bool
  ) async -> ValidationReport {
    var report = await SceneValidator.validate(
      scenario.sceneWithEnabledOverlay,
      on: screens,
      includesConsoleText: includesConsoleText
    )
    let trial = RepairTrial(report) { edit in
      file.changed(by: edit)?.scenario?.sceneWithEnabledOverlay
    }
    for index in report.findings.indices {
      let finding = report.findings[index]
      guard finding.diagnostic.severity != .note else { continue }
      report.findings[index].repairs = await trial.repairs(of: finding, in: file.sources)
    }
    return report
  }

  /// Makes the best change for each finding that has one in the file itself, one after the other.
  mutating func mend() async {
    while edits.count < Self.most {
      let own = report.findings.flatMap(\.repairs).first { $0.mark.file == file.path }
      guard let edit = own, let changed = file.changed(by: edit), let scenario = changed.scenario
      else {
        return
      }
      edits.append(edit)
      file = changed
      report = await Self.report(on: file, scenario, screens, includesConsoleText)
    }
  }

  /// Writes the file in place of the older one, if something was changed.
  ///
  /// - Throws: `CommandFailure` if it cannot be written; then it is as it was.
  func write() throws(CommandFailure) {
    guard !edits.isEmpty, let source = file.sources.last(where: { $0.file == file.path }) else {
      return
    }
    let old = String(decoding: try ScenarioFile.bytes(of: path), as: UTF8.self)
    let ending = old.contains("\r\n") ? "\r\n" : "\n"
    let mark = old.hasPrefix("\u{FEFF}") ? "\u{FEFF}" : ""
    try ScenarioFile.write(mark + source.text(ending: ending), to: path)
  }
}

extension ScenarioFile {
  /// Returns the file as it is read after a change of it, or of a file that it names.
  ///
  /// It is `nil` if the changed file's text is not there.
  fileprivate func changed(by edit: ConstraintEdit) -> ScenarioFile? {
    guard let source = sources.last(where: { $0.file == edit.mark.file }),
      let own = sources.last(where: { $0.file == path })
    else { return nil }
    let bytes = Array(edit.applied(to: source).utf8)
    guard source.file != path else { return ScenarioFile(path, bytes: bytes, files: .disk) }
    return ScenarioFile(
      path,
      bytes: Array(own.text(ending: "\n").utf8),
      files: .disk(with: [LinkedPath.real(source.file): bytes])
    )
  }
}

extension SourceText {
  /// Returns the lines with an ending between each two.
  fileprivate func text(ending: String) -> String { lines.joined(separator: ending) }
}
