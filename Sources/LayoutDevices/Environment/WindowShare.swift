public import Foundation

/// A share of a tablet's screen that a window has, or a size of its own.
public enum WindowShare: Sendable, Hashable {
  /// The whole screen.
  case full
  /// Two thirds of the screen, beside another window in Split View.
  case twoThirds
  /// A half of the screen, beside another window in Split View.
  case half
  /// A third of the screen, beside another window in Split View.
  case oneThird
  /// A size in points, as of windows that the reader resizes.
  case points(CGFloat, CGFloat)

  /// The shares of Split View, and the whole screen.
  package static let shares: [Self] = [.full, .twoThirds, .half, .oneThird]

  /// The least width and height of a window: the width of the narrowest column of Split View (Human Interface Guidelines
  /// of iOS 12 and 13); how low windows may be is not published (unverified).
  static let leastSide: CGFloat = 320
}

extension WindowShare: RawRepresentable {
  /// The window as a scenario writes it: "two-thirds", "500x700".
  public var rawValue: String {
    switch self {
    case .full: "full"
    case .twoThirds: "two-thirds"
    case .half: "half"
    case .oneThird: "one-third"
    case .points(let width, let height): "\(Self.text(width))x\(Self.text(height))"
    }
  }

  /// Creates a share or a size as a scenario writes it, or `nil` for anything else.
  public init?(rawValue: String) {
    if let share = Self.shares.first(where: { $0.rawValue == rawValue }) {
      self = share
      return
    }
    let sides = rawValue.split(separator: "x", omittingEmptySubsequences: false)
      .map { Double($0.filter { $0 != " " }) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width.isFinite,
      height.isFinite
    else { return nil }
    self = .points(width, height)
  }

  private static func text(_ length: CGFloat) -> String {
    Int(exactly: Double(length)).map { "\($0)" } ?? "\(Double(length))"
  }
}

extension ScreenEnvironment {
  /// The shares that the device offers as it is held: all sideways, no halves upright, on phones
  /// only the whole screen.
  package var availableShares: [WindowShare] {
    guard device.idiom == .pad else { return [.full] }
    return orientation == .landscape
      ? [.full, .twoThirds, .half, .oneThird] : [.full, .twoThirds, .oneThird]
  }

  /// Returns the size of a window that has a share of a screen, no larger than that.
  ///
  /// Ten points are between two windows. The narrow column is 320 points wide on the older tablets
  /// and 375 on those whose long side has 1133 points and more: 507 and 694 of 1024, 678 and 981 of
  /// 1366 (Human Interface Guidelines of iOS 12 and 13, multitasking sizes).
  func size(of share: WindowShare, onScreen screen: CGSize) -> CGSize {
    let divider: CGFloat = 10
    let column: CGFloat = max(screen.width, screen.height) < 1133 ? 320 : 375
    return switch share {
    case .full: screen
    case .twoThirds: CGSize(width: screen.width - divider - column, height: screen.height)
    case .half: CGSize(width: (screen.width - divider) / 2, height: screen.height)
    case .oneThird: CGSize(width: column, height: screen.height)
    case .points(let width, let height):
      CGSize(width: min(width, screen.width), height: min(height, screen.height))
    }
  }

  /// Whether the window ends above the bottom of the screen, where nothing of the system lies over it.
  var isWindowFree: Bool { size.height < screenSize.height }

  /// The narrowest window with a regular width: between the 639 points of two thirds of the largest
  /// tablet upright, which are compact, and the 678 of a half of it sideways, which are not.
  static let narrowestRegularWidth: CGFloat = 660
}
