import Foundation
import LayoutDiagnostics
import LayoutScenes
import LayoutSnapshots

/// A scenario file: its text, its scenario, and its mistakes.
struct ScenarioFile {
  /// The name as the reader gave it.
  let path: String
  /// The texts of it and of other files that diagnostics point into, to show lines of them.
  let sources: [SourceText]
  /// The paths of other files that it names, in order, each once, also of missing ones.
  let otherPaths: [String]
  /// The scenario, or `nil` if the file has a mistake.
  let scenario: Scenario?
  /// The mistakes and remarks, in the order of their places.
  let diagnostics: [Diagnostic]

  /// Creates a file by reading it, or the standard input for `-`.
  ///
  /// - Throws: `CommandFailure` if it is missing or cannot be read.
  init(_ path: String) throws(CommandFailure) {
    self.init(Self.shown(path), bytes: try Self.bytes(of: path), files: .disk)
  }

  /// Returns the name of a file in messages.
  static func shown(_ path: String) -> String { path == "-" ? "standard-input" : path }

  /// Returns the bytes of a file, or of the standard input for `-`.
  static func bytes(of path: String) throws(CommandFailure) -> [UInt8] {
    if path == "-", !StandardStreams.hasInput {
      throw CommandFailure(.noInput, "the standard input is closed")
    }
    do throws(FileError) {
      return try WholeFile.read(path == "-" ? "/dev/stdin" : path)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Writes a file in place of an older one, at the end of links that do not lead out.
  ///
  /// - Throws: `CommandFailure` if it may only be read or cannot be written; then the old file is as it was.
  static func write(
    _ bytes: some Sequence<UInt8>,
    to path: String
  ) throws(CommandFailure) {
    guard LinkedPath.isInside(path, ".") || LinkedPath.isInside(path, LinkedPath.parent(of: path))
    else { throw .leadsOut(path, isFile: true) }
    // A folder that may be written would let another file take its place.
    let attributes = try? FileManager.default.attributesOfItem(atPath: LinkedPath.real(path))
    let isReadOnly = (attributes?[.posixPermissions] as? NSNumber).map { $0.intValue & 0o222 == 0 }
    do throws(FileError) {
      if isReadOnly == true { throw FileError(.write, path, .refused, "it may only be read") }
      try WholeFile.write(bytes, to: LinkedPath.real(path))
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Creates a file from bytes in memory, with the files that it may name.
  init(_ name: String, bytes: [UInt8], files: SceneFiles = .none) {
    path = name
    let source = SourceText(file: name, text: String(decoding: bytes, as: UTF8.self))
    let read = SceneReader.read(bytes: bytes, file: name, files: files)
    (scenario, diagnostics) = (read.scenario, read.diagnostics)
    (sources, otherPaths) = (read.sources + [source], read.paths)
  }

  /// The file's name without folders and endings: `strip` of `a/strip.sim.yaml`.
  var name: String {
    var name = URL(fileURLWithPath: path).lastPathComponent
    for ending in [".yaml", ".yml", ".sim"] where name.hasSuffix(ending) {
      name.removeLast(ending.count)
    }
    return name.isEmpty ? path : name
  }

  /// Returns diagnostics about this file for people.
  func text(of diagnostics: some Sequence<Diagnostic>, _ palette: Palette) -> String {
    DiagnosticPrinter(sources: sources, style: palette.diagnosticStyle)
      .text(of: diagnostics)
  }
}
