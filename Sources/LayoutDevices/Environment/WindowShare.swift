import Foundation

/// A share of a tablet's screen that a window has beside another one in Split View.
public enum WindowShare: String, Sendable, Hashable, CaseIterable {
  case full
  case twoThirds = "two-thirds"
  case half
  case oneThird = "one-third"
}

extension ScreenEnvironment {
  /// The shares that the device offers as it is held: all sideways, no halves upright, on phones
  /// only the whole screen.
  package var availableShares: [WindowShare] {
    guard device.idiom == .pad else { return [.full] }
    return orientation == .landscape
      ? [.full, .twoThirds, .half, .oneThird] : [.full, .twoThirds, .oneThird]
  }

  /// Returns the width of a window that has a share of a screen.
  ///
  /// Ten points are between two windows. The narrow column is 320 points wide on the older tablets
  /// and 375 on those whose long side has 1133 points and more: 507 and 694 of 1024, 678 and 981 of
  /// 1366 (Human Interface Guidelines of iOS 12 and 13, multitasking sizes).
  func width(of share: WindowShare, onScreen screen: CGSize) -> CGFloat {
    let divider: CGFloat = 10
    let column: CGFloat = max(screen.width, screen.height) < 1133 ? 320 : 375
    return switch share {
    case .full: screen.width
    case .twoThirds: screen.width - divider - column
    case .half: (screen.width - divider) / 2
    case .oneThird: column
    }
  }

  /// The narrowest window with a regular width: between the 639 points of two thirds of the largest
  /// tablet upright, which are compact, and the 678 of a half of it sideways, which are not.
  static let narrowestRegularWidth: CGFloat = 660
}
