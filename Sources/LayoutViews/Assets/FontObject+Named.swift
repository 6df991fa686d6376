public import Foundation

extension FontObject {
  /// Creates nothing and records a finding: fonts other than the system's are not known.
  ///
  /// - Parameters:
  ///   - fontName: The name of a font.
  ///   - fontSize: The size in points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    RegisteredAssets.recordMissingFont(fontName)
    return nil
  }
}
