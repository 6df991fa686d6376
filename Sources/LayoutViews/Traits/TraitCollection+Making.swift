public import Foundation
public import LayoutDevices
public import LayoutGeometry

// A collection of one trait says nothing about the others; `init(traitsFrom:)` puts such together.
extension TraitCollection {
  /// The traits that a collection was made of by name, none for those of a window.
  struct Named: OptionSet, Hashable {
    let rawValue: UInt16

    static let layoutDirection = Self(rawValue: 1 << 0)
    static let userInterfaceStyle = Self(rawValue: 1 << 1)
    static let preferredContentSizeCategory = Self(rawValue: 1 << 2)
    static let displayScale = Self(rawValue: 1 << 3)
    static let horizontalSizeClass = Self(rawValue: 1 << 4)
    static let verticalSizeClass = Self(rawValue: 1 << 5)
    static let userInterfaceIdiom = Self(rawValue: 1 << 6)
    static let accessibilityContrast = Self(rawValue: 1 << 7)
    static let legibilityWeight = Self(rawValue: 1 << 8)
    static let userInterfaceLevel = Self(rawValue: 1 << 9)
    static let all = Self(rawValue: 1 << 10 - 1)
  }

  /// Creates a collection of the side at which text begins.
  public init(layoutDirection: LayoutDirection) {
    self.init(named: .layoutDirection)
    self.layoutDirection = layoutDirection
  }

  /// Creates a collection of an appearance.
  public init(userInterfaceStyle: InterfaceStyle) {
    self.init(named: .userInterfaceStyle)
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Creates a collection of a reader's preferred text size.
  public init(preferredContentSizeCategory: ContentSizeCategory) {
    self.init(named: .preferredContentSizeCategory)
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// Creates a collection of a number of pixels per point.
  public init(displayScale: CGFloat) {
    self.init(named: .displayScale)
    self.displayScale = displayScale
  }

  /// Creates a collection of the room there is from side to side.
  public init(horizontalSizeClass: SizeClass) {
    self.init(named: .horizontalSizeClass)
    self.horizontalSizeClass = horizontalSizeClass
  }

  /// Creates a collection of the room there is from top to bottom.
  public init(verticalSizeClass: SizeClass) {
    self.init(named: .verticalSizeClass)
    self.verticalSizeClass = verticalSizeClass
  }

  /// Creates a collection of a kind of device.
  public init(userInterfaceIdiom: Idiom) {
    self.init(named: .userInterfaceIdiom)
    self.userInterfaceIdiom = userInterfaceIdiom
  }

  /// Creates a collection of a visual level.
  public init(userInterfaceLevel: UserInterfaceLevel) {
    self.init(named: .userInterfaceLevel)
    self.userInterfaceLevel = userInterfaceLevel
  }

  /// Creates a collection of a contrast of colors.
  public init(accessibilityContrast: AccessibilityContrast) {
    self.init(named: .accessibilityContrast)
    self.accessibilityContrast = accessibilityContrast
  }

  /// Creates a collection of a weight of texts.
  public init(legibilityWeight: LegibilityWeight) {
    self.init(named: .legibilityWeight)
    self.legibilityWeight = legibilityWeight
  }

  /// Creates one collection of several, of which later ones go before earlier ones.
  ///
  /// - Parameter traitCollections: Collections of one trait or several, or those of views.
  /// - Complexity: O(*n*).
  public init(traitsFrom traitCollections: [TraitCollection]) {
    self.init(named: [])
    for collection in traitCollections { take(from: collection) }
  }

  /// Creates a collection without traits but those that are set next.
  private init(named: Named) {
    self.init()
    userInterfaceStyle = .unspecified
    preferredContentSizeCategory = .unspecified
    horizontalSizeClass = .unspecified
    verticalSizeClass = .unspecified
    userInterfaceLevel = .unspecified
    accessibilityContrast = .unspecified
    legibilityWeight = .unspecified
    self.named = named
  }

  /// Returns whether all that another collection says holds for this one.
  ///
  /// - Parameter trait: A collection of one trait or several.
  /// - Returns: True for a collection that says nothing.
  public func containsTraits(in trait: TraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = self
    merged.take(from: trait)
    merged.named = named
    return merged == self
  }

  /// Creates a collection by changing one that says nothing.
  ///
  /// - Parameter mutations: Sets the traits.
  public init(mutations: (inout TraitCollection) -> Void) {
    self.init()
    mutations(&self)
  }

  /// Returns a copy with some traits changed.
  public func modifyingTraits(_ mutations: (inout TraitCollection) -> Void) -> TraitCollection {
    var copy = self
    mutations(&copy)
    return copy
  }

  /// Returns whether colors may look different than with `traitCollection`, as light and dark differ,
  /// and contrasts and levels do.
  public func hasDifferentColorAppearance(comparedTo traitCollection: TraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
      || userInterfaceLevel != traitCollection?.userInterfaceLevel
      || accessibilityContrast != traitCollection?.accessibilityContrast
  }

  private mutating func take(from other: TraitCollection) {
    let given = other.named.isEmpty ? .all : other.named
    func take<Value>(_ name: Named, _ trait: WritableKeyPath<Self, Value>) {
      if given.contains(name) { self[keyPath: trait] = other[keyPath: trait] }
    }
    take(.layoutDirection, \.layoutDirection)
    take(.userInterfaceStyle, \.userInterfaceStyle)
    take(.preferredContentSizeCategory, \.preferredContentSizeCategory)
    take(.userInterfaceLevel, \.userInterfaceLevel)
    take(.accessibilityContrast, \.accessibilityContrast)
    take(.legibilityWeight, \.legibilityWeight)
    take(.displayScale, \.displayScale)
    take(.horizontalSizeClass, \.horizontalSizeClass)
    take(.verticalSizeClass, \.verticalSizeClass)
    take(.userInterfaceIdiom, \.userInterfaceIdiom)
    named.formUnion(given)
  }
}
