public import LayoutViews

// What a reader would say of a picture, which is kept with it.
extension Image {
  /// The spoken name, or `nil` for none.
  public final var accessibilityLabel: String? {
    get { AssociatedObjects.value("accessibilityLabel", with: self) as? String }
    set { AssociatedObjects.keep(newValue, "accessibilityLabel", with: self) }
  }

  /// The spoken purpose, or `nil` for none.
  public final var accessibilityHint: String? {
    get { AssociatedObjects.value("accessibilityHint", with: self) as? String }
    set { AssociatedObjects.keep(newValue, "accessibilityHint", with: self) }
  }

  /// The name for tests, or `nil` for none.
  public final var accessibilityIdentifier: String? {
    get { AssociatedObjects.value("accessibilityIdentifier", with: self) as? String }
    set { AssociatedObjects.keep(newValue, "accessibilityIdentifier", with: self) }
  }
}
