import Foundation
import LayoutGeometry
import LayoutInteraction
import LayoutTables
import LayoutViews
import TableSelection
import TestSupport
import Testing

/// Does anything to a screen, in any order.
private struct Chaos {
  let screen: SelectionScreen
  var fingers: [Finger]
  var random: SeededGenerator

  mutating func step() {
    let finger = fingers[Int.random(in: 0..<fingers.count, using: &random)]
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1, 2: finger.press(at: place())
    case 3, 4, 5, 6: finger.move(to: place(), within: .milliseconds(number(0...300)))
    case 7: finger.hold(for: .milliseconds(number(0...900)))
    case 8: finger.release()
    case 9: finger.cancel()
    case 10: changeOptions()
    case 11: changeRows()
    case 12: screen.controller.enabled.toggle()
    case 13: screen.table.isEditing.toggle()
    case 14: screen.table.setContentOffset(CGPoint(x: 0, y: number(-200...2000)), animated: true)
    default: finger.tap(at: place())
    }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func place() -> CGPoint {
    CGPoint(x: number(-10...340), y: number(-10...500))
  }

  private mutating func changeOptions() {
    let controller = screen.controller
    switch number(0...5) {
    case 0: controller.scrollingSpeed = .custom(rowsPerSecond: Float(number(-5...400)))
    case 1: controller.bottomScrollingAnchor = CGFloat(number(-200...10))
    case 2: controller.topScrollingAnchor = CGFloat(number(-10...200))
    case 3: controller.shouldUseEstimatedRowHeightWhenScrolling.toggle()
    case 4: controller.touchViewWidth = CGFloat(number(-100...400))
    default: screen.source.estimate = CGFloat(number(0...90))
    }
  }

  private mutating func changeRows() {
    screen.source.sections = (0..<number(0...4)).map { _ in Int.random(in: 0...30, using: &random) }
    screen.source.headers = number(0...1) == 0 ? [] : [0, 2]
    screen.table.reloadData()
  }
}

@Suite struct RandomGestureTests {
  @Test(arguments: UInt64(1)...60)
  func `whatever is done, begins and ends match and nothing is left running`(seed: UInt64) {
    let screen = SelectionScreen(sections: [20, 0, 30])
    screen.controller.setDebugMode(on: seed.isMultiple(of: 2))
    let fingers = [screen.finger(), screen.finger(eventsPerSecond: 7)]
    var chaos = Chaos(screen: screen, fingers: fingers, random: SeededGenerator(seed: seed))
    for _ in 0..<60 { chaos.step() }
    for finger in fingers { finger.release() }
    screen.clock.advance(by: .seconds(60))
    let told = screen.source.told
    #expect(told.count { $0 == "begin" } == told.count { $0 == "end" }, "seed \(seed)")
    #expect(screen.clock.isIdle, "seed \(seed)")
    let rows = screen.table.geometry.numberOfRows
    #expect(screen.selected.allSatisfy { $0 < rows }, "seed \(seed)")
    screen.controller.enabled = false
    #expect(screen.superview.subviews.count == 1, "seed \(seed)")
  }
}
