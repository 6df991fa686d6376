public import Foundation
import LayoutGeometry
import LayoutViews

/// A stack of screens with a bar above and one below: UIKit's `UINavigationController`.
///
/// The screen on top is over the whole window, and the bars become its safe area; `edgesForExtendedLayout`
/// and bars that are not translucent have it end at the bars. Screens come and go at once.
open class NavigationController: ViewController {
  /// The screens from the first to the one on top.
  open var viewControllers: [ViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The delegate that hears of screens that come.
  open weak var delegate: (any NavigationControllerDelegate)?
  private var stack: [ViewController] = []
  private let container = NavigationContainer(rootView: View())

  /// Creates a controller without a screen.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller; the archive is not read.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a controller with its first screen.
  public init(rootViewController: ViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// The bar above.
  public final var navigationBar: NavigationBar { container.navigationBar }
  /// The bar below, hidden at first.
  public final var toolbar: Toolbar { container.toolbar }
  /// The screen on top.
  public final var topViewController: ViewController? { stack.last }
  /// The screen that is seen: the one that was presented over all, or the one on top.
  public final var visibleViewController: ViewController? {
    presentedViewController ?? topViewController
  }

  /// Whether the bar above is hidden.
  open var isNavigationBarHidden: Bool {
    get { container.isNavigationBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Whether the bar below is hidden.
  open var isToolbarHidden: Bool {
    get { container.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Hides the bar above, or shows it, at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    container.isNavigationBarHidden = hidden
  }
  /// Hides the bar below, or shows it, with a slide if the window has a clock.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    container.setToolbarHidden(hidden, animated: animated)
  }

  open override func loadView() {
    view = container
    showTop()
  }

  // MARK: Screens

  /// Puts a screen on top, unless it is there already.
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else { return }
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Removes the screen on top, unless it is the first one.
  ///
  /// - Returns: The screen that went, or `nil` for none.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    guard stack.count > 1 else { return nil }
    let top = stack.last
    setViewControllers(stack.dropLast(), animated: animated)
    return top
  }

  /// Takes all screens but the first away.
  ///
  /// - Returns: The screens that went, in their order.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Removes all screens above one.
  ///
  /// - Returns: The removed screens, in their order, or `nil` if the one is not there.
  @discardableResult
  open func popToViewController(
    _ viewController: ViewController,
    animated: Bool
  ) -> [ViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let gone = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return gone
  }

  /// Replaces the screens, at once.
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    let old = stack
    stack = viewControllers
    for controller in old where !stack.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.navigationItem.onChange = nil
    }
    let new = stack.filter { controller in !old.contains { $0 === controller } }
    for controller in old where !stack.contains(where: { $0 === controller }) {
      controller.motion = .fromParent
    }
    for controller in new {
      addChild(controller)
      controller.motion = .toParent
    }
    if isViewLoaded { showTop(animated: animated) }
    for controller in old where !stack.contains(where: { $0 === controller }) {
      controller.removeFromParent()
      controller.motion = .none
    }
    for controller in new { controller.didMove(toParent: self) }
  }

  private func showTop(animated: Bool = false) {
    showItems()
    let view = stack.last?.view ?? View()
    let isAnother = view !== container.rootView
    if isAnother, let top = stack.last {
      delegate?.navigationController(self, willShow: top, animated: animated)
    }
    if isAnother { container.show(view) }
    defer {
      if isAnother, let top = stack.last {
        delegate?.navigationController(self, didShow: top, animated: animated)
      }
    }
    showToolbarItems()
    parent?.viewIfLoaded?.setNeedsLayout()
    setNeedsStatusBarAppearanceUpdate()
  }

  private func showItems() {
    for controller in stack {
      controller.navigationItem.onChange = { [weak self] in self?.showItems() }
    }
    navigationBar.show(
      stack.last?.navigationItem,
      back: stack.dropLast().last?.navigationItem,
      goBack: { [weak self] in self?.popViewController(animated: true) }
    )
  }

  func showToolbarItems() { toolbar.items = stack.last?.toolbarItems }

  // MARK: Status bar

  /// Pushes a screen.
  open override func show(_ viewController: ViewController, sender: Any?) {
    pushViewController(viewController, animated: true)
  }

  open override var childForStatusBarHidden: ViewController? { topViewController }
  open override var childForStatusBarStyle: ViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
}

extension ViewController {
  /// The controller of the stack that this one is in, at whatever depth.
  public var navigationController: NavigationController? { ancestor() }

  /// Returns the nearest controller of a kind that this one is in.
  func ancestor<Kind: ViewController>() -> Kind? {
    var next = parent
    while let controller = next {
      if let found = controller as? Kind { return found }
      next = controller.parent
    }
    return nil
  }
}
