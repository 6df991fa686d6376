import LayoutPreview
import LayoutSnapshots

/// A follower of scenarios, which finds those that were saved, and those of which a file that they name was, or on
/// request a golden.
final class ScenarioFollower {
  /// The changes between two looks.
  struct Changes {
    /// The scenarios of which a file is another than before, those of a folder sorted.
    var scenarios: [String] = []
    /// The scenarios that are there no more.
    var gone: [String] = []
  }

  private let named: [String]
  private let followsGoldens: Bool
  /// The files of each scenario, itself the first, with their bytes as they were last.
  private var contents: [String: [(path: String, bytes: [UInt8]?)]] = [:]
  /// The goldens of each scenario as they were last, by their paths.
  private var goldens: [String: [String: FileStamp]] = [:]
  /// The paths of the goldens that the last search has found.
  private var goldenPaths: [String] = []
  private var order: [String] = []
  /// The number of looks until folders are searched for new scenarios and goldens again.
  private var looksLeft = 0

  /// The number of looks between two searches: these take far longer than a look at the files that are known.
  private static let looksBetweenSearches = 25

  /// Creates a follower of files, and of the scenarios in folders, or in this folder if none is named.
  ///
  /// - Parameters:
  ///   - named: The files and folders.
  ///   - followsGoldens: Whether a golden that changes makes its scenario one that did.
  init(named: [String], followsGoldens: Bool) {
    (self.named, self.followsGoldens) = (named, followsGoldens)
    _ = changes()
  }

  /// The number of scenarios.
  var count: Int { order.count }

  /// The paths of all files.
  private var paths: [String] {
    looksLeft -= 1
    if looksLeft < 0 {
      order = ScenarioSearch(named: named).files
      goldenPaths = order.flatMap { stamps(ofGoldensOf: $0).keys.sorted() }
      looksLeft = Self.looksBetweenSearches
    }
    return order.flatMap { contents[$0]?.map(\.path) ?? [$0] } + goldenPaths
  }

  /// Calls a function with what changed, after each save, until the task is cancelled.
  func run(_ body: @escaping (Changes) async -> Void) async throws {
    try await FileFollower(
      paths: { [self] in paths },
      reload: { [self] in
        let changes = changes()
        if !changes.scenarios.isEmpty || !changes.gone.isEmpty { await body(changes) }
      }
    ).run()
  }

  /// Takes goldens as they are now, as a run has written or removed them itself.
  func noteOwnWrites(_ paths: Set<String>) {
    let folders = Set(paths.map { LinkedPath.parent(of: $0) })
    for scenario in order where folders.contains(GoldenFolder(ofScenario: scenario).path) {
      let folder = GoldenFolder(ofScenario: scenario).path
      for path in paths where LinkedPath.parent(of: path) == folder {
        goldens[scenario]?[path] = FileStamp(path)
      }
    }
  }

  /// Looks at all again, and returns what has changed.
  private func changes() -> Changes {
    let before = order
    order = ScenarioSearch(named: named).files
    let known = Set(order)
    contents = contents.filter { known.contains($0.key) }
    let changed = order.filter { path in
      let golden = stamps(ofGoldensOf: path)
      let isSame =
        contents[path]?.allSatisfy { file in Self.bytes(of: file.path) == file.bytes } == true
      if isSame, goldens[path] == golden { return false }
      goldens[path] = golden
      if isSame { return true }
      let others =
        (try? ScenarioFile(path))?.otherPaths ?? contents[path]?.dropFirst().map(\.path) ?? []
      contents[path] = ([path] + others).map { ($0, Self.bytes(of: $0)) }
      return true
    }
    return Changes(scenarios: changed, gone: before.filter { !known.contains($0) })
  }

  private static func bytes(of path: String) -> [UInt8]? { try? WholeFile.read(path) }

  /// Returns the goldens of a scenario, without results that wait beside them; none if they are not followed.
  private func stamps(ofGoldensOf scenario: String) -> [String: FileStamp] {
    guard followsGoldens else { return [:] }
    let folder = GoldenFolder(ofScenario: scenario).path
    let entries = (try? FolderContents.entries(of: folder)) ?? []
    let paths = entries.lazy.filter { GoldenForm.isGolden($0.name) }.map { "\(folder)/\($0.name)" }
    return Dictionary(paths.map { ($0, FileStamp($0)) }) { first, _ in first }
      .compactMapValues(\.self)
  }
}

extension GoldenForm {
  /// Returns whether a file is a golden by its name, and no result that waits.
  fileprivate static func isGolden(_ file: String) -> Bool {
    guard !file.hasPrefix("."), let form = Self(ofFile: file) else { return false }
    return !file.dropLast(form.ending.count).hasSuffix(".new")
  }
}
