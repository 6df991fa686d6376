import Foundation

extension TraitCollection {
  private static let key = "layoutsim.TraitCollection.current"

  /// A box of traits in the dictionary of a thread.
  private final class Box {
    let traits: TraitCollection

    init(_ traits: TraitCollection) { self.traits = traits }
  }

  /// The traits that code of this thread works with: those of the main screen, unless others were set.
  ///
  /// UIKit sets those of a view while that lays itself out or draws; here they stay as they are.
  public static var current: TraitCollection {
    get {
      (Thread.current.threadDictionary[key] as? Box)?.traits ?? Screen.main.traitCollection
    }
    set { Thread.current.threadDictionary[key] = Box(newValue) }
  }

  /// Performs actions while the traits are the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let before = Thread.current.threadDictionary[Self.key]
    Self.current = self
    actions()
    Thread.current.threadDictionary[Self.key] = before
  }
}
