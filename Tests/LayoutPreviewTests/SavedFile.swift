import Foundation
import LayoutDiagnostics
import LayoutPreview
import LayoutScenes

/// A folder with a scenario and what it names, as an editor saves them.
struct SavedFile {
  let folder: String

  /// The path of the scenario.
  var path: String { "\(folder)/pan.sim.yaml" }

  /// Saves a file of the folder, by default in the place of the old one.
  func save(
    _ text: String,
    as name: String = "pan.sim.yaml",
    _ options: Data.WritingOptions = .atomic
  ) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"), options: options)
  }

  /// Has a folder while `body` works in it.
  static func inFolder(_ body: (Self) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("layoutsim-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(Self(folder: folder.path))
  }

  /// A preview of the scenario, which reads what it names.
  var session: PreviewSession {
    PreviewSession(path: path) { [path] in
      let bytes = Self.bytes(path) ?? []
      let files = SceneFiles { path, _ throws(SceneFiles.Refusal) in
        guard let bytes = Self.bytes(path) else { throw .reason("there is no such file") }
        return bytes
      }
      let read = SceneReader.read(bytes: bytes, file: path, files: files)
      let text = String(decoding: bytes, as: UTF8.self)
      return PreviewFile(
        scenario: read.scenario,
        diagnostics: read.diagnostics,
        sources: read.sources + [SourceText(file: path, text: text)],
        paths: [path] + read.paths
      )
    }
  }

  private static func bytes(_ path: String) -> [UInt8]? {
    (try? Data(contentsOf: URL(fileURLWithPath: path))).map { Array($0) }
  }
}
