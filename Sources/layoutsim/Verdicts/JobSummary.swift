import Foundation
import LayoutDiagnostics
import LayoutSnapshots

/// A namespace for the summary of a job of GitHub Actions: Markdown in a file that all commands of a step share.
enum JobSummary {
  /// The variable that names the file.
  private static let variable = "GITHUB_STEP_SUMMARY"
  /// The most bytes that GitHub shows of a step (docs.github.com, "Adding a job summary": 1 MiB).
  private static let mostBytes = 1 << 20
  /// The most names of one cause.
  private static let mostNames = 50

  /// The path of the file, or `nil` outside of a job.
  static var path: String? {
    ProcessInfo.processInfo.environment[variable].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Adds the summary of verdicts to the file, if there is one; a failure is said and changes no verdict.
  static func add(_ verdicts: [ScenarioVerdict]) {
    guard let path else { return }
    do throws(FileError) {
      var text = try content(of: path)
      if !text.isEmpty { text.append(UInt8(ascii: "\n")) }
      text += self.text(of: verdicts, room: mostBytes - text.count).utf8
      try WholeFile.write(text, to: path)
    } catch {
      Console.printNotice("warning: the summary of the job is not written: \(error.description)\n")
    }
  }

  private static func content(of path: String) throws(FileError) -> [UInt8] {
    do throws(FileError) {
      return try WholeFile.read(path, limit: mostBytes, allowsPipes: false)
    } catch {
      if error.cause == .notFound { return [] }
      throw error
    }
  }

  /// Returns the summary in Markdown: a line about all, and a part for each cause, as far as there is room.
  ///
  /// - Parameters:
  ///   - verdicts: The verdicts of the run.
  ///   - room: The most bytes; what does not fit is counted.
  /// - Returns: Whole lines, none if there is no room even for the first.
  private static func text(of verdicts: [ScenarioVerdict], room: Int) -> String {
    let title = HumanReport(palette: .plain).summary(of: verdicts).trimmingCharacters(in: .newlines)
    var text = "## layoutsim: \(escaped(title))\n"
    // Of the line about what does not fit.
    let reserve = 200
    guard text.utf8.count + reserve <= room else { return "" }
    let groups = verdicts.causeGroups
    for (index, group) in groups.enumerated() {
      let part = self.part(of: group)
      guard text.utf8.count + part.utf8.count + reserve <= room else {
        let rest = counted(groups.count - index, "more cause")
        return text + "\nThere is no room for \(rest); the report of `--format json` has all.\n"
      }
      text += part
    }
    return text
  }

  private static func part(of group: CauseGroup) -> String {
    let sign =
      switch group.cause.severity {
      case .error: "❌"
      case .warning: "⚠️"
      case .note: "ℹ️"
      }
    var first = group.places[0].diagnostic
    let title = group.places.count > 1 ? group.title : first.message
    let command = group.places.count > 1 ? group.advice?.command : nil
    if command != nil { first.hint = nil }
    let names = group.places.prefix(mostNames).map { "<code>\(escaped($0.name))</code>" }
    let rest = group.places.count - names.count
    var lines = [
      "", "### \(sign) \(escaped(title))", "",
      names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : ""), "",
      "<pre>\(escaped(DiagnosticPrinter().text(of: [first]), limit: 4000))</pre>",
    ]
    if let command { lines += ["", "<pre>\(escaped(command, limit: 4000))</pre>"] }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns text that Markdown and HTML show as it is.
  ///
  /// Punctuation is written in numbers, which form no structure (CommonMark 0.31, section 2.5). Longer text is cut.
  private static func escaped(_ text: String, limit: Int = 300) -> String {
    let scalars = text.unicodeScalars.prefix(limit).map { scalar in
      let isPlain =
        scalar.value == 0x20 || scalar.value >= 0x7F
        || scalar.properties.isAlphabetic || (0x30...0x39).contains(scalar.value)
      return isPlain ? String(scalar) : "&#\(scalar.value);"
    }
    return scalars.joined() + (text.unicodeScalars.count > limit ? "…" : "")
  }
}
