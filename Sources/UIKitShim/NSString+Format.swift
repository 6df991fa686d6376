#if !canImport(ObjectiveC)
public import Foundation

extension NSString {
  /// Returns a text of a format and values, with numbers as the reader writes them.
  ///
  /// - Parameters:
  ///   - format: The text with signs for the values.
  ///   - args: The values.
  /// - Returns: The text.
  public class func localizedStringWithFormat(
    _ format: NSString,
    _ args: any CVarArg...
  ) -> NSString {
    NSString(string: String(format: format as String, locale: .current, arguments: args))
  }
}
#endif
