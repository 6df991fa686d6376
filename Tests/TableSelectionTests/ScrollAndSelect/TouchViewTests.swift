import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutInteraction
import LayoutTables
import LayoutViews
import TableSelection
import Testing

@Suite struct TouchViewTests {
  @Test func `by default the strip bleeds by 10 pt and ends 60 pt beyond the margin`() throws {
    let screen = SelectionScreen()
    let view = try #require(screen.controller.touchView)
    // The margin of a plain view is 8.
    #expect(view.frame == CGRect(x: -10, y: 0, width: 78, height: 490))
    #expect(screen.superview.subviews.last === view)
    #expect(view.alpha == 0.5)
    #expect(view.backgroundColor == .clear)
    #expect(screen.controller.constraintSource == .defaults)
    #expect(screen.controller.touchViewConstraints.count == 4)
    let areActive = screen.controller.touchViewConstraints.allSatisfy(\.isActive)
    #expect(areActive)
    #expect(screen.window.diagnostics.isEmpty)
  }

  @Test func `the strip that respects the safe area keeps to the margins, less 10 pt`() throws {
    let screen = SelectionScreen()
    screen.superview.layoutMargins = EdgeInsets(top: 20, left: 30, bottom: 40, right: 0)
    screen.controller.touchViewRespectsSafeArea = true
    let view = try #require(screen.controller.touchView)
    // The status bar adds 20 pt to the upper margin.
    #expect(view.frame == CGRect(x: 20, y: 40, width: 70, height: 410))
    #expect(screen.controller.constraintSource == .safeAreaDefaults)
  }

  @Test func `the width counts from the margin`() throws {
    let screen = SelectionScreen()
    screen.controller.touchViewWidth = 100
    let view = try #require(screen.controller.touchView)
    #expect(view.frame.maxX == 108)
    #expect(screen.superview.subviews.count == 2)
  }

  @Test func `right to left the strip lies at the right`() throws {
    let screen = SelectionScreen()
    screen.window.environment.direction = .rightToLeft
    screen.window.layoutIfNeeded()
    let view = try #require(screen.controller.touchView)
    #expect(view.frame == CGRect(x: 252, y: 0, width: 78, height: 490))
  }

  @Test func `custom constraints replace the defaults and ignore width and safe area`() throws {
    let screen = SelectionScreen()
    screen.controller.touchViewWidth = 100
    screen.controller.setCustomConstraints { touchView in
      guard let superview = touchView.superview else { return nil }
      return [
        touchView.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
        touchView.widthAnchor.constraint(equalToConstant: 72),
        touchView.topAnchor.constraint(equalTo: superview.topAnchor),
        touchView.bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -8),
      ]
    }
    #expect(screen.controller.touchView?.frame == CGRect(x: 248, y: 0, width: 72, height: 472))
    #expect(screen.controller.constraintSource == .custom)
    screen.controller.clearCustomConstraints()
    #expect(screen.controller.touchView?.frame.maxX == 108)
    #expect(screen.controller.constraintSource == .defaults)
  }

  @Test func `a closure without constraints falls back to the defaults, and it is known`() {
    let screen = SelectionScreen()
    screen.controller.setCustomConstraints { _ in nil }
    #expect(screen.controller.touchView?.frame.width == 78)
    #expect(screen.controller.constraintSource == .defaultsForNil)
    screen.controller.setCustomConstraints { _ in [] }
    #expect(screen.controller.touchView?.frame.width == 78)
    #expect(screen.controller.constraintSource == .defaultsForEmpty)
  }

  @Test func `options set while disabled wait until it is enabled`() {
    let screen = SelectionScreen()
    screen.controller.enabled = false
    #expect(screen.controller.touchView == nil)
    screen.controller.touchViewWidth = 20
    screen.controller.touchViewRespectsSafeArea = true
    screen.controller.setCustomConstraints { _ in nil }
    #expect(screen.superview.subviews.count == 1)
    screen.controller.clearCustomConstraints()
    screen.controller.touchViewRespectsSafeArea = false
    screen.controller.enabled = true
    #expect(screen.controller.touchView?.frame.maxX == 28)
  }

  @Test func `enabling twice keeps the touch view`() {
    let screen = SelectionScreen()
    let view = screen.controller.touchView
    screen.controller.enabled = true
    #expect(screen.controller.touchView === view)
  }

  @Test func `invalidating takes everything away`() throws {
    let screen = SelectionScreen()
    let view = try #require(screen.controller.touchView)
    #expect(view.gestureRecognizers?.count == 2)
    screen.controller.invalidate()
    #expect(view.gestureRecognizers == nil)
    #expect(view.superview == nil)
    #expect(screen.controller.touchView == nil)
    #expect(screen.superview.subviews.count == 1)
    screen.pan(2, 6)
    #expect(screen.selected.isEmpty)
  }

  @Test func `a controller that goes away leaves nothing behind, in mid-scroll too`() {
    let screen = SelectionScreen()
    let finger = screen.finger()
    finger.press(at: screen.row(3))
    finger.move(to: screen.strip(470), within: .milliseconds(300))
    finger.hold(for: .milliseconds(200))
    #expect(!screen.clock.isIdle)
    screen.controller = TableViewScrollAndSelectController(tableView: screen.table)
    let offset = screen.offset
    finger.hold(for: .seconds(1))
    finger.release()
    #expect(screen.offset == offset)
    #expect(screen.superview.subviews.count == 1)
    #expect(screen.clock.isIdle)
    #expect(screen.source.told == ["begin"] + (3...14).map { "+0/\($0)" } + ["end"])
  }

  @Test func `the controller does not keep the table`() {
    var table: TableView? = TableView()
    let controller = TableViewScrollAndSelectController(tableView: table ?? TableView())
    table = nil
    #expect(controller.status == .noTable)
    #expect(controller.tableView == nil)
  }

  @Test func `the status says why nothing happens`() {
    let screen = SelectionScreen()
    #expect(screen.controller.status == .working)
    screen.controller.enabled = false
    #expect(screen.controller.status == .disabled)

    let window = Window(environment: ScreenEnvironment(device: Device.catalogue[0]))
    let table = TableView()
    let controller = TableViewScrollAndSelectController(tableView: table, scrollingSpeed: .fast)
    #expect(!controller.enabled)
    controller.enabled = true
    #expect(controller.status == .noSuperview)
    window.rootView = table
    #expect(controller.status == .noSuperview)
    #expect(controller.touchView == nil)
    #expect(
      controller.status.sentence
        == "nothing happens because the table view has no superview: put it"
        + " into a navigation controller, or into the view of a plain view controller"
    )
    window.rootView = nil
    let root = View()
    root.addSubview(table)
    #expect(controller.status == .enabledTooEarly)
    controller.enabled = true
    #expect(controller.status == .working)
  }

  @Test func `each trouble is one sentence`() {
    let screen = SelectionScreen(isEditing: false)
    screen.table.isScrollEnabled = false
    screen.controller.topScrollingAnchor = -1
    screen.controller.bottomScrollingAnchor = .nan
    screen.controller.scrollingSpeed = .custom(rowsPerSecond: 0)
    screen.source.estimate = 44
    #expect(
      screen.controller.findings == [
        .multipleSelectionOff(flag: "allowsMultipleSelection"), .scrollingOff,
        .topAnchorOutside(by: 1), .bottomAnchorOutside(by: nil), .noSpeed,
        .estimatesOff(estimated: 44, actual: 50, nil),
      ]
    )
    #expect(screen.controller.findings.allSatisfy { !$0.sentence.contains("\n") })
    let sound = SelectionScreen()
    #expect(sound.controller.findings.isEmpty)
    let unedited = SelectionScreen(sections: [3]) { source, _ in
      source.fixed = Set((0..<3).map { IndexPath(row: $0, section: 0) })
    }
    #expect(unedited.controller.findings == [.noEditableRow(of: 3)])
    // Of a long table the first thousand rows speak for all.
    for (fixed, findings) in [(999, []), (1000, [.noEditableRow(of: 1000)])]
      as [(Int, [ScrollAndSelectFinding])]
    {
      let long = SelectionScreen(sections: [1001]) { source, _ in
        source.fixed = Set((0..<fixed).map { IndexPath(row: $0, section: 0) })
      }
      #expect(long.controller.findings == findings)
    }
  }

  @Test func `debug mode colors the strip and notes each step`() {
    let screen = SelectionScreen()
    #expect(!screen.controller.isInDebugMode)
    screen.pan(2, 3)
    #expect(screen.log.texts(of: .debug).isEmpty)
    screen.controller.setDebugMode(on: true)
    #expect(screen.controller.isInDebugMode)
    #expect(screen.controller.touchView?.backgroundColor?.value == Color(rgb: 0x00FF00))
    screen.controller.setDebugMode(on: true, color: Color(rgb: 0x0000FF).object)
    screen.controller.touchViewWidth = 50
    #expect(screen.controller.touchView?.backgroundColor?.value == Color(rgb: 0x0000FF))
    screen.log.removeAll()
    screen.pan(4, 5, 4)
    let lines = screen.log.texts(of: .debug)
    #expect(lines.first == "pan began on row 4, selecting")
    #expect(lines.contains("row 5 selected"))
    #expect(lines.contains { $0.hasPrefix("finger turned back at ") })
    #expect(lines.last == "pan ended")
    screen.controller.setDebugMode(on: false)
    #expect(screen.controller.touchView?.backgroundColor == .clear)
  }
}
