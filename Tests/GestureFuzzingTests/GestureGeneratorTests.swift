import Foundation
import GestureFuzzing
import LayoutDevices
import LayoutScenes
import LayoutSimulation
import Testing

@Suite struct GestureGeneratorTests {
  private func surfaces() throws -> [GestureSurface] {
    let text = """
      layoutsim: 2
      name: test
      scene: {table: {rows: 30}, overlay: scroll-and-select}
      selection: {starts-with: two-finger-pan}
      """
    let scenario = try #require(SceneReader.read(text: text, file: "test.sim.yaml").scenario)
    return try GesturePlayer(scenario.scene).surfaces()
  }

  @Test(arguments: 0..<200) func `gestures begin, end, and take a second at most`(run: Int) throws {
    let surfaces = try surfaces()
    var generator = GestureGenerator(surfaces, seed: 5, run: run)
    let gestures = generator.gestures()
    #expect((1...GestureGenerator.mostGestures).contains(gestures.count))
    #expect(gestures.last?.pause == nil)
    var surface = surfaces[0]
    for gesture in gestures {
      var time = Duration.zero
      for (index, step) in gesture.steps.enumerated() {
        let isFirst = index == 0
        let isLast = index == gesture.steps.count - 1
        switch step {
        case .tap(let place):
          #expect(isFirst && isLast)
          check(place, in: surface)
        case .press(let place, let fingers):
          #expect(isFirst && !isLast && (1...2).contains(fingers))
          check(place, in: surface)
        case .move(let place, let duration):
          #expect(!isFirst && !isLast)
          time += duration
          check(place, in: surface)
        case .hold(let duration):
          #expect(!isFirst && !isLast)
          time += duration
        case .release, .cancel: #expect(isLast && !isFirst)
        case .rotate(let orientation):
          #expect(orientation != surface.orientation && isFirst && isLast)
          surface = try #require(surfaces.first { $0.orientation == orientation })
        }
      }
      #expect(time <= GestureGenerator.longest)
    }
  }

  private func check(_ place: Place, in surface: GestureSurface) {
    guard case .point(let point) = place.anchor else {
      Issue.record("\(place) is no point")
      return
    }
    #expect(surface.window.contains(point))
    #expect(point.x == point.x.rounded() && point.y == point.y.rounded())
  }

  @Test func `the seed and the number of a run decide its gestures`() throws {
    let surfaces = try surfaces()
    func gestures(_ seed: UInt64, _ run: Int) -> [FuzzedGesture] {
      var generator = GestureGenerator(surfaces, seed: seed, run: run)
      return generator.gestures()
    }
    #expect(gestures(1, 7) == gestures(1, 7))
    #expect(gestures(1, 7) != gestures(1, 8))
    #expect(gestures(1, 7) != gestures(2, 7))
  }
}
