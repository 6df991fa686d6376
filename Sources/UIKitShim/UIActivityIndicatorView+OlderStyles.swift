public import LayoutControls

// The names until iOS 12. The indicator has the color of those of today, unless the application sets one.
extension UIActivityIndicatorView.Style {
  /// The large size.
  public static var whiteLarge: Self { .large }
  /// The size beside a text.
  public static var white: Self { .medium }
  /// The size beside a text.
  public static var gray: Self { .medium }
}
