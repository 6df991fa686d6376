public import Foundation

extension NSObject {
  /// Returns the name of the class, without its module.
  public class func description() -> String { String(describing: self) }
}
