import Foundation
import LayoutPNG
import LayoutShaping
import LayoutSnapshots
import TestSupport

/// Whether this build makes PNG pictures (trait PNG).
let hasPNG = PNGRenderer.isAvailable

/// Whether this build sets texts in fonts of scenarios (trait Shaping).
let hasShaping = FontFiles.areAvailable()

/// What a run of the built command said and how it ended.
struct CommandRun {
  let code: Int32
  let output: String
  let errors: String

  /// The lines of the standard output.
  var lines: [String] {
    output.split(separator: "\n").map(String.init)
  }
}

/// The built command in an empty folder of its own.
struct CommandBench {
  /// The folder in which the command runs.
  let folder: String

  /// Runs `body` with a bench whose folder is removed afterwards.
  static func run<Result>(_ body: (Self) throws -> Result) throws -> Result {
    try withTemporaryFolder { try body(Self(folder: $0)) }
  }

  /// Writes a file in the folder.
  func write(_ text: String, to name: String) throws {
    try WholeFile.write(text.utf8, to: "\(folder)/\(name)")
  }

  /// Returns the text of a file in the folder; nil where there is none.
  func text(of name: String) -> String? {
    (try? WholeFile.read("\(folder)/\(name)")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Runs the command as a pipe of a local machine would: no terminal, no colors, no CI.
  ///
  /// - Parameters:
  ///   - arguments: What stands after the command's name.
  ///   - input: What it reads from the standard input.
  ///   - variables: Further variables of its surroundings.
  /// - Returns: What it said and how it ended.
  func callAsFunction(
    _ arguments: String...,
    input: String = "",
    variables: [String: String] = [:]
  ) throws -> CommandRun {
    try self(arguments, input: input, variables: variables)
  }

  /// Runs the command with a list of arguments.
  ///
  /// - Parameters:
  ///   - arguments: What stands after the command's name.
  ///   - input: What it reads from the standard input.
  ///   - variables: Further variables of its surroundings.
  ///   - program: What runs it, with its own arguments; nothing where it runs by itself.
  ///   - other: Another program that runs in its place, with its own arguments.
  ///   - body: What happens while it runs.
  func callAsFunction(
    _ arguments: [String],
    input: String = "",
    variables: [String: String] = [:],
    under program: [String] = [],
    through other: [String] = [],
    while body: (Process) -> Void = { _ in }
  ) throws -> CommandRun {
    // Files rather than pipes: a full pipe would stop the command for ever.
    try withTemporaryFolder { work in
      for name in ["output", "errors"] { try WholeFile.write([], to: "\(work)/\(name)") }
      try WholeFile.write(input.utf8, to: "\(work)/input")
      let process = Process()
      let words = program + (other.isEmpty ? [Self.executable.path] : other) + arguments
      process.executableURL = URL(fileURLWithPath: words[0])
      process.arguments = Array(words.dropFirst())
      process.currentDirectoryURL = URL(fileURLWithPath: folder)
      var environment = ProcessInfo.processInfo.environment
      for name in ["CI", "LAYOUTSIM_RECORD"] { environment[name] = nil }
      environment.merge(variables) { $1 }
      process.environment = environment
      process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: work + "/input"))
      process.standardOutput = FileHandle(forWritingAtPath: "\(work)/output")
      process.standardError = FileHandle(forWritingAtPath: "\(work)/errors")
      try process.run()
      body(process)
      process.waitUntilExit()
      return CommandRun(
        code: process.terminationReason == .exit ? process.terminationStatus : -1,
        output: String(decoding: try WholeFile.read("\(work)/output"), as: UTF8.self),
        errors: String(decoding: try WholeFile.read("\(work)/errors"), as: UTF8.self)
      )
    }
  }

  /// The command, built beside the tests.
  private static let executable: URL = {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0])
    let folders =
      [tests.deletingLastPathComponent()]
      + Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    let candidates = folders.map { $0.appendingPathComponent("layoutsim") }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
      ?? candidates[0]
  }()
}

/// Returns a picture without the beginning of its ids, which its path decides.
func unsalted(_ picture: String?) -> String? {
  guard let match = picture?.firstMatch(of: /aria-labelledby="([a-z0-9]{5}-)/) else {
    return picture
  }
  return picture?.replacing(match.output.1, with: "")
}
