import Foundation
import LayoutDiagnostics
import LayoutSnapshots
import LayoutValidation

/// The findings that are known and not reported again, as a file: sorted, without numbers of lines.
///
/// Scenarios have their paths from the folder of the file, so that it does not matter where the command runs.
struct ValidationBaseline {
  /// A known finding: its cause, and how bad it is known to be.
  struct Entry: Codable, Hashable {
    /// The scenario's file, from the folder of the list.
    var scenario: String
    /// The code of the finding.
    var code: String
    /// The message without its amounts: numbers in names stay.
    var cause: String
    /// The number of screens.
    var screens: Int
    /// The amount on the worst screen, in points, or `nil` for a place that is open without end.
    var amount: Double?

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

  /// The findings, each once.
  private(set) var entries: [Entry] = []
  private let path: String

  /// The greatest growth of an amount that is not reported, in points: a pixel, from rounding.
  private static let tolerance = 1.0

  /// Creates a list of the findings of verdicts, with what its file has of other scenarios that are there.
  init(_ verdicts: [ScenarioVerdict], at path: String) {
    self.path = path
    // A file that is damaged is written anew.
    let old = (try? Self(reading: path))?.entries ?? []
    let written = Set(verdicts.map { place(of: $0.file) })
    entries = old.filter { !written.contains($0.scenario) && isThere($0) }
    entries += verdicts.flatMap { verdict in
      (verdict.validation?.findings ?? []).map { Entry($0, in: place(of: verdict.file)) }
    }
  }

  /// Creates the list of a file.
  ///
  /// - Throws: `CommandFailure` if it cannot be read, or is no list of findings.
  init(reading path: String) throws(CommandFailure) {
    self.path = path
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
        "'\(path)' is no list of known findings: \(Self.reason(of: error))",
        hint: "write it with '--write-baseline', or name another file"
      )
    }
    guard contents.version == 1 else {
      let isNewer = contents.version > 1
      throw CommandFailure(
        .mistakeInScenario,
        "'\(path)' is of version \(contents.version), "
          + (isNewer ? "written by a newer layoutsim" : "which there never was"),
        hint:
          "\(isNewer ? "use that layoutsim, or " : "")write the file again with '--write-baseline'"
      )
    }
    var told: Set<Entry> = []
    entries = contents.findings.filter { told.insert($0).inserted }
  }

  /// Returns what is wrong with a file, in words.
  private static func reason(of error: any Error) -> String {
    func place(_ path: [any CodingKey]) -> String {
      path.lazy.compactMap(\.intValue).first.map { "finding \($0 + 1)" } ?? "the file"
    }
    return switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      "'\(key.stringValue)' is missing in \(place(context.codingPath))"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      context.codingPath.last.map { key in
        "'\(key.stringValue)' in \(place(context.codingPath)) has a value of another kind"
      } ?? "it is no object"
    default: "it is no JSON, or was cut off"
    }
  }

  /// Returns the path of a scenario from the folder of the list.
  private func place(of file: String) -> String {
    let own = LinkedPath.real(file).split(separator: "/")
    let folder = LinkedPath.real(LinkedPath.parent(of: path)).split(separator: "/")
    let common = zip(own, folder).prefix { $0 == $1 }.count
    return (folder.dropFirst(common).map { _ in ".." } + own.dropFirst(common))
      .joined(separator: "/")
  }

  private func isThere(_ entry: Entry) -> Bool {
    FileManager.default.fileExists(atPath: "\(LinkedPath.parent(of: path))/\(entry.scenario)")
  }

  /// The scenarios of the list that are not there any more, sorted.
  var missingScenarios: [String] {
    Set(entries.filter { !isThere($0) }.map(\.scenario)).sorted()
  }

  /// Writes the file whole or not at all.
  func write() throws(CommandFailure) {
    let sorted = entries.sorted {
      ($0.scenario, $0.code, $0.cause, $0.screens, $0.amount ?? .infinity)
        < ($1.scenario, $1.code, $1.cause, $1.screens, $1.amount ?? .infinity)
    }
    let list = sorted.map { entry in
      JSONValue.object([
        ("scenario", .text(entry.scenario)), ("code", .text(entry.code)),
        ("cause", .text(entry.cause)), ("screens", .number(entry.screens)),
        ("amount", .decimal(entry.amount ?? .infinity)),
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
    let found = Entry(finding, in: place(of: file))
    return entries.contains { known in
      known.isLike(found) && found.screens <= known.screens
        && found.amount ?? .infinity <= (known.amount ?? .infinity) + Self.tolerance
    }
  }

  /// Returns the known findings of a scenario that are not there any more.
  func outdated(_ report: ValidationReport, in file: String) -> [Entry] {
    let scenario = place(of: file)
    let found = report.findings.map { Entry($0, in: scenario) }
    return entries.filter { known in
      known.scenario == scenario && !found.contains { $0.isLike(known) }
    }
  }
}

extension ValidationBaseline.Entry {
  init(_ finding: ValidationFinding, in scenario: String) {
    self.init(
      scenario: scenario,
      code: finding.diagnostic.code,
      cause: finding.diagnostic.cause,
      screens: finding.environments.count,
      amount: finding.amount.isFinite ? (finding.amount * 1000).rounded() / 1000 : nil
    )
  }
}
