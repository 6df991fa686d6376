public import Foundation
import LayoutDiagnostics
public import LayoutGeometry
public import LayoutText
public import LayoutViews

/// `UIKit.UIFontMetrics`.
public typealias UIFontMetrics = FontMetrics
/// `UIKit.UIFontDescriptor`.
public typealias UIFontDescriptor = FontDescriptor

extension FontObject {
  /// `UIKit.UIFont.TextStyle`.
  public typealias TextStyle = LayoutText.TextStyle
  /// `UIKit.UIFont.Weight`.
  public typealias Weight = FontWeight

  /// Returns the bold system font in a size.
  public class func boldSystemFont(ofSize size: CGFloat) -> FontObject {
    systemFont(ofSize: size, weight: .bold)
  }

  /// Returns the system font in a size, as slanted glyphs are as wide as upright ones.
  public class func italicSystemFont(ofSize size: CGFloat) -> FontObject {
    systemFont(ofSize: size)
  }

  /// Returns the system font in a size, of which all digits are of one width here.
  public class func monospacedDigitSystemFont(
    ofSize size: CGFloat,
    weight: Weight
  ) -> FontObject {
    systemFont(ofSize: size, weight: weight)
  }

  /// Returns the system font in a size, with a finding: letters of one width are not there.
  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> FontObject {
    Diagnostic(
      .warning,
      code: "setting-without-effect",
      "'UIFont.monospacedSystemFont' answers the system's font: letters of one width are not there",
      hint: "texts in it are as wide as those of the system's font"
    )
    .record(inTreeOf: [CurrentWindow.ofThread].compactMap(\.self))
    return systemFont(ofSize: size, weight: weight)
  }

  /// The name of the family.
  public final var familyName: String { value.face?.description.family ?? ".AppleSystemUIFont" }
  /// The name of the font.
  public final var fontName: String { value.face?.description.name ?? ".SFUI-\(value.weight.name)" }
  /// The names of the families of fonts that a test registered.
  public class var familyNames: [String] {
    Set(RegisteredFonts.all.map(\.description.family)).sorted()
  }
  /// Returns the names of fonts of a family that a test registered.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    RegisteredFonts.all.map(\.description).filter { $0.family == familyName }.map(\.name)
  }

  /// The size of the text of buttons.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of the text of labels.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of text of the system.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of small text of the system.
  public class var smallSystemFontSize: CGFloat { 12 }
}

extension FontWeight {
  /// The word for the weight in names of the system's fonts.
  fileprivate var name: String {
    switch self {
    case .regular: "Regular"
    case .medium: "Medium"
    case .semibold: "Semibold"
    case .bold: "Bold"
    }
  }
}

// Weights without glyphs of their own are measured and drawn with the nearest that has some.
extension FontWeight {
  /// `UIKit.UIFont.Weight.ultraLight`, measured as regular.
  public static var ultraLight: Self { .regular }
  /// `UIKit.UIFont.Weight.thin`, measured as regular.
  public static var thin: Self { .regular }
  /// `UIKit.UIFont.Weight.light`, measured as regular.
  public static var light: Self { .regular }
  /// `UIKit.UIFont.Weight.heavy`, measured as bold.
  public static var heavy: Self { .bold }
  /// `UIKit.UIFont.Weight.black`, measured as bold.
  public static var black: Self { .bold }
}
