import Foundation
import LayoutDevices
import LayoutScenes
import LayoutSimulation
import LayoutTables
import LayoutText
import LayoutViews
import Testing

/// Bars of a scene, and what they do as the table scrolls.
@Suite struct `Bars on a screen` {
  private let title = "overlay: none\ntitle: Inbox\nlarge-title: true"
  private let table = "{rows: 40, row-height: 44}"

  @Test(arguments: [
    // The finger overcomes 10 points before the table follows.
    ("move: {to: '200, 580', within: 300ms}\nhold: 300ms\nrelease\nsettle", "0"),
    ("move: {to: '200, 550', within: 300ms}\nhold: 300ms\nrelease\nsettle", "52"),
    ("move: {to: '200, 520', within: 300ms}\nhold: 300ms\nrelease\nsettle", "'> 60'"),
    ("move: {to: '200, 700', within: 300ms}\nhold: 300ms\nrelease\nsettle", "0"),
  ])
  func `a drag leaves no title half folded`(_ steps: String, _ offset: String) throws {
    let steps = "press: 200, 600\n\(steps)\nexpect: {offset: \(offset)}"
    #expect(try failures(steps, table: table, scene: title).isEmpty)
  }

  @Test func `a tap on the status bar unfolds the title`() throws {
    let steps = "fling: {from: row 9, to: row 3, within: 200ms}\nsettle\ntap-status-bar\nsettle"
    #expect(try failures("\(steps)\nexpect: {offset: 0}", table: table, scene: title).isEmpty)
  }

  @Test func `buttons have their titles as names, and their pictures`() throws {
    let scene = """
      overlay: none
      back: Mailboxes
      left-items: [Select]
      right-items: [{title: Done, done: true}, {image: trash, enabled: false}]
      """
    let steps =
      "expect: {buttons: [Mailboxes, Select, trash, Done]}\ntap: button Done\ntap: button Mailboxes\n"
      + "expect: {log: [\"button 'Done' tapped\", \"button 'Mailboxes' tapped\"]}"
    #expect(try failures(steps, table: table, scene: scene).isEmpty)
  }

  @Test func `the title of a scene is the large one while that shows`() throws {
    let simulation = Simulation(try scenario("wait: 1s", table: table, scene: title).scene)
    let large = try #require(simulation.view(named: .title) as? Label)
    #expect(large.font?.pointSize == 34)
    simulation.tableView.setContentOffset(CGPoint(x: 0, y: 0), animated: false)
    simulation.window.layoutIfNeeded()
    let small = try #require(simulation.view(named: .title) as? Label)
    #expect(small.font?.pointSize == 17 && small !== large)
  }

  @Test func `a line above the title goes away with its room`() throws {
    let scene = "overlay: none\ntitle: A\nprompt: Words above"
    let simulation = Simulation(try scenario("wait: 1s", table: table, scene: scene).scene)
    let bar = try #require(simulation.view(named: .navigationBar))
    let label = bar.subviews.lazy.compactMap { $0 as? Label }.first { $0.text == "Words above" }
    #expect(label?.isHidden == false)
    simulation.rotate(to: .landscape)
    simulation.window.layoutIfNeeded()
    #expect(label?.isHidden == true)
  }

  @Test func `what is around the rows keeps clear of a phone's ears`() throws {
    let scene = "overlay: none\ntitle: A\norientation: landscape"
    let table = "{rows: 40, index: [A, B], header-view: {segments: [Day, Week]}}"
    let simulation = Simulation(try scenario("wait: 1s", table: table, scene: scene).scene)
    let header = try #require(simulation.tableView.tableHeaderView?.subviews.first)
    let frame = header.convert(header.bounds, to: nil)
    #expect(frame.minX == 79 && frame.maxX == 852 - 79)
    let index = try #require(simulation.view(named: .sectionIndex))
    let cell = try #require(simulation.tableView.visibleCells.first)
    let lines = cell.subviews.filter { $0.frame.height < 1 && $0.frame.width > 100 }
    let ends = lines.map { $0.convert($0.bounds, to: nil).maxX }
    #expect(!ends.isEmpty && ends.allSatisfy { $0 <= index.frame.minX + 1e-6 })
  }
}
