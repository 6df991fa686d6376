import LayoutPreview
import LayoutSnapshots

/// A follower of scenarios, which finds those that were saved, and those of which a file that they name was.
final class ScenarioFollower {
  private let named: [String]
  /// The files of each scenario, itself the first, with their bytes as they were last.
  private var contents: [String: [(path: String, bytes: [UInt8]?)]] = [:]
  private var order: [String] = []
  /// The number of looks until folders are searched for new scenarios again.
  private var looksLeft = 0

  /// The number of looks between two searches: these take far longer than a look at the files that are known.
  private static let looksBetweenSearches = 25

  /// Creates a follower of files, and of the scenarios in folders, or in this folder if none is named.
  init(named: [String]) {
    self.named = named
    _ = changed()
  }

  /// The number of scenarios.
  var count: Int { order.count }

  /// The paths of all files, and of the folders in which scenarios may come.
  private var paths: [String] {
    looksLeft -= 1
    if looksLeft < 0 {
      order = ScenarioSearch(named: named).files
      looksLeft = Self.looksBetweenSearches
    }
    return order.flatMap { contents[$0]?.map(\.path) ?? [$0] }
  }

  /// Calls a function with the scenarios that changed, after each save, until the task is cancelled.
  func run(_ body: @escaping ([String]) async -> Void) async throws {
    try await FileFollower(
      paths: { [self] in paths },
      reload: { [self] in
        let changed = changed()
        if !changed.isEmpty { await body(changed) }
      }
    ).run()
  }

  /// Reads all again, and returns the scenarios of which a file is another than before, those of a folder sorted.
  ///
  /// A scenario that is gone is none of them.
  private func changed() -> [String] {
    order = ScenarioSearch(named: named).files
    contents = contents.filter { Set(order).contains($0.key) }
    return order.filter { path in
      let before = contents[path]
      let isSame = before?.allSatisfy { file in Self.bytes(of: file.path) == file.bytes }
      if isSame == true { return false }
      let others = (try? ScenarioFile(path))?.otherPaths ?? before?.dropFirst().map(\.path) ?? []
      contents[path] = ([path] + others).map { ($0, Self.bytes(of: $0)) }
      return true
    }
  }

  private static func bytes(of path: String) -> [UInt8]? { try? WholeFile.read(path) }
}
