import Foundation
import LayoutDiagnostics
import LayoutScenes
import LayoutSimulation
import LayoutTables
import LayoutViews
import Testing

/// The heights of rows that come without a content.
@Suite struct NewRowHeightsTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let table: String
    let step: String
    let heights: [[CGFloat]]
  }

  @Test(arguments: [
    Case(
      testDescription: "they are as high as the others of the table",
      table: "{rows: 2, row-height: 70}",
      step: "insert: [row 1, row 3]",
      heights: [[70, 70, 70, 70]]
    ),
    Case(
      testDescription: "a section's own height counts over the table's",
      table: "{row-height: 70, sections: [{rows: 1}, {rows: 1, row-height: 30}]}",
      step: "insert: [row 0/0, row 1/1]",
      heights: [[70, 70], [30, 30]]
    ),
    Case(
      testDescription: "they have the first of heights in turn, and the others keep theirs",
      table: "{rows: 3, row-height: [50, 60]}",
      step: "insert: [row 1, row 2]",
      heights: [[50, 50, 50, 60, 50]]
    ),
    Case(
      testDescription: "they have none that is a row's own",
      table: "{row-height: 50, rows: [{height: 80}, {height: 90}]}",
      step: "insert: row 0",
      heights: [[50, 80, 90]]
    ),
    Case(
      testDescription: "automatic ones are as high as their cells",
      table: "{rows: 1, row-height: automatic}",
      step: "insert: row 0",
      heights: [[44, 44]]
    ),
    Case(
      testDescription: "an estimate holds until they are shown",
      table: "{rows: 1, row-height: 70, estimated-row-height: 20}",
      step: "insert: row 0",
      heights: [[70, 70]]
    ),
    Case(
      testDescription: "without estimates automatic means that of the table",
      table: "{rows: 1, row-height: automatic, estimated-row-height: 0}",
      step: "insert: row 0",
      heights: [[44, 44]]
    ),
    Case(
      testDescription: "rows of other sections keep their place in turn",
      table: "{row-height: [50, 60], sections: [{rows: 2}, {rows: 1}]}",
      step: "move-row: {from: row 0/1, to: row 1/0}",
      heights: [[50], [60, 50]]
    ),
  ])
  func `new rows are as high as their section says`(_ row: Case) throws {
    let scenario = try scenario(
      row.step + "\nsettle\nsnapshot: end",
      table: row.table,
      scene: "device: iPhone 14\nsystem: iOS 18\noverlay: none"
    )
    var player = ScenarioPlayer(scenario)
    let report = player.play(until: nil)
    #expect(report.failures.map(\.message) == [])
    let table = player.simulation.tableView
    let heights = (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map { number in
        table.rectForRow(at: IndexPath(indexes: [section, number])).height
      }
    }
    #expect(heights == row.heights)
  }
}
