import LayoutSnapshots

/// A namespace for the files of a failure that a test library keeps with its report.
enum FailureAttachments {
  /// The greatest size of an attachment, in bytes.
  private static let limit = 16 << 20

  /// Attaches the golden, the new result, and the pictures of both and of their difference, as far as there are any.
  static func attach(filesOf result: SnapshotResult, by caller: TestCaller) {
    let golden = name(of: result.golden)
    if case .differs = result.verdict, let dot = golden.lastIndex(of: ".") {
      attach(result.golden, as: golden[..<dot] + ".old" + golden[dot...], by: caller)
    }
    let pending = result.verdict.pendingPath
    for path in [pending].compactMap(\.self) + (result.pictures?.all.map(\.path) ?? []) {
      attach(path, as: name(of: path), by: caller)
    }
  }

  private static func attach(_ path: String, as name: String, by caller: TestCaller) {
    // A file that is not there is no news: the message says so.
    guard let bytes = try? WholeFile.read(path, limit: limit) else { return }
    caller.attach(bytes, named: name)
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
