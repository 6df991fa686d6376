import Foundation

/// Files that go when nobody needs them any more.
final class TemporaryFiles {
  private let folder: URL
  let paths: [String]

  init(_ contents: [[UInt8]], suffix: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("layoutsim-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    self.folder = folder
    var paths: [String] = []
    for (index, bytes) in contents.enumerated() {
      let file = folder.appendingPathComponent("\(index)\(suffix)")
      try Data(bytes).write(to: file)
      paths.append(file.path)
    }
    self.paths = paths
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
