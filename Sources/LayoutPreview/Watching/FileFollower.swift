/// A follower of files, which has them read again after each save.
package struct FileFollower {
  /// A function that returns the paths of the files.
  private let paths: () -> [String]
  /// A function that reads them.
  private let reload: () async -> Void

  /// Creates a follower with a function that returns the paths of the files, and one that reads these.
  package init(paths: @escaping () -> [String], reload: @escaping () async -> Void) {
    (self.paths, self.reload) = (paths, reload)
  }

  /// Follows the files until the task is cancelled.
  ///
  /// They are looked at in even distances, and at once when the system reports a change in their folders.
  package func run() async throws {
    let (looks, look) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let clock = Task {
      while !Task.isCancelled {
        look.yield()
        try await Task.sleep(for: FileWatch.interval)
      }
    }
    defer { clock.cancel() }
    let notices = FolderNotices { look.yield() }
    var watch = FileWatch()
    for await _ in looks {
      guard watch.needsReading(paths()) else { continue }
      await reload()
      notices?.listen(to: paths())
    }
    try Task.checkCancellation()
  }
}
