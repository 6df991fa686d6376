import LayoutControls
import LayoutInteraction
import LayoutViews
import Testing
import UIKitShim

/// Searches in screens and in views, pulls to refresh, and screens without content.
struct SearchScreenTests {
  /// A list in the style of many apps: a search that filters, a pull that loads, and words where nothing is found.
  private final class Cities: UITableViewController, UISearchResultsUpdating,
    UISearchControllerDelegate, UISearchBarDelegate
  {
    let all = ["Amsterdam", "Berlin", "Bern", "Lisbon"]
    var shown: [String] = []
    var log: [String] = []
    let search: UISearchController

    init(results: UIViewController? = nil) {
      search = UISearchController(searchResultsController: results)
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      shown = all
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
      search.searchResultsUpdater = self
      search.delegate = self
      search.searchBar.delegate = self
      navigationItem.searchController = search
    }

    func updateSearchResults(for searchController: UISearchController) {
      let text = searchController.searchBar.text ?? ""
      log.append("update '\(text)'")
      shown = text.isEmpty ? all : all.filter { $0.hasPrefix(text) }
      tableView.reloadData()
      setNeedsUpdateContentUnavailableConfiguration()
    }

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      contentUnavailableConfiguration =
        shown.isEmpty ? UIContentUnavailableConfiguration.search().updated(for: state) : nil
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      shown.count
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = shown[indexPath.row]
      cell.contentConfiguration = content
      return cell
    }

    func willPresentSearchController(_ searchController: UISearchController) {
      log.append("begins")
    }
    func didDismissSearchController(_ searchController: UISearchController) { log.append("ended") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      log.append("text '\(searchText)'")
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("writes") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancels") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("searches") }
  }

  private static func show(
    _ screen: Cities
  ) throws -> (window: UIWindow, stack: UINavigationController) {
    let stack = UINavigationController(rootViewController: screen)
    return (try ScreenHost.show(stack), stack)
  }

  private func settle(_ window: UIWindow) {
    window.interaction.clock.advance(by: .seconds(1))
    window.layoutIfNeeded()
  }

  @Test func `the updater hears of the beginning, of each text and of the end`() throws {
    let screen = Cities()
    let (window, _) = try Self.show(screen)
    screen.search.searchBar.becomeFirstResponder()
    settle(window)
    #expect(screen.search.isActive && screen.log == ["begins", "update ''", "writes"])
    screen.log = []
    screen.search.searchBar.searchTextField.insertText("Ber")
    settle(window)
    #expect(screen.log == ["text 'Ber'", "update 'Ber'"])
    #expect(screen.tableView.visibleCells.count == 2)
    screen.log = []
    screen.search.searchBar.text = "Bern"
    #expect(screen.log == ["update 'Bern'"])
    screen.search.searchBar.searchTextField.pressReturn()
    #expect(screen.log.last == "searches" && !screen.search.searchBar.isFirstResponder)
    #expect(screen.search.isActive)
    screen.log = []
    screen.search.isActive = false
    settle(window)
    #expect(screen.log == ["update ''", "ended"] && screen.search.searchBar.text == "")
    #expect(screen.tableView.visibleCells.count == 4)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a screen whose search finds nothing says so in the middle`() throws {
    let screen = Cities()
    let (window, _) = try Self.show(screen)
    #expect(screen.unavailableView == nil)
    screen.search.isActive = true
    settle(window)
    screen.search.searchBar.searchTextField.insertText("Xy")
    settle(window)
    let view = try #require(screen.unavailableView as? UIContentUnavailableView)
    #expect(view.textLabel.text == "No Results for “Xy”")
    #expect(view.superview === screen.tableView && view.frame == screen.tableView.bounds)
    let middle = view.textLabel.frame.midX
    #expect(isClose(middle, view.bounds.midX, within: 0.4) && !view.imageView.isHidden)
    screen.search.searchBar.searchTextField.deleteBackward()
    screen.search.searchBar.searchTextField.deleteBackward()
    settle(window)
    #expect(screen.unavailableView == nil && screen.contentUnavailableConfiguration == nil)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a controller of results comes over the screen with the first letter`() throws {
    final class Results: UIViewController {}
    let results = Results()
    let screen = Cities(results: results)
    let (window, _) = try Self.show(screen)
    #expect(screen.search.searchResultsController === results)
    screen.search.isActive = true
    settle(window)
    #expect(results.viewIfLoaded?.window == nil)
    let place = CGPoint(x: 200, y: 300)
    #expect(window.hitTest(place, with: nil) is UIControl)
    screen.search.searchBar.searchTextField.insertText("B")
    settle(window)
    #expect(results.view.window === window && results.parent === screen.search)
    #expect(results.view.frame == screen.view.frame)
    screen.search.isActive = false
    settle(window)
    #expect(results.view.window == nil && results.parent == nil)
    screen.search.isActive = true
    settle(window)
    Finger(on: window).tap(at: place)
    settle(window)
    #expect(!screen.search.isActive && window.diagnostics.isEmpty)
  }

  @Test func `a search bar in a view is 56 high, with a button that its delegate hears of`() throws
  {
    let screen = Cities()
    screen.loadViewIfNeeded()
    screen.navigationItem.searchController = nil
    let bar = UISearchBar()
    bar.delegate = screen
    bar.sizeToFit()
    screen.tableView.tableHeaderView = bar
    let window = try ScreenHost.show(screen)
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 393, height: 56))
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 377, height: 36))
    bar.setShowsCancelButton(true, animated: true)
    window.layoutIfNeeded()
    #expect(bar.searchTextField.frame.width < 330)
    Finger(on: window).tap(at: bar.convert(CGPoint(x: 365, y: 28), to: nil))
    #expect(screen.log == ["cancels"])
    #expect(screen.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 56)
  }

  @Test func `a pull refreshes once, and makes room until it ends`() throws {
    let screen = Cities()
    let control = UIRefreshControl()
    control.attributedTitle = NSAttributedString(string: "Loading")
    control.tintColor = .systemRed
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    screen.loadViewIfNeeded()
    screen.navigationItem.searchController = nil
    screen.refreshControl = control
    #expect(screen.tableView.refreshControl === control)
    let window = try ScreenHost.show(screen)
    let before = screen.tableView.adjustedContentInset.top
    let finger = Finger(on: window)
    finger.press(at: CGPoint(x: 200, y: 200))
    finger.move(to: CGPoint(x: 200, y: 640), within: .milliseconds(600))
    #expect(control.isRefreshing && count == 1)
    finger.release()
    settle(window)
    #expect(count == 1 && screen.tableView.adjustedContentInset.top == before + 60)
    control.endRefreshing()
    settle(window)
    #expect(!control.isRefreshing && screen.tableView.adjustedContentInset.top == before)
  }

  @Test func `missing content has a picture, texts and buttons below each other`() throws {
    let screen = UIViewController()
    var pressed = 0
    var content = UIContentUnavailableConfiguration.empty()
    content.image = UIImage(systemName: "star.fill")
    content.text = "No favorites"
    content.secondaryText = "Add some with the star."
    content.button = .filled()
    content.button.title = "Browse"
    content.buttonProperties.primaryAction = UIAction { _ in pressed += 1 }
    screen.contentUnavailableConfiguration = content
    let window = try ScreenHost.show(screen)
    let view = try #require(screen.unavailableView as? UIContentUnavailableView)
    #expect(view.frame == screen.view.bounds)
    let parts = [view.imageView, view.textLabel, view.secondaryTextLabel, view.button]
    for (upper, lower) in zip(parts, parts.dropFirst()) {
      #expect(upper.frame.maxY < lower.frame.minY)
    }
    #expect(parts.allSatisfy { isClose($0.frame.midX, 196.5, within: 0.4) })
    #expect(view.secondaryButton.isHidden)
    Finger(on: window).tap(at: view.button.convert(CGPoint(x: 20, y: 10), to: nil))
    #expect(pressed == 1)
    screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    window.layoutIfNeeded()
    #expect(screen.unavailableView === view && view.textLabel.text == "Loading…")
    #expect(view.imageView.isHidden && view.button.isHidden)
    screen.contentUnavailableConfiguration = nil
    #expect(view.superview == nil && window.diagnostics.isEmpty)
  }
}
