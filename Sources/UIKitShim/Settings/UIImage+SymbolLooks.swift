import Foundation
import LayoutDiagnostics
public import LayoutGeometry
public import LayoutViews

// What symbols are asked for and do not have here.

extension Image.SymbolConfiguration {
  /// Creates a configuration of a weight, with a finding for any but the regular one.
  ///
  /// - Parameters:
  ///   - weight: The weight, which is not drawn.
  ///   - fileID: The file of the call, for the finding.
  ///   - line: The line of the call.
  public init(weight: FontWeight, fileID: String = #fileID, line: Int = #line) {
    self.init(scale: .unspecified)
    if weight != .regular { Self.tellNoEffect(of: "weight", fileID, line) }
  }

  /// Creates a configuration of several colors, with a finding: a symbol has one.
  ///
  /// - Parameters:
  ///   - paletteColors: The colors, which are not drawn.
  ///   - fileID: The file of the call, for the finding.
  ///   - line: The line of the call.
  public init(paletteColors: [ColorObject], fileID: String = #fileID, line: Int = #line) {
    self.init(scale: .unspecified)
    Self.tellNoEffect(of: "paletteColors", fileID, line)
  }

  /// Creates a configuration of shades of a color, with a finding: a symbol has that of its view.
  ///
  /// - Parameters:
  ///   - hierarchicalColor: The color, which is not drawn.
  ///   - fileID: The file of the call, for the finding.
  ///   - line: The line of the call.
  public init(hierarchicalColor: ColorObject, fileID: String = #fileID, line: Int = #line) {
    self.init(scale: .unspecified)
    Self.tellNoEffect(of: "hierarchicalColor", fileID, line)
  }

  /// Returns a configuration of the symbol's own colors, with a finding: a symbol has that of its view.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call, for the finding.
  ///   - line: The line of the call.
  /// - Returns: A configuration that says nothing else.
  public static func preferringMulticolor(fileID: String = #fileID, line: Int = #line) -> Self {
    tellNoEffect(of: "preferringMulticolor", fileID, line)
    return Self(scale: .unspecified)
  }

  /// Returns a configuration of one color, as symbols have here.
  public static func preferringMonochrome() -> Self { Self(scale: .unspecified) }

  private static func tellNoEffect(of name: String, _ fileID: String, _ line: Int) {
    SettingWithoutEffect.record(
      name,
      of: "UIImage.SymbolConfiguration",
      "symbols are lines in the color of their view",
      at: SourceMark(file: fileID, line: line)
    )
  }
}
