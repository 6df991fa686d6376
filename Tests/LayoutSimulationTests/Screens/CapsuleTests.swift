import Foundation
import LayoutControls
import LayoutGeometry
import LayoutScenes
import LayoutSimulation
import LayoutViews
import Testing

/// Buttons of bars, and a field to search with, in the design of iOS 26.
@Suite struct `Capsules on a screen` {
  private func simulation(_ scene: String, _ steps: String = "wait: 1s") throws -> Simulation {
    let scene = "overlay: none\ndevice: iPhone 17 Pro\ntitle: Mail\n\(scene)"
    var player = ScenarioPlayer(try scenario(steps, table: "{rows: 30}", scene: scene))
    _ = player.play(until: nil)
    return player.simulation
  }

  private func frame(_ title: String, _ simulation: Simulation) throws -> CGRect {
    let bar = try #require(simulation.view(named: .navigationBar) as? NavigationBar)
    let item = try #require(bar.shownItems.first { $0.name == title })
    return item.view.convert(item.view.bounds, to: nil)
  }

  @Test(
    arguments: [
      ("left-to-right", 16, 342), ("right-to-left", 342, 16),
    ] as [(String, CGFloat, CGFloat)]
  )
  func `a button that goes back and one with a picture are circles`(
    _ direction: String,
    _ back: CGFloat,
    _ trash: CGFloat
  ) throws {
    let scene = "back: Boxes\nright-items: [{image: trash}]\ndirection: \(direction)"
    let simulation = try simulation(scene)
    #expect(try frame("Boxes", simulation) == CGRect(x: back, y: 62, width: 44, height: 44))
    #expect(try frame("trash", simulation) == CGRect(x: trash, y: 62, width: 44, height: 44))
  }

  @Test func `pictures share a capsule, and titles have their own`() throws {
    let simulation = try simulation("right-items: [Done, {image: trash}, {image: folder}]")
    let (done, trash, folder) = (
      try frame("Done", simulation), try frame("trash", simulation), try frame("folder", simulation)
    )
    // 12 between capsules, 4 inside of one at both ends, and 16 between its buttons.
    #expect(abs(done.maxX - 386) < 0.01 && done.height == 44)
    #expect(abs(trash.maxX - (done.minX - 16)) < 0.01)
    #expect(abs(folder.maxX - (trash.minX - 16)) < 0.01)
    #expect(trash.width == 36 && folder.width == 36)
  }

  @Test func `the classic design has none`() throws {
    let simulation = try simulation("back: Boxes\ndesign: classic")
    #expect(try frame("Boxes", simulation).minX == 8)
  }

  @Test func `the field to search with is at the bottom, and above the keyboard`() throws {
    let rest = try simulation("search: true")
    let field = try #require(rest.view(named: .searchBar))
    #expect(field.convert(field.bounds, to: nil) == CGRect(x: 28, y: 798, width: 346, height: 48))
    #expect(rest.tableView.safeAreaInsets.bottom == 62)
    let active = try simulation("search: true", "tap: searchBar\nsettle\ntype: Ada")
    let typed = try #require(active.view(named: .searchBar) as? TextField)
    let keyboard = try #require(active.view(named: .keyboard)).frame
    let frame = typed.convert(typed.bounds, to: nil)
    #expect(frame.minX == 8 && frame.maxY == keyboard.minY - 10 && typed.text == "Ada")
    let cancel = try self.frame("Cancel", active)
    #expect(cancel == CGRect(x: 346, y: frame.minY, width: 48, height: 48))
    let over = try simulation("search: true", "tap: searchBar\nsettle\ntap: button Cancel\nsettle")
    let back = try #require(over.view(named: .searchBar))
    #expect(back.convert(back.bounds, to: nil) == CGRect(x: 28, y: 798, width: 346, height: 48))
  }

  @Test func `a toolbar without buttons leaves its room to the field to search with`() throws {
    let simulation = try simulation("search: true\ntoolbar: true")
    let field = try #require(simulation.view(named: .searchBar))
    #expect(field.convert(field.bounds, to: nil) == CGRect(x: 28, y: 798, width: 346, height: 48))
    #expect(simulation.tableView.safeAreaInsets.bottom == 62)
  }

  @Test(arguments: ["left-to-right", "right-to-left"])
  func `among the buttons of a toolbar, the field is the last`(_ direction: String) throws {
    let scene = "search: true\nedit-screen: {no-action: Archive}\ndirection: \(direction)"
    let edit = "tap: button Edit\nsettle"
    let editing = try simulation(scene, edit)
    let (archive, field) = try (button(editing), field(editing))
    #expect(archive.height == 48 && field.height == 48 && field.minY == 798)
    let isMirrored = direction == "right-to-left"
    #expect(isMirrored ? field.minX == 28 : field.maxX == 374)
    // 12 between capsules, within a pixel.
    let gap = isMirrored ? archive.minX - field.maxX : field.minX - archive.maxX
    #expect(abs(gap - 12) < 0.34)
    // In a search it has the place of all, and gives it back.
    let searching = try simulation(scene, "\(edit)\ntap: searchBar\nsettle")
    #expect(searching.view(named: .toolbar) == nil)
    #expect(try self.field(searching).width == 326)
    let close = isMirrored ? "32, 511" : "370, 511"
    let back = try simulation(
      scene,
      "\(edit)\ntap: searchBar\nsettle\ntap: \(close)\nsettle"
    )
    #expect(try self.field(back) == field)
    #expect(back.view(named: .toolbar) != nil)
  }

  @Test func `beside long titles the field is a circle until one searches`() throws {
    let scene = "search: true\nedit-screen: {no-action: Archive everything that is in this box}"
    let editing = try simulation(scene, "tap: button Edit\nsettle")
    #expect(try field(editing) == CGRect(x: 326, y: 798, width: 48, height: 48))
    let searching = try simulation(
      scene,
      "tap: button Edit\nsettle\ntap: searchBar\nsettle\ntype: Ada"
    )
    #expect(try field(searching).width == 326)
  }

  private func field(_ simulation: Simulation) throws -> CGRect {
    let field = try #require(simulation.view(named: .searchBar))
    return field.convert(field.bounds, to: nil)
  }

  private func button(_ simulation: Simulation) throws -> CGRect {
    let toolbar = try #require(simulation.view(named: .toolbar) as? Toolbar)
    let view = try #require(toolbar.items?.first).view
    return view.convert(view.bounds, to: nil)
  }

  @Test(arguments: [
    "search: {placement: stacked}", "search: true\ntab-bar: [A, B]",
    "search: true\ndesign: classic",
    "search: true\norientation: landscape",
  ])
  func `elsewhere that field is below the title`(_ scene: String) throws {
    let simulation = try simulation(scene)
    let field = try #require(simulation.view(named: .searchBar))
    #expect(field.convert(field.bounds, to: nil).minY < 130)
  }
}
