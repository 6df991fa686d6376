import LayoutDiagnostics

/// An object that an attribute of a text can have: the base of colors, fonts, attachments and styles of paragraphs.
///
/// UIKit has `NSObject` there. Foundation on Linux stops the process when it compares two unequal attributes of a class
/// of that base that is not its own; of a class without it it asks `==`.
open class AttributeObject: Hashable, CustomStringConvertible {
  /// Creates an object.
  public init() {}

  /// Returns whether both mean the same: whether they are the same object, unless a class says otherwise.
  open func isEqual(_ object: Any?) -> Bool {
    guard let object = object as? AttributeObject else { return false }
    return self === object
  }

  /// A number that equal objects share.
  open var hash: Int { ObjectIdentifier(self).hashValue }

  /// The name of the class.
  open var description: String { "<\(ClassName.of(type(of: self)))>" }

  /// Returns whether both mean the same, as `isEqual(_:)` says.
  public static func == (first: AttributeObject, second: AttributeObject) -> Bool {
    first.isEqual(second)
  }

  /// Feeds the number that equal objects share into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
