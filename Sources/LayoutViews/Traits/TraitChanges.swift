// UIKit from iOS 17 on: an object registers for a trait, instead of looking at all changes.

/// A trait that may change: UIKit's `UITraitDefinition`.
public protocol TraitDefinition {
  /// Returns whether two collections differ in the trait.
  static func differs(between first: TraitCollection, and second: TraitCollection) -> Bool
}

/// The side at which text begins: UIKit's `UITraitLayoutDirection`.
public enum TraitLayoutDirection: TraitDefinition {
  /// Returns whether two collections differ in the direction.
  public static func differs(
    between first: TraitCollection,
    and second: TraitCollection
  ) -> Bool { first.layoutDirection != second.layoutDirection }
}

/// The trait of light or dark appearance: UIKit's `UITraitUserInterfaceStyle`.
public enum TraitUserInterfaceStyle: TraitDefinition {
  /// Returns whether two collections differ in the appearance.
  public static func differs(
    between first: TraitCollection,
    and second: TraitCollection
  ) -> Bool { first.userInterfaceStyle != second.userInterfaceStyle }
}

/// The reader's text size: UIKit's `UITraitPreferredContentSizeCategory`.
public enum TraitPreferredContentSizeCategory: TraitDefinition {
  /// Returns whether two collections differ in the text size.
  public static func differs(
    between first: TraitCollection,
    and second: TraitCollection
  ) -> Bool { first.preferredContentSizeCategory != second.preferredContentSizeCategory }
}

/// The pixels per point: UIKit's `UITraitDisplayScale`.
public enum TraitDisplayScale: TraitDefinition {
  /// Returns whether two collections differ in the scale.
  public static func differs(
    between first: TraitCollection,
    and second: TraitCollection
  ) -> Bool { first.displayScale != second.displayScale }
}

/// The room from side to side: UIKit's `UITraitHorizontalSizeClass`.
public enum TraitHorizontalSizeClass: TraitDefinition {
  /// Returns whether two collections differ in the size class.
  public static func differs(
    between first: TraitCollection,
    and second: TraitCollection
  ) -> Bool { first.horizontalSizeClass != second.horizontalSizeClass }
}

/// The room from top to bottom: UIKit's `UITraitVerticalSizeClass`.
public enum TraitVerticalSizeClass: TraitDefinition {
  /// Returns whether two collections differ in the size class.
  public static func differs(
    between first: TraitCollection,
    and second: TraitCollection
  ) -> Bool { first.verticalSizeClass != second.verticalSizeClass }
}

/// The kind of device: UIKit's `UITraitUserInterfaceIdiom`.
public enum TraitUserInterfaceIdiom: TraitDefinition {
  /// Returns whether two collections differ in the kind of device.
  public static func differs(
    between first: TraitCollection,
    and second: TraitCollection
  ) -> Bool { first.userInterfaceIdiom != second.userInterfaceIdiom }
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
