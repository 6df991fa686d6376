import Foundation
import LayoutGeometry
import LayoutInteraction
import LayoutReports
import LayoutScenes
import LayoutSimulation
import LayoutTables
import LayoutViews
import ScreenFrames
import Testing

/// Remarks and layers stand where rows are drawn while they move; a finger finds them where they will be.
@Suite struct MovingRowsTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    var table = "{rows: 30, row-height: 44}"
    let change: String
    let row: Int
    /// The place at the end, or `nil` off the screen.
    let end: CGFloat?
    /// The rows, up or down, by which the picture shows it elsewhere in the middle of the motion.
    let direction: CGFloat
  }

  private static let top = 97.66666666666667

  @Test(arguments: [
    Row(
      testDescription: "below new rows",
      change: "insert: {rows: rows 0..4}",
      row: 7,
      end: 7,
      direction: -1
    ),
    Row(
      testDescription: "below removed rows",
      change: "delete: {rows: rows 0..1}",
      row: 3,
      end: 3,
      direction: 1
    ),
    Row(
      testDescription: "that was moved",
      change: "move-row: {from: row 1, to: row 6}",
      row: 6,
      end: 6,
      direction: -1
    ),
    Row(
      testDescription: "that leaves the screen",
      change: "insert: {rows: rows 0..4}",
      row: 20,
      end: nil,
      direction: -1
    ),
  ])
  func `a row on its way is where it is drawn`(_ row: Row) throws {
    let simulation = try simulation("\(row.change)\nwait: 100ms", table: row.table)
    let area = try simulation.area(of: place(row.row))
    let end = Self.top + 44 * CGFloat(row.row)
    #expect((area.minY - end) * row.direction > 5, "\(area)")
    #expect(drawnTops(on: simulation).contains { abs($0 - area.minY) < 0.51 }, "\(area)")
    let shown = ShownAreas(of: simulation).rows.first { $0.address.row == row.row }
    #expect(abs(try #require(shown).area.minY - area.minY) < 0.01)
    if row.end != nil {
      let point = try simulation.point(of: place(row.row))
      #expect(abs(point.y - end - 22) < 0.01, "a finger finds it where it will be")
    }
    try settle(simulation)
    guard row.end != nil else {
      #expect(throws: Simulation.ImpossiblePlace.self) { try simulation.area(of: place(row.row)) }
      return
    }
    #expect(abs(try simulation.area(of: place(row.row)).minY - end) < 0.01)
  }

  @Test func `a row that slides in from the left is seen in part`() throws {
    let simulation = try simulation(
      "insert: {rows: row 2, animation: left}\nwait: 100ms",
      table: "{rows: 30, row-height: 44}"
    )
    let area = try simulation.area(of: place(2))
    #expect(area.minX == 0)
    #expect(area.width > 20 && area.width < 373, "\(area)")
  }

  @Test func `the check mark and the name of a row go with it`() throws {
    let simulation = try simulation("insert: {rows: rows 0..4}\nwait: 100ms")
    var mark = place(7)
    mark.part = .checkMark
    let row = try simulation.area(of: place(7))
    #expect(abs(try simulation.area(of: mark).midY - row.midY) < 0.51)
    let outline = try #require(
      groups("outline", in: simulation.frame(showing: [.outlines]).elements).first {
        $0.tag.id == "guides.outline-row 7"
      }
    )
    let drawn = try #require(rectangle(of: outline))
    #expect(abs(drawn.midY - row.midY) < 0.51, "\(drawn) around \(row)")
  }

  @Test func `the bracket of selected rows goes with them`() throws {
    let simulation = try simulation("insert: {rows: rows 0..4}\nwait: 100ms", table: table("2..3"))
    let rows = try simulation.area(of: place(7)).union(try simulation.area(of: place(8)))
    let bracket = try #require(
      groups("selected-rows", in: simulation.frame(showing: [.selectedRows]).elements).first
    )
    let ends = try #require(span(of: bracket))
    // The middle of a line of two points is two points inside.
    #expect(abs(ends.lowerBound - rows.minY - 1) < 0.01)
    #expect(abs(ends.upperBound - rows.maxY + 1) < 0.01)
  }

  @Test func `selected rows that lie apart on their way have a bracket each`() throws {
    let simulation = try simulation(
      "move-row: {from: row 6, to: row 2}\nwait: 100ms",
      table: table("1, 6")
    )
    func count() -> Int {
      groups("selected-rows", in: simulation.frame(showing: [.selectedRows]).elements).count
    }
    #expect(count() == 2)
    try settle(simulation)
    #expect(count() == 1)
  }

  // MARK: Helpers

  private func simulation(
    _ steps: String,
    table: String = "{rows: 30, row-height: 44, editing: true}"
  ) throws -> Simulation {
    var player = ScenarioPlayer(try scenario(steps, table: table, scene: "device: iPhone 15"))
    let report = player.play(until: nil)
    #expect(report.failures.isEmpty, "\(report.failures)")
    return player.simulation
  }

  /// A table with selected rows.
  private func table(_ selected: String) -> String {
    "{row-height: 44, editing: true, sections: [{rows: 30, selected: [\(selected)]}]}"
  }

  private func settle(_ simulation: Simulation) throws { simulation.clock.advance(by: .seconds(2)) }

  private func place(_ row: Int) -> Place { Place(.row(RowAddress(row: row))) }

  /// Returns the tops of rows in the picture: of cells, and of what holds one while it leaves.
  private func drawnTops(on simulation: Simulation) -> [CGFloat] {
    tops(in: simulation.frame(showing: []).elements, from: 0)
  }

  private func tops(in elements: [ScreenElement], from y: CGFloat) -> [CGFloat] {
    elements.flatMap { element -> [CGFloat] in
      guard case .group(let group) = element else { return [] }
      let inner = y + group.offset.y
      let own = ["row", "leaving"].contains(group.tag.role) ? [inner] : []
      return own + tops(in: group.children, from: inner)
    }
  }

  private func groups(_ role: String, in elements: [ScreenElement]) -> [ElementGroup] {
    elements.flatMap { element -> [ElementGroup] in
      guard case .group(let group) = element else { return [] }
      return (group.tag.role == role ? [group] : []) + groups(role, in: group.children)
    }
  }

  private func rectangle(of group: ElementGroup) -> CGRect? {
    for case .shape(let shape) in group.children {
      if case .rectangle(let rect, _) = shape.outline { return rect }
    }
    return nil
  }

  private func span(of group: ElementGroup) -> ClosedRange<CGFloat>? {
    for case .shape(let shape) in group.children { return shape.bounds.minY...shape.bounds.maxY }
    return nil
  }
}
