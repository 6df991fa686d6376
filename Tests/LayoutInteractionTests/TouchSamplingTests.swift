import Foundation
import LayoutGeometry
import LayoutInteraction
import LayoutViews
import Testing

@Suite
struct TouchSamplingTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let sampling: TouchSampling
    let count: Int
    let name: String
  }

  @Test(arguments: [
    Row(
      testDescription: "nothing gets lost",
      sampling: TouchSampling(eventsPerSecond: 60),
      count: 60,
      name: "60 events a second"
    ),
    Row(
      testDescription: "every third report on the way, but not the end",
      sampling: TouchSampling(eventsPerSecond: 60, loss: .every(3)),
      count: 41,
      name: "60 events a second, every 3rd lost"
    ),
    Row(
      testDescription: "all but the end",
      sampling: TouchSampling(eventsPerSecond: 120, loss: .every(1)),
      count: 1,
      name: "120 events a second, every one lost"
    ),
    Row(
      testDescription: "all by chance",
      sampling: TouchSampling(eventsPerSecond: 30, loss: .percent(100, seed: 7)),
      count: 1,
      name: "30 events a second, 100 % lost (seed 7)"
    ),
    Row(
      testDescription: "none by chance",
      sampling: TouchSampling(eventsPerSecond: 30, loss: .percent(0, seed: 7)),
      count: 30,
      name: "30 events a second, 0 % lost (seed 7)"
    ),
    Row(
      testDescription: "a rate that is none counts as one",
      sampling: TouchSampling(eventsPerSecond: -4, loss: .every(0)),
      count: 1,
      name: "1 event a second"
    ),
  ])
  func `a second of movement reports so often`(_ row: Row) {
    let tester = RecognizerTester()
    let finger = Finger(on: tester.window)
    finger.sampling = row.sampling
    finger.press(at: CGPoint(x: 50, y: 10))
    finger.move(to: CGPoint(x: 50, y: 310), within: .seconds(1))
    let moves = tester.log.texts(of: .touch).filter { $0.contains(" moved to ") }
    #expect(moves.count == row.count)
    #expect(moves.last?.hasSuffix("moved to (50, 310)") == true)
    #expect(row.sampling.description == row.name)
  }

  @Test func `chance is the same for the same seed, and another for another`() {
    func moves(seed: UInt64) -> [String] {
      let tester = RecognizerTester()
      let finger = Finger(on: tester.window)
      finger.sampling = TouchSampling(loss: .percent(50, seed: seed))
      finger.press(at: CGPoint(x: 50, y: 10))
      finger.move(to: CGPoint(x: 50, y: 310), within: .seconds(1))
      return tester.log.texts(of: .touch)
    }
    #expect(moves(seed: 1) == moves(seed: 1))
    #expect(moves(seed: 1) != moves(seed: 2))
    #expect((20...40).contains(moves(seed: 1).count))
  }
}
