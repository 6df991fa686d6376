#if SourceRewriting
import Foundation
import LayoutDiagnostics
import SourceRewriting
import TestSupport
import Testing

@Suite struct `Symbols of assets` {
  private static func rewriter(
    _ source: String,
    colors: [String] = [],
    images: [String] = []
  ) -> SourceRewriter {
    var names = AssetNames()
    func assets(_ found: [String]) -> [AssetNames.Asset] {
      found.map { AssetNames.Asset(name: $0, path: "/App/A.xcassets/\($0)") }
    }
    names.catalogs = ["/App/A.xcassets"]
    (names.colors, names.images) = (assets(colors), assets(images))
    return SourceRewriter([.init(path: "App.swift", text: source)], assets: names)
  }

  private static func endings(_ source: String, colors: [String], images: [String]) -> [String] {
    let text = rewriter(source, colors: colors, images: images).files[0].text
    let lines = text.split(separator: "\n").map(String.init)
    return Array(lines.drop { $0 != "#sourceLocation(file: \"/App/A.xcassets\", line: 1)" })
  }

  struct NameRow: CustomTestStringConvertible {
    let testDescription: String
    let asset: String
    let symbol: String
    /// The name in the literal, or `nil` for the same.
    var written: String?
  }

  @Test(arguments: [
    NameRow(testDescription: "a word", asset: "logo", symbol: "logo"),
    NameRow(testDescription: "words", asset: "Icon-home_2 big", symbol: "iconHome2Big"),
    NameRow(testDescription: "capitals before a word", asset: "URLIcon", symbol: "urlIcon"),
    NameRow(testDescription: "capitals before a small letter", asset: "TLSold", symbol: "tlSold"),
    NameRow(testDescription: "capitals at the end", asset: "icon_ID", symbol: "iconID"),
    NameRow(testDescription: "no small letter", asset: "BMW", symbol: "BMW"),
    NameRow(testDescription: "words without small letters", asset: "A-1-0", symbol: "A_1_0"),
    NameRow(testDescription: "a color by its digits", asset: "2B3041", symbol: "_2_B_3041"),
    NameRow(testDescription: "the kind at the end", asset: "LogoImage", symbol: "logo"),
    NameRow(testDescription: "the other kind", asset: "bg_color", symbol: "bg"),
    NameRow(testDescription: "the kind in a word", asset: "multicolor", symbol: "multicolor"),
    NameRow(testDescription: "the kind alone", asset: "Image", symbol: "image"),
    NameRow(testDescription: "a number first", asset: "3d", symbol: "_3D"),
    NameRow(testDescription: "a word behind a number", asset: "icon 24px", symbol: "icon24Px"),
    NameRow(testDescription: "a word of Swift", asset: "default", symbol: "default"),
    NameRow(
      testDescription: "letters that a literal escapes",
      asset: #"a "b" \c"#,
      symbol: "aBC",
      written: #"a \"b\" \\c"#
    ),
  ])
  func `a name becomes that of a member`(_ row: NameRow) {
    let source = "import UIKit\nlet image = UIImage.\(row.symbol)"
    #expect(
      Self.endings(source, colors: [], images: [row.asset]).dropFirst() == [
        "extension ImageResource { static let `\(row.symbol)` = ImageResource(name: \"\(row.written ?? row.asset)\", bundle: .main) }",
        "extension UIImage { static var `\(row.symbol)`: UIImage { UIImage(resource: .`\(row.symbol)`) } }",
      ]
    )
  }

  @Test func `groups with a namespace are types`() {
    let source = "import UIKit\nlet colors = [UIColor.Brand.accent, .Brand.ink, .dusk]"
    let names = ["brand/AccentColor", "brand/Ink", "Dusk"]
    let lines = Self.endings(source, colors: names, images: [])
    #expect(
      lines.last == """
        extension UIColor { static var `dusk`: UIColor { UIColor(resource: .`dusk`) }; \
        enum Brand { static var `accent`: UIColor { UIColor(resource: .Brand.`accent`) }; \
        static var `ink`: UIColor { UIColor(resource: .Brand.`ink`) } } }
        """
    )
    #expect(lines.count == 3)
  }

  @Test func `what the app or UIKit has, or nobody names, is not written`() {
    let source = """
      import UIKit
      extension UIImage { static let logo = UIImage() }
      let all: [Any] = [UIImage.logo, UIColor.red]
      """
    let lines = Self.endings(source, colors: ["Ink", "red"], images: ["logo"])
    #expect(lines.filter { $0.hasPrefix("extension UI") } == [])
    #expect(lines.count == 3)
  }

  @Test func `a name that another has already is said`() {
    let source = "import UIKit\nlet all: [Any] = [UIImage.file, UIColor.red, UIImage.other]"
    let images = ["File", "FileImage", "Unused", "unused"]
    let findings = Self.rewriter(source, colors: ["red"], images: images).findings
    #expect(
      findings.map { "\($0.mark?.file ?? "") \($0.message)" } == [
        "/App/A.xcassets/FileImage/Contents.json the name 'FileImage' gives the symbol 'file', which is that of the asset 'File'",
        "/App/A.xcassets/red/Contents.json the name 'red' gives the symbol 'red', which is that of UIColor",
      ]
    )
  }

  @Test func `the catalogs of a list are those in its folders`() throws {
    try withTemporaryFolder { path in
      let package = URL(fileURLWithPath: path)
      let group = "App/A.xcassets/brand"
      let files = [
        "App/A.swift": "", "Other/B.xcassets/no.imageset/Contents.json": "{}",
        "App/A.xcassets/Logo.imageset/Contents.json": "{}",
        "\(group)/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
        "\(group)/Ink.colorset/Contents.json": "{}",
        "App/A.xcassets/more/Icon.imageset/Contents.json": "{}",
        "App/A.xcassets/other/Logo.imageset/Contents.json": "{}",
      ]
      for (file, text) in files {
        let url = package.appendingPathComponent(file)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: url)
      }
      let list = try SourceList(sources: ["App"], exclude: [], package: package)
      #expect(list.files.map(\.lastPathComponent) == ["A.swift"])
      let names = AssetNames(of: list.catalogs)
      #expect(names.images.map(\.name) == ["Icon", "Logo"])
      #expect(names.colors.map(\.name) == ["brand/Ink"])
      #expect(names.images.last?.path.hasSuffix("A.xcassets/Logo.imageset") == true)
    }
  }
}
#endif
