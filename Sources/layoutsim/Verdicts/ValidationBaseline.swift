import Foundation
import LayoutDiagnostics
import LayoutSnapshots
import LayoutValidation

/// The findings that are known and not reported again, as a file: sorted, without numbers of lines.
struct ValidationBaseline {
  /// A known finding: its cause, and how bad it is known to be.
  struct Entry: Codable, Hashable {
    /// The scenario's file.
    var scenario: String
    /// The code of the finding.
    var code: String
    /// The message without its amounts: numbers in names stay.
    var cause: String
    /// The number of screens.
    var screens: Int
    /// The amount on the worst screen, in points.
    var amount: Double

    /// Returns whether the finding is the same, whatever its numbers.
    func isLike(_ other: Entry) -> Bool {
      scenario == other.scenario && code == other.code && cause == other.cause
    }
  }

  /// The contents of the file.
  private struct Contents: Codable {
    var version = 1
    var findings: [Entry] = []
  }

  /// The findings.
  private(set) var entries: [Entry] = []

  /// The greatest growth of an amount that is not reported, in points: a pixel, from rounding.
  private static let tolerance = 1.0

  /// Creates a list of the findings of verdicts.
  init(_ verdicts: [ScenarioVerdict]) {
    entries = verdicts.flatMap { verdict in
      (verdict.validation?.findings ?? []).map { Entry($0, in: verdict.file) }
    }
  }

  /// Creates the list of a file.
  ///
  /// - Throws: `CommandFailure` if it cannot be read, or is no list of findings.
  init(reading path: String) throws(CommandFailure) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try WholeFile.read(path)
    } catch {
      throw CommandFailure(error)
    }
    let contents: Contents
    do {
      contents = try JSONDecoder().decode(Contents.self, from: Data(bytes))
    } catch {
      throw CommandFailure(
        .mistakeInScenario,
        "'\(path)' is no list of known findings",
        hint: "write it with '--write-baseline', or name another file"
      )
    }
    guard contents.version == 1 else {
      throw CommandFailure(
        .mistakeInScenario,
        "'\(path)' is of version \(contents.version), written by a newer layoutsim",
        hint: "use that layoutsim, or write the file again with '--write-baseline'"
      )
    }
    entries = contents.findings
  }

  /// Writes the file whole or not at all.
  func write(to path: String) throws(CommandFailure) {
    let sorted = entries.sorted {
      ($0.scenario, $0.code, $0.cause, $0.screens, $0.amount)
        < ($1.scenario, $1.code, $1.cause, $1.screens, $1.amount)
    }
    let list = sorted.map { entry in
      JSONValue.object([
        ("scenario", .text(entry.scenario)), ("code", .text(entry.code)),
        ("cause", .text(entry.cause)), ("screens", .number(entry.screens)),
        ("amount", .decimal(entry.amount)),
      ])
    }
    let text = JSONValue.object([("version", .number(1)), ("findings", .list(list))]).fileText
    do throws(FileError) {
      try WholeFile.write(text.utf8, to: path)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Returns whether a finding is known and no worse than it is known to be.
  func knows(_ finding: ValidationFinding, in file: String) -> Bool {
    let found = Entry(finding, in: file)
    return entries.contains { known in
      known.isLike(found) && found.screens <= known.screens
        && found.amount <= known.amount + Self.tolerance
    }
  }

  /// Returns the known findings of a scenario that are not there any more.
  func outdated(_ report: ValidationReport, in file: String) -> [Entry] {
    let found = report.findings.map { Entry($0, in: file) }
    return entries.filter { known in
      known.scenario == file && !found.contains { $0.isLike(known) }
    }
  }
}

extension ValidationBaseline.Entry {
  init(_ finding: ValidationFinding, in file: String) {
    self.init(
      scenario: file,
      code: finding.diagnostic.code,
      cause: finding.diagnostic.cause,
      screens: finding.environments.count,
      amount: (finding.amount * 1000).rounded() / 1000
    )
  }
}
