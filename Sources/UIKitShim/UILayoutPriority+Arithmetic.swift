public import LayoutViews

// UIKit has none; apps bring their own, in several forms, which go before these.
extension LayoutPriority {
  /// Returns a priority that is higher by `difference`.
  @_disfavoredOverload
  public static func + (priority: Self, difference: Float) -> Self {
    Self(rawValue: priority.rawValue + difference)
  }

  /// Returns a priority that is lower by `difference`.
  @_disfavoredOverload
  public static func - (priority: Self, difference: Float) -> Self {
    Self(rawValue: priority.rawValue - difference)
  }
}
