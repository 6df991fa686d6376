public import Foundation
import LayoutDiagnostics
public import LayoutViews

extension Image {
  /// Returns nothing, with a finding: of pictures the bytes are not kept.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call, for the finding.
  ///   - line: The line of the call.
  /// - Returns: `nil`.
  public final func pngData(fileID: String = #fileID, line: Int = #line) -> Data? {
    Self.tellNoBytes("pngData()", fileID, line)
    return nil
  }

  /// Returns nothing, with a finding: of pictures the bytes are not kept.
  ///
  /// - Parameters:
  ///   - compressionQuality: From 0 to 1.
  ///   - fileID: The file of the call, for the finding.
  ///   - line: The line of the call.
  /// - Returns: `nil`.
  public final func jpegData(
    compressionQuality: CGFloat,
    fileID: String = #fileID,
    line: Int = #line
  ) -> Data? {
    Self.tellNoBytes("jpegData(compressionQuality:)", fileID, line)
    return nil
  }

  private static func tellNoBytes(_ name: String, _ fileID: String, _ line: Int) {
    UnsupportedUse.tell(
      "'\(name)' of 'UIImage' answers nil: of pictures the bytes are not kept",
      at: SourceMark(file: fileID, line: line),
      hint: "give the code the bytes of a file, or leave what it does out of the test"
    )
  }
}
