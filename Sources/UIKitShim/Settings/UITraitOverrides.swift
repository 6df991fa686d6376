public import LayoutControls
public import LayoutDevices
public import LayoutGeometry
public import LayoutViews

/// `UIKit.UITraitOverrides`: of what it says the appearance has an effect here, for all in a view or screen.
public struct UITraitOverrides: Sendable {
  fileprivate var style: InterfaceStyle?
  fileprivate var others: [String: any Sendable] = [:]

  /// The light or dark appearance.
  public var userInterfaceStyle: InterfaceStyle {
    get { style ?? .unspecified }
    set { style = newValue }
  }
  /// The preferred text size, which is kept alone.
  public var preferredContentSizeCategory: ContentSizeCategory {
    get { value("preferredContentSizeCategory") ?? .large }
    set { others["preferredContentSizeCategory"] = newValue }
  }
  /// The room from side to side, which is kept alone.
  public var horizontalSizeClass: SizeClass {
    get { value("horizontalSizeClass") ?? .unspecified }
    set { others["horizontalSizeClass"] = newValue }
  }
  /// The room from top to bottom, which is kept alone.
  public var verticalSizeClass: SizeClass {
    get { value("verticalSizeClass") ?? .unspecified }
    set { others["verticalSizeClass"] = newValue }
  }
  /// The side at which lines begin, which is kept alone.
  public var layoutDirection: LayoutDirection {
    get { value("layoutDirection") ?? .leftToRight }
    set { others["layoutDirection"] = newValue }
  }
  /// The visual level, which is kept alone.
  public var userInterfaceLevel: UserInterfaceLevel {
    get { value("userInterfaceLevel") ?? .unspecified }
    set { others["userInterfaceLevel"] = newValue }
  }
  /// The contrast of colors, which is kept alone.
  public var accessibilityContrast: AccessibilityContrast {
    get { value("accessibilityContrast") ?? .unspecified }
    set { others["accessibilityContrast"] = newValue }
  }
  /// The weight of texts, which is kept alone.
  public var legibilityWeight: LegibilityWeight {
    get { value("legibilityWeight") ?? .unspecified }
    set { others["legibilityWeight"] = newValue }
  }

  private func value<Value>(_ name: String) -> Value? { others[name] as? Value }

  /// Returns whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool {
    trait == TraitUserInterfaceStyle.self ? style != nil : others[Self.name(of: trait)] != nil
  }

  /// Lets a trait be as around the view again.
  public mutating func remove(_ trait: UITrait) {
    if trait == TraitUserInterfaceStyle.self { style = nil }
    others[Self.name(of: trait)] = nil
  }

  private static func name(of trait: UITrait) -> String {
    let name = "\(trait)".dropFirst("Trait".count)
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}

extension View {
  /// The traits that all in the view have: the appearance, while others are kept, with a finding.
  public final var traitOverrides: UITraitOverrides {
    get { kept("traitOverrides") ?? UITraitOverrides() }
    set { newValue.replace(traitOverrides, of: self) { overrideUserInterfaceStyle = $0 } }
  }
}

extension ViewController {
  /// The traits that all in the screen have: the appearance, while others are kept, with a finding.
  public final var traitOverrides: UITraitOverrides {
    get { kept("traitOverrides") ?? UITraitOverrides() }
    set { newValue.replace(traitOverrides, of: self) { overrideUserInterfaceStyle = $0 } }
  }

  /// Keeps traits of a child, of which the appearance has an effect here, while others are a finding.
  ///
  /// - Parameters:
  ///   - collection: The traits, or `nil` for none but those around.
  ///   - childViewController: The child.
  public final func setOverrideTraitCollection(
    _ collection: TraitCollection?,
    forChild childViewController: ViewController
  ) {
    childViewController.keep(collection, "overrideTraitCollection")
    let style = collection?.userInterfaceStyle ?? .unspecified
    childViewController.overrideUserInterfaceStyle = style
    guard let collection, collection != TraitCollection(userInterfaceStyle: style) else { return }
    tellNoEffect(of: "setOverrideTraitCollection")
  }

  /// Returns the traits that a child was given, or `nil` for none.
  public final func overrideTraitCollection(
    forChild childViewController: ViewController
  ) -> TraitCollection? { childViewController.kept("overrideTraitCollection") }
}

extension UITraitOverrides {
  /// Keeps the overrides of a view or screen, and gives it the style if that is another one than before.
  fileprivate func replace(
    _ old: Self,
    of keeper: any SettingKeeper,
    _ setStyle: (InterfaceStyle) -> Void
  ) {
    keeper.keep(self, "traitOverrides")
    if style != old.style { setStyle(userInterfaceStyle) }
    for name in others.keys.sorted() { keeper.tellNoEffect(of: "traitOverrides.\(name)") }
  }
}
