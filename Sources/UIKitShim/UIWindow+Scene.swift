public import Foundation
public import LayoutViews

extension Window {
  /// The scene of the window: that of the thread.
  public var windowScene: UIWindowScene? {
    get { .current }
    set {}
  }
  /// Whether the window has the keyboard: that whose code runs.
  public var isKeyWindow: Bool { CurrentWindow.ofThread === self }

  /// `UIKit.UIWindow.Level`.
  public struct Level: RawRepresentable, Sendable, Hashable, Comparable {
    /// The number as in UIKit.
    public let rawValue: CGFloat
    /// Creates a level from UIKit's number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level from UIKit's number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Returns whether windows of a level are behind those of another one.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    /// Returns the level some steps above another one.
    public static func + (level: Self, distance: CGFloat) -> Self {
      Self(level.rawValue + distance)
    }
    /// Returns the level some steps below another one.
    public static func - (level: Self, distance: CGFloat) -> Self {
      Self(level.rawValue - distance)
    }

    /// The level of most windows.
    public static let normal = Self(0)
    /// The level of the status bar.
    public static let statusBar = Self(1000)
    /// The level of alerts.
    public static let alert = Self(2000)
  }

  /// The level among the windows of a screen, which is kept: each window here has a screen of its own.
  public var windowLevel: Level {
    get { attachments[KeptLevel.self]?.level ?? .normal }
    set { attachments[KeptLevel.self] = KeptLevel(newValue) }
  }
}

/// The level of a window, kept among its attachments.
private final class KeptLevel {
  let level: Window.Level

  init(_ level: Window.Level) { self.level = level }
}
