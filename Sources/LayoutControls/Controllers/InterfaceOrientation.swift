import LayoutDevices
import LayoutViews

/// An orientation of a screen: UIKit's `UIInterfaceOrientation`.
public enum InterfaceOrientation: Int, Sendable, Hashable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Sideways, the home button or indicator to the left.
  case landscapeLeft = 4
  /// Sideways, the home button or indicator to the right.
  case landscapeRight = 3

  /// Whether the screen is held upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the screen is held sideways.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations: UIKit's `UIInterfaceOrientationMask`.
public struct InterfaceOrientationMask: OptionSet, Sendable, Hashable {
  /// The bits as in UIKit: one for the number of each orientation.
  public let rawValue: UInt
  /// Creates a set from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  private init(_ orientations: InterfaceOrientation...) {
    rawValue = orientations.reduce(0) { $0 | 1 << UInt($1.rawValue) }
  }

  /// The set of upright alone.
  public static let portrait = Self(.portrait)
  /// The set of sideways alone, the home button or indicator to the left.
  public static let landscapeLeft = Self(.landscapeLeft)
  /// The set of sideways alone, the home button or indicator to the right.
  public static let landscapeRight = Self(.landscapeRight)
  /// The set of upside down alone.
  public static let portraitUpsideDown = Self(.portraitUpsideDown)
  /// The set of both ways of sideways.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// The set of all orientations.
  public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
  /// The set of all but upside down, as phones have it.
  public static let allButUpsideDown: Self = [.portrait, .landscape]

  /// The set that controllers support which say nothing.
  static var ofDevice: Self {
    Screen.main.environment.device.idiom == .pad ? .all : .allButUpsideDown
  }
}
