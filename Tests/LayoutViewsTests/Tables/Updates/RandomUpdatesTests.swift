import Foundation
import LayoutTables
import LayoutViews
import TestSupport
import Testing

/// A random update and what comes of it, worked out with arrays.
private struct RandomUpdate {
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []
  var deletedRows: [IndexPath] = []
  var insertedRows: [IndexPath] = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  var result: [[Int]] = []

  /// Puts what arrives at random places between what stays.
  private static func mix<Item>(
    _ staying: [Item],
    _ arriving: [Item],
    _ generator: inout SeededGenerator
  ) -> (all: [Item], places: [Int]) {
    let count = staying.count + arriving.count
    let places = Array((0..<count).shuffled(using: &generator).prefix(arriving.count))
    var all = [Item?](repeating: nil, count: count)
    for (place, item) in zip(places, arriving) { all[place] = item }
    var rest = staying[...]
    for index in all.indices where all[index] == nil { all[index] = rest.popFirst() }
    return (all.compactMap(\.self), places)
  }

  init(of old: [[Int]], _ generator: inout SeededGenerator, nextNumber: inout Int) {
    var fates = old.indices.map { _ in Int.random(in: 0...9, using: &generator) }
    if old.count < 2 { fates = fates.map { _ in 9 } }
    deletedSections = old.indices.filter { fates[$0] == 0 }
    let movingSections = old.indices.filter { fates[$0] == 1 }
    let arrivals =
      movingSections.map(Int?.some)
      + [Int?](repeating: nil, count: Int.random(in: 0...1, using: &generator))
    let (origins, places) = Self.mix(
      old.indices.filter { fates[$0] > 1 }.map(Int?.some),
      arrivals,
      &generator
    )
    for (origin, place) in zip(arrivals, places) {
      if let origin {
        movedSections.append((origin, place))
      } else {
        insertedSections.append(place)
      }
    }
    var traveling: [(from: IndexPath, number: Int)] = []
    var staying: [[Int]] = old.enumerated().map { section, rows in
      guard fates[section] != 0 else { return [] }
      return rows.enumerated().compactMap { row, number in
        switch Int.random(in: 0...9, using: &generator) {
        case 0:
          deletedRows.append(IndexPath(row: row, section: section))
          return nil
        case 1:
          traveling.append((IndexPath(row: row, section: section), number))
          return nil
        default: return number
        }
      }
    }
    traveling.shuffle(using: &generator)
    for (section, origin) in origins.enumerated() {
      guard let origin else {
        // A new section comes with its rows, which need not be told.
        nextNumber += 2
        result.append([nextNumber - 2, nextNumber - 1])
        continue
      }
      let isLast = !origins[(section + 1)...].contains { $0 != nil }
      let guests = isLast ? traveling.count : Int.random(in: 0...traveling.count, using: &generator)
      let moving = Array(traveling.prefix(guests))
      traveling.removeFirst(guests)
      let fresh = (0..<Int.random(in: 0...3, using: &generator)).map { nextNumber + $0 }
      nextNumber += fresh.count
      let (rows, places) = Self.mix(staying[origin], moving.map(\.number) + fresh, &generator)
      staying[origin] = []
      for (index, place) in places.enumerated() {
        let path = IndexPath(row: place, section: section)
        if index < moving.count {
          movedRows.append((moving[index].from, path))
        } else {
          insertedRows.append(path)
        }
      }
      result.append(rows)
    }
    // With no section left to go to, rows on their way are gone with the old ones.
    deletedRows += traveling.map(\.from)
  }

  func perform(on content: UpdatedTable) {
    let table = content.table
    table.performBatchUpdates {
      content.sections = result
      content.names = result.indices.map { "S\($0)" }
      for move in movedRows { table.moveRow(at: move.from, to: move.to) }
      table.insertRows(at: insertedRows, with: .automatic)
      table.insertSections(IndexSet(insertedSections), with: .automatic)
      for move in movedSections { table.moveSection(move.from, toSection: move.to) }
      table.deleteSections(IndexSet(deletedSections), with: .automatic)
      table.deleteRows(at: deletedRows, with: .automatic)
    }
  }
}

@Suite struct RandomUpdatesTests {
  @Test(arguments: UInt64(1)...30)
  func `selection, cells and heights go with their rows`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var nextNumber = 0
    let sections = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
      (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        nextNumber += 1
        return nextNumber - 1
      }
    }
    let content = try UpdatedTable(sections)
    // Multiples of a quarter, so that sums are exact.
    content.height = { 30 + CGFloat($0 % 7) * 5.25 }
    content.table.estimatedRowHeight = 40
    content.table.reloadData()
    content.window.layoutIfNeeded()
    content.table.allowsMultipleSelection = true
    for round in 0..<15 {
      let comment: Comment = "round \(round), seed \(seed)"
      content.select(content.sections.joined().filter { _ in Bool.random(using: &generator) })
      let selected = Set(content.selected)
      var heights: [Int: CGFloat] = [:]
      for number in content.sections.joined() {
        heights[number] = content.path(of: number).map { content.table.rectForRow(at: $0).height }
      }
      let shown = Dictionary(uniqueKeysWithValues: zip(content.shown, content.table.visibleCells))
      let update = RandomUpdate(of: content.sections, &generator, nextNumber: &nextNumber)
      update.perform(on: content)
      try #require(content.window.diagnostics.isEmpty, comment)

      let left = content.sections.flatMap(\.self)
      #expect(content.selected == left.filter(selected.contains), comment)
      content.window.layoutIfNeeded()
      var y: CGFloat = 0
      for (section, rows) in content.sections.enumerated() {
        y += 50
        for (row, number) in rows.enumerated() {
          let rect = content.table.rectForRow(at: IndexPath(row: row, section: section))
          #expect(rect.minY == y, "row \(section)/\(row), \(comment)")
          let isRight =
            rect.height == content.height(number) || rect.height == heights[number] ?? 40
          #expect(isRight, "row \(section)/\(row) is \(rect.height) high, \(comment)")
          y += rect.height
        }
      }
      #expect(content.table.contentSize.height == y, comment)
      let visible = content.table.indexPathsForVisibleRows ?? []
      #expect(content.shown == visible.map { content.sections[$0.section][$0.row] }, comment)
      for (number, cell) in zip(content.shown, content.table.visibleCells) {
        if let before = shown[number] { #expect(cell === before, "\(number), \(comment)") }
        #expect(cell.isSelected == selected.contains(number), "\(number), \(comment)")
      }
    }
  }
}
