import Foundation
import LayoutDiagnostics
import LayoutInteraction
import Testing
import UIKitShim

/// What subclasses of windows, fields, bars and tables override.
struct MoreOverrideTests {
  private final class WatchingWindow: UIWindow {
    var phases: [UITouch.Phase] = []
    var passesOn = true
    var keyCount = 0

    override func sendEvent(_ event: UIEvent) {
      phases += (event.allTouches ?? []).map(\.phase)
      if passesOn { super.sendEvent(event) }
    }

    override func becomeKey() {
      super.becomeKey()
      keyCount += 1
    }
  }

  @Test func `a second window is told, once it is to be seen`() throws {
    let window = try ScreenHost.show(UIViewController())
    let finger = Finger(on: window)
    let toast = WatchingWindow(frame: UIScreen.main.bounds)
    #expect(window.diagnostics.isEmpty)
    toast.makeKeyAndVisible()
    #expect(
      window.diagnostics.map(\.message) == [
        "'WatchingWindow' is not shown: pictures have the window of the simulation alone"
      ]
    )
    // What has fingers of its own is the window of a simulation itself.
    let other = try ScreenHost.show(UIViewController())
    let otherFinger = Finger(on: other)
    other.makeKeyAndVisible()
    #expect(other.diagnostics.isEmpty && window.diagnostics.count == 1)
    finger.tap(at: .zero)
    otherFinger.tap(at: .zero)
  }

  private final class CountedSwitch: UISwitch {
    var count = 0

    override func setOn(_ on: Bool, animated: Bool) {
      count += 1
      super.setOn(on, animated: animated)
    }
  }

  @Test func `a switch that is turned by code says so to its subclass`() {
    let toggle = CountedSwitch()
    toggle.setOn(true, animated: true)
    #expect(toggle.isOn && toggle.count == 1)
  }

  private final class ScrollLog: UIScrollView {
    var rects: [CGRect] = []

    override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
      rects.append(rect)
      super.scrollRectToVisible(rect.offsetBy(dx: 0, dy: 100), animated: animated)
    }
  }

  private final class TallBar: UINavigationBar {}

  private final class OwnSearchBar: UISearchBar {}

  private final class OwnSearch: UISearchController {
    private let bar = OwnSearchBar()
    override var searchBar: UISearchBar { bar }
  }

  private final class Table: UITableView {
    var identifiers: [String] = []

    override var delegate: (any UITableViewDelegate)? {
      get { super.delegate }
      set {
        identifiers.append("delegate")
        super.delegate = newValue
      }
    }

    override func dequeueReusableCell(
      withIdentifier identifier: String,
      for indexPath: IndexPath
    ) -> UITableViewCell {
      identifiers.append(identifier)
      return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }

    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
      super.cellForRow(at: IndexPath(row: 0, section: indexPath.section))
    }
  }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
  }

  private func tap(_ point: CGPoint, in window: UIWindow) {
    let finger = Finger(on: window)
    finger.press(at: point)
    finger.release()
    window.layoutIfNeeded()
  }

  @Test func `a window sees each event, and keeps those that it does not pass on`() throws {
    let window = WatchingWindow(environment: try ScreenHost.window().environment)
    let toggle = UISwitch(frame: CGRect(x: 20, y: 100, width: 51, height: 31))
    window.addSubview(toggle)
    window.layoutIfNeeded()
    tap(CGPoint(x: 40, y: 110), in: window)
    #expect(toggle.isOn && window.phases == [.began, .ended])
    window.passesOn = false
    tap(CGPoint(x: 40, y: 110), in: window)
    #expect(toggle.isOn && window.phases.count == 4)
    window.passesOn = true
    tap(CGPoint(x: 40, y: 110), in: window)
    #expect(!toggle.isOn)
    window.makeKeyAndVisible()
    #expect(window.keyCount == 1)
  }

  @Test func `a scroll view changes what it is to show`() throws {
    let scroll = ScrollLog(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.contentInsetAdjustmentBehavior = .never
    let window = try ScreenHost.window()
    window.addSubview(scroll)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 200, width: 100, height: 50), animated: false)
    #expect(scroll.rects.count == 1 && scroll.contentOffset.y == 250)
  }

  @Test func `a navigation controller has bars of the classes that it is given`() throws {
    let controller = UINavigationController(navigationBarClass: TallBar.self, toolbarClass: nil)
    #expect(controller.navigationBar is TallBar)
    controller.pushViewController(UIViewController(), animated: false)
    let window = try ScreenHost.show(controller)
    #expect(controller.navigationBar.bounds.height == 44 && window.diagnostics.isEmpty)
  }

  @Test func `a class that is no bar is a finding, and the usual one is there`() throws {
    let window = try ScreenHost.window()
    window.layoutIfNeeded()
    let controller = UINavigationController(
      navigationBarClass: UILabel.self,
      toolbarClass: TallBar.self
    )
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(
      window.diagnostics.map(\.message) == [
        "'UILabel' is no subclass of 'UINavigationBar': a usual bar is in its place",
        "'TallBar' is no subclass of 'UIToolbar': a usual bar is in its place",
      ]
    )
  }

  @Test func `a search has the bar of its class`() throws {
    let search = OwnSearch()
    let screen = UIViewController()
    screen.navigationItem.searchController = search
    let window = try ScreenHost.show(UINavigationController(rootViewController: screen))
    #expect(search.searchBar is OwnSearchBar && search.searchBar.window === window)
    search.searchBar.becomeFirstResponder()
    #expect(search.isActive)
  }

  private final class OwnItem: UINavigationItem {
    var bars: [UISearchBar] = []

    override var searchController: UISearchController? {
      didSet { bars += [searchController?.searchBar].compactMap(\.self) }
    }
  }

  @Test func `an item sees the search that it is given`() throws {
    let (item, search) = (OwnItem(title: "Cities"), UISearchController())
    item.searchController = search
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 300, height: 96))
    bar.items = [item]
    try ScreenHost.window().addSubview(bar)
    #expect(item.bars == [search.searchBar] && search.searchBar.superview === bar)
  }

  @Test func `a table sees its cells being asked for`() throws {
    let table = Table(frame: CGRect(x: 0, y: 100, width: 300, height: 300), style: .plain)
    let source = Source()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.delegate = source
    let window = try ScreenHost.window()
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(table.identifiers == ["delegate", "row", "row"])
    #expect(table.delegate === source)
    #expect(table.cellForRow(at: [0, 1]) === table.visibleCells.first)
  }
}
