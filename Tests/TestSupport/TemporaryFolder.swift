import Foundation

/// Runs `body` with the path of a new, empty folder, which is removed afterwards.
public func withTemporaryFolder<Result>(
  _ body: (String) throws -> Result
) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("layoutsim-tests-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder.path)
}

/// Returns the names in a folder, sorted, or none if there is no folder.
public func filesInFolder(_ path: String) -> [String] {
  ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
}
