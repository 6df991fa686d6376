import Foundation
import LayoutDiagnostics
import LayoutInteraction
import LayoutScenes
import LayoutSimulation
import LayoutViews
import Testing

/// Mistakes of cells, headers and footers that no row or section on the screen has.
@Suite struct KindProbeTests {
  private static let bad = """
    {views: [{name: w, label: x}], constraints: ["H:|-[w]-|", "V:|-[w]-|", w.width = 10, w.width = 20]}
    """

  /// The errors of a table before any step, with the rows that they are in.
  private func errors(_ table: String) throws -> [(code: String, row: String?)] {
    let scenario = try scenario(
      "wait: 1s",
      table: "{\(table)}".replacing("\n", with: " "),
      scene: "overlay: none"
    )
    return Simulation(scenario.scene).layoutFindings.filter { $0.diagnostic.severity == .error }
      .map { ($0.diagnostic.code, $0.row) }
  }

  @Test(arguments: [
    ("cells: {b: BAD}, rows: 100, row-height: 44, cell: [none, none, none, b]", "row 3"),
    (
      "cells: {b: BAD}, sections: [{rows: 9999997, row-height: 44}, {rows: 3, cell: [none, b]}]",
      "row 1/1"
    ),
    ("sections: [{rows: 30}, {rows: [{text: A}, {cell: BAD}]}]", "row 1/1"),
    ("sections: [{rows: 30}, {rows: 3, header-view: BAD}]", "header of section 1"),
    ("sections: [{rows: 30, footer-view: BAD}]", "footer of section 0"),
  ])
  func `a conflict is told wherever the first row of its kind is`(
    _ table: String,
    _ place: String
  ) throws {
    let found = try errors(table.replacing("BAD", with: Self.bad))
    #expect(found.map(\.code).contains("unsatisfiable-constraints"))
    #expect(Set(found.map(\.row)) == [place])
  }

  @Test func `an open place is told as well, and a kind without rows is not`() throws {
    let open = "{views: [{name: o, label: x}], constraints: [\"V:|-[o]-|\"]}"
    let far = try errors("cells: {o: \(open)}, sections: [{rows: 50}, {rows: 1, cell: o}]")
    #expect(far.map(\.code) == ["ambiguous-layout"])
    #expect(far.map(\.row) == ["row 1/0"])
    #expect(
      try errors(
        "cells: {o: \(open), b: \(Self.bad)}, sections: [{rows: 50}, {rows: 0, cell: [o, b]}]"
      )
      .isEmpty
    )
  }

  @Test func `the run fails once for each mistake, also when the row comes`() throws {
    let table = "{cells: {b: BAD}, sections: [{rows: 30}, {rows: 3, cell: b}]}"
      .replacing("BAD", with: Self.bad.replacing("\n", with: ""))
    let found = try failures(
      "tap: row 1/1, scrolled into view\nsettle",
      table: table,
      scene: "overlay: none"
    )
    // Each of the two widths is in conflict with the edges.
    #expect(found.count == 2 && Set(found).count == 2)
    let allowed = "overlay: none"
    let text = try scenario("wait: 1s", table: table, scene: allowed)
    var scene = text.scene
    scene.allowances = [Allowance(.conflict, at: "w", reason: "shown")]
    #expect(Simulation(scene).findings.isEmpty)
  }

  @Test func `kinds that come with rows are checked, and the screen stays as it is`() throws {
    let table = "{rows: 40, row-height: 44}"
    let steps =
      "insert: {rows: row 40, content: {text: A, cell: \(Self.bad.replacing("\n", with: ""))}}\nsettle"
    let found = try failures(steps, table: table, scene: "overlay: none")
    // Each of the two widths is in conflict with the edges.
    #expect(found.count == 2 && Set(found).count == 2)
    let simulation = Simulation(
      try scenario(
        "wait: 1s",
        table:
          "{cells: {b: \(Self.bad.replacing("\n", with: ""))}, sections: [{rows: 30}, {rows: 3, cell: b}]}",
        scene: "overlay: none"
      ).scene
    )
    let before = (
      simulation.tableView.subviews.count, simulation.tableView.contentSize,
      simulation.log.entries.count
    )
    _ = simulation.layoutFindings
    #expect(simulation.tableView.subviews.count == before.0)
    #expect(simulation.tableView.contentSize == before.1)
    #expect(simulation.log.entries.count == before.2)
  }
}
