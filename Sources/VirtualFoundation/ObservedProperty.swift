import Foundation
import LayoutDiagnostics
import LayoutViews

/// A property that is observed by the text of its name.
struct ObservedProperty {
  /// The closure that returns the present value, as Objective-C has it, or `nil` if the object is gone.
  let value: () -> Any?

  /// Creates the property of an object, or `nil` if nothing here says when it changes.
  ///
  /// - Parameters:
  ///   - name: The name: of the geometry of a view, or of a variable of a class of the app.
  ///   - object: The object.
  init?(_ name: String, of object: NSObject) {
    if let view = object as? View, let read = Self.geometry[name], read(view) != nil {
      value = { [weak view] in view.flatMap(read) }
    } else if Self.variable(name, of: object) != nil {
      value = { [weak object] in object.flatMap { Self.variable(name, of: $0) } }
    } else {
      return nil
    }
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
