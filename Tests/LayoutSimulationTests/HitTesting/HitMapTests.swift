import Foundation
import LayoutControls
import LayoutDevices
import LayoutGeometry
import LayoutReports
import LayoutScenes
import LayoutSimulation
import LayoutTables
import LayoutViews
import ScreenFrames
import TestSupport
import Testing

@Suite
struct HitMapTests {
  private func map(_ simulation: Simulation) -> HitMap {
    _ = simulation.frame()
    return HitMap(simulation.window)
  }

  /// The view of the region in which a point lies; nil for none, and an issue where there are several.
  private func view(in map: HitMap, at point: CGPoint) -> View? {
    let found = map.regions.filter { $0.rects.contains { $0.contains(point) } }
    #expect(found.count <= 1, "\(found.map(\.name)) overlap at \(point)")
    return found.first?.view
  }

  @Test func `the strip, the rows, the bar and what holds them are regions with names`() throws {
    let simulation = Simulation(Scene(table: .rows(20)))
    let map = map(simulation)
    #expect(
      map.regions.map(\.name).prefix(4)
        == ["status bar", "NavigationBar 'navigationBar'", "View 'touchView'", "row 0"]
    )
    let row = try #require(map.regions.first { $0.kind == .row(RowAddress(row: 3)) })
    let path = IndexPath(row: 3, section: 0)
    let frame = simulation.tableView.convert(
      simulation.tableView.rectForRow(at: path),
      to: nil
    )
    #expect(row.rects.count == 1)
    #expect(row.rects[0].minX == 68 && row.rects[0].maxX == 393)
    #expect(abs(row.rects[0].minY - frame.minY) < 0.001)
    #expect(abs(row.rects[0].maxY - frame.maxY) < 0.001)
    #expect(map.lines.contains { $0.hasPrefix("row 0 to row 17 ") })
  }

  @Test func `the rectangles fill the screen and do not overlap`() {
    let map = map(Simulation(Scene(table: .rows(20))))
    let area = map.regions.flatMap(\.rects).reduce(0) { $0 + $1.width * $1.height }
    #expect(abs(area - map.size.width * map.size.height) < 0.01)
  }

  @Test(arguments: UInt64(1)...24)
  func `the map agrees with hit-testing at every point`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random))
    }
    let simulation = Simulation(Scene(table: .rows(Int.random(in: 0...30, using: &random))))
    for _ in 0..<12 {
      let parents = simulation.window.subviews[0].subviews + [simulation.tableView]
      let parent = try #require(parents.randomElement(using: &random))
      let view = View(
        frame: CGRect(
          x: number(-40...350),
          y: number(-40...700),
          width: number(0...200),
          height: number(0...200)
        )
      )
      view.alpha = Bool.random(using: &random) ? 1 : 0.005
      view.isUserInteractionEnabled = number(0...5) > 0
      view.bounds.origin.y = number(-9...9)
      if number(0...3) == 0 { view.transform = CGAffineTransform(scaleX: 1.5, y: 1.5) }
      parent.addSubview(view)
    }
    let map = map(simulation)
    for _ in 0..<400 {
      let point = CGPoint(x: number(0...392) + 0.3, y: number(0...851) + 0.3)
      let hit = simulation.window.hitTest(point, with: nil)
      let winner = view(in: map, at: point)
      let isSame = hit === winner || hit.map { h in winner.map(h.isDescendant) ?? false } ?? false
      #expect(isSame, "seed \(seed), \(point): \(String(describing: hit))")
    }
  }

  /// A screen of rows, each as high as a thousandth of a point, with boxes of scenes over some of them.
  private func tinyRows(_ count: Int) -> Simulation {
    let views = [
      ViewScene(.box(CGSize(width: 112, height: 276))),
      ViewScene(.box(CGSize(width: 202, height: 53))),
    ]
    return Simulation(
      Scene(
        table: TableScene(
          sections: [SectionScene(rowCount: count, rowHeight: .repeating([0.001]))]
        ),
        stack: StackScene(axis: .vertical, views: views)
      )
    )
  }

  @Test func `the touches tried grow with the rows, and not with what is beside them`() {
    let counts = [250, 500, 1000].map { map(tinyRows($0)).questionCount }
    #expect(counts[0] > 250 && counts[2] < 4 * 1000)
    #expect(counts[1] < counts[0] * 9 / 4 && counts[2] < counts[1] * 9 / 4)
  }

  @Test func `a switch under another view is covered, and none of it can be touched`() throws {
    let simulation = Simulation(Scene(table: .rows(20), overlay: nil))
    _ = simulation.frame()
    let cell = try #require(simulation.tableView.cellForRow(at: IndexPath(row: 3, section: 0)))
    let toggle = Switch()
    toggle.accessibilityIdentifier = "mute"
    cell.accessoryView = toggle
    simulation.window.layoutIfNeeded()
    let free = map(simulation)
    #expect(free.covered.isEmpty)
    #expect(free.regions.contains { $0.name == "Switch 'mute' in row 3" && $0.kind == .target })

    let veil = View(frame: CGRect(x: 300, y: 200, width: 93, height: 400))
    veil.accessibilityIdentifier = "veil"
    simulation.tableView.superview?.addSubview(veil)
    let map = map(simulation)
    let covered = try #require(map.covered.first { $0.view === toggle })
    #expect(covered.covererName == "View 'veil'")
    #expect(covered.isUnreachable)
    #expect(
      map.lines.contains {
        $0.hasPrefix("View 'veil' lies over Switch 'mute' in row 3, which no touch reaches: ")
      }
    )
    let rows = map.covered.filter { if case .row = $0.kind { true } else { false } }
    #expect(!rows.isEmpty && rows.allSatisfy { !$0.isUnreachable })
  }

  /// A view of an application that overrides nothing, for all that the map knows.
  private final class Veil: View {}

  @Test(arguments: [false, true])
  func `what is covered is told view by view, whatever the class above`(isOwn: Bool) {
    let simulation = Simulation(Scene(table: .rows(3), overlay: nil))
    _ = simulation.frame()
    let parent = simulation.window.subviews[0]
    let places: [CGFloat] = [20, 150, 280]
    for x in places {
      parent.addSubview(Button(frame: CGRect(x: x, y: 500, width: 80, height: 40)))
    }
    parent.addSubview(
      isOwn ? Veil(frame: simulation.window.bounds) : View(frame: simulation.window.bounds)
    )
    let buttons = map(simulation).covered.filter {
      $0.view is Button && $0.view.superview === parent
    }
    #expect(
      buttons.map(\.rects) == places.map { [CGRect(x: $0, y: 500, width: 80, height: 40)] }
    )
    #expect(!buttons.contains { !$0.isUnreachable })
  }

  @Test func `a turned view covers what it lies over, to the point`() {
    let simulation = Simulation(Scene(table: .rows(3), overlay: nil))
    _ = simulation.frame()
    let parent = simulation.window.subviews[0]
    let button = Button(frame: CGRect(x: 20, y: 500, width: 200, height: 40))
    let veil = View(frame: CGRect(x: 60, y: 480, width: 100, height: 80))
    veil.transform = CGAffineTransform(rotationAngle: .pi / 6)
    parent.addSubview(button)
    parent.addSubview(veil)
    let rects = map(simulation).covered.filter { $0.view === button }.flatMap(\.rects)
    var wrong = 0
    for x in stride(from: 20.5, to: 220, by: 1) {
      for y in stride(from: 500.5, to: 540, by: 1) {
        let point = CGPoint(x: x, y: y)
        let isUnder = veil.bounds.contains(veil.convert(point, from: parent))
        if rects.contains(where: { $0.contains(point) }) != isUnder { wrong += 1 }
      }
    }
    // Points on the very edge may fall to either side.
    #expect(wrong <= 4, "\(wrong) of 8000")
  }

  @Test func `controls without a name are called by what stands on them`() {
    let simulation = Simulation(Scene(table: .rows(3), overlay: nil))
    _ = simulation.frame()
    let button = Button(type: .system)
    button.setTitle("Delete", for: .normal)
    let configured = Button(configuration: .filled())
    configured.configuration?.title = "Keep"
    let named = Button(type: .system)
    named.setTitle("Share", for: .normal)
    named.accessibilityIdentifier = "share"
    let spoken = Button(type: .system)
    spoken.accessibilityLabel = "Close"
    let field = TextField()
    field.placeholder = "Search"
    let written = TextField()
    written.text = "two\nlines, and so many words that nobody reads them to the end of it"
    let segments = SegmentedControl(items: ["Day", "Week"])
    let views = [button, configured, named, spoken, Button(), field, written, segments, Switch()]
    for (index, view) in views.enumerated() {
      view.frame = CGRect(x: 200, y: 300 + 50 * CGFloat(index), width: 120, height: 40)
      simulation.window.addSubview(view)
    }
    simulation.window.layoutIfNeeded()
    let names = views.map { view in
      let report = HitReport(
        simulation.window,
        at: CGPoint(x: view.frame.midX, y: view.frame.midY)
      )
      return report.chain.first { $0 is Control }.map(\.placedName)
    }
    #expect(
      names == [
        "Button 'Delete'", "Button 'Keep'", "Button 'share'", "Button 'Close'", "Button",
        "TextField 'Search'", "TextField 'two lines, and so many words that nobody…'",
        "SegmentedControl 'Day, Week'", "Switch",
      ]
    )
    #expect(
      map(simulation).regions.map(\.name).filter { $0.hasPrefix("Button 'De") }
        == ["Button 'Delete'"]
    )
  }

  @Test func `what views around it keep from touches is named with the reason`() throws {
    let simulation = Simulation(Scene(table: .rows(20), overlay: nil))
    _ = simulation.frame()
    func panel(_ name: String, y: CGFloat, width: CGFloat = 200) -> View {
      let panel = View(frame: CGRect(x: 100, y: y, width: width, height: 50))
      panel.accessibilityIdentifier = name
      simulation.window.addSubview(panel)
      return panel
    }
    func button(_ name: String, x: CGFloat, in panel: View) -> Button {
      let button = Button(frame: CGRect(x: x, y: 5, width: 80, height: 40))
      button.accessibilityIdentifier = name
      panel.addSubview(button)
      return button
    }
    let off = panel("off", y: 200)
    off.isUserInteractionEnabled = false
    let small = panel("small", y: 300, width: 50)
    let tight = panel("tight", y: 400, width: 50)
    tight.clipsToBounds = true
    let plain = panel("plain", y: 500)
    _ = button("dead", x: 10, in: off)
    _ = button("outside", x: 60, in: small)
    _ = button("half outside", x: 10, in: small)
    _ = button("cut off", x: 60, in: tight)
    button("asleep", x: 10, in: plain).isUserInteractionEnabled = false
    button("unseen", x: 100, in: plain).alpha = 0
    let map = map(simulation)
    #expect(
      map.unreachable.map { "\($0.name): \($0.reason)" } == [
        "Button 'dead': user interaction of View 'off' is off",
        "Button 'outside': it is outside the bounds of View 'small'",
        "Button 'asleep': its user interaction is off",
      ]
    )
    #expect(map.unreachable[1].rect == CGRect(x: 160, y: 305, width: 80, height: 40))
    #expect(
      map.lines.contains(
        "Button 'outside': no touch reaches it, it is outside the bounds of View 'small':"
          + " 80 × 40 pt at (160, 305)"
      )
    )
    simulation.tableView.isUserInteractionEnabled = false
    let rows = self.map(simulation).lines.filter { $0.hasPrefix("row 0 to row 17: no touch") }
    #expect(rows.count == 1)
  }

  @Test(arguments: [
    (
      "{row-height: 44, editing: true, sections: [{rows: 9, movable: all}]}", "settle",
      "reorder control in row 0 to row 8 "
    ),
    (
      "{row-height: 44, sections: [{rows: 9, trailing-actions: [Archive, Delete]}]}",
      "press: '360, 300'\nmove: {to: '200, 300', within: 300ms}\nrelease\nsettle",
      "button Archive"
    ),
  ])
  func `what the system puts into rows has names`(
    table: String,
    steps: String,
    name: String
  ) throws {
    var player = ScenarioPlayer(try scenario(steps, table: table, scene: "overlay: none"))
    #expect(player.play(until: nil).isSuccess)
    #expect(HitMap(player.simulation.window).lines.contains { $0.hasPrefix(name) })
  }

  /// A view that takes no touches itself, as overlays of applications do.
  private final class GlassView: View {
    override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
  }

  /// A view that can be touched 10 pt around it.
  private final class LargeTargetView: View {
    override func point(inside point: CGPoint, with event: Event?) -> Bool {
      bounds.insetBy(dx: -10, dy: -10).contains(point)
    }
  }

  @Test func `views with answers of their own are exact to a point`() {
    let simulation = Simulation(Scene(table: .rows(20), overlay: nil))
    let glass = GlassView(frame: simulation.window.bounds)
    let target = LargeTargetView(frame: CGRect(x: 100, y: 200, width: 40, height: 40))
    glass.addSubview(target)
    simulation.window.addSubview(glass)
    let map = map(simulation)
    let region = map.regions.first { $0.view === target }
    #expect(region?.rects == [CGRect(x: 90, y: 190, width: 60, height: 60)])
    #expect(!map.regions.contains { $0.view === glass })
  }

  @Test func `a turned view wins where it is seen`() throws {
    let simulation = Simulation(Scene(table: .rows(20), overlay: nil))
    let turned = View(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 4)
    simulation.window.addSubview(turned)
    let map = map(simulation)
    let region = try #require(map.regions.first { $0.view === turned })
    let area = region.rects.reduce(0) { $0 + $1.width * $1.height }
    #expect(abs(area - 10_000) < 150, "\(area)")
    #expect(region.rects.count > 50)
  }

  @Test func `the same screen gives the same map and the same picture`() {
    func picture() -> ScreenFrame {
      let simulation = Simulation(Scene(table: .rows(20)))
      let frame = simulation.frame()
      return HitMap(simulation.window).picture(over: frame)
    }
    #expect(picture() == picture())
  }

  @Test func `a name that is wider than its region is cut`() {
    let simulation = Simulation(Scene(table: .rows(20), overlay: nil))
    let view = View(frame: CGRect(x: 100, y: 300, width: 40, height: 40))
    view.accessibilityIdentifier = "a name of many letters"
    simulation.window.addSubview(view)
    let picture = map(simulation).picture(over: simulation.frame())
    let plates = rectangles(picture.elements).filter { $0.height == 14 && view.frame.contains($0) }
    #expect(plates.map(\.width) == [36])
  }

  private func rectangles(_ elements: [ScreenElement]) -> [CGRect] {
    elements.flatMap { element -> [CGRect] in
      switch element {
      case .group(let group): rectangles(group.children)
      case .shape(let shape): if case .rectangle(let rect, _) = shape.outline { [rect] } else { [] }
      case .text: []
      }
    }
  }

  @Test func `odd screens are mapped too`() {
    for table in [TableScene.rows(0), .rows(1)] {
      for controller in [ControllerKind.bare, .plainView, .navigation] {
        let simulation = Simulation(Scene(controller: controller, table: table))
        simulation.tableView.isHidden = table == .rows(0)
        simulation.window.alpha = controller == .bare ? 0 : 1
        let map = map(simulation)
        #expect(map.regions.isEmpty == (controller == .bare))
        _ = map.picture(over: simulation.frame())
      }
    }
  }
}
