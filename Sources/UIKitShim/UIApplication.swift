public import Foundation
public import LayoutControls
import LayoutDevices
public import LayoutGeometry
public import LayoutViews

/// `UIKit.UIApplication`: what it knows of the reader and of `UIScreen.main`.
public final class UIApplication: NSObject {
  private override init() { super.init() }

  /// The application, which is one object in a test that stays on its thread.
  public static var shared: UIApplication {
    SharedObjects.object("UIApplication") { UIApplication() }
  }

  private var environment: ScreenEnvironment { Screen.main.environment }

  /// The side at which a line of text begins in the language of the application.
  public var userInterfaceLayoutDirection: LayoutDirection { environment.direction }
  /// The reader's preferred text size.
  public var preferredContentSizeCategory: ContentSizeCategory {
    environment.contentSizeCategory
  }
  /// The frame of the status bar, of no height on phones held sideways; what controllers prefer does not
  /// count.
  public var statusBarFrame: CGRect {
    let environment = environment
    return CGRect(x: 0, y: 0, width: environment.size.width, height: environment.statusBarHeight)
  }

  /// The look of the status bar over the window whose code runs.
  ///
  /// Setting it does nothing, as in an application whose controllers decide.
  public var statusBarStyle: StatusBarStyle {
    get { keyWindow?.rootViewController?.statusBarStyle ?? .default }
    set {}
  }
  /// Whether there is no status bar over the window whose code runs.
  ///
  /// Setting it does nothing, as in an application whose controllers decide.
  public var isStatusBarHidden: Bool {
    get { keyWindow?.rootViewController?.hidesStatusBar ?? false }
    set {}
  }
  /// Does nothing: controllers decide about the status bar.
  public func setStatusBarStyle(_ statusBarStyle: StatusBarStyle, animated: Bool) {}

  /// The windows: that whose code runs, or none.
  public var windows: [Window] { [CurrentWindow.ofThread].compactMap(\.self) }
  /// The window with the keyboard: that whose code runs, or `nil` for none.
  public var keyWindow: Window? { CurrentWindow.ofThread }
  /// The scenes: one with the window whose code runs.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.current] }
  /// The delegate, which a test sets, as no application is launched.
  public weak var delegate: (any UIApplicationDelegate)? {
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
  public var isIdleTimerDisabled = false
  /// The number at the icon.
  public var applicationIconBadgeNumber = 0
  /// The way in which the screen is held.
  public var statusBarOrientation: InterfaceOrientation {
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
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens nothing, and says so to the closure.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - options: The options.
  ///   - completion: Is called with false.
  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
  /// Asks for nothing, as no notifications come.
  public func registerForRemoteNotifications() {}
}
