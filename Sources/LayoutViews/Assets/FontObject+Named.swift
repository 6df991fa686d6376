public import Foundation
import LayoutDiagnostics
import LayoutText

extension FontObject {
  /// Creates a font that a test registered, in a size; without one it creates nothing and records a finding.
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
    if let face = RegisteredFonts.face(named: fontName) {
      self.init(Font(face, ofSize: fontSize))
      return
    }
    RegisteredAssets.recordMissingFont(
      fontName,
      hasFallback: hasFallback,
      at: SourceMark(file: fileID, line: line)
    )
    return nil
  }

  /// Creates nothing as a function without more arguments does, of which no line is known.
  @_disfavoredOverload
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    if let face = RegisteredFonts.face(named: fontName) {
      self.init(Font(face, ofSize: fontSize))
      return
    }
    RegisteredAssets.recordMissingFont(fontName, hasFallback: false, at: nil)
    return nil
  }
}
