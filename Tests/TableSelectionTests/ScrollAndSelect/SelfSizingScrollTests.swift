import Foundation
import LayoutGeometry
import LayoutInteraction
import LayoutTables
import LayoutViews
import TableSelection
import Testing

/// A drag that scrolls over rows of 55.5 pt, of which the table knows nothing before they show.
struct SelfSizingRow: CustomTestStringConvertible {
  let mode: SelectionMode
  var style = RowSelectionController.AutoScrollStyle.byDepth(fastest: 1000)
  var usesEstimates = false
  let estimate: CGFloat

  /// Whether the speed is in points.
  var isByDepth: Bool { mode.start != .stripPan && style == .byDepth(fastest: 1000) }

  var testDescription: String {
    "\(mode), \(style), \(estimate) pt\(usesEstimates ? ", by estimates" : "")"
  }

  static let exact = [30, 100].flatMap { (estimate: CGFloat) in
    [
      Self(mode: .longPressAndDrag, estimate: estimate),
      Self(mode: .longPressAndDrag, style: .constant(rowsPerSecond: 20), estimate: estimate),
      Self(
        mode: SelectionMode(start: .longPress, pass: .path, turningBack: .restore),
        estimate: estimate
      ),
      Self(mode: .scrollAndSelect, estimate: estimate),
      Self(
        mode: SelectionMode(start: .stripPan, pass: .range, turningBack: .restore),
        estimate: estimate
      ),
    ]
  }

  static let byEstimates = [30, 100].map {
    Self(mode: .scrollAndSelect, usesEstimates: true, estimate: $0)
  }
}

@Suite struct SelfSizingScrollTests {
  /// Drags from a row to an edge and holds the finger there.
  ///
  /// - Parameters:
  ///   - row: How.
  ///   - count: How many rows there are.
  ///   - seconds: For how long.
  ///   - knowsHeights: Whether the table knows the heights from the start.
  ///   - looks: How often somebody looks at the screen.
  ///   - upFrom: The offset from which it goes up; nil for down.
  private func screen(
    _ row: SelfSizingRow,
    count: Int,
    seconds: Int,
    knowsHeights: Bool = false,
    looks: Int = 1,
    upFrom: CGFloat? = nil
  ) -> ControllerScreen {
    let screen = ControllerScreen(row.mode, sections: [count]) { source, table in
      table.rowHeight = knowsHeights ? 55.5 : TableView.automaticDimension
      table.estimatedRowHeight = row.estimate
      if !knowsHeights { source.heights = Array(repeating: 55.5, count: count) }
    }
    screen.controller.autoScroll = row.style
    screen.controller.crossesSections = true
    if row.mode.start == .stripPan {
      let strip = screen.screen.controller
      strip.mode = row.mode
      strip.shouldUseEstimatedRowHeightWhenScrolling = row.usesEstimates
      strip.enabled = true
      screen.screen.window.layoutIfNeeded()
    }
    if let upFrom {
      screen.screen.table.contentOffset.y = upFrom
      screen.screen.window.layoutIfNeeded()
    }
    let x: CGFloat = row.mode.start == .stripPan ? 30 : 200
    let finger = screen.screen.finger()
    finger.press(at: CGPoint(x: x, y: 250))
    finger.hold(for: .milliseconds(300))
    finger.move(to: CGPoint(x: x, y: upFrom == nil ? 478 : 2), within: .milliseconds(300))
    for _ in 0..<looks {
      finger.hold(for: .seconds(seconds) / looks)
      screen.screen.window.layoutIfNeeded()
    }
    return screen
  }

  @Test(arguments: SelfSizingRow.exact + SelfSizingRow.byEstimates)
  func `looking at the screen under a drag that scrolls changes nothing`(_ row: SelfSizingRow) {
    let unseen = screen(row, count: 1000, seconds: 2).screen
    let seen = screen(row, count: 1000, seconds: 2, looks: 20).screen
    #expect(unseen.selected == seen.selected)
    #expect(abs(unseen.offset - seen.offset) < 0.01)
  }

  // Where the speed is in rows, those that a frame comes to pass as the rows that are expected there.
  @Test(arguments: SelfSizingRow.exact.filter { $0.isByDepth })
  func `rows that are measured on the way are selected as rows of known heights are`(
    _ row: SelfSizingRow
  ) {
    let measured = screen(row, count: 1000, seconds: 2).screen
    let known = screen(row, count: 1000, seconds: 2, knowsHeights: true).screen
    #expect(measured.selected == known.selected)
    #expect(abs(measured.offset - known.offset) < 0.01)
  }

  @Test(arguments: SelfSizingRow.exact)
  func `a table of rows that are measured on the way scrolls to its very end`(
    _ row: SelfSizingRow
  ) {
    let screen = screen(row, count: 60, seconds: 10).screen
    #expect(screen.selected == Array(4..<60))
    let end: CGFloat = 60 * 55.5 - 480
    #expect(screen.offset == end)
    #expect(screen.log.texts(of: .scroll).last == "auto-scroll down ended: the table ends")
    #expect(screen.clock.isIdle)
  }

  @Test(arguments: SelfSizingRow.exact)
  func `on its way up it keeps its rows, and comes to the very top`(_ row: SelfSizingRow) {
    let screen = screen(row, count: 60, seconds: 10, upFrom: 1500).screen
    let last = screen.selected.last ?? 0
    #expect(screen.selected == Array(0...last))
    #expect(screen.log.texts(of: .selection).first == "drag began on row \(last), selecting")
    #expect(screen.offset == 0)
    #expect(screen.clock.isIdle)
  }
}
