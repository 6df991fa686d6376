import Foundation
import LayoutScenes
import LayoutSimulation
import LayoutTables
import LayoutViews
import Testing

/// Views of a scene above and below the rows of a table and of its sections.
@Suite struct `Headers and footers with views` {
  private func table(_ header: String, _ rows: Int = 30) -> String {
    "{row-height: 44, header-view: {views: [{name: words, label: Hello, lines: 0}], constraints: "
      + "['H:|-[words]-|', 'V:|-20-[words]-20-|']}, sections: [{rows: \(rows), header-view: \(header)}, "
      + "{rows: 20, title: B}]}"
  }

  private static let own =
    "{views: [{name: all, button: See All}], constraints: ['V:|[all(50)]|', 'H:[all]-|']}"

  @Test func `constraints decide the heights`() throws {
    let steps = """
      expect: {frames: {words: {x: 8, height: 20.33}, all: {height: 50}}}
      tap: view all
      expect: {selected: none}
      """
    #expect(try failures(steps, table: table(Self.own), scene: "overlay: none").isEmpty)
    let scene = try scenario("wait: 1s", table: table(Self.own), scene: "overlay: none").scene
    let simulation = Simulation(scene)
    let height = try #require(simulation.tableView.tableHeaderView?.frame.height)
    #expect(abs(height - 60.33) < 0.34)
    #expect(simulation.tableView.headerView(forSection: 0)?.frame.height == 50)
  }

  @Test func `a header of views stays at the top`() throws {
    let steps = """
      press: row 8
      move: {to: row 3, within: 400ms}
      wait: 200ms
      release
      settle
      expect: {frames: {all: {y: 97.67, height: 50}}}
      """
    #expect(try failures(steps, table: table(Self.own), scene: "overlay: none").isEmpty)
  }

  @Test func `a height that is written counts`() throws {
    let header = Self.own.replacing("{views", with: "{height: 70, views")
      .replacing("[all(50)]|", with: "[all(50)]")
    let scene = try scenario("wait: 1s", table: table(header), scene: "overlay: none").scene
    #expect(Simulation(scene).tableView.headerView(forSection: 0)?.frame.height == 70)
  }
}
