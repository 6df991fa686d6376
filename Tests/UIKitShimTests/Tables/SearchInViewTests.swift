import LayoutControls
import LayoutDiagnostics
import LayoutInteraction
import LayoutViews
import Testing
import UIKitShim

/// Searches whose bar is in a view of the application, as apps had them until iOS 11 and still have them.
@Suite struct `A search bar in a view` {
  private final class Results: UITableViewController {}

  private let screen = Rows()
  private let stack: UINavigationController
  private let window: UIWindow
  private let search: UISearchController
  private let results = Results()

  /// Thirty rows below the bar of a search.
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      30
    }
    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  init() throws {
    search = UISearchController(searchResultsController: results)
    screen.tableView.tableHeaderView = search.searchBar
    screen.definesPresentationContext = true
    stack = UINavigationController(rootViewController: screen)
    window = try ScreenHost.show(stack)
    settle()
  }

  private func settle() {
    window.interaction.clock.advance(by: .seconds(1))
    window.layoutIfNeeded()
  }

  private func place(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  private func firstRow() throws -> CGRect {
    place(of: try #require(screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0))))
  }

  @Test func `comes to the top of the screen, whose rows stay below it`() throws {
    let bar = search.searchBar
    let before = place(of: bar)
    bar.becomeFirstResponder()
    settle()
    #expect(search.isActive && bar.isFirstResponder && stack.navigationBar.isHidden)
    #expect(place(of: bar) == CGRect(x: 0, y: window.safeAreaInsets.top, width: 393, height: 56))
    #expect(bar.superview === search.view && screen.tableView.tableHeaderView === bar)
    #expect(try firstRow().minY == place(of: bar).maxY)
    screen.tableView.contentOffset.y += 200
    settle()
    #expect(place(of: bar).minY == window.safeAreaInsets.top)
    search.isActive = false
    settle()
    #expect(bar.superview === screen.tableView && !stack.navigationBar.isHidden)
    screen.tableView.contentOffset.y = -screen.tableView.adjustedContentInset.top
    settle()
    #expect(place(of: bar) == before && !bar.isFirstResponder)
    #expect(try firstRow().minY == before.maxY && window.diagnostics.isEmpty)
  }

  /// A delegate that keeps what it hears of the field.
  private final class Listener: UISearchBarDelegate {
    var log: [String] = []
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begins") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("ends") }
  }

  @Test func `keeps the keyboard on its way to the top`() {
    let listener = Listener()
    search.searchBar.delegate = listener
    Finger(on: window).tap(at: CGPoint(x: 100, y: place(of: search.searchBar).midY))
    settle()
    #expect(search.isActive && search.searchBar.isFirstResponder)
    #expect(listener.log == ["begins"])
    search.isActive = false
    settle()
    #expect(listener.log == ["begins", "ends"])
  }

  @Test func `has its button to cancel, which ends the search`() throws {
    search.isActive = true
    settle()
    let middle = CGPoint(x: 370, y: place(of: search.searchBar).midY)
    let button = try #require(window.hitTest(middle, with: nil))
    #expect(button.isDescendant(of: search.searchBar) && !(button is UITextField))
    Finger(on: window).tap(at: middle)
    settle()
    #expect(!search.isActive && search.searchBar.superview === screen.tableView)
  }

  @Test func `has the results below it, in their safe area`() throws {
    search.isActive = true
    settle()
    let bottom = place(of: search.searchBar).maxY
    let dark = try #require(window.hitTest(CGPoint(x: 200, y: bottom + 1), with: nil))
    #expect(dark is UIControl && place(of: dark).minY == bottom)
    search.searchBar.text = "a"
    settle()
    #expect(place(of: results.view) == window.bounds && results.view.safeAreaInsets.top == bottom)
    #expect(results.tableView.contentOffset.y == -bottom)
    let field = CGPoint(x: 100, y: bottom - 28)
    #expect(window.hitTest(field, with: nil) is UITextField)
  }

  @Test func `stays below the navigation bar where that is to stay`() {
    search.hidesNavigationBarDuringPresentation = false
    search.isActive = true
    settle()
    #expect(!stack.navigationBar.isHidden)
    #expect(place(of: search.searchBar).minY == place(of: stack.navigationBar).maxY)
  }

  @Test func `waits below a screen that a result pushes`() {
    search.isActive = true
    settle()
    let next = UIViewController()
    stack.pushViewController(next, animated: false)
    settle()
    #expect(search.isActive && search.view.window == nil && !stack.navigationBar.isHidden)
    stack.popViewController(animated: false)
    settle()
    #expect(search.isActive && search.view.window != nil && stack.navigationBar.isHidden)
    stack.pushViewController(next, animated: false)
    search.isActive = false
    stack.popViewController(animated: false)
    settle()
    #expect(search.searchBar.superview === screen.tableView && !stack.navigationBar.isHidden)
  }

  @Test func `comes to the top of a screen without a navigation bar`() throws {
    let screen = Rows()
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.sizeToFit()
    screen.tableView.tableHeaderView = search.searchBar
    let window = try ScreenHost.show(screen)
    search.isActive = true
    window.interaction.clock.advance(by: .seconds(1))
    screen.tableView.contentOffset.y += 300
    window.layoutIfNeeded()
    #expect(place(of: search.searchBar).minY == window.safeAreaInsets.top)
    search.isActive = false
    window.layoutIfNeeded()
    #expect(search.searchBar.superview === screen.tableView && search.view.window == nil)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `stays where constraints place it, with the results below`() throws {
    let screen = UIViewController()
    let results = Results()
    let search = UISearchController(searchResultsController: results)
    let bar = search.searchBar
    bar.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: screen.view.safeAreaLayoutGuide.topAnchor, constant: 40),
      bar.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
    ])
    let window = try ScreenHost.show(UINavigationController(rootViewController: screen))
    search.searchBar.text = "a"
    search.isActive = true
    window.interaction.clock.advance(by: .seconds(1))
    window.layoutIfNeeded()
    #expect(bar.superview === screen.view)
    #expect(place(of: bar).minY == window.safeAreaInsets.top + 40)
    #expect(results.view.safeAreaInsets.top == place(of: bar).maxY)
  }
}
