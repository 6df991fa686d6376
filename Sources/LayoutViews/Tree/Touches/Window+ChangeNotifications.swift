import LayoutDevices

extension Window {
  /// Says that the interface is about to be turned.
  final func postTurn(to new: ScreenEnvironment) {
    guard new.orientation != environment.orientation else { return }
    let words = "ApplicationWillChangeStatusBarOrientation"
    tellDelegate(words, of: .application, former: Screen(new))
    post(
      words,
      of: .application,
      ["UIApplicationStatusBarOrientation": new.orientation.numberInUIKit]
    )
  }

  /// Says what changed of the device and of the reader's settings, when views know of it and before they are laid out.
  ///
  /// UIKit documents none of these moments (unverified).
  ///
  /// - Parameter old: The device and its settings before.
  final func postChanges(since old: ScreenEnvironment) {
    let new = environment
    let former = Screen(old)
    if former.bounds != screen.bounds || former.traitCollection != screen.traitCollection {
      tellDelegate("WindowSceneDidUpdate", of: .scene, former: former)
    }
    if new.orientation != old.orientation {
      tellDelegate("ApplicationDidChangeStatusBarOrientation", of: .application, former: former)
      post("DeviceOrientationDidChange", of: .device)
      post(
        "ApplicationDidChangeStatusBarOrientation",
        of: .application,
        ["UIApplicationStatusBarOrientation": old.orientation.numberInUIKit]
      )
    }
    if new.contentSizeCategory != old.contentSizeCategory {
      post(
        "ContentSizeCategoryDidChange",
        of: .application,
        ["UIContentSizeCategoryNewValueKey": new.contentSizeCategory]
      )
    }
    if new.textWeight != old.textWeight { post("AccessibilityBoldTextStatusDidChange", of: nil) }
    if new.motion != old.motion { post("AccessibilityReduceMotionStatusDidChange", of: nil) }
    if new.contrast != old.contrast {
      post("AccessibilityDarkerSystemColorsStatusDidChange", of: nil)
    }
  }
}

extension Orientation {
  /// The number of the interface's orientation as in UIKit, where the home indicator is on the right.
  fileprivate var numberInUIKit: Int {
    switch self {
    case .portrait: 1
    case .landscape: 3
    }
  }
}
