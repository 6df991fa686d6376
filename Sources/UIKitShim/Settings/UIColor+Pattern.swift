import LayoutDevices
import LayoutDiagnostics
public import LayoutViews
import ScreenFrames

extension ColorObject {
  /// Creates the color of plates in the place of a pattern, with a finding: pictures are not known point by point.
  ///
  /// - Parameters:
  ///   - image: The picture of the pattern.
  ///   - fileID: The file of the call, for the finding.
  ///   - line: The line of the call.
  public convenience init(
    patternImage image: Image,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(cgColor: SystemColor.systemFill.dynamicColor)
    SettingWithoutEffect.record(
      "patternImage",
      of: "UIColor",
      "a pattern is one even color",
      hint: "leave the color out of what the test expects",
      at: SourceMark(file: fileID, line: line)
    )
  }
}
