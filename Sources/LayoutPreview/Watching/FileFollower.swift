/// A follower of files, which has them read again after each save.
package struct FileFollower {
  /// The number of files that are looked at in each of the shortest distances.
  private static let filesAtOnce = 200

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
  /// They are looked at in even distances, longer ones the more they are, and at once when the system reports a change in
  /// their folders.
  package func run() async throws {
    let (looks, look) = AsyncStream.makeStream(of: Bool.self, bufferingPolicy: .bufferingNewest(1))
    let clock = Task {
      while !Task.isCancelled {
        look.yield(false)
        try await Task.sleep(for: FileWatch.interval)
      }
    }
    defer { clock.cancel() }
    let notices = FolderNotices { look.yield(true) }
    var watch = FileWatch()
    var (rest, ticks) = (0, 0)
    for await isNoticed in looks {
      ticks += 1
      guard isNoticed || ticks > rest else { continue }
      ticks = 0
      let paths = paths()
      rest = paths.count / Self.filesAtOnce
      guard watch.needsReading(paths) else { continue }
      await reload()
      notices?.listen(to: self.paths())
    }
    try Task.checkCancellation()
  }
}
