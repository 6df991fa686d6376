public import Foundation
import LayoutDiagnostics

extension FontObject {
  /// Creates nothing and records a finding: fonts other than the system's are not known.
  ///
  /// - Parameters:
  ///   - fontName: The name of a font.
  ///   - fontSize: The size in points.
  ///   - hasFallback: Whether the code takes another font instead, as the plugin `RewriteSources` writes where it sees it.
  ///   - fileID: The file of the call, for the finding.
  ///   - line: The line of the call.
  public convenience init?(
    name fontName: String,
    size fontSize: CGFloat,
    hasFallback: Bool = false,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    RegisteredAssets.recordMissingFont(
      fontName,
      fontSize,
      hasFallback: hasFallback,
      at: SourceMark(file: fileID, line: line)
    )
    return nil
  }

  /// Creates nothing as a function without more arguments does, of which no line is known.
  @_disfavoredOverload
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    RegisteredAssets.recordMissingFont(fontName, fontSize, hasFallback: false, at: nil)
    return nil
  }
}
