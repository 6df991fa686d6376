import LayoutControls
import LayoutDiagnostics
import LayoutInteraction
import LayoutViews
import Testing
import UIKitShim

/// Searches as what they are in UIKit: controllers that are presented.
@Suite struct `A search as a controller` {
  fileprivate final class Search: UISearchController, UISearchControllerDelegate {
    var log: [String] = []

    override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
    func willPresentSearchController(_ searchController: UISearchController) {
      log.append("will present")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      log.append("did present")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      log.append("will dismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      log.append("did dismiss")
    }

    static let beginning = ["will present", "will appear", "did appear", "did present"]
    static let end = ["will dismiss", "will disappear", "did disappear", "did dismiss"]
  }

  private let window: UIWindow
  private let screen = UITableViewController(style: .plain)
  private let stack: UINavigationController
  private let search = Search(searchResultsController: nil)

  init() throws {
    stack = UINavigationController(rootViewController: screen)
    window = try ScreenHost.show(stack)
    search.delegate = search
  }

  private func settle() {
    window.interaction.clock.advance(by: .seconds(1))
    window.layoutIfNeeded()
  }

  /// A place for the bar of a search.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    fileprivate let place: @Sendable (Search, UITableViewController) -> Void
  }

  @Test(arguments: [
    Row(testDescription: "in the navigation bar") { $1.navigationItem.searchController = $0 },
    Row(testDescription: "as the header of a table") { search, screen in
      search.searchBar.sizeToFit()
      screen.tableView.tableHeaderView = search.searchBar
    },
  ])
  func `it appears as it begins, and its delegate hears before and after`(_ row: Row) {
    row.place(search, screen)
    screen.definesPresentationContext = true
    settle()
    search.searchBar.becomeFirstResponder()
    settle()
    #expect(search.isActive && search.log == Search.beginning)
    #expect(screen.presentedViewController === search && stack.presentedViewController == nil)
    #expect(search.presentingViewController === screen)
    search.log = []
    search.isActive = false
    settle()
    #expect(search.log == Search.end)
    #expect(screen.presentedViewController == nil && search.presentingViewController == nil)
  }

  @Test func `presented without a place, its bar takes that of the title until it is dismissed`() {
    var ends: [String] = []
    screen.present(search, animated: true) { ends.append("there") }
    settle()
    #expect(search.isActive && ends == ["there"] && search.searchBar.isFirstResponder)
    #expect(search.searchBar.isDescendant(of: stack.navigationBar))
    #expect(search.log == ["will appear", "did appear"] && stack.visibleViewController === search)
    screen.dismiss(animated: true) { ends.append("gone") }
    settle()
    #expect(!search.isActive && ends == ["there", "gone"] && search.searchBar.window == nil)
    #expect(search.log.suffix(2) == ["will disappear", "did disappear"] && search.log.count == 4)
    #expect(screen.navigationItem.searchController == nil && window.diagnostics.isEmpty)
  }

  /// A delegate that presents the search itself.
  private final class Presenting: UISearchControllerDelegate {
    weak var screen: UIViewController?
    var log: [String] = []

    func presentSearchController(_ searchController: UISearchController) {
      screen?.present(searchController, animated: true) { [weak self] in self?.log.append("there") }
    }
    func willPresentSearchController(_ searchController: UISearchController) { log.append("will") }
    func didPresentSearchController(_ searchController: UISearchController) { log.append("did") }
    func willDismissSearchController(_ searchController: UISearchController) {
      log.append("will dismiss")
    }
  }

  @Test func `a delegate presents a search that begins, and hears of no other way`() {
    let delegate = Presenting()
    delegate.screen = screen
    search.delegate = delegate
    screen.navigationItem.searchController = search
    settle()
    search.searchBar.becomeFirstResponder()
    settle()
    #expect(search.isActive && search.log == ["will appear", "did appear"])
    #expect(delegate.log == ["there"])
    search.isActive = false
    #expect(delegate.log == ["there", "will dismiss"] && window.diagnostics.isEmpty)
  }

  @Test func `the screen presents nothing else, and the search does`() throws {
    screen.navigationItem.searchController = search
    search.isActive = true
    settle()
    let alert = UIAlertController(title: "Gone", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    screen.present(alert, animated: false)
    #expect(window.diagnostics.map(\.code) == ["impossible-presentation"])
    search.present(alert, animated: false)
    settle()
    #expect(alert.view.window === window && search.isActive)
    search.dismiss(animated: false)
    settle()
    #expect(alert.view.window == nil && search.isActive)
    search.dismiss(animated: false)
    #expect(!search.isActive)
  }
}
