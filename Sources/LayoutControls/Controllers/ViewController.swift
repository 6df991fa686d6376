public import Foundation
public import LayoutGeometry
public import LayoutViews

/// A controller that makes and manages the view of a screen: UIKit's `UIViewController`.
///
/// The view is made when it is first used. A controller is notified of its view's layout in UIKit's
/// order. It appears when its view comes into a window, and has appeared after the next layout there.
open class ViewController: ScreenPreferences {
  /// The title of the screen, for the bars of containers.
  open var title: String? {
    didSet {
      ownNavigationItem?.title = title
      ownTabBarItem?.title = title
    }
  }
  /// The controller that this one is in.
  public private(set) final weak var parent: ViewController?
  /// The controllers in this one, in the order in which they were added.
  public private(set) final var children: [ViewController] = []
  /// The size that the content would like, for a container.
  open var preferredContentSize: CGSize = .zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      preferredContentSizeDidChange()
    }
  }
  /// The room at the edges of the view that is kept free beyond the safe area it inherits.
  open var additionalSafeAreaInsets: EdgeInsets = .zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.insetsMayChange() } }
  }

  /// The appearance of the controller's view and its content, `unspecified` for that of its surroundings.
  open var overrideUserInterfaceStyle = InterfaceStyle.unspecified {
    didSet { storedView?.setControllerInterfaceStyle(overrideUserInterfaceStyle) }
  }

  /// The edges of the view that reach under the bars of a container.
  open var edgesForExtendedLayout = RectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
  }
  /// Whether the view reaches under bars that are not translucent too.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether the bar of the tabs is hidden while the screen is on a stack, but for the first one.
  open var hidesBottomBarWhenPushed = false
  /// The items of the bar below for the screen, or `nil` for none.
  open var toolbarItems: [BarButtonItem]? { didSet { navigationController?.showToolbarItems() } }
  /// The description of what shows over the view in the place of content, or `nil` while there is content.
  open var contentUnavailableConfiguration: (any ContentConfiguration)? {
    didSet { showUnavailableContent() }
  }
  /// The view of that description, or `nil` for none.
  package final var unavailableView: View?
  /// Whether the description is out of date.
  final var needsUnavailableUpdate = true

  private final var isInEditingMode = false
  private final var ownEditButtonItem: BarButtonItem?
  private final var ownNavigationItem: NavigationItem?
  private final var ownTabBarItem: TabBarItem?
  /// The presentation of another controller over this one, or `nil` for none.
  final var presentation: Presentation?
  /// The controller that this one is shown over, or `nil` for none.
  final weak var presenter: ViewController?
  /// The search that this controller presents, or `nil` for none.
  final weak var presentedSearch: SearchController?

  /// The stage of the view on its way into a window or out of it.
  final var appearanceStage = AppearanceStage.gone
  /// Whether that way takes time.
  final var isAppearanceAnimated = false
  /// Whether the change takes time in which the view, or those of children, come and go at the moment.
  final var isChangeAnimated = false
  /// The scroll view that was said for the bars, or `nil` for the one that the system finds.
  final weak var ownContentScrollView: ScrollView?
  /// Whether the view has left the window, and the controller hears of that when the one that comes has appeared.
  final var disappearsLater = false
  /// The first responder in the view when that disappeared or was covered, which gets the keyboard back with it.
  final weak var keptResponder: Responder?
  private var storedView: View?
  /// The view over the window in which the controller's own is when it is shown, or `nil` for that itself.
  package final var outerView: View?
  private var isLoadingView = false
  /// The bounds of the window that the view is being made for.
  final var screenBounds: CGRect?
  package final var traitObservers = TraitChangeObservers()

  /// Creates a controller; the names have no effect, as there are no nib files here.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of a nib file in UIKit.
  ///   - nibBundleOrNil: The bundle of the file in UIKit.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates a controller that an archive describes in UIKit; there are no archives here, and it is as
  /// if it were made in code.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// The traits of the view, or of the parent before there is a view.
  open var traitCollection: TraitCollection {
    viewIfLoaded?.traitCollection
      ?? (parent?.traitCollection ?? .outsideOfWindows).with(overrideUserInterfaceStyle)
  }

  /// The superview of the view, or the parent of a controller whose view is in none.
  open override var next: Responder? { storedView?.superview ?? parent }

  // MARK: Bars

  /// The content of a navigation controller's bar for the screen.
  open var navigationItem: NavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = NavigationItem()
    item.title = title
    ownNavigationItem = item
    return item
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The content of a tab bar controller's bar for the screen; after it was set to `nil` a new one.
  open var tabBarItem: TabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let item = TabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = item
      return item
    }
    set {
      ownTabBarItem = newValue
      tabBarController?.showItems()
    }
  }

  // MARK: Editing

  /// Whether the content of the screen can be edited; setting it changes that at once.
  open var isEditing: Bool {
    get { isInEditingMode }
    set { setEditing(newValue, animated: false) }
  }

  /// A button that says "Edit", or "Done" while the controller is editing, and changes between both.
  ///
  /// Always the same one; it calls ``setEditing(_:animated:)`` with an animation.
  open var editButtonItem: BarButtonItem {
    if let ownEditButtonItem { return ownEditButtonItem }
    let item = BarButtonItem(
      systemItem: isEditing ? .done : .edit,
      primaryAction: Action { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      }
    )
    ownEditButtonItem = item
    return item
  }

  /// Sets the editing mode; subclasses that show more than the edit button change it too.
  ///
  /// - Parameters:
  ///   - editing: Whether the content can be edited afterwards.
  ///   - animated: Whether the change takes time.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isInEditingMode = editing
    ownEditButtonItem?.become(editing ? .done : .edit)
  }

  // MARK: Presentation

  /// Shows a controller over this one and its container, at once.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller.
  ///   - flag: Whether it comes with an animation in UIKit.
  ///   - completion: A closure called when it is there.
  open func present(
    _ viewControllerToPresent: ViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { show(viewControllerToPresent, animated: flag, completion: completion) }

  /// Takes the controller away that is shown over this one, or else this one, at once.
  ///
  /// - Parameters:
  ///   - flag: Whether it goes with an animation in UIKit.
  ///   - completion: Called when it is gone.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    takeAway(animated: flag, completion: completion)
  }

  // MARK: Missing content

  /// Asks for the description of missing content to be updated, before the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    needsUnavailableUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Updates the description of missing content for a state; the base class does nothing.
  open func updateContentUnavailableConfiguration(
    using state: ContentUnavailableConfigurationState
  ) {}

  // MARK: The view

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view, which is made at the first use, and again after it was set to `nil`.
  ///
  /// Read, it is not `nil`. It is implicitly unwrapped since UIKit's is, and apps write `view!`.
  public final var view: View! {
    get {
      loadViewIfNeeded()
      guard let storedView else {
        // Asked for by `loadView` itself, which UIKit answers with endless recursion.
        let view = View()
        self.view = view
        return view
      }
      return storedView
    }
    set {
      guard newValue !== storedView else { return }
      storedView?.controller = nil
      storedView?.setControllerInterfaceStyle(.unspecified)
      storedView = newValue
      newValue?.controller = self
      newValue?.setControllerInterfaceStyle(overrideUserInterfaceStyle)
      newValue?.insetsMayChange()
    }
  }

  /// The view, or `nil` if it was not used yet.
  public final var viewIfLoaded: View? { storedView }

  /// Whether the view was made.
  public final var isViewLoaded: Bool { storedView != nil }

  /// Makes the view if there is none yet.
  public final func loadViewIfNeeded() {
    guard storedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if storedView == nil { view = View() }
    viewDidLoad()
  }

  /// Makes the view: as in UIKit one of the size of the screen that follows its superview's size.
  ///
  /// The screen is that of the window of which this is to be the root controller, or of the parent's, or
  /// else the main screen. Overrides set `view` and need not call `super`.
  open func loadView() {
    let view = View(frame: CGRect(origin: .zero, size: screenSize))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }
  /// Prepares the view after it was made; the base class does nothing.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// Prepares for the view to come into a window; the base class does nothing.
  open func viewWillAppear(_ animated: Bool) {}
  /// Responds to the view in a window with the window's traits; the base class does nothing.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Responds to the first layout of the view in a window; the base class does nothing.
  open func viewDidAppear(_ animated: Bool) {}
  /// Prepares for the view to leave its window; the base class does nothing.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Responds to the view having left its window; the base class does nothing.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Whether children are notified that their views come and go without the container's doing: true.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Layout

  /// Prepares for `layoutSubviews` of the view; the base class does nothing.
  open func viewWillLayoutSubviews() {}
  /// Responds to `layoutSubviews` of the view; the views further down are laid out later.
  open func viewDidLayoutSubviews() {}
  /// Replaces `updateConstraints` of the view, which the base class calls.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Responds to a change of the view's safe area; the base class does nothing.
  open func viewSafeAreaInsetsDidChange() {}
  /// Responds to a change of the view's effective margins; the base class does nothing.
  open func viewLayoutMarginsDidChange() {}
  /// Responds to a change of the view's traits; the base class does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// Prepares for another size of the window, and notifies the children.
  ///
  /// - Parameters:
  ///   - size: The new size.
  ///   - coordinator: The coordinator of closures that run with the change and after it.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in children {
      let size = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// Prepares for traits that change with a rotation or a change of size.
  ///
  /// - Parameters:
  ///   - newCollection: The coming traits.
  ///   - coordinator: Takes closures that run with the change.
  open func willTransition(
    to newCollection: TraitCollection,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// Requests that the window ask again for the properties of the status bar.
  open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.updateStatusBar() }

  // MARK: Other screens

  /// Shows a screen: the nearest container that knows how pushes it, else it is presented.
  ///
  /// - Parameters:
  ///   - viewController: The controller of the screen.
  ///   - sender: Who asks for it.
  open func show(_ viewController: ViewController, sender: Any?) {
    if let parent { return parent.show(viewController, sender: sender) }
    present(viewController, animated: true)
  }

  /// Shows a screen in the second column of a container, which none has here: as ``show(_:sender:)`` does.
  open func showDetailViewController(_ viewController: ViewController, sender: Any?) {
    if let parent { return parent.showDetailViewController(viewController, sender: sender) }
    present(viewController, animated: true)
  }

  /// Prepares for a way of a storyboard, of which none is read here; the base class does nothing.
  open func prepare(for segue: StoryboardSegue, sender: Any?) {}
  /// Returns whether a way of a storyboard is gone: true.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  // MARK: Containment

  /// Prepares for another parent; the base class does nothing.
  open func willMove(toParent parent: ViewController?) {}
  /// Responds to another parent; the base class does nothing.
  open func didMove(toParent parent: ViewController?) {}

  /// Adds a child controller, whose view is added by hand.
  open func addChild(_ childController: ViewController) {
    guard childController.parent !== self, !isInside(childController) else { return }
    childController.parent?.removeChild(childController)
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Takes the controller out of its parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.removeChild(self)
    didMove(toParent: nil)
  }

  private func removeChild(_ child: ViewController) {
    children.removeAll { $0 === child }
    child.parent = nil
  }

  private func isInside(_ other: ViewController) -> Bool {
    var next: ViewController? = self
    while let controller = next {
      if controller === other { return true }
      next = controller.parent
    }
    return false
  }
}

extension ViewController {
  /// Whether the margins of the view are at least those that the system has for screens.
  public var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { view.respectsSystemMinimumLayoutMargins }
    set { view.respectsSystemMinimumLayoutMargins = newValue }
  }

  /// The margins on the sides that the system has for screens of the view's width.
  public var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    view.systemMinimumLayoutMargins ?? .zero
  }
}
