import Foundation

/// A set of files that are removed with it.
final class TemporaryFiles {
  private let url: URL
  let paths: [String]
  /// The path of the folder that they are in.
  var folder: String { url.path }

  init(_ contents: [[UInt8]], suffix: String) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("layoutsim-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    self.url = url
    var paths: [String] = []
    for (index, bytes) in contents.enumerated() {
      let file = url.appendingPathComponent("\(index)\(suffix)")
      try Data(bytes).write(to: file)
      paths.append(file.path)
    }
    self.paths = paths
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
