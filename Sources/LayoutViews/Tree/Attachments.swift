/// The objects that parts of the simulator keep with a view, at most one of each type.
package struct Attachments {
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// The object of a type, or `nil` for none.
  ///
  /// - Complexity: O(1)
  package subscript<Value: AnyObject>(type: Value.Type) -> Value? {
    get { objects[ObjectIdentifier(type)] as? Value }
    set { objects[ObjectIdentifier(type)] = newValue }
  }
}
