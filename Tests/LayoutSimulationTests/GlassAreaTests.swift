import Foundation
import LayoutScenes
import LayoutSimulation
import Testing

/// The areas of bars whose buttons float in glass.
@Suite struct GlassAreaTests {
  private static let scene = """
    title: Inbox
    tab-bar: [{title: Home, image: star}, {title: Search, image: magnifyingglass}]
    """

  private func simulation(_ scene: String, _ steps: String = "snapshot: now") throws -> Simulation {
    var player = ScenarioPlayer(try scenario(steps, scene: scene))
    #expect(player.play(until: nil).failures.isEmpty)
    return player.simulation
  }

  private func areas(_ name: NamedView, _ simulation: Simulation) throws -> Set<String> {
    let place = Place(.view(name))
    let areas = [
      try simulation.area(of: place), try simulation.area(of: place, isWhole: true),
      try #require(ShownAreas(of: simulation).views[name.rawValue]),
    ]
    return Set(areas.map { "\($0.integral)" })
  }

  @Test(arguments: [
    ("device: iPhone 17", CGRect(x: 107, y: 791, width: 188, height: 62)),
    ("device: iPhone 17\nsystem: iOS 27", CGRect(x: 107, y: 791, width: 188, height: 62)),
    ("device: iPhone 17\ndesign: classic", CGRect(x: 0, y: 791, width: 402, height: 83)),
    ("device: iPhone 15\nsystem: iOS 18", CGRect(x: 0, y: 769, width: 393, height: 83)),
  ])
  func `a tab bar is its capsule, and with a ground all of it`(
    _ device: String,
    _ area: CGRect
  ) throws {
    let simulation = try simulation("\(device)\n\(Self.scene)")
    #expect(try areas(.tabBar, simulation) == ["\(area)"])
  }

  @Test func `a toolbar is the capsules of its buttons`() throws {
    let simulation = try simulation(
      "device: iPhone 17\nedit-screen: {action: Archive}",
      "settle"
    )
    let toolbar = try simulation.area(of: Place(.view(.toolbar)))
    let button = try simulation.area(of: Place(.button("No Action")))
    #expect(toolbar.width < 200)
    #expect(abs(toolbar.midX - button.midX) < 1 && abs(toolbar.midY - button.midY) < 1)
    #expect(toolbar.contains(button.insetBy(dx: 1, dy: 1)))
  }
  @Test func `a toolbar without buttons is clear, and has a height`() throws {
    let simulation = try simulation("device: iPhone 17\ntoolbar: true")
    let place = Place(.view(.toolbar))
    let problem = #expect(throws: Simulation.ImpossiblePlace.self) {
      try simulation.area(of: place)
    }
    #expect(problem?.message == "view 'toolbar' is clear")
    #expect(try simulation.area(of: place, isWhole: true).height > 40)
    let classic = try self.simulation("device: iPhone 15\nsystem: iOS 18\ntoolbar: true")
    #expect(try classic.area(of: place).height > 40)
  }
}
