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

extension ImageRenderer {
  /// Returns no bytes of the picture of what code draws, with a finding: of pictures the bytes are not kept.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call, for the finding.
  ///   - line: The line of the call.
  ///   - actions: A closure that draws.
  /// - Returns: Empty data.
  public final func pngData(
    fileID: String = #fileID,
    line: Int = #line,
    actions: (Context) -> Void
  ) -> Data {
    image(actions: actions).pngData(fileID: fileID, line: line) ?? Data()
  }

  /// Returns no bytes of the picture of what code draws, with a finding: of pictures the bytes are not kept.
  ///
  /// - Parameters:
  ///   - compressionQuality: From 0 to 1.
  ///   - fileID: The file of the call, for the finding.
  ///   - line: The line of the call.
  ///   - actions: A closure that draws.
  /// - Returns: Empty data.
  public final func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    fileID: String = #fileID,
    line: Int = #line,
    actions: (Context) -> Void
  ) -> Data {
    image(actions: actions)
      .jpegData(compressionQuality: compressionQuality, fileID: fileID, line: line) ?? Data()
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Saves nothing, with a finding, as `UIKit.UIImageWriteToSavedPhotosAlbum`: there are no photos here.
///
/// - Parameters:
///   - image: The picture.
///   - completionTarget: The object of the method, which is not called.
///   - completionSelector: The method.
///   - contextInfo: A value for the method.
///   - fileID: The file of the call, for the finding.
///   - line: The line of the call.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: Image,
  _ completionTarget: Any?,
  _ completionSelector: ActionSelector?,
  _ contextInfo: UnsafeMutableRawPointer?,
  fileID: String = #fileID,
  line: Int = #line
) {
  UnsupportedUse.tell(
    "'UIImageWriteToSavedPhotosAlbum' saves nothing and calls nobody: there are no photos here",
    at: SourceMark(file: fileID, line: line),
    hint: "leave what the code does with it out of the test"
  )
}
