public import LayoutViews

// The name of a picture, which is kept with it.
extension Image {
  /// The name for tests, or `nil` for none.
  public final var accessibilityIdentifier: String? {
    get { AssociatedObjects.value("accessibilityIdentifier", with: self) as? String }
    set { AssociatedObjects.keep(newValue, "accessibilityIdentifier", with: self) }
  }
}
