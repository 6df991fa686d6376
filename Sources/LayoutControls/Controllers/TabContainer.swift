package import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) package import LayoutViews

/// The view of a tab bar controller: the view of the screen that is seen, and the bar over it.
package final class TabContainer: View {
  /// The bar.
  package let tabBar: TabBar
  /// The veil over content under the capsule of the tabs.
  private let bottomEdge = ScrollEdgeView(.bottom)
  /// The navigation container that is seen, without a controller.
  private var screen: NavigationContainer?
  /// The screen that is seen.
  var content: ViewController? {
    didSet { if content !== oldValue { contentDidChange(from: oldValue) } }
  }

  init(_ tabBar: TabBar) {
    self.tabBar = tabBar
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(tabBar)
  }

  /// Creates a container of one screen without controllers.
  package convenience init(_ tabBar: TabBar, screen: NavigationContainer) {
    self.init(tabBar)
    self.screen = screen
    insertSubview(screen, at: 0)
  }

  package required init?(coder: NSCoder) { nil }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "tab-container" }

  package override func layoutSubviews() {
    super.layoutSubviews()
    placeViews()
  }

  /// Places bar and screen before the screen is notified that it appears, so that it finds its geometry.
  package override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { placeViews() }
  }

  private func placeViews() {
    let height = barHeight
    tabBar.isAway = content?.hidesTabBar ?? false
    let isAway = tabBar.isHidden
    tabBar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    guard let view = screen ?? content?.view else { return }
    place(view)
    let scrollView = screen?.contentScrollView ?? content?.followedScrollView
    tabBar.background.content = scrollView
    tabBar.background.isManaged = true
    let hasCapsule = window?.environment.tabCapsuleHeight != nil && !isAway
    let edge = hasCapsule ? scrollView : nil
    bottomEdge.show(over: edge, in: self, above: view, at: tabBar.frame)
  }

  /// The height of the bar with the room below it.
  private var barHeight: CGFloat {
    (window?.environment.tabBarHeight ?? 49) + safeAreaInsets.bottom
  }

  /// Gives the view of the screen its frame, safe area and margins.
  private func place(_ view: View) {
    let isAway = tabBar.isHidden
    let height = barHeight
    var insets = safeAreaInsets
    if !isAway { insets.bottom = height }
    var frame = CGRect(origin: .zero, size: bounds.size)
    if let content, !content.edgesForExtendedLayout.contains(.bottom), !isAway {
      frame.size.height -= height
      insets.bottom = 0
    }
    view.frame = frame
    view.containedSafeAreaInsets = insets
    let margin = screenMargin(forWidth: bounds.width)
    view.systemMinimumLayoutMargins = DirectionalEdgeInsets(leading: margin, trailing: margin)
  }

  package override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Shows the screen of another tab in UIKit's order: it is about to come, the present one is about to go and is gone, and
  /// it has come (logged by pgzxc, "UITabBarViewController", part 3, 2018).
  private func contentDidChange(from old: ViewController?) {
    tabBar.isAway = content?.hidesTabBar ?? false
    if let content {
      place(content.view)
      if window != nil, content.view.window == nil {
        content.beginAppearanceTransition(true, animated: false)
        old?.beginAppearanceTransition(false, animated: false)
      }
      insertSubview(content.view, at: 0)
    }
    if let view = old?.viewIfLoaded, view.superview === self {
      view.removeFromSuperview()
      view.containedSafeAreaInsets = nil
    }
    setNeedsLayout()
  }
}
