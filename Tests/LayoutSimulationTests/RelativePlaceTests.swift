import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutInteraction
import LayoutScenes
import LayoutSimulation
import LayoutTables
import LayoutViews
import Testing

/// Places that every screen has: shares of an area, visible rows, and rows that are scrolled to.
@Suite struct RelativePlaceTests {
  private func simulation(_ device: String = "iPhone 15") throws -> Simulation {
    var scene = Scene(table: .rows(100), overlay: nil)
    scene.environment.device = try #require(Device.named(device))
    scene.table.rowHeight = .fixed(60)
    return Simulation(scene)
  }

  @Test(arguments: ["iPhone SE (3rd generation)", "iPhone 15", "iPad (10th generation)"])
  func `a share is one of the visible area`(_ device: String) throws {
    let simulation = try simulation(device)
    let area = simulation.visibleArea
    #expect(
      try simulation.point(of: .percent(75))
        == CGPoint(x: area.midX, y: area.minY + area.height * 0.75)
    )
    let bounds = simulation.window.bounds
    #expect(
      try simulation.point(of: .percent(50, x: 25, of: .screen))
        == CGPoint(x: bounds.width * 0.25, y: bounds.height * 0.5)
    )
  }

  @Test(arguments: Device.catalogue, Orientation.allCases)
  func `every share of the table is touched in it, and of the screen somewhere`(
    _ device: Device,
    _ orientation: Orientation
  ) throws {
    var scene = Scene(table: .rows(100), overlay: nil)
    scene.environment = ScreenEnvironment(device: device, orientation: orientation)
    let simulation = Simulation(scene)
    for (x, y) in [(0, 0), (50, 0), (100, 0), (0, 100), (50, 100), (100, 100), (50, 99.99)]
      as [(CGFloat, CGFloat)]
    {
      let inTable = try simulation.point(of: .percent(y, x: x))
      #expect(simulation.visibleArea.contains(inTable))
      #expect(simulation.namedView(touchedAt: inTable) == .tableView, "\(x) %, \(y) %")
      let onScreen = try simulation.point(of: .percent(y, x: x, of: .screen))
      #expect(simulation.window.bounds.contains(onScreen))
      #expect(simulation.window.hitTest(onScreen, with: nil) != nil)
    }
    #expect(simulation.visibleArea.maxY - (try simulation.point(of: .percent(100))).y <= 1)
  }

  @Test(arguments: Device.catalogue, Orientation.allCases)
  func `the last share of the table is clear of bars that reach into its safe area`(
    _ device: Device,
    _ orientation: Orientation
  ) throws {
    var scene = Scene(table: .rows(100), overlay: nil)
    scene.environment = ScreenEnvironment(device: device, orientation: orientation)
    for hasSearch in [true, false] {
      scene.showsToolbar = true
      scene.bars.search = hasSearch ? SearchScene() : nil
      let simulation = Simulation(scene)
      for x in [0, 50, 100] as [CGFloat] {
        let point = try simulation.point(of: .percent(100, x: x))
        #expect(simulation.namedView(touchedAt: point) == .tableView, "\(x) %")
      }
      let row = try simulation.point(of: .lastVisibleRow())
      #expect(simulation.namedView(touchedAt: row) == .tableView)
    }
  }

  @Test func `the share of a table ends where the keyboard begins`() throws {
    let failures = try failures(
      "focus: row 0\nsettle\ntap: 100 % of the table on tableView",
      table: "{rows: 30, row-height: 44, accessory-view: {text-field: '', width: 120}}",
      scene: "overlay: none"
    )
    #expect(failures == [])
  }

  @Test func `a row that is gone is told with those that are there`() throws {
    let simulation = try simulation()
    let error = try #require(throws: Simulation.ImpossiblePlace.self) {
      try simulation.point(of: .row(200))
    }
    #expect(error.message == "the table has no row 200")
    #expect(error.hint == "on the screen are row 0 to row 12")
  }

  @Test(arguments: ["iPhone SE (3rd generation)", "iPhone 15", "iPad (10th generation)"])
  func `visible rows are those of which half shows`(_ device: String) throws {
    let simulation = try simulation(device)
    let area = simulation.visibleArea
    let whole = (area.height / 60).rounded(.down)
    let last = area.height - whole * 60 >= 30 ? whole : whole - 1
    #expect(abs(try simulation.point(of: .visibleRow(0)).y - area.minY - 30) < 0.5)
    #expect(abs(try simulation.point(of: .visibleRow(2)).y - area.minY - 150) < 0.5)
    let point = try simulation.point(of: .lastVisibleRow())
    let bottom = min(area.maxY, area.minY + (last + 1) * 60)
    #expect(abs(point.y - (area.minY + last * 60 + bottom) / 2) < 0.01)
  }

  @Test func `a row that is not visible is told with those that are`() throws {
    let simulation = try simulation()
    let error = try #require(throws: Simulation.ImpossiblePlace.self) {
      try simulation.point(of: .visibleRow(40))
    }
    #expect(error.message == "there is no 41st visible row")
    #expect(error.hint?.hasPrefix("12 rows are, row 0 to row 11") == true, "\(error)")
  }

  @Test(arguments: RowScroll.allCases)
  func `a row is scrolled to before the finger goes down`(_ scroll: RowScroll) throws {
    let simulation = try simulation()
    var place = Place.row(50)
    #expect(throws: Simulation.ImpossiblePlace.self) { try simulation.point(of: place) }
    place.scroll = scroll
    try simulation.tap(place)
    #expect(simulation.tableView.indexPathsForSelectedRows == [IndexPath(row: 50, section: 0)])
    let area = simulation.visibleArea
    let y = try simulation.point(of: .row(50)).y
    switch scroll {
    case .top: #expect(abs(y - area.minY - 30) < 0.5)
    case .middle: #expect(abs(y - area.midY) < 30)
    case .bottom, .intoView: #expect(abs(y - area.maxY + 30) < 0.5)
    }
    #expect(simulation.log.entries.contains { $0.line.contains("row 50 is scrolled") })
  }

  @Test func `a row that shows needs no scrolling`() throws {
    let simulation = try simulation()
    let offset = simulation.tableView.contentOffset
    try simulation.tap(.row(3).scrolledIntoView)
    #expect(simulation.tableView.contentOffset == offset)
    let error = try #require(throws: Simulation.FailedAction.self) {
      try simulation.tap(.row(100).scrolledIntoView)
    }
    #expect(error.diagnostic.message == "the table has no row 100")
  }

  private static let highCells =
    "{separators: false, cell: {views: [{name: a, box: [9, 700]}, {name: b, box: [40, 900]}], constraints: "
    + "[\"H:|[a][b]\", \"V:|[a]-400-|\", \"V:|-100-[b]-100-|\"]}, sections: [{rows: 2}, {rows: 3, header-view: "
    + "{views: [{name: c, button: More}], constraints: [\"H:|[c]\", \"V:|[c(50)]|\"]}}]}"

  @Test func `a view in the table is scrolled to, and touched where it shows`() throws {
    let failures = try failures(
      """
      tap: view b in row 1, scrolled into view
      expect: {selected: row 1, offset: 1200}
      tap: view b in row 1
      expect: {selected: none, offset: 1200}
      tap: view c, scrolled into view
      expect: {offset: "> 1500"}
      tap: view c, scrolled to the top
      expect: {offset: 2222}
      tap: view a in row 1/2, scrolled to the bottom
      expect: {selected: row 1/2, offset: "> 3000"}
      """,
      table: Self.highCells,
      scene: "overlay: none"
    )
    #expect(failures == [])
  }

  @Test func `a view that is not on the screen is told how to get there`() throws {
    let scenario = try scenario(
      "tap: view b in row 1",
      table: Self.highCells,
      scene: "overlay: none"
    )
    let failure = try #require(ScenarioPlayer.play(scenario).failures.first)
    #expect(
      failure.hint
        == "on the screen is only row 0; scroll the table first, as 'view b in row 1, scrolled into view' does before a finger goes down"
    )
  }
}
