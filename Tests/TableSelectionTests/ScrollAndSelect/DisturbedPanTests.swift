import Foundation
import LayoutControls
import LayoutDevices
import LayoutGeometry
import LayoutInteraction
import LayoutTables
import LayoutViews
import TableSelection
import Testing

/// What happens to a pan when the screen changes under the finger.
@Suite struct DisturbedPanTests {
  /// Pans from row 3 into the lower zone and holds there, at 20 rows of 50 pt a second.
  private func scroll(_ screen: SelectionScreen, for duration: Duration) -> Finger {
    let finger = screen.finger()
    finger.press(at: screen.row(3))
    finger.move(to: screen.strip(450), within: .milliseconds(300))
    finger.hold(for: duration)
    return finger
  }

  @Test func `a table that grows in mid-scroll scrolls on at its speed to the new end`() throws {
    let screen = SelectionScreen(sections: [30])
    let finger = scroll(screen, for: .milliseconds(500))
    screen.source.sections = [100]
    screen.table.reloadData()
    let offset = screen.offset
    finger.hold(for: .seconds(1))
    #expect(abs(screen.offset - offset - 1000) < 1)
    #expect(screen.selected == Array(20...39))
    finger.hold(for: .seconds(9))
    #expect(screen.offset == screen.table.maximumContentOffset.y)
    #expect(screen.selected.last == 99)
    #expect(screen.controller.scrollingDirection == nil)
    finger.release()
  }

  @Test func `a table that shrinks in mid-scroll ends at its new end`() {
    let screen = SelectionScreen(sections: [100])
    let finger = scroll(screen, for: .milliseconds(500))
    screen.source.sections = [30]
    screen.table.reloadData()
    for _ in 0..<20 {
      finger.hold(for: .milliseconds(100))
      #expect(screen.offset <= screen.table.maximumContentOffset.y)
    }
    #expect(screen.offset == screen.table.maximumContentOffset.y)
    #expect(screen.selected.last == 29)
    #expect(screen.controller.scrollingDirection == nil)
    finger.release()
  }

  @Test func `a tap on the status bar ends the scroll, and a finger that moves on begins it again`()
  {
    let screen = SelectionScreen(sections: [100])
    let finger = scroll(screen, for: .seconds(1))
    let offset = screen.offset
    #expect(offset > 900)
    screen.window.interaction.tapStatusBar()
    #expect(screen.controller.scrollingDirection != nil)
    var offsets = [offset]
    for _ in 0..<25 {
      finger.hold(for: .milliseconds(20))
      offsets.append(screen.offset)
    }
    #expect(offsets == offsets.sorted(by: >))
    #expect(screen.offset == 0)
    #expect(screen.controller.scrollingDirection == nil)
    #expect(
      screen.log.texts(of: .scroll).contains(
        "auto-scroll down ended: something else scrolls the table"
      )
    )
    finger.move(to: screen.strip(465), within: .milliseconds(100))
    finger.hold(for: .milliseconds(500))
    #expect(screen.offset > 400)
    screen.window.interaction.tapStatusBar()
    finger.move(to: screen.strip(475), within: .milliseconds(100))
    let next = screen.offset
    finger.hold(for: .milliseconds(500))
    #expect(abs(screen.offset - next - 500) < 1)
    finger.release()
    #expect(screen.source.told.count { $0 == "end" } == 1)
    #expect(screen.clock.isIdle)
  }

  @Test func `an inset that comes in mid-scroll moves the end`() {
    let screen = SelectionScreen(sections: [30])
    let finger = scroll(screen, for: .milliseconds(300))
    screen.table.contentInset = EdgeInsets(top: 0, left: 0, bottom: 200, right: 0)
    var last = screen.offset
    for _ in 0..<20 {
      finger.hold(for: .milliseconds(100))
      #expect(screen.offset - last < 101)
      last = screen.offset
    }
    #expect(screen.offset == 1220)
    finger.release()
  }

  @Test func `data loaded anew in mid-pan leave what comes after`() {
    let screen = SelectionScreen()
    let finger = screen.finger()
    finger.press(at: screen.row(2))
    finger.move(to: screen.row(4), within: .milliseconds(300))
    screen.table.reloadData()
    finger.move(to: screen.row(6), within: .milliseconds(300))
    finger.release()
    #expect(screen.selected == [5, 6])
  }

  @Test(arguments: [false, true])
  func `a table that leaves its superview ends the pan`(isScrolling: Bool) {
    let screen = SelectionScreen()
    let finger = scroll(screen, for: isScrolling ? .seconds(1) : .zero)
    let selected = screen.selected
    screen.table.removeFromSuperview()
    finger.move(to: screen.strip(300), within: .milliseconds(300))
    finger.release()
    #expect(screen.selected == selected)
    #expect(screen.source.told.count { $0 == "end" } == 1)
    #expect(screen.clock.isIdle)
  }

  @Test func `a table that leaves its superview before the finger is lifted ends the pan once`() {
    let screen = SelectionScreen()
    let finger = scroll(screen, for: .zero)
    screen.table.removeFromSuperview()
    finger.release()
    #expect(screen.source.told.count { $0 == "end" } == 1)
  }

  @Test(arguments: SelectionMode.all.filter { $0.start == .stripPan })
  func `a table that goes, or changes its editing mode, ends the pan at once, in the log too`(
    mode: SelectionMode
  ) {
    for goes in [true, false] {
      let screen = SelectionScreen()
      screen.controller.mode = mode
      let finger = screen.finger()
      finger.press(at: screen.row(2))
      finger.move(to: screen.row(4), within: .milliseconds(300))
      if goes {
        screen.table.removeFromSuperview()
      } else {
        screen.table.setEditing(false, animated: false)
      }
      #expect(!screen.controller.isPanning)
      let lines = screen.log.texts(of: .selection)
      #expect(lines.count { $0 == "drag cancelled" } == 1)
      let restored = ["row 4 deselected", "row 3 deselected", "row 2 deselected"]
      #expect(lines.contains(restored[0]) == (mode.turningBack == .restore))
      #expect(restored.allSatisfy(lines.contains) == (mode.turningBack == .restore))
      #expect(screen.log.texts(of: .delegate).last == "tableViewSelectionPanningDidEnd")
      let selected = screen.selected
      finger.move(to: screen.strip(300), within: .milliseconds(300))
      finger.release()
      #expect(screen.selected == selected)
      #expect(screen.source.told.count { $0 == "end" } == 1)
    }
  }

  @Test(arguments: SelectionMode.all.filter { $0.start == .stripPan || $0.start == .longPress })
  func `rows loaded at the end let the scroll go on, under a resting finger too`(
    mode: SelectionMode
  ) {
    let screen = SelectionScreen(sections: [12], isEditing: mode.start == .stripPan) { _, table in
      table.allowsMultipleSelection = true
    }
    var controller: RowSelectionController?
    if mode.start == .stripPan {
      screen.controller.mode = mode
    } else {
      screen.controller.enabled = false
      controller = RowSelectionController(tableView: screen.table, mode: mode)
      controller?.isEnabled = true
    }
    let finger = screen.finger()
    finger.press(at: screen.row(4))
    finger.hold(for: .milliseconds(250))
    finger.move(to: screen.strip(470), within: .milliseconds(300))
    finger.hold(for: .seconds(3))
    // A finger that moves on at the end waits for rows as well.
    finger.move(to: screen.strip(472), within: .milliseconds(100))
    finger.hold(for: .milliseconds(100))
    #expect(screen.selected == Array(4..<12))
    #expect(screen.clock.isIdle)
    for count in [14, 40] {
      let rows = screen.source.sections[0]..<count
      screen.source.sections = [count]
      screen.table.insertRows(at: rows.map { IndexPath(row: $0, section: 0) }, with: .none)
      finger.hold(for: .seconds(4))
      #expect(screen.selected == Array(4..<count))
      #expect(screen.offset == screen.table.maximumContentOffset.y)
      #expect(screen.clock.isIdle)
    }
    let scrolls = screen.log.texts(of: .scroll).filter { $0.hasPrefix("auto-scroll") }
    #expect(scrolls.count == 6)
    #expect(scrolls.count { $0.hasSuffix("ended: the table ends") } == 3)
    finger.release()
    #expect(controller?.isSelecting != true)
  }

  @Test func `a touch view that its table left behind does nothing`() {
    let screen = SelectionScreen()
    screen.table.removeFromSuperview()
    screen.finger().tap(at: screen.strip(125))
    let finger = screen.finger()
    finger.press(at: screen.strip(125))
    finger.move(to: screen.strip(325), within: .milliseconds(300))
    finger.release()
    #expect(screen.selected.isEmpty)
    #expect(screen.source.told.isEmpty)
  }

  @Test func `a pan goes on in a turned window, to the end of the table there`() throws {
    let device = try #require(Device.named("iPhone 15"))
    let window = Window(environment: ScreenEnvironment(device: device))
    let table = TableView()
    let source = RowSource(sections: [60])
    window.rootView = NavigationContainer(rootView: table)
    table.rowHeight = 50
    table.allowsMultipleSelectionDuringEditing = true
    table.dataSource = source
    table.delegate = source
    let controller = TableViewScrollAndSelectController(tableView: table)
    window.layoutIfNeeded()
    table.isEditing = true
    controller.enabled = true
    let finger = Finger(on: window)
    finger.press(at: CGPoint(x: 30, y: 300))
    finger.move(to: CGPoint(x: 30, y: 800), within: .milliseconds(300))
    finger.hold(for: .milliseconds(200))
    window.environment.orientation = .landscape
    window.layoutIfNeeded()
    var last = table.contentOffset.y
    for _ in 0..<30 {
      finger.hold(for: .milliseconds(100))
      #expect(table.contentOffset.y - last < 101)
      last = table.contentOffset.y
    }
    #expect(last == table.maximumContentOffset.y)
    #expect(table.indexPathsForSelectedRows?.map(\.row) == Array(4..<60))
    finger.release()
    #expect(window.interaction.clock.isIdle)
    #expect(controller.touchView?.frame == CGRect(x: -10, y: 0, width: 137, height: 403))
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a controller disabled and enabled again leaves the finger alone until the next pan`()
  {
    let screen = SelectionScreen()
    let finger = scroll(screen, for: .milliseconds(300))
    screen.controller.enabled = false
    screen.controller.enabled = true
    let selected = screen.selected
    finger.hold(for: .seconds(1))
    finger.move(to: screen.strip(300), within: .milliseconds(300))
    finger.release()
    #expect(screen.selected == selected)
    #expect(screen.clock.isIdle)
    screen.pan(8, 10)
    #expect(screen.selected == selected.filter { !(8...10).contains($0) })
  }

  @Test func `an anchor changed in mid-pan holds for what follows`() {
    let screen = SelectionScreen()
    let finger = screen.finger()
    finger.press(at: screen.row(1))
    finger.move(to: screen.strip(300), within: .milliseconds(300))
    #expect(screen.controller.scrollingDirection == nil)
    screen.controller.bottomScrollingAnchor = -200
    finger.move(to: screen.strip(310), within: .milliseconds(30))
    #expect(screen.controller.scrollingDirection == .down)
    finger.release()
  }
}
