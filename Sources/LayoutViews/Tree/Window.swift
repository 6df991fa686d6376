public import Foundation
public import LayoutDevices
public import LayoutDiagnostics
package import LayoutGeometry
package import LayoutText

/// The root of a view tree on a screen: UIKit's `UIWindow`.
///
/// A window is as large as its screen and hands the screen's safe area and traits to the tree.
open class Window: View {
  /// The device and its settings.
  public var environment: ScreenEnvironment {
    willSet { if newValue != environment { environmentWillChange(to: newValue) } }
    didSet { if environment != oldValue { environmentDidChange(from: oldValue) } }
  }
  private var screenInsets: EdgeInsets

  /// The view that keys go to, or `nil` for none.
  package final weak var firstResponder: Responder?
  /// The keyboard of the window, from the first time that it was asked for.
  package final weak var keyboardKeeper: (any KeyboardKeeper)?
  /// The height that the keyboard covers at the bottom, 0 without one.
  package final var keyboardHeight: CGFloat = 0 {
    didSet { if keyboardHeight != oldValue { placeKeyboardGuides() } }
  }

  /// The view that fills the window, as the view of a root view controller does.
  package final var rootView: View? {
    didSet { if rootView !== oldValue { rootViewDidChange(from: oldValue) } }
  }

  /// The controller whose view fills the window, if one does.
  package final var owner: (any WindowOwner)?
  /// The controllers whose views came into the window since the last layout.
  package final var appearingOwners: [any ViewOwner] = []
  /// The closures that wait until these have appeared.
  private var endsOfAppearance: [() -> Void] = []
  /// The closure that ends the change of the screen under way.
  private var endScreenChange: ((_ layout: () -> Void) -> Void)?

  /// The window whose code ran when this one was made, or `nil` for none.
  private weak var shown: Window?

  /// The closure called with a view that leaves the window with its subviews.
  final var viewWillLeave: ((View) -> Void)?

  /// Creates a window on a screen.
  public init(environment: ScreenEnvironment) {
    self.environment = environment
    screen = Screen(environment)
    screenInsets = environment.safeAreaInsets
    super.init(frame: CGRect(origin: .zero, size: environment.size))
    shown = CurrentWindow.take(self)
  }

  /// Creates a window on a screen whose texts have fonts of a scenario for what the system font has not.
  package convenience init(environment: ScreenEnvironment, cascade: FontCascade?) {
    self.init(environment: environment)
    screen = Screen(environment, cascade: cascade)
  }

  /// Creates a window on the main screen, as code does that has no scene.
  ///
  /// - Parameter frame: The frame on the screen.
  public override init(frame: CGRect) {
    screen = .main
    let environment = screen.environment
    self.environment = environment
    screenInsets = environment.safeAreaInsets
    super.init(frame: frame)
    shown = CurrentWindow.take(self)
  }

  /// Creates a window as large as the screen of a scene.
  ///
  /// - Parameter windowScene: The scene.
  public init(windowScene: WindowScene) {
    screen = windowScene.screen
    let environment = screen.environment
    self.environment = environment
    screenInsets = environment.safeAreaInsets
    super.init(frame: screen.bounds)
    shown = CurrentWindow.take(self)
  }

  /// Creates nothing: a window is made for a screen.
  ///
  /// - Parameter coder: An archive.
  public required init?(coder: NSCoder) { nil }

  /// The diagnostics of the tree so far: misuse at once, conflicts after each layout.
  public var diagnostics: [Diagnostic] { recordedDiagnostics.map(\.diagnostic) }

  /// The same with the views that each is about.
  package var findings: [RecordedDiagnostic] { recordedDiagnostics }

  package override var ownSafeAreaInsets: EdgeInsets? { screenInsets }

  package override var rootTraits: TraitCollection { screen.traitCollection }

  /// Takes over whether the status bar is hidden.
  package final func updateStatusBar() {
    let insets = safeAreaOfScreen
    guard insets != screenInsets else { return }
    screenInsets = insets
    insetsMayChange()
    setNeedsLayout()
  }

  /// The safe area of the screen.
  ///
  /// A status bar that is hidden leaves its room free, except for what a notch or an island takes.
  private var safeAreaOfScreen: EdgeInsets {
    var insets = environment.safeAreaInsets
    let hasRoundScreen = insets.bottom > 0
    if owner?.hidesStatusBar == true, !hasRoundScreen { insets.top = 0 }
    return insets
  }

  /// The screen.
  public private(set) final var screen: Screen

  /// Shows the window, which counts without that here, and has the keys go to it.
  open func makeKeyAndVisible() {
    tellIfSecond(at: NotedSetting.take("makeKeyAndVisible"))
    isHidden = false
    makeKey()
  }
  /// Records that the window is not seen, as pictures are of the one that a simulation has.
  private func tellIfSecond(at mark: SourceMark?) {
    guard host == nil, let shown, shown !== self, shown.host != nil else { return }
    shown.record(
      Diagnostic(
        .warning,
        code: "second-window",
        "'\(ClassName.of(type(of: self)))' is not shown: pictures have the window of the simulation alone",
        at: mark,
        hint: "present what is in it, or add it to the window that is there"
      )
    )
  }
  /// Has the keys go to the window, which those of the window whose code runs do.
  open func makeKey() { becomeKey() }
  /// Responds to the keys going to the window; the base class does nothing.
  open func becomeKey() {}
  /// Responds to the keys going elsewhere; nothing here calls it, as windows stand beside each other.
  open func resignKey() {}

  /// Sends an event of fingers to recognizers and views; an override sees each event, and keeps it from them unless it
  /// calls `super`.
  open func sendEvent(_ event: Event) { host?.deliver(event) }

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
    if new.orientation != environment.orientation { keyboardKeeper?.screenWillTurn() }
    postTurn(to: new)
    endScreenChange = owner?.screenWillChange(to: new, of: self)
  }

  private func environmentDidChange(from old: ScreenEnvironment) {
    let oldTraits = screen.traitCollection
    screen = Screen(environment, cascade: oldTraits.cascade)
    screenInsets = safeAreaOfScreen
    frame = CGRect(origin: .zero, size: environment.size)
    giveRootViewItsMargins()
    insetsMayChange()
    setNeedsLayout()
    if oldTraits != traitCollection { traitsDidChange(from: oldTraits) }
    postChanges(since: old)
    let end = endScreenChange
    endScreenChange = nil
    end?(layoutIfNeeded)
    if environment.orientation != old.orientation { keyboardKeeper?.screenDidTurn() }
  }

  /// Notifies the controllers whose views were laid out for the first time.
  final func ownersDidAppear() {
    guard !appearingOwners.isEmpty else { return }
    let (owners, ends) = (appearingOwners, endsOfAppearance)
    (appearingOwners, endsOfAppearance) = ([], [])
    for owner in owners where owner.viewIfLoaded?.window === self {
      owner.viewWasLaidOutInWindow()
    }
    for end in ends { end() }
  }

  /// Runs a closure when all controllers whose views are on their way have appeared: at once if there are none.
  package final func afterAppearance(_ end: @escaping () -> Void) {
    if appearingOwners.isEmpty { end() } else { endsOfAppearance.append(end) }
  }
}
