import Foundation
import LayoutScenes
import LayoutViews

/// The origins of a table's rows in its scene, after rows and sections came, went and were moved.
///
/// The origin of a row is its content among those of the scene's sections, followed by those that came, in the
/// order of their coming, and its place there. Costs follow the changes, not the number of rows.
struct SceneRows {
  /// The contents that the table had so far, those of the scene's sections first.
  private var contents: [Content]
  /// The sections of the table now.
  private var sections: [ShownSection]
  /// The number of sections that the table had so far.
  private var sectionNumber: Int

  private struct Content {
    var scene: SectionScene
    /// The number of the section in texts.
    var section: Int
    /// The difference of a row's number in texts and its place in the content.
    var shift = 0
  }

  private struct ShownSection {
    /// The index of its content in `contents`.
    var content: Int
    /// The rows, or `nil` as long as they are those of its content.
    var changed: ChangedSection?
  }

  init(_ scene: TableScene) {
    contents = scene.sections.enumerated().map { Content(scene: $1, section: $0) }
    sectionNumber = contents.count
    sections = scene.sections.indices.map { ShownSection(content: $0) }
  }

  /// The number of sections in the table.
  var sectionCount: Int { sections.count }

  /// The number of rows in the table.
  var count: Int { sections.indices.reduce(0) { $0 + count(inSection: $1) } }

  /// Returns the content of a section.
  func content(ofSection section: Int) -> SectionScene { contents[sections[section].content].scene }

  /// Returns the content that a row came with: that of a section, or of a step.
  func content(ofOrigin row: RowAddress) -> SectionScene { contents[row.section].scene }

  /// Returns the number of a section's content among those of all sections that the table had so far.
  func origin(ofSection section: Int) -> Int { sections[section].content }

  /// Returns the number of a section in texts: its place when it came.
  func number(ofSection section: Int) -> Int { contents[sections[section].content].section }

  /// Returns the number of a row in texts: its place in the section when it came.
  func number(ofOrigin row: RowAddress) -> RowAddress {
    let content = contents[row.section]
    return RowAddress(section: content.section, row: row.row + content.shift)
  }

  /// Returns the present number of rows in a section.
  func count(inSection section: Int) -> Int {
    sections[section].changed?.count ?? content(ofSection: section).rowCount
  }

  /// Returns the rows of a section, in runs that follow each other in the scene.
  func runs(inSection section: Int) -> [Run] { rows(inSection: section).runs }

  /// Returns whether every row of a section is original.
  func isOriginal(_ section: Int) -> Bool {
    let shown = sections[section]
    return shown.changed?.runs.allSatisfy { $0.origin?.section == shown.content } ?? true
  }

  /// Returns whether rows of a section came, went or were moved.
  func isChanged(_ section: Int) -> Bool { sections[section].changed != nil }

  /// Returns the first place of a row, or `nil` for a new one.
  ///
  /// - Complexity: O(log changes).
  func origin(of path: IndexPath) -> RowAddress? {
    let section = sections[path.section]
    guard let changed = section.changed else {
      return RowAddress(section: section.content, row: path.row)
    }
    return changed.origin(ofRow: path.row)
  }

  /// Returns whether a row is in a list of its section; rows that have contents of their own take that along to
  /// other sections, and any other is in the list only where it is original.
  func isListed(_ path: IndexPath, in list: KeyPath<SectionScene, RowSet>) -> Bool {
    guard let origin = origin(of: path) else { return false }
    let content = contents[origin.section].scene
    guard origin.section == sections[path.section].content || content.rows.isOwn else {
      return false
    }
    return content[keyPath: list].contains(origin.row)
  }

  /// Inserts new rows, by their places then, with contents or without.
  ///
  /// - Complexity: O(ranges + changes).
  mutating func insert(_ update: RowUpdate) {
    var runs: [Int: [Run]] = [:]
    var place = 0
    for range in update.ranges {
      var run = Run(start: range.rows.lowerBound, count: range.rows.count)
      if let content = update.content {
        let first = RowAddress(section: range.section, row: range.rows.lowerBound)
        run.origin = add(content, from: place, to: range.section, numbered: first)
      }
      place += run.count
      runs[range.section, default: []].append(run)
    }
    insert(runs)
  }

  /// Gives rows other contents, named as they are; their numbers stay.
  ///
  /// - Complexity: O(ranges · changes).
  mutating func replace(_ update: RowUpdate) {
    guard let content = update.content else { return }
    var runs: [Int: [Run]] = [:]
    var place = 0
    for range in update.ranges {
      for old in self.runs(inSection: range.section) {
        guard var run = old.clamped(to: range.halfOpen) else { continue }
        let first =
          run.origin.map { number(ofOrigin: $0) }
          ?? RowAddress(section: range.section, row: run.start)
        let start = place + run.start - range.rows.lowerBound
        run.origin = add(content, from: start, to: range.section, numbered: first)
        runs[range.section, default: []].append(run)
      }
      place += range.rows.count
    }
    delete(update.rowsBySection)
    insert(runs)
  }

  /// Adds a content, and returns the origin of its rows from a place on.
  private mutating func add(
    _ content: SectionScene,
    from place: Int,
    to section: Int,
    numbered number: RowAddress
  ) -> RowAddress {
    var scene = content
    let around = self.content(ofSection: section)
    (scene.look, scene.rowHeight) = (around.look, around.rowHeight)
    contents.append(Content(scene: scene, section: number.section, shift: number.row - place))
    return RowAddress(section: contents.count - 1, row: place)
  }

  private mutating func insert(_ runs: [Int: [Run]]) {
    for (section, runs) in runs {
      change(section) { $0.insert(runs.sorted { $0.start < $1.start }) }
    }
  }

  /// Rows go, named as they were, by section.
  ///
  /// - Complexity: O(ranges + changes).
  mutating func delete(_ ranges: [Int: RangeSet<Int>]) {
    for (section, rows) in ranges { change(section) { $0.remove(rows) } }
  }

  /// Moves a row.
  mutating func move(_ source: IndexPath, to destination: IndexPath) {
    let row = origin(of: source)
    change(source.section) { $0.remove(RangeSet(source.row..<source.row + 1)) }
    change(destination.section) {
      $0.insert([Run(start: destination.row, count: 1, origin: row)])
    }
  }

  /// Sections come, numbered as they are then.
  mutating func insertSections(_ numbers: [Int], of content: SectionScene) {
    for number in numbers.sorted() {
      sections.insert(addSection(content), at: number)
    }
  }

  /// Gives sections another content.
  mutating func replaceSections(_ numbers: [Int], with content: SectionScene) {
    for number in numbers { sections[number] = addSection(content) }
  }

  private mutating func addSection(_ content: SectionScene) -> ShownSection {
    contents.append(Content(scene: content, section: sectionNumber))
    sectionNumber += 1
    return ShownSection(content: contents.count - 1)
  }

  /// Sections go, numbered as they were.
  mutating func deleteSections(_ numbers: [Int]) {
    for number in numbers.sorted(by: >) { sections.remove(at: number) }
  }

  /// Moves a section.
  mutating func moveSection(_ section: Int, to place: Int) {
    sections.insert(sections.remove(at: section), at: place)
  }

  private func rows(inSection section: Int) -> ChangedSection {
    let shown = sections[section]
    return shown.changed
      ?? ChangedSection(shown.content, rowCount: contents[shown.content].scene.rowCount)
  }

  private mutating func change(_ section: Int, _ change: (inout ChangedSection) -> Void) {
    var rows = rows(inSection: section)
    change(&rows)
    sections[section].changed = rows
  }
}

extension SceneRows {
  /// A run of rows of a section that follow each other in the scene too.
  struct Run {
    /// The number of its first row now.
    var start: Int
    var count: Int
    /// The origin of its first row in the scene, or `nil` for new rows.
    var origin: RowAddress?

    /// Returns the part of the run in a range of rows, or `nil` for none.
    func clamped(to rows: Range<Int>) -> Run? {
      let part = (start..<start + count).clamped(to: rows)
      guard !part.isEmpty else { return nil }
      let first = origin.map {
        RowAddress(section: $0.section, row: $0.row + part.lowerBound - start)
      }
      return Run(start: part.lowerBound, count: part.count, origin: first)
    }

    /// Returns whether the rows of another run follow on in the scene, or all are new.
    func isContinued(by other: Run) -> Bool {
      origin.map { RowAddress(section: $0.section, row: $0.row + count) } == other.origin
    }
  }
}

/// The rows of a section as runs of rows that follow each other in the scene.
private struct ChangedSection {
  private(set) var runs: [SceneRows.Run]

  init(_ section: Int, rowCount: Int) {
    let first = RowAddress(section: section, row: 0)
    runs = rowCount > 0 ? [SceneRows.Run(start: 0, count: rowCount, origin: first)] : []
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

  /// Inserts rows, by their places then, from the top.
  mutating func insert(_ rows: [SceneRows.Run]) {
    var old = RunReader(runs)
    runs = []
    for new in rows {
      for run in old.take(new.start - count) { append(run) }
      append(SceneRows.Run(start: count, count: new.count, origin: new.origin))
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

  /// Adds rows at the end, in one run with those before them if they adjoin.
  private mutating func append(_ run: SceneRows.Run) {
    guard let last = runs.last, last.isContinued(by: run) else {
      runs.append(SceneRows.Run(start: count, count: run.count, origin: run.origin))
      return
    }
    runs[runs.count - 1].count += run.count
  }
}

/// A reader of runs from top to bottom, in pieces as large as requested.
private struct RunReader {
  /// The first row that was not taken.
  private(set) var position = 0
  private let runs: [SceneRows.Run]
  private var next = 0

  init(_ runs: [SceneRows.Run]) { self.runs = runs }

  /// Takes the next rows, as many as there are.
  mutating func take(_ count: Int) -> [SceneRows.Run] {
    guard let last = runs.last else { return [] }
    let end = position + min(max(0, count), last.start + last.count - position)
    var taken: [SceneRows.Run] = []
    while position < end {
      let run = runs[next]
      if let part = run.clamped(to: position..<end) { taken.append(part) }
      position = min(end, run.start + run.count)
      if position == run.start + run.count { next += 1 }
    }
    return taken
  }
}
