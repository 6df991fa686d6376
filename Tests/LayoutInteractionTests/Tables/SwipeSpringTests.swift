import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutInteraction
import LayoutTables
import LayoutViews
import Testing

// Films of iOS 26: a critically damped spring of 12.5 rad/s, 35 where the row gives way, and circles that grow too large
// by 3 % of the way.
@Suite struct SwipeSpringTests {
  @Test(arguments: [(ticks: 5, left: 0.7358), (10, 0.4060), (20, 0.0916), (40, 0.0030)])
  func `a row of iOS 26 opens and closes on a spring`(ticks: Int, left: Double) throws {
    // (1 + 12.5 t) · e^(−12.5 t), 16 ms a tick.
    let rows = try SwipeableRows("iPhone 17", system: .iOS26)
    rows.swipe(1, by: -100)
    let (start, open) = (rows.table.swipeDistance, rows.table.swipeOpenDistance)
    #expect(start > 80 && start < open)
    rows.run(ticks)
    #expect(abs(rows.table.swipeDistance - (open + (start - open) * left)) < 0.01)
    rows.wait(800)
    #expect(rows.table.swipeDistance == open)
    rows.table.closeSwipe()
    rows.run(ticks)
    #expect(abs(rows.table.swipeDistance - open * left) < 0.01)
  }

  @Test func `its circles grow a little too large for a moment`() throws {
    let rows = try SwipeableRows("iPhone 17", system: .iOS26)
    rows.swipe(1, by: -100)
    let button = try #require(
      rows.table.subviews.flatMap(\.subviews).first { $0 is SwipeActionButton }
    )
    var sizes = [button.transform.a]
    for _ in 0..<60 {
      rows.run(1)
      sizes.append(button.transform.a)
    }
    let largest = 1 + 0.03 * (1 - sizes[0])
    #expect(try abs(#require(sizes.max()) - largest) < 0.0005)
    #expect(sizes.last == 1)
    #expect(rows.window.interaction.clock.isIdle)
    // A finger that takes the row again has them grow with their room.
    rows.table.closeSwipe()
    rows.run(10)
    #expect(button.transform.a < 1)
  }

  @Test func `a full swipe gives way sooner`() throws {
    let rows = try SwipeableRows("iPhone 17", system: .iOS26)
    rows.swipe(1, from: 380, by: -300)
    rows.run(15)
    #expect(rows.log == ["will begin 1"])
    rows.run(2)
    #expect(rows.log.dropFirst().first == "delete 1")
  }
}

extension SwipeableRows {
  /// Moves the clock by steps of 16 ms.
  fileprivate func run(_ steps: Int) { for _ in 0..<steps { wait(16) } }
}
