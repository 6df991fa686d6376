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
  /// The number of findings for which it would take too long to try repairs.
  private var untriedCount: Int
  /// The changes that were made, in order.
  private(set) var edits: [ConstraintEdit] = []

  private let path: String
  private let original: SourceText?
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
    original = file.ownSource
    self.screens = screens
    self.includesConsoleText = includesConsoleText
    (report, untriedCount) = await Self.report(on: file, scenario, screens, includesConsoleText)
  }

  private static func report(
    on file: ScenarioFile,
    _ scenario: Scenario,
    _ screens: [ScreenEnvironment],
    _ includesConsoleText: Bool
  ) async -> (report: ValidationReport, untriedCount: Int) {
    var report = await SceneValidator.validate(
      scenario.sceneWithEnabledOverlay,
      on: screens,
      includesConsoleText: includesConsoleText
    )
    var trial = RepairTrial(report, in: file.sources) { edit in
      file.changed(by: edit)?.scenario?.sceneWithEnabledOverlay
    }
    var untriedCount = 0
    for level in [Diagnostic.Severity.error, .warning] {
      for (index, finding) in report.findings.enumerated()
      where finding.diagnostic.severity == level {
        let repairs = await trial.repairs(of: finding)
        report.findings[index].repairs = repairs ?? []
        untriedCount += repairs == nil ? 1 : 0
      }
    }
    return (report, untriedCount)
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
      (report, untriedCount) = await Self.report(on: file, scenario, screens, includesConsoleText)
    }
  }

  /// The findings for which no repair was tried, in words, or `nil` if there are none.
  var untried: Diagnostic? {
    guard untriedCount > 0 else { return nil }
    return Diagnostic(
      .note,
      code: "repairs-not-tried",
      "for \(counted(untriedCount, "finding")) no repair was tried, which would take too long",
      hint: "mend the others first"
    )
  }

  /// The changes that stand in the file now, each at its line, and what is not mended, with the reason.
  var remarks: [Diagnostic] {
    var remarks: [Diagnostic] = []
    for edit in edits {
      // What is above it moves it.
      for index in remarks.indices where (remarks[index].mark?.line ?? 0) > edit.mark.line {
        remarks[index].mark?.line += edit.addedLines
      }
      remarks.append(edit.written)
    }
    let left = report.findings.filter { $0.diagnostic.severity != .note }
    let elsewhere = left.filter { finding in
      !finding.repairs.isEmpty && !finding.repairs.contains { $0.mark.file == file.path }
    }
    if let other = elsewhere.first?.repairs.first?.mark.file {
      remarks.append(
        Self.notMended(
          elsewhere.count,
          "a constraint stands in \(quoted(other)), and only files that are named are written"
        )
      )
    }
    let without = left.count { $0.repairs.isEmpty } - untriedCount
    if without > 0 {
      let screens = screens.count == 1 ? "the only screen" : "all \(screens.count) screens"
      remarks.append(
        Self.notMended(without, "no change of one constraint was found that holds on \(screens)")
      )
    }
    let others = left.count - elsewhere.count - without - untriedCount
    if others > 0 {
      remarks.append(
        Self.notMended(
          others,
          "\(counted(edits.count, "change")) of one file in one run is the most"
        )
      )
    }
    return remarks
  }

  private static func notMended(_ count: Int, _ reason: String) -> Diagnostic {
    Diagnostic(
      .note,
      code: "not-mended",
      "\(counted(count, "finding")) \(count == 1 ? "is" : "are") not mended: \(reason)"
    )
  }

  /// Writes the file in place of the older one, if something was changed.
  ///
  /// Each line keeps its end; one that is new has that of the first.
  ///
  /// - Throws: `CommandFailure` if it cannot be written, may only be read, or was changed since it was validated;
  ///   then it is as it was.
  func write() throws(CommandFailure) {
    guard !edits.isEmpty, let source = file.ownSource else { return }
    let old = String(decoding: try ScenarioFile.bytes(of: path), as: UTF8.self)
    guard SourceText(file: file.path, text: old) == original else {
      throw CommandFailure(
        .cannotCreate,
        "'\(path)' was changed while it was validated",
        hint: "validate it again"
      )
    }
    var ends = old.filter { ["\n", "\r\n", "\r"].contains($0) }.map(String.init) + [""]
    for edit in edits {
      let place = min(max(0, edit.mark.line - 1), ends.count - 1)
      switch edit.addedLines {
      case 1:
        let isLast = ends[place].isEmpty
        ends.insert(ends.count > 1 ? ends[0] : "\n", at: isLast ? place : place + 1)
      case -1: ends.remove(at: place)
      default: break
      }
    }
    let mark = old.hasPrefix("\u{FEFF}") ? "\u{FEFF}" : ""
    let lines = zip(source.lines, ends).map { $0 + $1 }
    try ScenarioFile.write((mark + lines.joined()).utf8, to: path)
  }
}

extension ScenarioFile {
  /// The text of the file itself.
  fileprivate var ownSource: SourceText? { sources.last { $0.file == path } }

  /// Returns the file as it is read after a change of it, or of a file that it names.
  ///
  /// It is `nil` if the changed file's text is not there.
  fileprivate func changed(by edit: ConstraintEdit) -> ScenarioFile? {
    guard let source = sources.last(where: { $0.file == edit.mark.file }), let own = ownSource
    else {
      return nil
    }
    let bytes = Array(edit.applied(to: source).utf8)
    guard source.file != path else { return ScenarioFile(path, bytes: bytes, files: .disk) }
    return ScenarioFile(
      path,
      bytes: Array(own.lines.joined(separator: "\n").utf8),
      files: .disk(with: [LinkedPath.real(source.file): bytes])
    )
  }
}

extension ConstraintEdit {
  /// The note about a change that stands in the file now.
  fileprivate var written: Diagnostic {
    let message =
      switch change {
      case .priority, .relation, .constant:
        "\(quoted(newText)) is written in place of \(quoted(oldText))"
      case .removal: "\(quoted(oldText)) is deleted"
      case .addition, .length: "\(quoted(newText)) is added"
      }
    return Diagnostic(
      .note,
      code: "repair-written",
      message,
      at: SourceMark(file: mark.file, line: mark.line + max(0, addedLines))
    )
  }
}
