public import Foundation
import LayoutDiagnostics

extension FontObject {
  /// Creates nothing and records a finding: fonts other than the system's are not known.
  ///
  /// - Parameters:
  ///   - fontName: The name of a font.
  ///   - fontSize: The size in points.
  ///   - fileID: The file of the call, for the finding.
  ///   - line: The line of the call.
  public convenience init?(
    name fontName: String,
    size fontSize: CGFloat,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    RegisteredAssets.recordMissingFont(fontName, at: SourceMark(file: fileID, line: line))
    return nil
  }

  /// Creates nothing as a function without more arguments does, of which no line is known.
  @_disfavoredOverload
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    RegisteredAssets.recordMissingFont(fontName, at: nil)
    return nil
  }
}
