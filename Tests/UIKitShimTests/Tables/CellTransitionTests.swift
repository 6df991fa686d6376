import Foundation
import LayoutInteraction
import Testing
import UIKitShim

/// What cells hear of the controls that come and go beside their content, and what older code does for a row.
struct CellTransitionTests {
  private final class Row: UITableViewCell {
    var log: [String] = []
    override var reuseIdentifier: String? { "own" }

    override func willTransition(to state: UITableViewCell.StateMask) {
      super.willTransition(to: state)
      log.append("will \(state.rawValue)")
    }

    override func didTransition(to state: UITableViewCell.StateMask) {
      super.didTransition(to: state)
      log.append("did \(state.rawValue)")
    }
  }

  private final class Screen: UITableViewController {
    var log: [String] = []
    var hasActions = true

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "own")
        ?? Row(style: .default, reuseIdentifier: nil)
    }

    override func tableView(
      _ tableView: UITableView,
      editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
      guard hasActions else { return nil }
      let more = UITableViewRowAction(style: .normal, title: "More") { [weak self] action, row in
        self?.log.append("\(action.title ?? "") \(row.row)")
        tableView.setEditing(false, animated: true)
      }
      more.backgroundColor = .purple
      return [UITableViewRowAction(style: .destructive, title: "Bin") { _, _ in }, more]
    }
  }

  private let screen = Screen()
  private let window: UIWindow
  private let table: UITableView
  private let row: Row

  init() throws {
    window = try ScreenHost.show(screen)
    _ = window.interaction
    table = try #require(screen.tableView)
    row = try #require(table.cellForRow(at: [0, 1]) as? Row)
  }

  private func wait() {
    window.interaction.clock.advance(by: .seconds(1))
    window.layoutIfNeeded()
  }

  private func swipe(_ finger: Finger, to x: CGFloat = 100) {
    let y = row.convert(CGPoint(x: 0, y: row.bounds.midY), to: nil).y
    finger.press(at: CGPoint(x: 340, y: y))
    finger.move(to: CGPoint(x: x, y: y), within: .milliseconds(200))
    finger.release()
    wait()
  }

  private func tap(_ title: String) throws {
    let label = try #require(find(title, in: window))
    let finger = Finger(on: window)
    finger.press(at: label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil))
    finger.release()
    wait()
  }

  private func find(_ title: String, in view: UIView) -> UIView? {
    if (view as? UILabel)?.text == title { return view }
    return view.subviews.lazy.compactMap { find(title, in: $0) }.first
  }

  @Test func `editing mode begins and ends with one state each`() {
    table.setEditing(true, animated: false)
    window.layoutIfNeeded()
    #expect(row.log == ["will 1", "did 1"])
    table.setEditing(false, animated: true)
    window.layoutIfNeeded()
    #expect(row.log.dropFirst(2) == ["will 0"])
    wait()
    #expect(row.log.dropFirst(2) == ["will 0", "did 0"])
  }

  @Test func `a swiped row confirms until it is back`() {
    swipe(Finger(on: window))
    #expect(row.log == ["will 2", "did 2"] && row.showingDeleteConfirmation)
    // A table whose row is aside is being edited, and so this ends it.
    table.setEditing(false, animated: true)
    #expect(row.log.dropFirst(2) == ["will 0"])
    wait()
    #expect(row.log.dropFirst(2) == ["will 0", "did 0"] && !row.showingDeleteConfirmation)
  }

  @Test func `actions of older code are those of a swipe`() throws {
    swipe(Finger(on: window))
    #expect(find("Bin", in: window) != nil)
    try tap("More")
    #expect(screen.log == ["More 1"])
    #expect(find("More", in: window) == nil && !row.showingDeleteConfirmation)
  }

  @Test func `a swipe over the whole row does no action of older code`() throws {
    swipe(Finger(on: window), to: 2)
    #expect(screen.log == [] && row.showingDeleteConfirmation)
  }

  @Test func `without actions there is the button that deletes`() {
    screen.hasActions = false
    swipe(Finger(on: window))
    #expect(find("Delete", in: window) != nil)
  }

  @Test func `the class says by which name it is used again`() throws {
    #expect(row.reuseIdentifier == "own")
    table.reloadData()
    window.layoutIfNeeded()
    let rows = (0..<3).compactMap { table.cellForRow(at: [0, $0]) }
    #expect(rows.contains { $0 === row })
  }
}
