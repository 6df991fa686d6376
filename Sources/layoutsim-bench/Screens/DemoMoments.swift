import Foundation
import LayoutGeometry
import LayoutInteraction
import LayoutScenes
import LayoutSimulation
import LayoutViews

/// The demo, moving.
enum DemoMoments {
  static func scenario() throws -> Scenario {
    let read = SceneReader.read(text: DemoScenario.text, file: "demo.sim.yaml")
    guard let scenario = read.scenario else { throw MissingPeer(name: "the demo") }
    return scenario
  }

  /// Returns the demo at a moment.
  static func simulation(at time: Duration) throws -> Simulation {
    var player = ScenarioPlayer(try scenario())
    _ = player.play(until: Instant(sinceStart: time))
    return player.simulation
  }

  /// Returns the place of the finger in a frame.
  ///
  /// It goes down the strip, turns back, goes to the zone of automatic scrolling, and rests there.
  static func fingerPlace(_ frame: Int, from simulation: Simulation) -> CGPoint {
    let height = simulation.window.bounds.height
    let share =
      switch frame {
      case ..<120: 0.25 + 0.3 * Double(frame) / 120
      case ..<180: 0.55 - 0.1 * Double(frame - 120) / 60
      case ..<240: 0.45 + 0.52 * Double(frame - 180) / 60
      default: 0.97
      }
    return CGPoint(x: simulation.finger.location.x, y: height * share)
  }
}
