import Foundation
import LayoutGeometry
import LayoutInteraction
import LayoutViews
import Testing

@Suite struct EventLogTests {
  @Test func `lines carry the time of the clock`() {
    let clock = VirtualClock()
    let log = EventLog(clock: clock)
    log.record(.lifecycle, "enabled")
    clock.advance(by: .milliseconds(420))
    log.record(.selection, "row 3 selected")
    #expect(log.entries.map(\.line) == ["0.00 lifecycle enabled", "0.42 selection row 3 selected"])
    #expect(log.texts(of: .selection) == ["row 3 selected"])
  }

  @Test func `where nothing is recorded the text is not even made`() {
    let log = EventLog(clock: VirtualClock())
    log.isRecording = false
    var made = 0
    func text() -> String {
      made += 1
      return "text"
    }
    log.record(.debug, text())
    #expect(made == 0)
    #expect(log.entries.isEmpty)
  }

  @Test(arguments: [
    (CGFloat(0), "0"), (-0.001, "0"), (34, "34"), (120.5, "120.5"), (-1.25, "-1.25"),
    (0.005, "0.01"), (1.999, "2"), (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"),
    (1e300, "1e+300"), (102.05, "102.05"),
  ])
  func `numbers have two decimals at most`(number: CGFloat, text: String) {
    #expect(number.logText == text)
  }
}
