import LayoutInteraction
import TableSelection
import Testing
import UIKitShim

/// Set-ups for selecting many rows that were published, call by call.
struct SelectionSetupTests {
  private func place(ofRow row: Int, in table: UITableView, x: CGFloat = 30) -> CGPoint {
    let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
    return table.convert(CGPoint(x: x, y: rect.midY), to: nil)
  }

  private func rows(of table: UITableView) -> [Int] {
    (table.indexPathsForSelectedRows ?? []).map(\.row).sorted()
  }

  private func drag(from first: Int, to last: Int, in table: UITableView, of window: UIWindow) {
    let finger = Finger(on: window)
    finger.press(at: place(ofRow: first, in: table))
    finger.move(to: place(ofRow: last, in: table), within: .milliseconds(400))
    finger.release()
  }

  @Test func `a table controller that enables scroll and select with editing`() throws {
    var controller: SelectingTableController? = SelectingTableController()
    let touchView: UIView?
    let window: UIWindow
    do {
      let screen = try #require(controller)
      window = try ScreenHost.show(UINavigationController(rootViewController: screen))
      let table = try #require(screen.tableView)
      drag(from: 2, to: 5, in: table, of: window)
      #expect(rows(of: table) == [])
      screen.setEditing(true, animated: true)
      window.interaction.clock.advance(by: .seconds(1))
      window.layoutIfNeeded()
      #expect(screen.isEditing && table.isEditing)
      #expect(screen.scrollAndSelectController.status == .working)
      drag(from: 2, to: 5, in: table, of: window)
      #expect(rows(of: table) == [2, 3, 4, 5])
      touchView = screen.scrollAndSelectController.touchView
      #expect(touchView?.superview === table.superview)
      #expect(window.diagnostics.isEmpty)
      window.rootViewController = UIViewController()
    }
    let isGone = { [weak controller] in controller == nil }
    controller = nil
    #expect(isGone())
    #expect(touchView?.superview == nil)
  }

  @Test func `the same without a call to super and without invalidating`() throws {
    let screen = ForgetfulTableController()
    let window = try ScreenHost.show(UINavigationController(rootViewController: screen))
    let table = try #require(screen.tableView)
    screen.setEditing(true, animated: false)
    window.layoutIfNeeded()
    drag(from: 1, to: 3, in: table, of: window)
    #expect(rows(of: table) == [1, 2, 3])
    screen.setEditing(false, animated: false)
    #expect(!table.isEditing && screen.scrollAndSelectController.touchView == nil)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `without a superview the controller says why nothing happens`() throws {
    let screen = SelectingTableController()
    let table = try #require(screen.tableView)
    #expect(table.superview == nil)
    screen.setEditing(true, animated: false)
    #expect(table.isEditing)
    #expect(screen.scrollAndSelectController.status != .working)
  }

  @Test func `two fingers begin to select, and the controller follows`() throws {
    let screen = TwoFingerController()
    let window = try ScreenHost.show(screen)
    let table = try #require(screen.tableView)
    let hand = Hand(of: 2, on: window)
    hand.press(at: [place(ofRow: 2, in: table, x: 150), place(ofRow: 2, in: table, x: 210)])
    hand.move(by: CGPoint(x: 0, y: 132), within: .milliseconds(300))
    #expect(screen.isEditing && table.isEditing)
    #expect(rows(of: table) == [2, 3, 4, 5])
    hand.release()
    #expect(screen.isEditing && rows(of: table) == [2, 3, 4, 5])
    #expect(window.diagnostics.isEmpty)
  }
}
