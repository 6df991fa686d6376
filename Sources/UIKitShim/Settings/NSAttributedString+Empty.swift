public import Foundation

extension NSAttributedString {
  /// Creates an empty text, as `NSAttributedString()` does.
  ///
  /// - Parameter nothing: Nothing, since an initializer without parameters would override one in an extension.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
