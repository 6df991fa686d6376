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
  mutating func insert(_ paths: [IndexPath]) {
    for path in paths.sorted() { change(path.section) { $0.insert(nil, at: path.row) } }
  }

  /// Rows go, named as they were.
  ///
  /// - Complexity: O(rows · log rows + changes), and O(rows + changes) where they ascend.
  mutating func delete(_ paths: [IndexPath]) {
    for (section, rows) in paths.rowsBySection {
      change(section) { $0.remove(RangeSet(numbers: rows)) }
    }
  }

  /// A row goes elsewhere.
  mutating func move(_ source: IndexPath, to destination: IndexPath) {
    let row = origin(of: source)
    delete([source])
    change(destination.section) { $0.insert(row, at: destination.row) }
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

  mutating func insert(_ origin: RowAddress?, at row: Int) {
    let row = min(row, count)
    keep([0..<row, row..<count])
    let place = runs.firstIndex { $0.start >= row } ?? runs.count
    runs.insert(Run(start: row, count: 1, origin: origin), at: place)
    number()
  }

  mutating func remove(_ rows: RangeSet<Int>) {
    keep(Array(RangeSet(0..<count).subtracting(rows).ranges))
    number()
  }

  /// Keeps rows of some ranges, which are in order; each range begins a new run.
  private mutating func keep(_ ranges: [Range<Int>]) {
    var kept: [Run] = []
    var next = 0
    for range in ranges {
      while next < runs.count {
        let run = runs[next]
        if let part = run.clamped(to: range) { kept.append(part) }
        // A run that goes on beyond the range may go on in the next one.
        guard run.start + run.count <= range.upperBound else { break }
        next += 1
      }
    }
    runs = kept
  }

  /// Numbers the rows anew.
  private mutating func number() {
    var row = 0
    for index in runs.indices {
      runs[index].start = row
      row += runs[index].count
    }
  }
}
