import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) import LayoutViews

/// The view of a tab bar controller: the view of the screen that is seen, and the bar over it.
final class TabContainer: View {
  private let tabBar: TabBar
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

  required init?(coder: NSCoder) { nil }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "tab-container" }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = (window?.environment.tabBarHeight ?? 49) + safeAreaInsets.bottom
    let isAway = content?.hidesTabBar ?? false
    tabBar.isHidden = isAway
    tabBar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    guard let content, let view = content.view else { return }
    var insets = safeAreaInsets
    if !isAway { insets.bottom = height }
    var frame = CGRect(origin: .zero, size: bounds.size)
    if !content.edgesForExtendedLayout.contains(.bottom), !isAway {
      frame.size.height -= height
      insets.bottom = 0
    }
    view.frame = frame
    view.containedSafeAreaInsets = insets
    let margin = ScreenEnvironment.layoutMargin(forWidth: bounds.width)
    view.systemMinimumLayoutMargins = DirectionalEdgeInsets(leading: margin, trailing: margin)
    tabBar.background.content = content.contentScrollView
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  private func contentDidChange(from old: ViewController?) {
    if let view = old?.viewIfLoaded, view.superview === self {
      view.removeFromSuperview()
      view.containedSafeAreaInsets = nil
    }
    if let view = content?.view { insertSubview(view, at: 0) }
    setNeedsLayout()
  }
}
