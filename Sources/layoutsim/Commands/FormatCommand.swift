import ArgumentParser
import LayoutDiagnostics
import LayoutScenes
import LayoutSnapshots

/// The command `layoutsim fmt`, which writes scenarios in their canonical form.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fmt",
    abstract: "Formats scenarios, comments and all, and brings older ones up to date.",
    discussion: """
      Only white space changes: maps and lists are indented by two, one space stands after ':', '-' and ',' \
      and none at the end of a line, and at most one line is empty between two others. Comments, quotes and \
      texts of several lines stay, and so does what the file says: it is read again before it is written. \
      The names of the files that change are printed. A file with a mistake is left as it is.

      With --upgrade, files of version 1 become files of version \(SceneLanguage.version) that mean the same: \
      an overlay that was unsaid is said, and braces that stand for themselves are doubled. Name a file \
      and its bases in one run.

      Examples:
        layoutsim fmt strip.sim.yaml
        layoutsim fmt --check Snapshots
        layoutsim fmt --upgrade Screens Screens/base.yaml
        layoutsim fmt - < strip.sim.yaml
      """
  )

  @Argument(
    help: .init("Scenarios or folders of them; - is the standard input.", valueName: "files"),
    completion: .scenariosAndBases
  )
  var files: [String]

  @Flag(help: "Write nothing; exit with 1 if a file is not in its canonical form.")
  var check = false

  @Flag(help: "Rewrite files of older versions of the language in the present one.")
  var upgrade = false

  func validate() throws {
    guard files.count == 1 || !files.contains("-") else {
      throw ValidationError("'-' stands alone, as its text goes to the standard output")
    }
  }

  func run() throws {
    let found = ScenarioSearch(named: files)
    var status = ExitStatus.fine
    func report(_ failure: CommandFailure) {
      Console.printError(failure)
      status = status.joined(with: failure.status)
    }
    for problem in found.problems { report(CommandFailure(problem)) }
    for folder in found.emptyFolders { report(.noScenario(in: folder)) }
    for file in formatted(found.files) {
      do throws(CommandFailure) {
        status = status.joined(with: try settle(file))
      } catch {
        report(error)
      }
    }
    try status.orThrow()
  }

  /// A file, before and after.
  private struct File {
    let path: String
    var bytes: [UInt8] = []
    /// The formatted file, or `nil` if it could not be read.
    var result: FormattedScenario?
    var failure: CommandFailure?
  }

  /// Returns the files, each after those that it is based on.
  private func formatted(_ paths: [String]) -> [File] {
    var files = paths.map { path in
      do throws(CommandFailure) {
        return File(path: path, bytes: try ScenarioFile.bytes(of: path))
      } catch {
        return File(path: path, failure: error)
      }
    }
    var done: [String: [UInt8]] = [:]
    // A file can be brought up to date only after its bases, in whatever order they are named.
    var open = files.indices.filter { files[$0].failure == nil }
    while !open.isEmpty {
      for index in open { files[index].result = format(files[index], with: done) }
      let rest = open.filter { files[$0].result?.text == nil }
      for index in open where !rest.contains(index) {
        if let text = files[index].result?.text {
          done[LinkedPath.real(files[index].path)] = Array(text.utf8)
        }
      }
      guard upgrade, rest.count < open.count else { break }
      open = rest
    }
    return files
  }

  private func format(_ file: File, with done: [String: [UInt8]]) -> FormattedScenario {
    let name = ScenarioFile.shown(file.path)
    guard upgrade else { return FormattedScenario(bytes: file.bytes, file: name, files: .disk) }
    return FormattedScenario(
      upgrading: file.bytes,
      file: name,
      files: .disk,
      upgraded: .disk(with: done)
    )
  }

  /// Writes a file if it changes, or says what is wrong with it.
  private func settle(_ file: File) throws(CommandFailure) -> ExitStatus {
    if let failure = file.failure { throw failure }
    guard let result = file.result, let text = result.text else {
      let name = ScenarioFile.shown(file.path)
      let source = SourceText(file: name, text: String(decoding: file.bytes, as: UTF8.self))
      let printer = DiagnosticPrinter(
        sources: (file.result?.sources ?? []) + [source],
        style: Palette(for: .standardError).diagnosticStyle
      )
      Console.printNotice(printer.text(of: file.result?.diagnostics ?? []))
      return file.result?.diagnostics.refusalStatus ?? .mistakeInScenario
    }
    let hasChanged = Array(text.utf8) != file.bytes
    if file.path == "-", !check {
      try Console.printResult(text)
      return .fine
    }
    guard hasChanged else { return .fine }
    if !check { try ScenarioFile.write(text.utf8, to: file.path) }
    try Console.printResult(PrintableText.escaped(ScenarioFile.shown(file.path)) + "\n")
    return check ? .notAsExpected : .fine
  }
}
