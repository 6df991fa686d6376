import Foundation
import Testing

/// A folder in which the built command runs, for pages that it writes or serves.
struct PageFolder {
  let url: URL

  /// Has a folder while `body` works in it.
  static func run(_ body: (Self) async throws -> Void) async throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("layoutsim-page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    try await body(Self(url: url))
  }

  /// Writes a file, and the folders that it is in.
  func write(_ text: String, to name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  /// The text of a file, or `nil` if there is none.
  func text(of name: String) -> String? {
    try? String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }

  /// Returns the paths of all files of a name, in order.
  func files(named name: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: url.path)
      .filter { $0.split(separator: "/").last.map(String.init) == name }.sorted()
  }

  /// Replaces words of a file, which must be there.
  func replace(_ words: String, with others: String, in name: String) throws {
    let text = try #require(self.text(of: name))
    #expect(text.contains(words))
    try write(text.replacing(words, with: others), to: name)
  }

  /// Runs the command to its end, and returns its status.
  @discardableResult
  func command(_ arguments: String...) throws -> Int32 { try command(arguments) }

  /// Runs the command to its end, and returns its status.
  @discardableResult
  func command(_ arguments: [String]) throws -> Int32 {
    let process = try start(arguments)
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Starts the command, whose output goes to a pipe or is not read.
  func start(_ arguments: [String], output: Pipe? = nil) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Browser.command ?? "")
    process.arguments = arguments
    process.currentDirectoryURL = url
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output ?? FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }
}
