import Foundation
import LayoutScenes
import LayoutViews

/// Which row of a scene each row of its table is, after rows came, went and were moved.
///
/// Costs follow what was changed, not how many rows there are.
struct SceneRows {
  private let scene: TableScene
  /// The sections that were changed.
  private var changed: [Int: ChangedSection] = [:]

  init(_ scene: TableScene) {
    self.scene = scene
  }

  /// How many rows a section has now.
  func count(inSection section: Int) -> Int {
    changed[section]?.count ?? scene.sections[section].rowCount
  }

  /// Whether every row of a section was there from the beginning.
  func isOriginal(_ section: Int) -> Bool {
    changed[section]?.runs.allSatisfy { $0.origin?.section == section } ?? true
  }

  /// Whether rows of a section came, went or were moved.
  func isChanged(_ section: Int) -> Bool { changed[section] != nil }

  /// The row of the scene; nil for a new one.
  ///
  /// - Complexity: O(log changes).
  func origin(of path: IndexPath) -> RowAddress? {
    changed[path.section].map { $0.origin(ofRow: path.row) } ?? RowAddress(path)
  }

  /// Whether a row was in the section from the beginning, and is one of a set there.
  func isOriginal(_ path: IndexPath, in set: RowSet) -> Bool {
    guard let origin = origin(of: path), origin.section == path.section else { return false }
    return set.contains(origin.row)
  }

  /// New rows come, named as they are then.
  ///
  /// - Complexity: O(rows · log rows + changes).
  mutating func insert(_ paths: [IndexPath]) {
    for (section, paths) in Dictionary(grouping: paths, by: \.section) {
      change(section) { $0.insert(paths.map(\.row).sorted()) }
    }
  }

  /// Rows go, named as they were.
  ///
  /// - Complexity: O(rows · log rows + changes), and O(rows + changes) where they ascend.
  mutating func delete(_ paths: [IndexPath]) {
    delete(paths.rowsBySection.mapValues { RangeSet(numbers: $0) })
  }

  /// Rows go, named as they were, by section.
  ///
  /// - Complexity: O(ranges + changes).
  mutating func delete(_ ranges: [Int: RangeSet<Int>]) {
    for (section, rows) in ranges {
      change(section) { $0.remove(rows) }
    }
  }

  /// A row goes elsewhere.
  mutating func move(_ source: IndexPath, to destination: IndexPath) {
    let row = origin(of: source)
    delete([source])
    change(destination.section) { $0.insert([destination.row], from: row) }
  }

  private mutating func change(_ section: Int, _ change: (inout ChangedSection) -> Void) {
    var rows =
      changed[section]
      ?? ChangedSection(section, rowCount: scene.sections[section].rowCount)
    change(&rows)
    changed[section] = rows
  }
}

/// The rows of a section as runs of rows that follow each other in the scene.
private struct ChangedSection {
  struct Run {
    /// The number of its first row now.
    var start: Int
    var count: Int
    /// What its first row is in the scene; nil for new rows.
    var origin: RowAddress?

    /// The part of the run in a range of rows; nil for none.
    func clamped(to rows: Range<Int>) -> Run? {
      let part = (start..<start + count).clamped(to: rows)
      guard !part.isEmpty else { return nil }
      let first = origin.map {
        RowAddress(section: $0.section, row: $0.row + part.lowerBound - start)
      }
      return Run(start: part.lowerBound, count: part.count, origin: first)
    }

    /// Whether the rows of another run follow on in the scene, or all are new.
    func isContinued(by other: Run) -> Bool {
      origin.map { RowAddress(section: $0.section, row: $0.row + count) } == other.origin
    }
  }

  private(set) var runs: [Run]

  init(_ section: Int, rowCount: Int) {
    let first = RowAddress(section: section, row: 0)
    runs = rowCount > 0 ? [Run(start: 0, count: rowCount, origin: first)] : []
  }

  var count: Int { runs.last.map { $0.start + $0.count } ?? 0 }

  func origin(ofRow row: Int) -> RowAddress? {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = low + (high - low) / 2
      if runs[middle].start + runs[middle].count > row { high = middle } else { low = middle + 1 }
    }
    guard runs.indices.contains(low) else { return nil }
    return runs[low].clamped(to: row..<row + 1)?.origin
  }

  /// Rows come, named as they are then, from top to bottom; new ones, or one that was elsewhere.
  mutating func insert(_ rows: [Int], from origin: RowAddress? = nil) {
    var old = RunReader(runs)
    runs = []
    for row in rows {
      for run in old.take(row - count) { append(run) }
      append(Run(start: count, count: 1, origin: origin))
    }
    for run in old.take(.max) { append(run) }
  }

  mutating func remove(_ rows: RangeSet<Int>) {
    var old = RunReader(runs)
    runs = []
    for range in rows.ranges {
      for run in old.take(range.lowerBound - old.position) { append(run) }
      _ = old.take(range.count)
    }
    for run in old.take(.max) { append(run) }
  }

  /// Adds rows at the end; those that follow on are one run with those before them.
  private mutating func append(_ run: Run) {
    guard let last = runs.last, last.isContinued(by: run) else {
      runs.append(Run(start: count, count: run.count, origin: run.origin))
      return
    }
    runs[runs.count - 1].count += run.count
  }
}

/// Takes runs from top to bottom, in pieces as large as they are asked for.
private struct RunReader {
  /// The first row that was not taken.
  private(set) var position = 0
  private let runs: [ChangedSection.Run]
  private var next = 0

  init(_ runs: [ChangedSection.Run]) { self.runs = runs }

  /// Takes the next rows, as many as there are.
  mutating func take(_ count: Int) -> [ChangedSection.Run] {
    guard let last = runs.last else { return [] }
    let end = position + min(max(0, count), last.start + last.count - position)
    var taken: [ChangedSection.Run] = []
    while position < end {
      let run = runs[next]
      if let part = run.clamped(to: position..<end) { taken.append(part) }
      position = min(end, run.start + run.count)
      if position == run.start + run.count { next += 1 }
    }
    return taken
  }
}
