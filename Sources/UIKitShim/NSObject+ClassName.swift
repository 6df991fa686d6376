public import Foundation
import LayoutDiagnostics

extension NSObject {
  /// Returns the name of the class, without its module.
  public class func description() -> String { ClassName.of(self) }
}
