import LayoutDevices
import LayoutGeometry
import LayoutViews

/// `UIKit.UIAccessibility`: the settings of the reader on `UIScreen.main`.
public enum UIAccessibility {
  /// Whether the reader has turned Reduce Motion on.
  public static var isReduceMotionEnabled: Bool { Screen.main.environment.motion == .reduced }
  /// Whether the reader has turned Prefer Cross-Fade Transitions on, which here goes with Reduce Motion.
  public static var prefersCrossFadeTransitions: Bool { isReduceMotionEnabled }
  /// Whether the reader has turned Bold Text on.
  public static var isBoldTextEnabled: Bool { Screen.main.environment.textWeight == .bold }
  /// Whether the reader has turned Increase Contrast on.
  public static var isDarkerSystemColorsEnabled: Bool { Screen.main.environment.contrast == .high }
}
