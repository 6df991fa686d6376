import Foundation
import LayoutInteraction
import LayoutTables
import LayoutViews
import TableSelection
import Testing

/// Measures that the manual leaves to the reader.
@Suite struct PanMeasureTests {
  @Test func `a turn counts from 5 pt back, exactly`() {
    let screen = SelectionScreen()
    let finger = screen.finger()
    finger.press(at: screen.strip(125))
    finger.move(to: screen.strip(254), within: .milliseconds(300))
    finger.move(to: screen.strip(249.5), within: .milliseconds(100))
    #expect(screen.selected == [2, 3, 4, 5])
    finger.move(to: screen.strip(249), within: .milliseconds(100))
    // 5 pt back is on row 4; row 5 stays.
    #expect(screen.selected == [2, 3, 5])
    finger.release()
  }

  @Test func `an estimate of 0 is none`() {
    let screen = SelectionScreen(sections: [60]) { source, _ in source.estimate = 0 }
    let finger = screen.finger()
    finger.press(at: screen.row(3))
    finger.move(to: screen.strip(450), within: .milliseconds(300))
    finger.hold(for: .seconds(5))
    #expect(screen.offset == screen.table.maximumContentOffset.y)
    #expect(screen.selected.last == 59)
    finger.release()
    #expect(screen.controller.findings.isEmpty)
  }

  @Test func `a table shorter than the screen turns back from below its last row`() {
    let screen = SelectionScreen(sections: [4])
    let finger = screen.finger()
    finger.press(at: screen.row(1))
    finger.move(to: screen.strip(470), within: .milliseconds(300))
    finger.hold(for: .seconds(1))
    #expect(screen.selected == [1, 2, 3])
    #expect(screen.offset == 0)
    finger.move(to: screen.row(0), within: .milliseconds(300))
    finger.release()
    #expect(screen.selected.isEmpty)
    #expect(!screen.source.told.contains("+0/0") && !screen.source.told.contains("-0/0"))
  }
}
