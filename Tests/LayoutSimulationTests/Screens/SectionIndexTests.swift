import Foundation
import LayoutControls
import LayoutGeometry
import LayoutSVG
import LayoutScenes
import LayoutSimulation
import LayoutTables
import LayoutViews
import Testing

/// The index at the trailing edge of a table, its control that refreshes, and tabs below it.
@Suite struct `Around the rows of a table` {
  private let letters = ["Ada", "Bob", "Cleo", "Dan", "Eve", "Fay"]

  private func table(_ more: String) -> String {
    let sections = letters.map { "{title: \($0.prefix(1)), rows: 10}" }.joined(separator: ", ")
    return "{sections: [\(sections)], row-height: 44, \(more)}"
  }

  @Test func `a finger on the index goes to sections and scrolls nothing else`() throws {
    let steps = """
      press: index A
      move: {to: index D, within: 300ms}
      expect: {dragging: false}
      release
      settle
      expect: {offset: "> 1000", selected: none, log: "index 'D' goes to section 3"}
      """
    let table = table("index: automatic")
    #expect(try failures(steps, table: table, scene: "overlay: none").isEmpty)
  }

  @Test(arguments: [("A", 0), ("C", 2), ("CZ", 2), ("Z", 5), ("0", 0)])
  func `a title goes to the section that begins like it, or to the one before`(
    _ title: String,
    _ section: Int
  ) {
    let sections = letters.map { Optional($0) }
    #expect(SectionIndexScene.section(for: title, at: 0, in: sections) == section)
  }

  @Test func `titles are those of the sections, each once, or counted`() {
    let titles = SectionIndexScene.automatic.titles(of: ["Ada", "amy", "Bob", nil])
    #expect(titles == ["A", "B"])
    #expect(SectionIndexScene.section(for: "B", at: 1, in: [nil, nil]) == 1)
    #expect(SectionIndexScene.section(for: "B", at: 7, in: [nil, nil]) == 1)
  }

  @Test func `the title of the search field is a magnifying glass`() throws {
    let table = table("index: ['{search}', A, B]")
    let scene = try scenario("wait: 1s", table: table, scene: "overlay: none").scene
    #expect(try SVGWriter().write(Simulation(scene).frame()).contains("magnifyingglass"))
  }

  @Test func `rows make room for the index, at the side where lines end`() throws {
    for (direction, isMirrored) in [("left-to-right", false), ("right-to-left", true)] {
      let scene = "overlay: none\ndirection: \(direction)"
      let index = try scenario("wait: 1s", table: table("index: [A, F]"), scene: scene).scene
      let simulation = Simulation(index)
      let view = try #require(simulation.view(named: .sectionIndex))
      #expect(view.convert(view.bounds, to: nil).minX == CGFloat(isMirrored ? 0 : 378))
      let cell = try #require(simulation.tableView.visibleCells.first)
      #expect(cell.contentView.frame.width == CGFloat(378))
      #expect(cell.contentView.frame.minX == CGFloat(isMirrored ? 15 : 0))
      #expect(
        simulation.window.hitTest(view.convert(CGPoint(x: 7, y: 100), to: nil), with: nil) === view
      )
    }
  }

  @Test func `what a finger does to pull, as the hint says it, refreshes`() throws {
    let steps = """
      press: row 0
      move: {to: row 8, within: 300ms}
      release
      expect: {refreshing: true}
      """
    let table = "{rows: 40, row-height: 44, refresh: true}"
    #expect(try failures(steps, table: table, scene: "overlay: none").isEmpty)
  }

  @Test func `a pull far enough refreshes until it is ended`() throws {
    let steps = """
      press: 200, 250
      move: {to: "200, 400", within: 500ms}
      expect: {refreshing: false}
      move: {to: "200, 700", within: 1s}
      expect: {refreshing: true}
      release
      settle
      expect: {refreshing: true, offset: 0}
      end-refreshing
      settle
      expect: {refreshing: false, offset: 0}
      """
    for scene in ["overlay: none", "overlay: none\ntitle: Inbox\nlarge-title: true"] {
      #expect(try failures(steps, table: table("refresh: true"), scene: scene).isEmpty)
    }
    let scene = try scenario("wait: 1s", table: table("refresh: true"), scene: "overlay: none")
      .scene
    let simulation = Simulation(scene)
    let rest = simulation.tableView.contentOffset.y
    simulation.tableView.refreshControl?.beginRefreshing()
    #expect(simulation.tableView.contentOffset.y == rest - 60)
    simulation.tableView.refreshControl?.endRefreshing()
    simulation.advance(by: .seconds(1))
    #expect(simulation.tableView.contentOffset.y == rest)
  }

  @Test func `tabs are the safe area below the rows, and a tap on one is told`() throws {
    let scene =
      "overlay: none\ntab-bar: [{title: Recents, image: clock, badge: '3'}, {title: Names, selected: true}]"
    let steps =
      "expect: {buttons: [Recents, Names]}\ntap: button Recents\nexpect: {log: \"tab 'Recents' tapped\"}"
    #expect(try failures(steps, table: "{rows: 40}", scene: scene).isEmpty)
    let simulation = Simulation(try scenario("wait: 1s", table: "{rows: 40}", scene: scene).scene)
    #expect(simulation.tableView.safeAreaInsets.bottom == 83)
    #expect(simulation.view(named: .tabBar)?.frame.height == 83)
  }
}
