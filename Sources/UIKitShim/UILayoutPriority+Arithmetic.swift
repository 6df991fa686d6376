public import LayoutViews

extension LayoutPriority {
  /// Returns a priority that is higher by `difference`.
  public static func + (priority: Self, difference: Float) -> Self {
    Self(rawValue: priority.rawValue + difference)
  }

  /// Returns a priority that is lower by `difference`.
  public static func - (priority: Self, difference: Float) -> Self {
    Self(rawValue: priority.rawValue - difference)
  }
}
