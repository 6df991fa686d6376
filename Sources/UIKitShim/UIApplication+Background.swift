public import Foundation

// Nothing of this has an effect here: no application is launched, and none goes to the background.

/// `UIKit.UIBackgroundTaskIdentifier`.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Sendable, Hashable {
  /// The number.
  public let rawValue: Int
  /// Creates an identifier.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The identifier of no task.
  public static let invalid = Self(rawValue: 0)
}

extension UIApplication {
  /// Begins a task that goes on in the background, whose end never comes too early here.
  ///
  /// - Parameters:
  ///   - taskName: The name.
  ///   - handler: Is never called.
  /// - Returns: An identifier.
  public func beginBackgroundTask(
    withName taskName: String? = nil,
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

  /// Ends such a task.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The time that is left in the background: without end.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Whether the status bar shows that something is loaded, which it has not done since iOS 13.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set {}
  }
}
