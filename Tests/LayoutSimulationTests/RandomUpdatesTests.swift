import Foundation
import LayoutScenes
import LayoutSimulation
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

extension RowAddress {
  fileprivate var path: IndexPath { IndexPath(row: row, section: section) }
}
