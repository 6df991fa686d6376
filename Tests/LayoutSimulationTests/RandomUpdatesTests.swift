import Foundation
import LayoutScenes
import LayoutSimulation
import LayoutTables
import LayoutViews
import TestSupport
import Testing

/// Rows of a scene that come, go and move, against a list of their texts.
@Suite struct RandomUpdatesTests {
  @Test(arguments: UInt64(1)...40)
  func `each row is the one that it was`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let simulation = Simulation(
      try scenario("settle", table: "{rows: 12, row-height: 10}", scene: "overlay: none").scene
    )
    let table = simulation.tableView
    var texts = (0..<12).map { "Row \($0)" }
    for step in 0..<25 {
      let places = texts.indices.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
      switch Int.random(in: 0..<3, using: &random) {
      case 0 where texts.count - places.count > 2:
        try simulation.update(RowUpdate(.delete, places.map { RowAddress(row: $0) }))
        for place in places.reversed() { texts.remove(at: place) }
      case 1 where texts.count + places.count < 50:
        try simulation.update(
          RowUpdate(.insert, places.shuffled(using: &random).map { RowAddress(row: $0) })
        )
        for place in places { texts.insert("New row", at: place) }
      default:
        try simulation.update(RowUpdate(.reload, places.map { RowAddress(row: $0) }))
      }
      #expect(table.numberOfRows(inSection: 0) == texts.count, "seed \(seed), step \(step)")
      if Bool.random(using: &random) { try simulation.settle(within: .seconds(5)) }
      let shown = texts.indices.compactMap { row in
        table.cellForRow(at: RowAddress(row: row).path).map { ($0.textLabel?.text, texts[row]) }
      }
      #expect(shown.count >= min(10, texts.count), "seed \(seed), step \(step)")
      #expect(shown.allSatisfy { $0 == $1 }, "seed \(seed), step \(step)")
    }
  }
}

/// A table of a scene and what it should show: the texts of the rows in each section.
private struct SectionTwin {
  let simulation: Simulation
  var sections: [[String]]
  private(set) var titles: [String]
  private var comings = 0

  init() throws {
    let table = """
      {row-height: 10, text: '{section}/{row}', sections: [{title: A, rows: 5}, {title: B, rows: 4}, \
      {title: C, rows: 0}]}
      """
    simulation = Simulation(try scenario("settle", table: table, scene: "overlay: none").scene)
    sections = [(0..<5).map { "0/\($0)" }, (0..<4).map { "1/\($0)" }, []]
    titles = ["A", "B", "C"]
  }

  mutating func change(_ random: inout SeededGenerator) throws {
    let numbers = sections.indices.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
    switch Int.random(in: 0..<6, using: &random) {
    case 0 where sections.count < 8:
      comings += 1
      let title = "new \(comings)"
      let rows = Int.random(in: 0..<4, using: &random)
      let places = [0, 2].map { min($0, sections.count) }
      try simulation.update(
        SectionUpdate(.insert, places, of: SectionScene(title: title, rowCount: rows))
      )
      for place in places {
        sections.insert(Array(repeating: "New row", count: rows), at: place)
        titles.insert(title, at: place)
      }
    case 1 where sections.count - numbers.count > 1:
      try simulation.update(SectionUpdate(.delete, numbers))
      for number in numbers.reversed() {
        sections.remove(at: number)
        titles.remove(at: number)
      }
    case 2:
      try simulation.update(SectionUpdate(.reload, numbers))
    case 3:
      let from = Int.random(in: sections.indices, using: &random)
      let to = Int.random(in: sections.indices, using: &random)
      try simulation.moveSection(from, to: to)
      sections.insert(sections.remove(at: from), at: to)
      titles.insert(titles.remove(at: from), at: to)
    default:
      let full = sections.indices.filter { !sections[$0].isEmpty }
      guard let from = full.randomElement(using: &random) else { return }
      let row = Int.random(in: sections[from].indices, using: &random)
      let text = sections[from].remove(at: row)
      let to = Int.random(in: sections.indices, using: &random)
      let place = Int.random(in: 0...sections[to].count, using: &random)
      sections[to].insert(text, at: place)
      try simulation.moveRow(
        RowAddress(section: from, row: row),
        to: RowAddress(section: to, row: place)
      )
    }
  }

  /// Whether the table has these rows, and shows those that are on the screen.
  var isRight: Bool {
    let table = simulation.tableView
    guard table.numberOfSections == sections.count else { return false }
    return sections.indices.allSatisfy { section in
      table.numberOfRows(inSection: section) == sections[section].count
        && table.headerView(forSection: section)?.textLabel?.text ?? titles[section]
          == titles[section]
        && sections[section].indices.allSatisfy { row in
          let cell = table.cellForRow(at: RowAddress(section: section, row: row).path)
          return cell.map { $0.textLabel?.text == sections[section][row] } ?? true
        }
    }
  }
}

extension RandomUpdatesTests {
  @Test(arguments: UInt64(1)...40)
  func `each row is the one that it was, in sections that come, go and move`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var twin = try SectionTwin()
    for step in 0..<25 {
      try twin.change(&random)
      #expect(twin.isRight, "seed \(seed), step \(step)")
      if Bool.random(using: &random) { try twin.simulation.settle(within: .seconds(5)) }
      #expect(twin.isRight, "seed \(seed), step \(step)")
      #expect(twin.simulation.findings.isEmpty, "seed \(seed), step \(step)")
    }
  }
}

extension RowAddress {
  fileprivate var path: IndexPath { IndexPath(row: row, section: section) }
}
