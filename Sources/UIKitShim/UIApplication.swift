public import Foundation
public import LayoutControls
import LayoutDevices
public import LayoutGeometry
public import LayoutViews

/// `UIKit.UIApplication`: what it knows of the reader and of `UIScreen.main`.
///
/// No application is launched here: ``shared`` is none of a subclass, and a test makes such a one itself.
open class UIApplication: Responder {
  /// Creates an application beside the shared one.
  public override init() { super.init() }

  /// The application, which is one object in a test that stays on its thread.
  public class var shared: UIApplication {
    SharedObjects.object("UIApplication") { UIApplication() }
  }

  private final var environment: ScreenEnvironment { Screen.main.environment }

  /// Calls a method of a target.
  ///
  /// Without one it is called on the first that has it, from the view with the keyboard upwards, or from the sender
  /// where no view has it: `sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)`
  /// takes the keyboard away. Actions of controls do not come through here.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: The target, or `nil` to look for one.
  ///   - sender: The object that the method gets.
  ///   - event: The event of the fingers, or `nil` for none.
  /// - Returns: Whether there was an object with the method.
  @discardableResult
  open func sendAction(
    _ action: ActionSelector,
    to target: Any?,
    from sender: Any?,
    for event: Event?
  ) -> Bool { call(action, of: target, from: sender, for: event) }

  /// Sends an event of fingers to the window whose code runs; windows get theirs without the application here.
  open func sendEvent(_ event: Event) { keyWindow?.sendEvent(event) }

  /// The side at which a line of text begins in the language of the application.
  open var userInterfaceLayoutDirection: LayoutDirection { environment.direction }
  /// The reader's preferred text size.
  open var preferredContentSizeCategory: ContentSizeCategory {
    environment.contentSizeCategory
  }
  /// The frame of the status bar, of no height on phones held sideways; what controllers prefer does not
  /// count.
  open var statusBarFrame: CGRect {
    let environment = environment
    return CGRect(x: 0, y: 0, width: environment.size.width, height: environment.statusBarHeight)
  }

  /// The look of the status bar over the window whose code runs.
  ///
  /// Setting it does nothing, as in an application whose controllers decide.
  open var statusBarStyle: StatusBarStyle {
    get { keyWindow?.rootViewController?.statusBarStyle ?? .default }
    set {}
  }
  /// Whether there is no status bar over the window whose code runs.
  ///
  /// Setting it does nothing, as in an application whose controllers decide.
  open var isStatusBarHidden: Bool {
    get { keyWindow?.rootViewController?.hidesStatusBar ?? false }
    set {}
  }
  /// Does nothing: controllers decide about the status bar.
  open func setStatusBarStyle(_ statusBarStyle: StatusBarStyle, animated: Bool) {}

  /// The windows: that whose code runs, or none.
  open var windows: [Window] { [CurrentWindow.ofThread].compactMap(\.self) }
  /// The window with the keyboard: that whose code runs, or `nil` for none.
  open var keyWindow: Window? { CurrentWindow.ofThread }
  /// The scenes: one with the window whose code runs.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.current] }
  /// The delegate, which a test sets, as no application is launched.
  open weak var delegate: (any UIApplicationDelegate)? {
    didSet {
      SystemNotification.tellDelegates()
      SharedObjects.object("OrientationLimits") { OrientationLimits() }.ofApplication = {
        [weak self] window in
        guard let self else { return nil }
        return delegate?.application(self, supportedInterfaceOrientationsFor: window)
      }
    }
  }
  /// Whether the screen stays on.
  open var isIdleTimerDisabled = false
  /// The number at the icon.
  open var applicationIconBadgeNumber = 0
  /// The way in which the screen is held.
  open var statusBarOrientation: InterfaceOrientation {
    UIWindowScene.current.interfaceOrientation
  }

  /// `UIKit.UIApplication.OpenExternalURLOptionsKey`.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The address of the application's settings.
  public static let openSettingsURLString = "app-settings:"

  /// Returns whether an address can be opened: never here.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens nothing, and says so to the closure.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - options: The options.
  ///   - completion: Is called with false.
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
  /// Opens nothing, and returns false.
  @discardableResult
  open func openURL(_ url: URL) -> Bool { false }
  /// Asks for nothing, as no notifications come.
  open func registerForRemoteNotifications() {}
}
