import LayoutViews
import Testing
import UIKitShim

/// Initializers that subclasses call and override as those of UIKit's.
struct InitializerTests {
  private class CountItem: UIBarButtonItem {
    convenience init(count: Int, target: AnyObject?, action: ActionSelector?) {
      self.init(title: "\(count)", style: .plain, target: target, action: action)
      tintColor = .red
    }
  }

  private class NamedItem: UIBarButtonItem {
    override init() {
      super.init()
      title = "x"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private class RedRefresh: UIRefreshControl {
    override init() {
      super.init()
      tintColor = .red
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private class Column: UIStackView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      axis = .vertical
    }
    required init(coder: NSCoder) {
      super.init(coder: coder)
      axis = .vertical
    }
  }

  private final class TouchWindow: UIWindow {
    var isForScene = false
    override init(windowScene: UIWindowScene) {
      super.init(windowScene: windowScene)
      isForScene = windowScene.screen === screen
    }
    required init?(coder: NSCoder) { fatalError("there are no archives") }
  }

  private final class Search: UISearchController {
    override init(searchResultsController: UIViewController?) {
      super.init(searchResultsController: searchResultsController)
      searchBar.placeholder = "Books"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Tour: UIPageViewController {
    override init(
      transitionStyle style: UIPageViewController.TransitionStyle,
      navigationOrientation: UIPageViewController.NavigationOrientation,
      options: [UIPageViewController.OptionsKey: Any]? = nil
    ) {
      super.init(transitionStyle: style, navigationOrientation: navigationOrientation)
      title = "Tour"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func `subclasses override how windows, searches and pages are made`() throws {
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    #expect(TouchWindow(windowScene: scene).isForScene)
    let results = UIViewController()
    let search = Search(searchResultsController: results)
    #expect(search.searchBar.placeholder == "Books" && search.searchResultsController === results)
    let item = UINavigationItem(title: "A")
    item.searchController = search
    #expect(item.searchController === search)
    #expect(Tour(transitionStyle: .scroll, navigationOrientation: .horizontal).title == "Tour")
  }

  @Test func `subclasses set up what they make`() {
    #expect(CountItem(count: 3, target: nil, action: nil).title == "3")
    #expect(NamedItem().title == "x" && RedRefresh().tintColor == .red)
    #expect(Column(arrangedSubviews: [UIView()]).axis == .vertical)
  }

  @Test func `a control takes the action that it is there for`() {
    var count = 0
    let action = UIAction { _ in count += 1 }
    let toggle = UISwitch(frame: .zero, primaryAction: action)
    toggle.sendActions(for: .valueChanged)
    let field = UITextField(frame: .zero, primaryAction: action)
    field.sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    UIButton(frame: .zero, primaryAction: action).sendActions(for: .primaryActionTriggered)
    #expect(count == 3)
  }

  @Test func `curves have a value for any number`() {
    #expect(UIView.AnimationCurve(rawValue: 7) == .easeInOut)
    #expect(UIView.AnimationCurve(rawValue: 3) == .linear)
  }

  @Test func `a bare label of several lines is a header as high as its lines`() throws {
    final class Screen: UITableViewController {
      override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      override func tableView(
        _ table: UITableView,
        cellForRowAt row: IndexPath
      )
        -> UITableViewCell
      { UITableViewCell() }
      override func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView?
      {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "A header that is long enough for two lines on a phone of this width, surely"
        return label
      }
    }
    let screen = Screen()
    let window = try ScreenHost.show(screen)
    window.layoutIfNeeded()
    #expect(screen.tableView.rectForHeader(inSection: 0).height > 40)
  }

  @Test func `a bar with a color keeps the color of its title`() throws {
    let screen = UIViewController()
    screen.title = "T"
    let container = UINavigationController(rootViewController: screen)
    container.navigationBar.barTintColor = .yellow
    container.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.red]
    let window = try ScreenHost.show(container)
    window.layoutIfNeeded()
    #expect(container.navigationBar.titleLabel.textColor == .red)
  }
}
