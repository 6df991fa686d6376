import Foundation
import LayoutReports
import LayoutScenes
import LayoutSimulation
import ScreenFrames
import Testing

/// The card of an alert, and what it dims, as places.
@Suite struct AlertPlaceTests {
  private static let scene = """
    device: iPhone 17
    title: Toppings
    overlay: none
    form: {options: {a: Ham, b: Olives}, type: {min: 1}, requires-selection: true}
    """
  private let alert = Place(.view(.alert))
  private let done = Place(.button("Done"))

  private func simulation(_ steps: String) throws -> Simulation {
    var player = ScenarioPlayer(try scenario(steps, table: "{style: plain}", scene: Self.scene))
    #expect(player.play(until: nil).failures.isEmpty)
    return player.simulation
  }

  @Test func `an alert is its card, in annotations as in parts of the screen`() throws {
    let simulation = try simulation("tap: {at: button Done}\nsettle\nsnapshot: now")
    let card = try #require(simulation.frame().shownBox { $0.id == "alert-box" })
    #expect(try simulation.area(of: alert).insetBy(dx: -1, dy: -1).contains(card))
    #expect(try simulation.area(of: alert).height < 200)
    let areas = ShownAreas(of: simulation)
    #expect(areas.views["alert"]?.integral == (try simulation.area(of: alert)).integral)
    var framing = Picture.Framing()
    framing.crop = .view("alert")
    let screen = try simulation.frame(named: "now")
      .framed(by: framing, on: simulation.scene.environment, with: areas)
    #expect(screen.shown == (try simulation.area(of: alert)).integral)
    #expect(try simulation.point(of: alert).y == simulation.area(of: alert).midY)
    let names = simulation.frame(showing: [.outlines]).elements.flatMap { $0.strings }
    #expect(names.contains("alert"))
  }

  @Test func `a button that an alert dims is one of the picture, and not of a finger`() throws {
    let before = try simulation("snapshot: now")
    let place = try before.area(of: done)
    #expect(throws: Simulation.ImpossiblePlace.self) { try before.area(of: alert) }
    let simulation = try simulation("tap: {at: button Done}\nsettle\nsnapshot: now")
    #expect(try simulation.area(of: done) == place)
    #expect(throws: Simulation.ImpossiblePlace.self) { try simulation.point(of: done) }
    #expect(try simulation.area(of: Place(.button("OK"))) != place)
  }
}
