public import LayoutViews

// The names of pictures, which are kept with them.

extension TextAttachment {
  /// The spoken name, or `nil` for none.
  public final var accessibilityLabel: String? {
    get { AssociatedObjects.value("accessibilityLabel", with: self) as? String }
    set { AssociatedObjects.keep(newValue, "accessibilityLabel", with: self) }
  }
}

extension Image {
  /// The name for tests, or `nil` for none.
  public final var accessibilityIdentifier: String? {
    get { AssociatedObjects.value("accessibilityIdentifier", with: self) as? String }
    set { AssociatedObjects.keep(newValue, "accessibilityIdentifier", with: self) }
  }
}
