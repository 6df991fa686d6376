import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutInteraction
import LayoutTables
import LayoutViews
import TableSelection
import Testing

/// Makes a screen whose controller is version 1.0.0.
private func releasedScreen(
  sections: [Int] = [100],
  rowHeight: CGFloat = 50,
  configure: (RowSource, TableView) -> Void = { _, _ in }
) -> SelectionScreen {
  let screen = SelectionScreen(sections: sections, rowHeight: rowHeight, configure: configure)
  screen.controller.errata = [.version1_0_0]
  return screen
}

extension SelectionScreen {
  /// Puts a finger down at a height and reports it at others, one event each, at the same moment.
  @discardableResult
  fileprivate func touch(_ heights: CGFloat...) -> Finger {
    let finger = finger()
    finger.press(at: strip(heights[0]))
    for height in heights.dropFirst() { finger.move(to: strip(height), within: .zero) }
    return finger
  }

  /// Goes to the middle of rows with one event each, and lifts the finger.
  fileprivate func jump(_ rows: Int...) {
    let finger = finger()
    finger.press(at: row(rows[0]))
    for row in rows.dropFirst() { finger.move(to: self.row(row), within: .zero) }
    finger.release()
  }
}

/// What the released code does, measured against it rule by rule.
@Suite struct ReleaseRulesTests {
  // MARK: R1, where a pan begins

  @Test func `a pan begins where it is recognized`() {
    let screen = releasedScreen()
    screen.jump(1, 5)
    #expect(screen.selected == [5])
    screen.jump(7, 6, 2)
    #expect(screen.selected == [0, 1, 2, 5, 6])
  }

  @Test func `down and up at once is no turn`() {
    let screen = releasedScreen()
    screen.touch(125, 136, 125).release()
    #expect(screen.selected == [2])
  }

  @Test(arguments: [false, true])
  func `recognized below a header the row there decides`(isSelected: Bool) {
    let screen = releasedScreen { source, table in
      source.headers = [0]
      table.sectionHeaderHeight = 40
    }
    screen.table.setSelected(isSelected, rows: 0..<3)
    screen.touch(30, 60, 110, 160).release()
    #expect(screen.selected == (isSelected ? [] : [0, 1, 2]))
  }

  @Test func `no scroll begins where the pan is recognized`() {
    let screen = releasedScreen()
    let finger = screen.touch(430, 470)
    finger.hold(for: .seconds(1))
    #expect(screen.controller.scrollingDirection == nil)
    finger.move(to: screen.strip(475), within: .zero)
    #expect(screen.controller.scrollingDirection == .down)
    finger.release()
  }

  // MARK: The rows of a pan

  @Test func `rows that are missed are made up for onward`() {
    let screen = releasedScreen()
    screen.jump(1, 2, 6)
    #expect(screen.selected == [2, 6, 7, 8, 9])
  }

  @Test func `an empty section that is missed counts as a row`() {
    let screen = releasedScreen(sections: [3, 0, 0, 5])
    screen.jump(1, 2, 3)
    #expect(screen.selected == [2, 3, 4, 5])
  }

  @Test func `a turn takes the row alone at which it is noticed`() {
    let screen = releasedScreen()
    screen.jump(1, 2, 3, 4, 5, 6, 4, 3)
    #expect(screen.selected == [2, 5, 6])
  }

  @Test func `a turn that is noticed on no row flips nothing, and the way back does`() {
    let screen = releasedScreen { source, table in
      source.headers = [0]
      table.sectionHeaderHeight = 40
    }
    screen.touch(165, 115, 165, 20, 65, 115).release()
    #expect(screen.selected == [2])
  }

  @Test func `going up the section above is entered at the number of rows of the one below`() {
    let cases: [(sections: [Int], from: Int, to: Int, selected: [Int])] = [
      ([5, 5], 7, 5, [4, 5, 7]), ([10, 3], 12, 10, [2, 10, 12]), ([3, 10], 5, 3, [3, 5]),
      ([4, 2, 4], 8, 6, [1, 6, 8]), ([5, 0, 3], 7, 5, [5, 7]),
    ]
    for (sections, from, to, selected) in cases {
      let screen = releasedScreen(sections: sections, rowHeight: 30)
      let finger = screen.touch(
        screen.row(from).y + 12 - screen.superview.frame.minY,
        screen.row(from).y - screen.superview.frame.minY,
        screen.row(to).y - screen.superview.frame.minY
      )
      finger.release()
      #expect(screen.selected == selected, "\(sections)")
    }
  }

  @Test func `where one row can be selected each one replaces the one before`() {
    let screen = releasedScreen { _, table in table.allowsMultipleSelectionDuringEditing = false }
    screen.pan(1, 5)
    #expect(screen.selected == [5])
    #expect(screen.source.told == ["begin", "+0/1", "+0/2", "+0/3", "+0/4", "+0/5", "end"])
    screen.finger().tap(at: screen.row(7))
    #expect(screen.selected == [7])
    screen.finger().tap(at: screen.row(7))
    #expect(screen.selected == [])
  }

  // MARK: R2 to R4, R8 to R10: scrolling by itself

  @Test func `rows go on from the last one outside of the zone, for as long as the finger's needs`()
  {
    let screen = releasedScreen(sections: [30], rowHeight: 38)
    let finger = screen.touch(200, 215, 470)
    finger.hold(for: .seconds(5))
    #expect(screen.selected == Array(5...22) + [29])
    #expect(screen.offset == 660)
    finger.release()
  }

  @Test func `the offset runs straight, and movement in the zone changes nothing`() {
    let screen = releasedScreen(sections: [30], rowHeight: 40)
    let finger = screen.touch(215, 230, 470)
    finger.hold(for: .milliseconds(225))
    finger.move(to: screen.strip(479), within: .milliseconds(200))
    finger.move(to: screen.strip(466), within: .milliseconds(25))
    #expect(abs(screen.offset - 360) < 1e-3)
    #expect(screen.selected == Array(5...13))
    finger.release()
    screen.clock.advance(by: .seconds(1))
    #expect(abs(screen.offset - 360) < 1e-3)
  }

  @Test func `a table at its end jumps to where the scroll was to go`() {
    let screen = releasedScreen { _, table in table.contentInset.top = 64 }
    screen.table.setContentOffset(CGPoint(x: 0, y: -64), animated: false)
    screen.controller.topScrollingAnchor = 90
    let finger = screen.touch(150, 135, 100)
    #expect(screen.offset == -64)
    finger.hold(for: .milliseconds(20))
    #expect(screen.offset == 0)
    #expect(screen.selected == [0, 1])
    finger.release()
  }

  @Test func `the destination is not kept within the content`() {
    let screen = releasedScreen(sections: [5])
    screen.controller.bottomScrollingAnchor = -300
    let finger = screen.touch(110, 125, 230)
    finger.hold(for: .seconds(1))
    #expect(screen.offset == -230)
    finger.release()
  }

  @Test func `up without estimated heights ends at the safe area`() {
    let screen = releasedScreen()
    screen.controller.shouldUseEstimatedRowHeightWhenScrolling = false
    screen.table.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
    let finger = screen.touch(200, 185, 30)
    finger.hold(for: .seconds(3))
    #expect(screen.offset == -screen.table.safeAreaInsets.top)
    finger.release()
  }

  @Test func `the destination is that of the content as it was estimated`() {
    let screen = releasedScreen { source, table in
      source.heights = Array(repeating: 50, count: 100)
      table.estimatedRowHeight = 20
    }
    let destination = screen.table.contentSize.height - screen.table.bounds.height
    #expect(destination < 2000)
    let finger = screen.touch(200, 215, 470)
    finger.hold(for: .seconds(10))
    #expect(screen.offset == destination)
    finger.release()
    screen.clock.advance(by: .seconds(2))
    #expect(screen.offset == destination)
  }

  @Test func `it scrolls whatever the manual asks for`() {
    let settings: [(String, (SelectionScreen) -> Void)] = [
      ("scrolling is off", { $0.table.isScrollEnabled = false }),
      ("the bottom anchor is outside", { $0.controller.bottomScrollingAnchor = 5 }),
    ]
    for (name, set) in settings {
      let screen = releasedScreen()
      screen.superview.frame.size.height = 440
      set(screen)
      let finger = screen.touch(300, 315, 460)
      finger.hold(for: .milliseconds(500))
      #expect(screen.offset > 0, "\(name)")
      finger.release()
      #expect(screen.controller.findings == [], "\(name)")
    }
    let screen = releasedScreen()
    screen.superview.frame.origin.y = 60
    screen.table.setContentOffset(CGPoint(x: 0, y: 1000), animated: false)
    screen.controller.topScrollingAnchor = -10
    let finger = screen.touch(300, 285, 30)
    finger.hold(for: .milliseconds(500))
    #expect(screen.offset < 1000)
    finger.release()
  }

  // MARK: R6, R7: headers

  @Test func `a turn on a header leaves the timer running, the other way from the start`() throws {
    let screen = releasedScreen(sections: Array(repeating: 3, count: 40), rowHeight: 30) {
      source,
      table in
      source.headers = Set(0..<40)
      table.sectionHeaderHeight = 40
    }
    let finger = screen.touch(310, 325, 470)
    finger.hold(for: .milliseconds(500))
    #expect(screen.controller.scrollingDirection == .down)
    let header = try #require(
      (0..<40).map { screen.table.geometry.span(of: .header, $0).minY + 20 - screen.offset }
        .last { $0 < 450 }
    )
    let before = screen.selected
    finger.move(to: screen.strip(header), within: .zero)
    #expect(screen.controller.scrollingDirection == .up)
    finger.hold(for: .milliseconds(100))
    #expect(screen.offset < 0)
    #expect(Set(screen.selected).isSuperset(of: before))
    finger.release()
    #expect(screen.controller.scrollingDirection == nil)
  }

  @Test func `a pan that was on no row crashes as the table begins to scroll`() {
    let screen = releasedScreen { source, table in
      source.headers = [0]
      table.sectionHeaderHeight = 100
    }
    screen.table.setSelected(true, rows: 1..<3)
    let finger = screen.touch(10, 30, 470)
    #expect(screen.controller.isPanning)
    finger.hold(for: .seconds(1))
    #expect(screen.controller.status == .crashed)
    #expect(!screen.controller.isPanning)
    #expect(screen.log.texts(of: .crash).count == 1)
    #expect(screen.window.diagnostics.map(\.code) == ["crash"])
    finger.release()
    screen.pan(3, 5)
    screen.finger().tap(at: screen.row(6))
    #expect(screen.selected == [1, 2])
    #expect(screen.offset == 0)
    #expect(screen.source.told == ["begin"])
    #expect(screen.clock.isIdle)
  }

  @Test func `it stands alone`() {
    let screen = releasedScreen()
    #expect(screen.controller.findings == [])
    screen.controller.errata = [.version1_0_0, .losesFirstRows]
    #expect(screen.controller.findings == [.contradictoryErrata])
    screen.jump(1, 5)
    #expect(screen.selected == [5])
  }
}
