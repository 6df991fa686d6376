public import Foundation
public import LayoutDevices
public import LayoutGeometry

// UIKit from iOS 17 on: an object registers for a trait, instead of looking at all changes.

/// A trait that may change: UIKit's `UITraitDefinition`.
public protocol TraitDefinition {
  /// The type of the trait's values.
  associatedtype Value: Equatable
  /// The trait of a collection.
  static var trait: KeyPath<TraitCollection, Value> { get }
}

extension TraitDefinition {
  /// Returns whether two collections differ in the trait.
  fileprivate static func differs(
    between first: TraitCollection,
    and second: TraitCollection
  ) -> Bool { first[keyPath: trait] != second[keyPath: trait] }
}

/// The side at which text begins: UIKit's `UITraitLayoutDirection`.
public enum TraitLayoutDirection: TraitDefinition {
  /// The trait of a collection.
  public static var trait: KeyPath<TraitCollection, LayoutDirection> { \.layoutDirection }
}

/// The trait of light or dark appearance: UIKit's `UITraitUserInterfaceStyle`.
public enum TraitUserInterfaceStyle: TraitDefinition {
  /// The trait of a collection.
  public static var trait: KeyPath<TraitCollection, InterfaceStyle> { \.userInterfaceStyle }
}

/// The reader's text size: UIKit's `UITraitPreferredContentSizeCategory`.
public enum TraitPreferredContentSizeCategory: TraitDefinition {
  /// The trait of a collection.
  public static var trait: KeyPath<TraitCollection, ContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

/// The visual level: UIKit's `UITraitUserInterfaceLevel`.
public enum TraitUserInterfaceLevel: TraitDefinition {
  /// The trait of a collection.
  public static var trait: KeyPath<TraitCollection, UserInterfaceLevel> { \.userInterfaceLevel }
}

/// The contrast of colors: UIKit's `UITraitAccessibilityContrast`.
public enum TraitAccessibilityContrast: TraitDefinition {
  /// The trait of a collection.
  public static var trait: KeyPath<TraitCollection, AccessibilityContrast> {
    \.accessibilityContrast
  }
}

/// The weight of texts: UIKit's `UITraitLegibilityWeight`.
public enum TraitLegibilityWeight: TraitDefinition {
  /// The trait of a collection.
  public static var trait: KeyPath<TraitCollection, LegibilityWeight> { \.legibilityWeight }
}

/// The pixels per point: UIKit's `UITraitDisplayScale`.
public enum TraitDisplayScale: TraitDefinition {
  /// The trait of a collection.
  public static var trait: KeyPath<TraitCollection, CGFloat> { \.displayScale }
}

/// The room from side to side: UIKit's `UITraitHorizontalSizeClass`.
public enum TraitHorizontalSizeClass: TraitDefinition {
  /// The trait of a collection.
  public static var trait: KeyPath<TraitCollection, SizeClass> { \.horizontalSizeClass }
}

/// The room from top to bottom: UIKit's `UITraitVerticalSizeClass`.
public enum TraitVerticalSizeClass: TraitDefinition {
  /// The trait of a collection.
  public static var trait: KeyPath<TraitCollection, SizeClass> { \.verticalSizeClass }
}

/// The kind of device: UIKit's `UITraitUserInterfaceIdiom`.
public enum TraitUserInterfaceIdiom: TraitDefinition {
  /// The trait of a collection.
  public static var trait: KeyPath<TraitCollection, Idiom> { \.userInterfaceIdiom }
}

/// An object with traits: UIKit's `UITraitEnvironment`.
public protocol TraitEnvironment: AnyObject {
  /// The traits of the screen.
  var traitCollection: TraitCollection { get }
}

/// The wish to know of changes, by which it is taken back: UIKit's `UITraitChangeRegistration`.
public protocol TraitChangeRegistration: AnyObject {}

/// The requests for notice of changes that a view or a controller received.
package struct TraitChangeObservers {
  private final class Observer: TraitChangeRegistration {
    let traits: [any TraitDefinition.Type]
    let handler: (any TraitEnvironment, TraitCollection) -> Void

    init(
      _ traits: [any TraitDefinition.Type],
      _ handler: @escaping (any TraitEnvironment, TraitCollection) -> Void
    ) {
      self.traits = traits
      self.handler = handler
    }
  }

  private var observers: [Observer] = []

  /// Creates a list without requests.
  package init() {}

  package mutating func add<Environment: TraitEnvironment>(
    _ traits: [any TraitDefinition.Type],
    _ handler: @escaping (Environment, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    let observer = Observer(traits) { environment, previous in
      if let environment = environment as? Environment { handler(environment, previous) }
    }
    observers.append(observer)
    return observer
  }

  package mutating func remove(_ registration: any TraitChangeRegistration) {
    observers.removeAll { $0 === registration }
  }

  /// Calls the handlers of those to whom a trait matters that is another one now.
  func tell(_ environment: any TraitEnvironment, of previous: TraitCollection) {
    let current = environment.traitCollection
    for observer in observers
    where observer.traits.contains(where: { $0.differs(between: previous, and: current) }) {
      observer.handler(environment, previous)
    }
  }
}
