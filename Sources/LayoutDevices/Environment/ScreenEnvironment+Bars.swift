public import Foundation
import LayoutGeometry

extension ScreenEnvironment {
  /// The height of the status bar, or 0 on phones held sideways, which hide it.
  ///
  /// On island phones it is 54 although the safe area begins at 59 or 62. Windows that are less high than the screen
  /// have none (not measured).
  package var statusBarHeight: CGFloat {
    verticalSizeClass == .compact || isWindowFree ? 0 : device.statusBarHeight
  }

  /// The top edge of a navigation bar in the window.
  ///
  /// It is the end of the safe-area inset, but in the classic design on island phones a little above: 53.67 for an
  /// inset of 59, so that content under the bar begins at 97.67 (react-navigation #10989, QMUI). In the glass
  /// design it is the end of the inset (view trees of iOS 26.0 to 27.0).
  package var navigationBarTop: CGFloat {
    orientation == .landscape || shownDesign == .glass || isWindowFree
      ? safeAreaInsets.top : device.portraitNavigationBarTop
  }

  /// The height of a navigation bar with a standard title.
  ///
  /// Classic: 44 on phones held upright and on wide phones (414 points and more) held sideways, 32
  /// on other phones held sideways (QMUI, react-navigation #371), 50 on tablets. Glass: 54 (view trees
  /// of iOS 26.0 to 27.0; on tablets Interface Builder alone; on phones held sideways not settled).
  package var navigationBarHeight: CGFloat {
    switch shownDesign {
    case .glass: 54
    case .classic: device.idiom == .pad ? 50 : phoneBarHeight
    }
  }

  /// The height of a navigation bar in a card over other screens (Interface Builder frames).
  package static var sheetNavigationBarHeight: CGFloat { 56 }

  /// The bottom edge of a navigation bar in the window: the inset of the content below it.
  public var navigationBarBottom: CGFloat { navigationBarTop + navigationBarHeight }

  /// The height of a toolbar, without the safe area below it.
  ///
  /// 44, or 32 on small phones held sideways; 50 on tablets (QMUI issue #633: 70 with the 20 below).
  package var toolbarHeight: CGFloat { device.idiom == .pad ? 50 : phoneBarHeight }

  /// The height of the capsule with tabs in the design of iOS 26, or `nil` if tabs share the width of a bar.
  ///
  /// 62 on phones held upright (view trees of iOS 26.1 and 27) and in the narrow windows of tablets; on phones held
  /// sideways 48, as the capsules of toolbars (both unverified).
  package var tabCapsuleHeight: CGFloat? {
    guard shownDesign == .glass else { return nil }
    if verticalSizeClass == .compact { return 48 }
    return horizontalSizeClass == .compact ? 62 : nil
  }

  /// The height of a tab bar, without the safe area below it.
  ///
  /// With a capsule, what leaves 21 free below that: 49 above a home indicator, as view trees have it; with a home
  /// button 83 (unverified). Classic: 49; 32 on small phones with a home indicator held sideways (53 with the 21 below); 50 on
  /// tablets with square corners, 45 on round ones (65 with the 20 below).
  package var tabBarHeight: CGFloat {
    let hasHomeIndicator = safeAreaInsets.bottom > 0
    if let tabCapsuleHeight { return tabCapsuleHeight + 21 - safeAreaInsets.bottom }
    return switch device.idiom {
    case .pad: hasHomeIndicator ? 45 : 50
    case .phone: phoneBarHeight == 32 && hasHomeIndicator ? 32 : 49
    }
  }

  private var phoneBarHeight: CGFloat {
    verticalSizeClass == .compact && device.portraitSize.width < 414 ? 32 : 44
  }
}
