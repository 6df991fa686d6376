public import LayoutViews

/// The switch by which an app turns animations off.
private final class AnimationSwitch {
  var isOn = true

  static var shared: AnimationSwitch { SharedObjects.object("AnimationSwitch") { .init() } }
}

extension View {
  /// Whether changes are shown over time: rows that come and go, the keyboard, bars.
  public static var areAnimationsEnabled: Bool { AnimationSwitch.shared.isOn }

  /// Switches animations on or off; those under way go on.
  public static func setAnimationsEnabled(_ enabled: Bool) { AnimationSwitch.shared.isOn = enabled }

  /// Changes something that is at its end at once, even where it would take time.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(wereEnabled)
  }
}
