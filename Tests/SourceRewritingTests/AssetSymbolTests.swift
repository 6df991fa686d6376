#if SourceRewriting
import Foundation
import SourceRewriting
import TestSupport
import Testing

@Suite struct `Symbols of assets` {
  private static func endings(_ source: String, colors: [String], images: [String]) -> [String] {
    var names = AssetNames()
    (names.catalogs, names.colors, names.images) = (["/App/A.xcassets"], colors, images)
    let rewriter = SourceRewriter([.init(path: "App.swift", text: source)], assets: names)
    let lines = rewriter.files[0].text.split(separator: "\n").map(String.init)
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
    NameRow(testDescription: "the kind at the end", asset: "LogoImage", symbol: "logo"),
    NameRow(testDescription: "a number first", asset: "3d", symbol: "_3d"),
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
    let lines = Self.endings(source, colors: ["red", "Ink"], images: ["logo"])
    #expect(lines.filter { $0.hasPrefix("extension UI") } == [])
    #expect(lines.count == 3)
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
      #expect(names.images == ["Logo"] && names.colors == ["brand/Ink"])
    }
  }
}
#endif
