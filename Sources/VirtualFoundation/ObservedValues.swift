import Foundation
import LayoutViews

/// The observations of objects' properties.
public enum ObservedValues {
  private struct Entry {
    weak var observation: NSKeyValueObservation?
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
    let key = ObjectIdentifier(object)
    var lists = ofThread.filter { $0.value.entries.contains { $0.observation?.isOver == false } }
    let list = lists[key] ?? List()
    list.entries.append(Entry(observation: observation))
    lists[key] = list
    ofThread = lists
    guard let view = object as? View else { return }
    view.geometryObserver = GeometryObserver { [weak list] in list?.note(nil, nil, nil) }
  }
}
