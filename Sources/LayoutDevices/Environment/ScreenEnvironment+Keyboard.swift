package import Foundation
import LayoutGeometry

extension ScreenEnvironment {
  /// The height of the keyboard with its bar of suggestions, from the bottom of the screen.
  ///
  /// Keys and home indicator: 291 upright, 301 from 414 points on, 171 sideways; 216, 226 and 162 with a home
  /// button; 172 sideways in iOS 26 (device logs, accessibility frames). Suggestions: 45 upright, 44 with a home
  /// button, 38 sideways; 37 in iOS 26. On tablets 320 upright and 408 sideways, and the area of the home
  /// indicator (unverified).
  package var keyboardHeight: CGFloat {
    let isSideways = orientation == .landscape
    guard device.idiom == .phone else {
      return (isSideways ? 408 : 320) + safeAreaInsets.bottom
    }
    let hasHomeIndicator = device.portraitSafeArea.bottom > 0
    let isWide = device.portraitSize.width >= 414
    let keys: CGFloat =
      if isSideways {
        hasHomeIndicator ? (shownDesign == .glass ? 172 : 171) : 162
      } else {
        (hasHomeIndicator ? 291 : 216) + (isWide ? 10 : 0)
      }
    return keys + suggestionsHeight
  }

  /// The height of the bar with suggestions above the keys.
  package var suggestionsHeight: CGFloat {
    guard device.idiom == .phone else { return 55 }
    if shownDesign == .glass { return 37 }
    if orientation == .landscape { return 38 }
    return device.portraitSafeArea.bottom > 0 ? 45 : 44
  }
}
