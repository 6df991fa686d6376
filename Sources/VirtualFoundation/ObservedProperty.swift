import Foundation
import LayoutDiagnostics
import LayoutViews

/// A property that is observed by the text of its name, or of a path of names.
struct ObservedProperty {
  /// The closure that returns the present value, as Objective-C has it, or `nil` if the object is gone.
  let value: () -> Any?

  /// Creates the property of an object, or `nil` if nothing here says when it changes.
  ///
  /// - Parameters:
  ///   - path: The names: of the geometry of a view, or of variables of classes of the app; all but the last one lead to
  ///     another object.
  ///   - object: The object.
  init?(_ path: String, of object: NSObject) {
    guard let dot = path.firstIndex(of: ".") else {
      guard Self.value(path, of: object) != nil else { return nil }
      value = { [weak object] in object.flatMap { Self.value(path, of: $0) } }
      return
    }
    let (name, rest) = (String(path[..<dot]), String(path[path.index(after: dot)...]))
    guard let inner = Self.value(name, of: object) else { return nil }
    // Where there is no object yet, nobody can know what it will have.
    if let inner = inner as? NSObject, !(inner is NSNull), Self(rest, of: inner) == nil {
      return nil
    }
    value = { [weak object] in
      object.flatMap { object in
        guard let inner = Self.value(name, of: object) as? NSObject else { return NSNull() }
        return Self(rest, of: inner)?.value() ?? NSNull()
      }
    }
  }

  /// Returns the value of a property, or `nil` if nothing here says when it changes.
  private static func value(_ name: String, of object: NSObject) -> Any? {
    if let view = object as? View, let value = geometry[name]?(view) { return value }
    if let value = (object as? any KeyValueDependent)?.computedValue(forKey: name) {
      return boxed(value)
    }
    return variable(name, of: object)
  }

  private static let geometry: [String: @Sendable (View) -> Any?] = [
    "bounds": { $0.bounds }, "center": { $0.center }, "frame": { $0.frame },
    "contentOffset": { ($0 as? ScrollView)?.contentOffset },
    "contentSize": { ($0 as? ScrollView)?.contentSize },
  ]

  /// Returns the value of a stored variable that a class of the app declares.
  private static func variable(_ name: String, of object: NSObject) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let part = mirror, !isOfSimulator(part.subjectType) {
      if let found = part.children.first(where: { $0.label == name }) {
        return boxed(found.value)
      }
      mirror = part.superclassMirror
    }
    return nil
  }

  private static func isOfSimulator(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return ["Foundation.", "Layout", "TableSelection.", "UIKitShim."].contains(
      where: name.hasPrefix
    )
  }

  /// Returns a value as Objective-C has it: an object for `nil`, and the number of an enumeration.
  static func boxed(_ value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { boxed($0.value) } ?? NSNull()
    }
    func number<Value: RawRepresentable>(_ value: Value) -> Any { value.rawValue }
    return (value as? any RawRepresentable).map { number($0) } ?? value
  }
}
