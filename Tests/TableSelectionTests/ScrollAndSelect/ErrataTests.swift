import Foundation
import LayoutGeometry
import LayoutInteraction
import LayoutTables
import LayoutViews
import TableSelection
import TestSupport
import Testing

/// A pan on two screens: by the manual, and with errata.
private func selected(
  _ erratum: ScrollAndSelectErratum,
  sections: [Int] = [100],
  configure: (RowSource, TableView) -> Void = { _, _ in },
  _ play: (SelectionScreen) -> Void
) -> (manual: [Int], released: [Int]) {
  let screens = [Set(), [erratum]].map { errata in
    let screen = SelectionScreen(sections: sections, configure: configure)
    screen.controller.errata = errata
    play(screen)
    return screen.selected
  }
  return (screens[0], screens[1])
}

/// Goes to rows with one event each.
private func jump(_ screen: SelectionScreen, _ rows: Int...) {
  let finger = screen.finger()
  finger.press(at: screen.row(rows[0]))
  for row in rows.dropFirst() { finger.move(to: screen.row(row), within: .zero) }
  finger.release()
}

/// A header of 40 pt above the first row, for pans that begin on no row.
private func head(_ source: RowSource, _ table: TableView) {
  source.headers = [0]
  table.sectionHeaderHeight = 40
}

@Suite struct ErrataTests {
  @Test func `a fast pan fills onward from the new row`() {
    let errata = ScrollAndSelectErratum.fastPanFillsOnward
    let outcome = selected(errata) { jump($0, 1, 5) }
    #expect(outcome.manual == [1, 2, 3, 4, 5])
    #expect(outcome.released == [1, 5, 6, 7, 8])
    let up = selected(errata) { jump($0, 7, 5) }
    #expect(up.manual == [5, 6, 7])
    #expect(up.released == [4, 5, 7])
  }

  @Test func `a slow pan is the same with that`() {
    let outcome = selected(.fastPanFillsOnward) { $0.pan(1, 5) }
    #expect(outcome.manual == outcome.released)
  }

  @Test func `an empty section counts as a row`() {
    let outcome = selected(.emptySectionCountsAsRow, sections: [3, 0, 0, 5]) { jump($0, 2, 3) }
    #expect(outcome.manual == [2, 3])
    #expect(outcome.released == [2, 3, 4, 5])
  }

  @Test(arguments: [ScrollAndSelectErratum.optionsAddTouchView, .version1_0_0])
  func `an option set while disabled adds the touch view`(erratum: ScrollAndSelectErratum) {
    let outcome = selected(erratum) { screen in
      screen.controller.enabled = false
      screen.controller.touchViewWidth = 70
      screen.pan(1, 3)
    }
    #expect(outcome.manual == [])
    #expect(outcome.released == [1, 2, 3])
  }

  @Test(arguments: [ScrollAndSelectErratum.edgesFromFrame, .version1_0_0])
  func `the edges are off by the superview's origin`(erratum: ScrollAndSelectErratum) {
    for (errata, bottom) in [(Set(), 400.0), ([erratum], 460)] {
      let screen = SelectionScreen()
      screen.superview.frame = CGRect(x: 0, y: 60, width: 320, height: 440)
      screen.table.frame = screen.superview.bounds
      screen.window.layoutIfNeeded()
      screen.controller.errata = errata
      let edges = screen.controller.scrollingEdges
      #expect(edges.bottom.map { abs($0 - bottom) < 1e-6 } == true)
      #expect(edges.top.map { abs($0 - (bottom - 360)) < 1e-6 } == true)
    }
  }

  @Test(arguments: [ScrollAndSelectErratum.destinationIgnoresInsets, .version1_0_0])
  func `scrolling ends without the insets`(erratum: ScrollAndSelectErratum) {
    for (errata, ends) in [(Set(), (4560.0, -30.0)), ([erratum], (4520, 0))] {
      let screen = SelectionScreen { _, table in
        table.contentInset = EdgeInsets(top: 30, left: 0, bottom: 40, right: 0)
      }
      screen.controller.errata = errata
      let finger = screen.finger()
      finger.press(at: screen.strip(300))
      finger.move(to: screen.strip(470), within: .milliseconds(300))
      finger.hold(for: .seconds(20))
      finger.release()
      #expect(abs(screen.offset - ends.0) < 1e-6)
      finger.press(at: screen.strip(300))
      finger.move(to: screen.strip(10), within: .milliseconds(300))
      finger.hold(for: .seconds(20))
      finger.release()
      #expect(abs(screen.offset - ends.1) < 1e-6)
    }
  }

  @Test(arguments: [ScrollAndSelectErratum.selectsUneditableRows, .version1_0_0])
  func `rows that may not be edited are selected all the same`(erratum: ScrollAndSelectErratum) {
    let fix: (RowSource, TableView) -> Void = { source, _ in
      source.fixed = [IndexPath(row: 3, section: 0), IndexPath(row: 6, section: 0)]
    }
    let outcome = selected(erratum, configure: fix) { screen in
      screen.pan(2, 4)
      screen.finger().tap(at: screen.row(6))
    }
    #expect(outcome.manual == [2, 4])
    #expect(outcome.released == [2, 3, 4, 6])
  }

  @Test func `a pan that begins on no row loses its first rows`() {
    let outcome = selected(.losesFirstRows, configure: head) { screen in
      let finger = screen.finger()
      finger.press(at: screen.strip(20))
      finger.move(to: screen.row(2), within: .zero)
      finger.move(to: screen.row(3), within: .zero)
      finger.release()
    }
    #expect(outcome.manual == [0, 1, 2, 3])
    #expect(outcome.released == [3])
  }

  @Test func `the first row is taken where the next event is still in it`() {
    let outcome = selected(.losesFirstRows, configure: head) { screen in
      let finger = screen.finger()
      finger.press(at: screen.strip(20))
      for height in [140.0, 150, 190] { finger.move(to: screen.strip(height), within: .zero) }
      finger.release()
    }
    #expect(outcome.manual == [0, 1, 2, 3])
    #expect(outcome.released == [2, 3])
  }

  @Test func `a pan that begins on no row always selects`() {
    let outcome = selected(.losesFirstRows, configure: head) { screen in
      for row in 0..<5 {
        screen.table.selectRow(
          at: IndexPath(row: row, section: 0),
          animated: false,
          scrollPosition: .none
        )
      }
      let finger = screen.finger()
      finger.press(at: screen.strip(20))
      for row in 0..<8 { finger.move(to: screen.row(row), within: .zero) }
      finger.release()
    }
    #expect(outcome.manual == [])
    #expect(outcome.released == [0, 1, 2, 3, 4, 5, 6, 7])
  }

  @Test func `a reversal takes the row alone at which it is noticed`() {
    let outcome = selected(.onlyHandledEvents) { screen in
      let finger = screen.finger()
      finger.press(at: screen.row(1))
      for row in [2, 3, 4, 5, 6, 4, 3] { finger.move(to: screen.row(row), within: .zero) }
      finger.release()
    }
    // Back at row 4, which is deselected alone: rows 6, where the finger turned, and 5 are passed unseen.
    #expect(outcome.manual == [1, 2])
    #expect(outcome.released == [1, 2, 5, 6])
  }

  @Test func `a reversal that is noticed on no row flips nothing`() {
    let outcome = selected(.onlyHandledEvents, configure: head) { screen in
      let finger = screen.finger()
      finger.press(at: screen.row(2))
      finger.move(to: screen.row(1), within: .zero)
      finger.move(to: screen.row(2), within: .zero)
      finger.move(to: screen.strip(20), within: .zero)
      for row in [0, 1] { finger.move(to: screen.row(row), within: .zero) }
      finger.release()
    }
    // Back at row 2 it deselects, still so on the header, and selects again from row 0 on.
    #expect(outcome.released == [0, 1])
  }

  @Test func `while the table scrolls the finger turns where that began`() {
    let outcome = selected(.onlyHandledEvents) { screen in
      let finger = screen.finger()
      finger.press(at: screen.strip(400))
      finger.move(to: screen.strip(470), within: .milliseconds(300))
      finger.hold(for: .milliseconds(500))
      finger.move(to: screen.strip(490), within: .zero)
      // 10 pt back, and yet not 5 pt above where the scrolling began.
      finger.move(to: screen.strip(480), within: .zero)
      finger.hold(for: .milliseconds(500))
      finger.release()
    }
    // Half a second more, at 20 rows a second.
    #expect(outcome.released.count == outcome.manual.count + 10)
  }

  @Test func `where a reversal is noticed depends on the event rate`() {
    func play(_ rate: Int) -> (manual: [Int], released: [Int]) {
      selected(.onlyHandledEvents) { screen in
        let finger = screen.finger(eventsPerSecond: rate)
        finger.press(at: screen.row(2))
        finger.move(to: screen.row(6), within: .milliseconds(500))
        finger.move(to: screen.row(3), within: .milliseconds(500))
        finger.release()
      }
    }
    // By the manual the rate does not matter; the row at the turn is deselected.
    for rate in [60, 10, 4] { #expect(play(rate).manual == [2]) }
    // An event comes every 6 pt: the reversal is noticed in row 6 itself.
    #expect(play(60).released == [2])
    // Every 35 pt: it is noticed in row 5, and the turning row keeps its state.
    #expect(play(10).released == [2, 6])
  }

  @Test func `movements under 5 pt since the last handled event are ignored`() {
    let outcome = selected(.onlyHandledEvents) { screen in
      let finger = screen.finger()
      finger.press(at: screen.strip(125))
      finger.move(to: screen.strip(198), within: .zero)
      finger.move(to: screen.strip(202), within: .zero)
      finger.release()
    }
    #expect(outcome.manual == [2, 3, 4])
    #expect(outcome.released == [2, 3])
  }

  @Test(arguments: [true, false])
  func `in another mode, or under a limit, the manual's rules hold for pans and taps`(
    isOtherMode: Bool
  ) {
    let screen = SelectionScreen { source, table in
      source.fixed = [IndexPath(row: 3, section: 0)]
      table.contentInset = EdgeInsets(top: 30, left: 0, bottom: 40, right: 0)
    }
    screen.superview.frame = CGRect(x: 0, y: 60, width: 320, height: 440)
    screen.table.frame = screen.superview.bounds
    screen.window.layoutIfNeeded()
    let edges = screen.controller.scrollingEdges
    screen.controller.errata = [.version1_0_0]
    #expect(screen.controller.scrollingEdges.top != edges.top)
    if isOtherMode {
      screen.controller.mode = SelectionMode(start: .stripPan, pass: .range, turningBack: .restore)
    } else {
      screen.controller.limit = SelectionLimit(total: 1000)
    }
    #expect(screen.controller.scrollingEdges.top == edges.top)
    #expect(screen.controller.scrollingEdges.bottom == edges.bottom)
    jump(screen, 2, 5)
    screen.finger().tap(at: screen.row(3))
    #expect(screen.selected == [2, 4, 5])
    #expect(screen.controller.refused.map(\.rows) == [3..<4])
    let finger = screen.finger()
    finger.press(at: screen.strip(300))
    finger.move(to: screen.strip(435), within: .milliseconds(100))
    finger.hold(for: .seconds(60))
    finger.release()
    #expect(screen.offset == screen.table.maximumContentOffset.y)
  }
}
