import LayoutInteraction
import Testing
import UIKitShim

struct TableViewControllerTests {
  private final class People: UITableViewController {
    var names = ["Ada", "Grace", "Radia", "Barbara"]
    var log: [String] = []
    var canMove = false

    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      log.append("editing \(editing) \(animated)")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }

    override func tableView(
      _ tableView: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? { "People" }

    override func tableView(
      _ tableView: UITableView,
      heightForRowAt indexPath: IndexPath
    ) -> CGFloat { 60 }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      canMove
    }

    override func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("selected \(names[indexPath.row])")
    }

    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("drags") }
  }

  private func place(ofRow row: Int, in table: UITableView, x: CGFloat = 100) -> CGPoint {
    let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
    return table.convert(CGPoint(x: x, y: rect.midY), to: nil)
  }

  private func labels(in view: UIView) -> [String] {
    guard !view.isHidden else { return [] }
    return [(view as? UILabel)?.text].compactMap(\.self) + view.subviews.flatMap(labels)
  }

  private func press(_ title: String, in stack: UINavigationController, of window: UIWindow) throws
  {
    func find(_ view: UIView) -> UIView? {
      if (view as? UILabel)?.text == title { return view }
      return view.subviews.lazy.compactMap(find).first
    }
    let label = try #require(find(stack.navigationBar))
    let center = CGPoint(x: label.bounds.midX, y: label.bounds.midY)
    Finger(on: window).tap(at: label.convert(center, to: nil))
    window.interaction.clock.advance(by: .seconds(1))
    window.layoutIfNeeded()
  }

  @Test func `the view is the table, of which the controller is data source and delegate`() throws {
    let screen = People(style: .insetGrouped)
    let window = try ScreenHost.show(screen)
    let table = try #require(screen.tableView)
    #expect(screen.view === table && table.style == .insetGrouped)
    #expect(table.frame == window.bounds)
    #expect(table.dataSource === screen && table.delegate === screen)
    #expect(labels(in: table).contains("Grace"))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
    #expect(UITableViewController().tableView.style == .plain)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a table of one's own keeps its data source and gets the controller for delegate`() {
    final class Own: UITableViewController {
      let source = UITableViewController()
      override func loadView() {
        let table = UITableView(frame: .zero, style: .grouped)
        table.dataSource = source
        tableView = table
      }
    }
    let screen = Own()
    #expect(screen.tableView.style == .grouped)
    #expect(screen.tableView.dataSource === screen.source && screen.tableView.delegate === screen)
  }

  @Test func `methods that are overridden are called, others are as if they were not there`() throws
  {
    let screen = People()
    let window = try ScreenHost.show(screen)
    let table = try #require(screen.tableView)
    Finger(on: window).tap(at: place(ofRow: 1, in: table))
    #expect(screen.log == ["selected Grace"])
    #expect(table.indexPathForSelectedRow?.row == 1)
    let finger = Finger(on: window)
    finger.press(at: place(ofRow: 2, in: table))
    finger.move(to: place(ofRow: 0, in: table), within: .milliseconds(300))
    finger.release()
    #expect(screen.log.last == "drags")
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `the edit button changes between Edit and Done`() throws {
    let screen = People()
    screen.title = "People"
    screen.navigationItem.rightBarButtonItem = screen.editButtonItem
    #expect(screen.editButtonItem === screen.editButtonItem)
    let stack = UINavigationController(rootViewController: screen)
    let window = try ScreenHost.show(stack)
    #expect(labels(in: stack.navigationBar) == ["People", "Edit"])
    #expect(screen.editButtonItem.style == .plain)
    try press("Edit", in: stack, of: window)
    #expect(screen.isEditing && screen.tableView.isEditing)
    #expect(labels(in: stack.navigationBar) == ["People", "Done"])
    #expect(screen.editButtonItem.style == .done)
    try press("Done", in: stack, of: window)
    #expect(!screen.isEditing && !screen.tableView.isEditing)
    #expect(labels(in: stack.navigationBar) == ["People", "Edit"])
    screen.isEditing = true
    #expect(screen.editButtonItem.title == "Done")
    #expect(screen.log == ["editing true true", "editing false true", "editing true false"])
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a controller without a table has an edit button too`() {
    let screen = UIViewController()
    screen.setEditing(true, animated: false)
    #expect(screen.isEditing && screen.editButtonItem.title == "Done")
    screen.isEditing = false
    #expect(screen.editButtonItem.title == "Edit")
  }

  @Test func `editing that begins before there is a table reaches it`() {
    let screen = People()
    screen.setEditing(true, animated: false)
    #expect(!screen.isViewLoaded)
    #expect(screen.tableView.isEditing)
  }

  @Test(arguments: [true, false])
  func `a selection is cleared when the screen comes back`(clears: Bool) throws {
    let screen = People()
    screen.clearsSelectionOnViewWillAppear = clears
    let stack = UINavigationController(rootViewController: screen)
    let window = try ScreenHost.show(stack)
    Finger(on: window).tap(at: place(ofRow: 0, in: screen.tableView))
    stack.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    #expect(screen.tableView.indexPathForSelectedRow?.row == 0)
    stack.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(screen.tableView.indexPathForSelectedRow?.row == (clears ? nil : 0))
  }

  @Test func `while a row is swiped aside the controller is editing and the table is not`() throws {
    let screen = People()
    screen.navigationItem.rightBarButtonItem = screen.editButtonItem
    let window = try ScreenHost.show(UINavigationController(rootViewController: screen))
    let table = try #require(screen.tableView)
    let finger = Finger(on: window)
    finger.press(at: place(ofRow: 1, in: table, x: 300))
    finger.move(to: place(ofRow: 1, in: table, x: 180), within: .milliseconds(300))
    finger.release()
    window.interaction.clock.advance(by: .seconds(1))
    #expect(screen.isEditing && !table.isEditing)
    #expect(screen.editButtonItem.title == "Done")
    finger.tap(at: place(ofRow: 1, in: table, x: 380))
    window.interaction.clock.advance(by: .seconds(1))
    #expect(screen.names == ["Ada", "Radia", "Barbara"])
    #expect(!screen.isEditing && screen.editButtonItem.title == "Edit")
    #expect(screen.log == ["editing true true", "editing false true"])
  }

  @Test func `rows move only where the controller says so`() throws {
    for canMove in [false, true] {
      let screen = People()
      screen.canMove = canMove
      let window = try ScreenHost.show(screen)
      screen.setEditing(true, animated: false)
      window.layoutIfNeeded()
      let cell = try #require(screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
      #expect(cell.showsReorderControl == canMove)
    }
  }
}
