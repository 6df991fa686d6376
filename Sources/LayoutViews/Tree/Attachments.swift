/// What parts of the simulator keep with a view: at most one object of each type.
package struct Attachments {
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// The object of a type; nil for none.
  ///
  /// - Complexity: O(1)
  package subscript<Object: AnyObject>(type: Object.Type) -> Object? {
    get { objects[ObjectIdentifier(type)] as? Object }
    set { objects[ObjectIdentifier(type)] = newValue }
  }
}
