public import Foundation
public import LayoutDevices
public import LayoutDiagnostics
package import LayoutGeometry

/// The root of a view tree on a screen: UIKit's `UIWindow`.
///
/// A window is as large as its screen and hands the screen's safe area and traits to the tree.
open class Window: View {
  /// The device and its settings.
  public var environment: ScreenEnvironment {
    willSet { if newValue != environment { environmentWillChange(to: newValue) } }
    didSet { if environment != oldValue { environmentDidChange() } }
  }
  private var screenInsets: EdgeInsets

  /// The view that fills the window, as the view of a root view controller does.
  public var rootView: View? {
    didSet { if rootView !== oldValue { rootViewDidChange(from: oldValue) } }
  }

  /// The controller whose view fills the window.
  public var rootViewController: ViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      rootView = viewOfRootController
      updateStatusBar()
    }
  }

  /// The controllers whose views came into the window since the last layout.
  var appearingControllers: [ViewController] = []
  /// What controllers want to do with the change of size under way.
  private var transition: ViewControllerTransitionCoordinator?

  /// What dispatches touches and moves the clock of this window.
  package var host: (any WindowHost)?

  /// Makes a window on a screen.
  public init(environment: ScreenEnvironment) {
    self.environment = environment
    screen = Screen(environment)
    screenInsets = environment.safeAreaInsets
    super.init(frame: CGRect(origin: .zero, size: environment.size))
  }

  /// Makes a window on the main screen, as code does that has no scene.
  ///
  /// - Parameter frame: Where it is on the screen.
  public override init(frame: CGRect) {
    screen = .main
    let environment = screen.environment
    self.environment = environment
    screenInsets = environment.safeAreaInsets
    super.init(frame: frame)
  }

  /// Makes nothing: a window is made for a screen.
  ///
  /// - Parameter coder: An archive.
  public required init?(coder: NSCoder) {
    nil
  }

  /// What was found wrong with the tree so far: misuse at once, conflicts after each layout.
  public var diagnostics: [Diagnostic] { recordedDiagnostics.map(\.diagnostic) }

  /// The same with the views that each is about.
  package var findings: [RecordedDiagnostic] { recordedDiagnostics }

  package override var ownSafeAreaInsets: EdgeInsets? { screenInsets }

  package override var rootTraits: TraitCollection { screen.traitCollection }

  func updateStatusBar() {
    let insets = safeAreaOfScreen(environment)
    guard insets != screenInsets else { return }
    screenInsets = insets
    insetsMayChange()
    setNeedsLayout()
  }

  private var viewOfRootController: View? {
    rootViewController?.screenBounds = bounds
    defer { rootViewController?.screenBounds = nil }
    return Screen.$current.withValue(screen) { rootViewController?.view }
  }

  /// The screen.
  public private(set) final var screen: Screen

  /// Shows the window; it counts without that here.
  open func makeKeyAndVisible() { isHidden = false }

  private func rootViewDidChange(from old: View?) {
    old?.removeFromSuperview()
    guard let rootView else { return }
    rootView.frame = bounds
    rootView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(rootView, at: 0)
    giveRootViewItsMargins()
  }

  private func giveRootViewItsMargins() {
    let margin = environment.rootLayoutMargin
    rootView?.systemMinimumLayoutMargins = DirectionalEdgeInsets(leading: margin, trailing: margin)
  }

  private func environmentWillChange(to new: ScreenEnvironment) {
    guard let rootViewController else { return }
    let coordinator = ViewControllerTransitionCoordinator()
    let newTraits = TraitCollection(environment: new)
    // UIKit's order of a rotation: first the traits, then the size.
    if newTraits.sizeClassesDiffer(from: screen.traitCollection) {
      transition = coordinator
      rootViewController.willTransition(to: newTraits, with: coordinator)
    }
    if new.size != environment.size {
      transition = coordinator
      rootViewController.viewWillTransition(to: new.size, with: coordinator)
    }
  }

  private func environmentDidChange() {
    let oldTraits = screen.traitCollection
    screen = Screen(environment)
    screenInsets = safeAreaOfScreen(environment)
    frame = CGRect(origin: .zero, size: environment.size)
    giveRootViewItsMargins()
    insetsMayChange()
    setNeedsLayout()
    if oldTraits != traitCollection { traitsDidChange(from: oldTraits) }
    let coordinator = transition
    transition = nil
    coordinator?.run { layoutIfNeeded() }
  }
}

extension TraitCollection {
  fileprivate func sizeClassesDiffer(from other: Self) -> Bool {
    horizontalSizeClass != other.horizontalSizeClass || verticalSizeClass != other.verticalSizeClass
  }
}
