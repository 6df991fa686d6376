import Foundation
import LayoutViews

/// The observations of objects' properties.
public enum ObservedValues {
  private struct Entry {
    weak var observation: NSKeyValueObservation?
    /// The observation by a text, which nobody else keeps.
    var lasting: KeyPathObservation?
  }

  private final class List {
    var entries: [Entry] = []

    func note(_ name: String?, _ old: Any?, _ new: Any?) {
      entries.removeAll { $0.observation?.isOver ?? true }
      for entry in entries where name == nil || entry.observation?.name == name {
        entry.observation?.note(old, new)
      }
    }
  }

  /// The lists of a thread by their objects; one of an object that is gone has no observation left.
  private static var ofThread: [ObjectIdentifier: List] {
    get {
      Thread.current.threadDictionary["layoutsim.ObservedValues"] as? [ObjectIdentifier: List]
        ?? [:]
    }
    set { Thread.current.threadDictionary["layoutsim.ObservedValues"] = newValue }
  }

  /// Says that a property has another value, as the plugin has each `@objc dynamic var` say.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - name: The name of the property.
  ///   - old: The value before.
  ///   - new: The value.
  public static func didChange<Value>(
    _ object: AnyObject,
    _ name: String,
    from old: Value,
    to new: Value
  ) { ofThread[ObjectIdentifier(object)]?.note(name, old, new) }

  static func add(_ observation: NSKeyValueObservation, to object: AnyObject) {
    add(Entry(observation: observation), to: object)
  }

  /// Keeps an observation of an object by a text.
  static func keep(_ lasting: KeyPathObservation, of object: AnyObject) {
    add(Entry(observation: lasting.observation, lasting: lasting), to: object)
  }

  /// Ends the last one of an object's observations by texts that is meant, and returns whether there was any.
  static func remove(of object: AnyObject, where isMeant: (KeyPathObservation) -> Bool) -> Bool {
    guard let list = ofThread[ObjectIdentifier(object)],
      let index = list.entries.lastIndex(where: { $0.lasting.map(isMeant) ?? false })
    else { return false }
    list.entries.remove(at: index).observation?.invalidate()
    return true
  }

  private static func add(_ entry: Entry, to object: AnyObject) {
    let key = ObjectIdentifier(object)
    var lists = ofThread.filter { $0.value.entries.contains { $0.observation?.isOver == false } }
    let list = lists[key] ?? List()
    list.entries.append(entry)
    lists[key] = list
    ofThread = lists
    guard let view = object as? View else { return }
    view.geometryObserver = GeometryObserver { [weak list] in list?.note(nil, nil, nil) }
  }
}
