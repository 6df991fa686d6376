import Foundation
import LayoutScenes
import LayoutSimulation
import LayoutTables
import LayoutViews
import Testing

/// Pictures that values of rows say, in UIKit's cells and in those of an app.
@Suite struct `Pictures of rows` {
  private static let rows =
    "rows: [{photo: {shape: circle, color: blue, size: 40}}, {photo: square}, {photo: none}, {photo: M0 0h24v24z}]"
  private static let widths: [CGFloat?] = [40, 29, nil, 22]

  @Test(arguments: [
    "{\(rows), row-height: 60, image: '{photo}'}",
    "{sections: [{\(rows), row-height: 60, image: ['{photo}', '{photo}']}]}",
  ])
  func `are drawn in cells of UIKit`(_ table: String) throws {
    let scenario = try scenario("wait: 1s", table: table, scene: "overlay: none")
    let cells = Simulation(scenario.scene).tableView.visibleCells
    #expect(cells.map { $0.imageView?.image?.size.width } == Self.widths)
  }

  @Test func `are drawn in cells of an app, and in those that show the row's`() throws {
    // A picture without an image has no size.
    let rows = Self.rows.replacing("none", with: "circle")
    for (name, ofRow) in [("photo", ""), ("image", "image: '{photo}', ")] {
      let table = """
        {\(rows), row-height: 60, \(ofRow)cell: {views: [{image: '{\(name)}', name: p}], \
        constraints: [p.leading = superview.leading, p.top = superview.top]}}
        """
      let steps =
        "expect: {frames: {p in row 0: {width: 40}, p in row 1: {width: 29}, p in row 3: {width: 22}}}"
      #expect(try failures(steps, table: table, scene: "overlay: none") == [])
    }
  }

  @Test func `go with a row that is used again`() throws {
    let others = (0..<60).map { "{photo: \($0 % 2 == 0 ? "{shape: circle, size: 40}" : "none")}" }
    let table = "{row-height: 60, image: '{photo}', rows: [\(others.joined(separator: ", "))]}"
    let simulation = Simulation(
      try scenario("wait: 1s", table: table, scene: "overlay: none").scene
    )
    simulation.tableView.setContentOffset(CGPoint(x: 0, y: 1200), animated: false)
    simulation.window.layoutIfNeeded()
    for cell in simulation.tableView.visibleCells {
      let row = try #require(simulation.tableView.indexPath(for: cell)?.row)
      #expect(cell.imageView?.image?.size.width == (row % 2 == 0 ? 40 : nil))
    }
  }
}
