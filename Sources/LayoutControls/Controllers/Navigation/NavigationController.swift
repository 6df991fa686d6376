public import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutViews

/// A stack of screens with a bar above and one below: UIKit's `UINavigationController`.
///
/// The screen on top is over the whole window, and the bars become its safe area; `edgesForExtendedLayout`
/// and bars that are not translucent have it end at the bars. Screens come and go at once, unless something
/// of the application leads them.
open class NavigationController: ViewController {
  /// The screens from the first to the one on top.
  open var viewControllers: [ViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The delegate that hears of screens that come.
  open weak var delegate: (any NavigationControllerDelegate)?
  /// The orientations in which the screens are shown: those that the delegate says.
  open override var supportedInterfaceOrientations: InterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
  /// The orientation in which they are shown first: the one that the delegate says.
  open override var preferredInterfaceOrientationForPresentation: InterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
  private var stack: [ViewController] = []
  private let container: NavigationContainer

  /// Creates a controller without a screen.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    container = NavigationContainer(rootView: View())
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller without a screen, with bars of other classes.
  ///
  /// - Parameters:
  ///   - navigationBarClass: The class of the bar above, or `nil` for the usual one.
  ///   - toolbarClass: The class of the bar below, or `nil` for the usual one.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    container = NavigationContainer(
      rootView: View(),
      navigationBar: NavigationBar.ofClass(navigationBarClass),
      toolbar: Toolbar.ofClass(toolbarClass)
    )
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller; the archive is not read.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init?(coder: NSCoder) {
    container = NavigationContainer(rootView: View())
    super.init(coder: coder)
  }

  /// Creates a controller with its first screen.
  public init(rootViewController: ViewController) {
    container = NavigationContainer(rootView: View())
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// The bar above.
  open var navigationBar: NavigationBar { container.navigationBar }
  // UIKit's is `UIToolbar!`, which code asks whether it is there.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The bar below, hidden at first.
  open var toolbar: Toolbar! { container.toolbar }
  /// The screen on top.
  open var topViewController: ViewController? { stack.last }
  /// The screen that is seen: the one that was presented over all, or the one on top.
  open var visibleViewController: ViewController? {
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
    container.frame = CGRect(origin: .zero, size: screenSize)
    view = container
    showTop()
  }

  // MARK: Screens

  /// Puts a screen on top, unless it is there already or is a navigation controller: a finding says so then.
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    guard canPush(viewController) else { return }
    setViewControllers(stack + [viewController], animated: animated)
  }

  private func canPush(_ new: ViewController) -> Bool {
    let isThere = stack.contains { $0 === new }
    guard isThere || new is NavigationController else { return true }
    Diagnostic(
      .error,
      code: "impossible-push",
      isThere
        ? "'\(new.reportName)' cannot be pushed: it is in the stack already"
        : "'\(new.reportName)' cannot be pushed: pushing a navigation controller is not supported",
      at: new.notedPlace,
      notes: [.init("UIKit raises NSInvalidArgumentException here; nothing was pushed")],
      hint: isThere ? nil : "present it"
    )
    .record(inTreeOf: [viewIfLoaded].compactMap(\.self))
    return false
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

  /// Replaces the screens, at once unless something leads the change.
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    guard ownCoordinator?.transition == nil else {
      return tellChangeUnderWay("cannot show other screens")
    }
    let change = StackChange(from: stack, to: viewControllers)
    let coordinator = change.screens.flatMap { screens in
      animated && container.window != nil
        ? TransitionCoordinator(
          [screens.from, screens.to],
          in: container.contentView,
          isAnimated: true
        )
        : nil
    }
    if let coordinator { ownCoordinator = coordinator }
    let movers = coordinator == nil ? nil : movers(of: change)
    // The screens are the former ones until a transition ends.
    if movers == nil { stack = viewControllers }
    change.begin(in: self)
    let end: (Bool) -> Void = { [weak self] isCompleted in
      guard let self else { return }
      if isCompleted {
        stack = viewControllers
      } else {
        change.screens?.to.viewIfLoaded?.removeFromSuperview()
      }
      if isViewLoaded { showTop(with: coordinator, animated: animated, announces: movers == nil) }
      change.end(in: self, isCompleted: isCompleted)
      coordinator?.end(isCompleted: isCompleted)
      if coordinator != nil { ownCoordinator = nil }
      if isCompleted, movers != nil, let top = stack.last {
        tellShown(top, with: coordinator, animated: animated)
      }
    }
    guard let movers, let coordinator, let screens = change.screens else { return end(true) }
    delegate?.navigationController(self, willShow: screens.to, animated: animated)
    let frame = container.frame(of: screens.to)
    ScreenTransition(
      (
        from: .init(
          controller: screens.from,
          view: screens.from.view,
          initialFrame: screens.from.view.frame
        ), to: .init(controller: screens.to, view: screens.to.view, finalFrame: frame)
      ),
      in: container.contentView,
      movers: movers,
      coordinator: coordinator,
      end: end
    )
    .begin()
  }

  /// Shows the screen on top, and notifies the delegate unless a transition does that.
  private func showTop(
    with coordinator: TransitionCoordinator? = nil,
    animated: Bool = false,
    announces: Bool = true
  ) {
    showItems()
    let view = stack.last?.view ?? View()
    let isAnother = view !== container.rootView
    let shown = announces && isAnother ? stack.last : nil
    if let shown { delegate?.navigationController(self, willShow: shown, animated: animated) }
    if isAnother { change(animated: animated) { container.show(view, animated: animated) } }
    defer { if let shown { tellShown(shown, with: coordinator, animated: animated) } }
    showToolbarItems()
    parent?.viewIfLoaded?.setNeedsLayout()
    setNeedsStatusBarAppearanceUpdate()
  }

  /// Notifies the delegate of a screen that has appeared, which still finds the coordinator of the change.
  private func tellShown(
    _ screen: ViewController,
    with coordinator: TransitionCoordinator?,
    animated: Bool
  ) {
    afterAppearance { [weak self] in
      guard let self else { return }
      if ownCoordinator == nil { ownCoordinator = coordinator }
      delegate?.navigationController(self, didShow: screen, animated: animated)
      if ownCoordinator === coordinator { ownCoordinator = nil }
      coordinator?.end(isCompleted: true)
    }
  }

  private func showItems() {
    for controller in stack {
      controller.navigationItem.onChange = { [weak self] in self?.showItems() }
    }
    navigationBar.show(
      stack.last?.navigationItem,
      back: stack.dropLast().last?.navigationItem,
      goBack: { [weak self] in self?.userWillGoBack() }
    )
    navigationBar.ownItems = stack.map(\.navigationItem)
  }

  /// Responds to the button that goes back, if the controller has something to say about it.
  private func userWillGoBack() {
    guard let item = stack.last?.navigationItem else { return }
    if let action = item.backAction { return action.run(from: self) }
    let delegate = self as? any NavigationBarDelegate
    guard delegate?.navigationBar(navigationBar, shouldPop: item) ?? true else { return }
    popViewController(animated: true)
    delegate?.navigationBar(navigationBar, didPop: item)
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
