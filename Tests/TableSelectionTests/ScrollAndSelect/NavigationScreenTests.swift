import Foundation
import LayoutControls
import LayoutDevices
import LayoutGeometry
import LayoutInteraction
import LayoutTables
import LayoutViews
import TableSelection
import Testing

/// The pod's own example: 4 sections of 25 rows under a navigation bar.
private final class ExampleScreen {
  let window: Window
  let table = TableView()
  let source = RowSource(sections: [25, 25, 25, 25])
  let container: NavigationContainer
  let controller: TableViewScrollAndSelectController

  init(hasToolbar: Bool = false) throws {
    let device = try #require(Device.named("iPhone 15"))
    window = Window(environment: ScreenEnvironment(device: device))
    container = NavigationContainer(rootView: table)
    container.isToolbarHidden = !hasToolbar
    window.rootView = container
    source.headers = [0, 1, 2, 3]
    table.rowHeight = 50
    table.allowsMultipleSelectionDuringEditing = true
    table.dataSource = source
    table.delegate = source
    controller = TableViewScrollAndSelectController(tableView: table, scrollingSpeed: .fast)
    window.layoutIfNeeded()
    table.isEditing = true
    controller.enabled = true
    window.layoutIfNeeded()
  }

  var count: Int { table.indexPathsForSelectedRows?.count ?? 0 }

  func place(ofRow row: Int) -> CGPoint {
    let span = table.geometry.span(ofRow: row)
    return table.convert(CGPoint(x: 30, y: span.minY + span.height / 2), to: nil)
  }
}

@Suite struct NavigationScreenTests {
  @Test func `the strip ends at 68 pt, as measured on a phone`() throws {
    let screen = try ExampleScreen()
    let view = try #require(screen.controller.touchView)
    #expect(view.frame.maxX == 68)
    #expect(view.superview === screen.container.contentView)
    #expect(screen.controller.status == .working)
    #expect(screen.window.diagnostics.isEmpty)
  }

  @Test(arguments: [false, true])
  func `the zones lie between the bars`(hasToolbar: Bool) throws {
    let screen = try ExampleScreen(hasToolbar: hasToolbar)
    let edges = screen.controller.scrollingEdges
    let insets = screen.table.safeAreaInsets
    #expect(edges.top == insets.top + 40)
    #expect(edges.bottom == screen.window.bounds.height - insets.bottom - 40)
  }

  @Test func `select, turn back, scroll to the end`() throws {
    let screen = try ExampleScreen()
    let finger = Finger(on: screen.window)
    #expect(finger.press(at: screen.place(ofRow: 3)) === screen.controller.touchView)
    finger.move(to: screen.place(ofRow: 8), within: .milliseconds(400))
    #expect(screen.count == 6)
    finger.move(to: screen.place(ofRow: 6), within: .milliseconds(200))
    #expect(screen.count == 3)
    let bottom = screen.window.bounds.height - screen.table.safeAreaInsets.bottom
    finger.move(to: CGPoint(x: 30, y: bottom - 20), within: .milliseconds(300))
    finger.hold(for: .milliseconds(500))
    #expect(screen.controller.scrollingDirection == .down)
    finger.hold(for: .seconds(3))
    #expect(screen.controller.scrollingDirection == nil)
    #expect(screen.table.contentOffset == screen.table.maximumContentOffset)
    finger.release()
    #expect(screen.count == 97)
  }
}
