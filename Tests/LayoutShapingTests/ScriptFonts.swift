import Foundation
import LayoutShaping
import LayoutText
import TestSupport

/// The fonts of these tests: small parts of Noto, and signs with color layers.
enum ScriptFonts {
  static let arabic = "NotoSansArabic-subset.ttf"
  static let hebrew = "NotoSansHebrew-subset.ttf"
  static let devanagari = "NotoSansDevanagari-subset.ttf"
  static let thai = "NotoSansThai-subset.ttf"
  static let ideographs = "NotoSansCJK-subset.otf"
  static let signs = "Signs.ttf"
  static let all = [arabic, hebrew, devanagari, thai, ideographs, signs]

  static func bytes(_ name: String) throws -> [UInt8] {
    let folder = Repository.root + "/Tests/Documentation/languages/fonts/"
    return try Array(Data(contentsOf: URL(filePath: folder + name)))
  }

  static func cascade(_ names: [String] = all) throws -> FontCascade {
    let fonts = try names.map { try FontFiles.font(try bytes($0)) }
    guard let cascade = try FontFiles.cascade(of: fonts) else { throw FontFileError.noFont(.empty) }
    return cascade
  }

  /// The system font in a size with all fonts behind it.
  static func font(_ size: Double = 17, _ names: [String] = all) throws -> Font {
    Font.systemFont(ofSize: size).with(try cascade(names))
  }
}
