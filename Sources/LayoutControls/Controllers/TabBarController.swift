import Foundation
public import LayoutViews

/// A row of screens with a bar below: UIKit's `UITabBarController`.
///
/// The screen that is seen fills the window, and the bar becomes its safe area. The others are kept, and their
/// views are in no window.
open class TabBarController: ViewController, TabBarDelegate {
  /// The screens from the leading to the trailing tab.
  ///
  /// Phones show five tabs; of more screens they show four, and one for the others. The list of these that UIKit
  /// shows on a tap on it is not simulated: `selectedIndex` shows their screens.
  open var viewControllers: [ViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The index of the screen that is seen; an index without a screen is refused.
  open var selectedIndex: Int {
    get { selection }
    set { if tabs.indices.contains(newValue) { select(newValue) } }
  }
  /// The screen that is seen; one that is not among the tabs is refused.
  open var selectedViewController: ViewController? {
    get { tabs.indices.contains(selection) ? tabs[selection] : nil }
    set {
      guard let index = tabs.firstIndex(where: { $0 === newValue }) else { return }
      select(index)
    }
  }
  /// The delegate that hears of taps.
  open weak var delegate: (any TabBarControllerDelegate)?
  /// The orientations in which the screens are shown: those that the delegate says.
  open override var supportedInterfaceOrientations: InterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
  /// The orientation in which they are shown first: the one that the delegate says.
  open override var preferredInterfaceOrientationForPresentation: InterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
  /// The bar.
  public final let tabBar = TabBar()

  /// Whether the bar is hidden, and its room the screen's.
  open var isTabBarHidden: Bool {
    get { tabBar.isHiddenByCode }
    set { tabBar.isHidden = newValue }
  }

  private var tabs: [ViewController] = []
  private var selection = 0

  /// Replaces the screens, at once.
  open func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let seen = selectedViewController
    for controller in tabs where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.motion = .fromParent
      if controller === seen { (viewIfLoaded as? TabContainer)?.content = nil }
      controller.removeFromParent()
      controller.motion = .none
    }
    let added = new.filter { controller in !tabs.contains { $0 === controller } }
    tabs = new
    for controller in added {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    showItems()
    select(seen.flatMap { old in tabs.firstIndex { $0 === old } } ?? 0)
  }

  /// Hides the bar, or shows it again, at once.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

  open override func loadView() {
    let container = TabContainer(tabBar)
    container.frame = CGRect(origin: .zero, size: screenSize)
    view = container
    tabBar.gathersTabs = true
    tabBar.onSelection = { [weak self] in self?.choose($0) }
    tabBar.onMore = { [weak tabBar] in
      tabBar?.window?.host?.record(.lifecycle, "tab 'More' tapped, whose list is not simulated")
    }
    select(selection)
  }

  /// Responds to a tab that was tapped, while the screen before is still selected (unverified); the base class does
  /// nothing.
  open func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}

  /// Shows the screen of a tab that was tapped, if the delegate agrees.
  private func choose(_ index: Int) {
    guard tabs.indices.contains(index),
      delegate?.tabBarController(self, shouldSelect: tabs[index]) != false
    else { return }
    tabBar(tabBar, didSelect: tabs[index].tabBarItem)
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: tabs[index])
  }

  /// Has the bar show the items that the screens have now.
  func showItems() {
    tabBar.items = tabs.map(\.tabBarItem)
    tabBar.selectedItem = selectedViewController?.tabBarItem
  }

  private func select(_ index: Int) {
    guard let container = viewIfLoaded as? TabContainer, container.window != nil,
      let from = container.content, tabs.indices.contains(index), from !== tabs[index],
      let animator = delegate?.tabBarController(
        self,
        animationControllerForTransitionFrom: from,
        to: tabs[index]
      )
    else { return show(index) }
    move(from, to: tabs[index], in: container, by: animator) { [weak self] in self?.show(index) }
  }

  /// Shows the screen of a tab, at once.
  private func show(_ index: Int) {
    selection = index
    tabBar.selectedItem = selectedViewController?.tabBarItem
    guard let container = viewIfLoaded as? TabContainer else { return }
    container.content = selectedViewController
    setNeedsStatusBarAppearanceUpdate()
  }

  open override var childForStatusBarHidden: ViewController? { selectedViewController }
  open override var childForStatusBarStyle: ViewController? { selectedViewController }
}

extension ViewController {
  /// The controller of the tabs that this one is in, at whatever depth.
  public var tabBarController: TabBarController? { ancestor() }

  /// Whether a screen that was pushed hides the bar of the tabs.
  var hidesTabBar: Bool {
    (self as? NavigationController)?.viewControllers.dropFirst()
      .contains(where: \.hidesBottomBarWhenPushed) ?? false
  }

  /// The scroll view that bars follow, or `nil` for none.
  var followedScrollView: ScrollView? {
    if let top = (self as? NavigationController)?.topViewController {
      return top.followedScrollView
    }
    return ownContentScrollView ?? viewIfLoaded?.firstScrollView
  }

  /// Returns the scroll view that was said for the bars, or `nil` for none; it is one for all edges here.
  public func contentScrollView(for edge: DirectionalRectEdge) -> ScrollView? {
    ownContentScrollView
  }

  /// Says which scroll view the bars follow, or leaves that to the system with `nil`.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - edge: The edges of the bars, which makes no difference here.
  public func setContentScrollView(
    _ scrollView: ScrollView?,
    for edge: DirectionalRectEdge = .all
  ) {
    ownContentScrollView = scrollView
    viewIfLoaded?.superview?.setNeedsLayout()
  }
}

extension View {
  /// The first scroll view among the view, the rearmost view in it, the rearmost in that, and so on, or `nil`.
  ///
  /// UIKit looks along this chain where nobody calls `setContentScrollView(_:for:)` (seen by many, not documented).
  var firstScrollView: ScrollView? {
    var next: View? = self
    while let view = next {
      if let found = view as? ScrollView { return found }
      next = view.subviews.first
    }
    return nil
  }
}
