public import Foundation
import LayoutDiagnostics

// A member of a protocol's extension can be hidden by a class of an app, where one of a class could not be overridden.
extension NSObjectProtocol {
  /// Returns the name of the class, without its module.
  public static func description() -> String { ClassName.of(Self.self) }
}
