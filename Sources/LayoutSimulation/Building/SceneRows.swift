import Foundation
import LayoutScenes
import LayoutViews

/// Which row of a scene each row of its table is, after rows came, went and were moved.
///
/// Only sections that were changed cost memory for each row.
struct SceneRows {
  private let scene: TableScene
  /// The rows of the sections that were changed; nil for rows that are new.
  private var changed: [Int: [RowAddress?]] = [:]

  init(_ scene: TableScene) {
    self.scene = scene
  }

  /// How many rows a section has now.
  func count(inSection section: Int) -> Int {
    changed[section]?.count ?? scene.sections[section].rowCount
  }

  /// Whether rows of a section came, went or were moved.
  func isChanged(_ section: Int) -> Bool { changed[section] != nil }

  /// The row of the scene; nil for a new one.
  func origin(of path: IndexPath) -> RowAddress? {
    changed[path.section].map { $0[path.row] } ?? RowAddress(path)
  }

  /// Whether a row was in the section from the beginning, and is one of a set there.
  func isOriginal(_ path: IndexPath, in set: RowSet) -> Bool {
    guard let origin = origin(of: path), origin.section == path.section else { return false }
    return set.contains(origin.row)
  }

  /// New rows come, named as they are then.
  mutating func insert(_ paths: [IndexPath]) {
    for path in paths.sorted() {
      change(path.section) { $0.insert(nil, at: min(path.row, $0.count)) }
    }
  }

  /// Rows go, named as they were.
  mutating func delete(_ paths: [IndexPath]) {
    for path in paths.sorted().reversed() { _ = take(path) }
  }

  /// A row goes elsewhere.
  mutating func move(_ source: IndexPath, to destination: IndexPath) {
    let row = take(source)
    change(destination.section) { $0.insert(row, at: min(destination.row, $0.count)) }
  }

  private mutating func take(_ path: IndexPath) -> RowAddress? {
    var row: RowAddress?
    change(path.section) { if path.row < $0.count { row = $0.remove(at: path.row) } }
    return row
  }

  private mutating func change(_ section: Int, _ change: (inout [RowAddress?]) -> Void) {
    var rows =
      changed[section]
      ?? (0..<scene.sections[section].rowCount).map { RowAddress(section: section, row: $0) }
    change(&rows)
    changed[section] = rows
  }
}
