import ArgumentParser
import Foundation
import LayoutDiagnostics
import LayoutSnapshots

/// A form in which verdicts are reported.
enum ReportFormat: String, CaseIterable {
  /// For people.
  case human
  /// For programs.
  case json
  /// The XML that build servers read.
  case junit
  /// Annotations of GitHub Actions.
  case github
  /// The Static Analysis Results Interchange Format, which code scanning reads.
  case sarif
}

/// The option that says in which forms verdicts are reported, and where.
struct ReportOptions: ParsableArguments {
  @Option(
    help: .init(
      "human, json, junit, github or sarif, with commas, or each with ':FILE' to go to a file; may be repeated. "
        + "Only human and github go to the standard output together.",
      valueName: "formats"
    ),
    completion: .words(ReportFormat.self)
  )
  var format: [String] = []

  /// Returns the values of `--format`, `FORMAT,FORMAT` or `FORMAT:FILE` each, or words for people if there are none.
  ///
  /// - Throws: `ValidationError` if a form is not known, or two go to standard output that are not words and
  ///   annotations.
  func targets() throws -> [ReportTarget] {
    guard !format.isEmpty else { return [ReportTarget(format: .human, path: nil)] }
    let targets = try format.flatMap { text in
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count > 1 else {
        let forms: [ReportFormat] = try Choices.list(text, option: "--format")
        return forms.map { ReportTarget(format: $0, path: nil) }
      }
      let form: ReportFormat = try Choices.one(String(parts[0]), option: "--format")
      if parts[1].isEmpty {
        throw ValidationError("--format: a file's name is missing after '\(parts[0]):'")
      }
      return [ReportTarget(format: form, path: String(parts[1]))]
    }
    let shown = targets.filter { $0.path == nil }.map(\.format)
    guard shown.count <= 1 || shown.count == 2 && Set(shown) == [.human, .github] else {
      throw ValidationError(
        "--format: only one report can go to the standard output, or 'human' with 'github'"
      )
    }
    var places: Set<String> = []
    for path in targets.compactMap(\.path) {
      let name = "'\(PrintableText.escaped(path))'"
      guard ![".svg", ".png"].contains(where: path.lowercased().hasSuffix) else {
        throw ValidationError("--format: \(name) is the name of a picture, not of a report")
      }
      guard !GoldenManifest.isNote(path) else {
        throw ValidationError("--format: \(name) says which goldens there are, and is no report")
      }
      let place = URL(fileURLWithPath: path).standardizedFileURL.path.lowercased()
      guard places.insert(place).inserted else {
        throw ValidationError("--format: two reports would be written to \(name)")
      }
    }
    return targets
  }
}

/// A form of report with its destination: `junit:report.xml`, or standard output.
struct ReportTarget {
  let format: ReportFormat
  /// The file, or `nil` for standard output.
  let path: String?

  /// Throws for a report that would overwrite a scenario.
  static func refuse(
    _ targets: [Self],
    over scenarios: [String],
    option: String = "--format"
  ) throws(CommandFailure) {
    func place(_ path: String) -> String {
      URL(fileURLWithPath: path).resolvingSymlinksInPath().path.lowercased()
    }
    let paths = targets.compactMap(\.path)
    guard !paths.isEmpty else { return }
    let taken = Set(scenarios.map(place))
    let endings = [".sim.yaml", ".sim.yml"]
    for path in paths
    where taken.contains(place(path)) || endings.contains(where: path.lowercased().hasSuffix) {
      throw CommandFailure(
        .wrongUsage,
        "\(option): the report would be written over the scenario '\(path)'",
        hint: "choose another name for the report"
      )
    }
  }

  /// Writes a report to its destination.
  func write(_ text: String) throws(CommandFailure) {
    guard let path else { return try Console.printResult(text) }
    do throws(FileError) {
      try WholeFile.write(text.utf8, to: path)
    } catch {
      throw CommandFailure(error)
    }
  }
}
