import Foundation
import LayoutViews

/// The observations of objects' properties.
public enum ObservedValues {
  private struct Entry {
    weak var link: ObservedLink?
  }

  private final class List {
    var entries: [Entry] = []
    /// The observations by texts, which nobody else keeps.
    var lasting: [KeyPathObservation] = []
    /// The values before changes that code announces by hand, by their names.
    var former: [String: Any] = [:]

    var isOver: Bool { !entries.contains { $0.link?.isOver == false } }

    func note(_ name: String?, _ change: ObservedChange) {
      entries.removeAll { $0.link?.isOver ?? true }
      for entry in entries where name == nil || entry.link?.name == name {
        entry.link?.receive(change)
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
  /// A class whose `automaticallyNotifiesObservers(forKey:)` answers false says so by hand.
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
  ) {
    guard let list = ofThread[ObjectIdentifier(object)] else { return }
    if let type = type(of: object) as? any KeyValueTeller.Type,
      !type.automaticallyNotifiesObservers(forKey: name)
    {
      return
    }
    list.note(name, ObservedChange(old: old, new: new))
  }

  /// Keeps the value before a change that code announces by hand.
  static func willChange(_ object: NSObject, _ name: String) {
    guard let list = ofThread[ObjectIdentifier(object)] else { return }
    list.former[name] = ObservedProperty(name, of: object)?.value()
  }

  /// Says that a property was set, as code does by hand.
  static func didChange(_ object: NSObject, _ name: String) {
    guard let list = ofThread[ObjectIdentifier(object)] else { return }
    list.note(name, ObservedChange(old: list.former.removeValue(forKey: name)))
  }

  /// Has an object's changes come to a link.
  static func add(_ link: ObservedLink, to object: AnyObject) {
    let key = ObjectIdentifier(object)
    var lists = ofThread.filter { !$0.value.isOver }
    let list = lists[key] ?? List()
    list.entries.append(Entry(link: link))
    lists[key] = list
    ofThread = lists
    guard let view = object as? View else { return }
    view.geometryObserver = GeometryObserver { [weak list] in list?.note(nil, .unknown) }
  }

  /// Keeps an observation of an object by a text, and none of an observer whose address the new one has.
  static func keep(_ lasting: KeyPathObservation, by observer: AnyObject, of object: AnyObject) {
    guard let list = ofThread[ObjectIdentifier(object)] else { return }
    list.lasting.removeAll { $0.isOfFormer(of: observer) }
    list.lasting.append(lasting)
  }

  /// Ends the last one of an object's observations by texts that is meant, and returns whether there was any.
  static func remove(of object: AnyObject, where isMeant: (KeyPathObservation) -> Bool) -> Bool {
    guard let list = ofThread[ObjectIdentifier(object)],
      let index = list.lasting.lastIndex(where: isMeant)
    else { return false }
    list.lasting.remove(at: index)
    return true
  }
}

/// A change of a property.
struct ObservedChange {
  /// The value before, or `nil` if it is not said.
  var old: Any?
  /// The value, or `nil` if it is not said.
  var new: Any?
  /// Whether the property was set, perhaps to what it was; of a view's geometry another part may have changed.
  var isSet = true

  /// A change of some part of a view's geometry.
  static var unknown: Self { Self(isSet: false) }
}

/// A place at which an object's property is observed.
final class ObservedLink {
  let name: String
  private weak var object: AnyObject?
  /// The closure called with each change.
  let receive: (ObservedChange) -> Void

  init(of object: AnyObject, _ name: String, receive: @escaping (ObservedChange) -> Void) {
    self.object = object
    self.name = name
    self.receive = receive
    ObservedValues.add(self, to: object)
  }

  /// Whether the object is gone.
  var isOver: Bool { object == nil }
}
