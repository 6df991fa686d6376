import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutViews
import Testing

/// A color set as Xcode writes it, with the colors that it has in light and dark appearance.
struct ColorSetRow: CustomTestStringConvertible {
  let testDescription: String
  let entries: String
  let light: Color?
  var dark: Color?

  static func entry(_ components: String, space: String = "srgb", _ more: String = "") -> String {
    """
    {"idiom": "universal"\(more), "color": {"color-space": "\(space)", "components": {\(components)}}}
    """
  }

  static let orange = #""red": "1.000", "green": "0.500", "blue": "0.000", "alpha": "0.250""#
  static let blackColor = ColorObject(red: 0, green: 0, blue: 0, alpha: 1)
  static let black = #""red": "0x00", "green": "0x00", "blue": "0x00", "alpha": "1.000""#
  static let dark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
  static let contrast = #", "appearances": [{"appearance": "contrast", "value": "high"}]"#

  static let all = [
    Self(
      testDescription: "shares of 1",
      entries: entry(orange),
      light: Color(rgb: 0xFF8000, opacity: 0.25)
    ),
    Self(
      testDescription: "numbers up to 255",
      entries: entry(#""red": "51", "green": "102", "blue": "1", "alpha": "1""#),
      light: Color(rgb: 0x336601)
    ),
    Self(
      testDescription: "hexadecimal numbers",
      entries: entry(#""red": "0x33", "green": "0XfF", "blue": "0x00", "alpha": "0x80""#),
      light: Color(rgb: 0x33FF00, opacity: 128.0 / 255)
    ),
    Self(
      testDescription: "numbers without quotes",
      entries: entry(#""red": 0.2, "green": 102, "blue": 0, "alpha": 1"#),
      light: Color(rgb: 0x336600)
    ),
    Self(
      testDescription: "a gray",
      entries: entry(#""white": "0.200", "alpha": "1.000""#, space: "gray-gamma-22"),
      light: Color(rgb: 0x333333)
    ),
    Self(
      testDescription: "Display P3",
      entries: entry(
        #""red": "0.800", "green": "0.400", "blue": "0.200", "alpha": "1.000""#,
        space: "display-p3"
      ),
      light: Color(rgb: 0xDB5E1F)
    ),
    Self(
      testDescription: "another one in the dark, and in increased contrast",
      entries: [entry(orange), entry(black, contrast), entry(black, dark)]
        .joined(separator: ","),
      light: Color(rgb: 0xFF8000, opacity: 0.25),
      dark: Color(rgb: 0)
    ),
    Self(
      testDescription: "a color of the system",
      entries:
        #"{"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}}"#,
      light: SystemColor.systemRed.color(in: .light),
      dark: SystemColor.systemRed.color(in: .dark)
    ),
    Self(
      testDescription: "for phones alone",
      entries: #"{"idiom": "iphone", "color": {"color-space": "srgb", "components": {"#
        + black + "}}}",
      light: Color(rgb: 0)
    ),
    Self(testDescription: "no color yet", entries: #"{"idiom": "universal"}"#, light: nil),
  ]
}

/// A color set with a mistake, and a part of the message.
struct ColorMistakeRow: CustomTestStringConvertible {
  let testDescription: String
  let contents: String
  let words: String

  static func set(_ entry: String) -> String { "{\"colors\": [\(entry)]}" }

  static let all = [
    Self(testDescription: "no JSON", contents: "{", words: "is not of the form that Xcode writes"),
    Self(
      testDescription: "a component that is no number",
      contents: set(ColorSetRow.entry(#""red": "0xZZ", "green": "0", "blue": "0""#)),
      words: "its red is 0xZZ"
    ),
    Self(
      testDescription: "a component that is missing",
      contents: set(ColorSetRow.entry(#""red": "0", "green": "0""#)),
      words: "its blue is missing"
    ),
    Self(
      testDescription: "an unknown space",
      contents: set(ColorSetRow.entry(ColorSetRow.black, space: "cmyk")),
      words: "the color space 'cmyk' is not known"
    ),
    Self(
      testDescription: "an unknown color of the system",
      contents: set(#"{"color": {"reference": "systemLimeColor"}}"#),
      words: "the system's color 'systemLimeColor' is not known"
    ),
  ]
}

/// Asset catalogs: which colors and sizes are read from a folder.
struct AssetCatalogTests {
  /// A catalog in a temporary folder.
  private final class Folder {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString)/App.xcassets").path

    func write(_ text: String, to name: String) throws {
      try write(Data(text.utf8), to: name)
    }

    func write(_ data: Data, to name: String) throws {
      let file = "\(path)/\(name)"
      let folder = (file as NSString).deletingLastPathComponent
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try data.write(to: URL(fileURLWithPath: file))
    }

    deinit {
      try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent)
    }
  }

  private static func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0]
    )
  }

  /// A name that no other test registers, as what is registered holds for all.
  private let name = "Catalog\(UUID().uuidString.prefix(8))"

  private func window(on device: String) throws -> Window {
    Window(environment: ScreenEnvironment(device: try #require(Device.named(device))))
  }

  @Test(arguments: ColorSetRow.all)
  func `a color has its values`(_ row: ColorSetRow) throws {
    let folder = Folder()
    try folder.write("{\"colors\": [\(row.entries)]}", to: "\(name).colorset/Contents.json")
    #expect(RegisteredAssets.register(folder.path) == [])
    let window = try window(on: "iPhone 15")
    let color = ColorObject(named: name)?.value
    #expect(color?.resolved(in: .light) == row.light)
    #expect(color?.resolved(in: .dark) == row.dark ?? row.light)
    #expect(window.diagnostics.isEmpty == (row.light != nil))
  }

  @Test(arguments: ColorMistakeRow.all)
  func `a mistake leaves a color out, and all others are there`(_ row: ColorMistakeRow) throws {
    let folder = Folder()
    try folder.write(row.contents, to: "\(name).colorset/Contents.json")
    let good = ColorMistakeRow.set(ColorSetRow.entry(ColorSetRow.black))
    try folder.write(good, to: "\(name)-good.colorset/Contents.json")
    let mistakes = RegisteredAssets.register(folder.path)
    #expect(ColorObject(named: "\(name)-good") == ColorSetRow.blackColor)
    #expect(mistakes.count == 1)
    let mistake = try #require(mistakes.first)
    #expect(mistake.contains("the color '\(name)' is left out: ") && mistake.contains(row.words))
  }

  @Test func `groups come before a name where they have a namespace`() throws {
    let folder = Folder()
    let color = ColorMistakeRow.set(ColorSetRow.entry(ColorSetRow.black))
    try folder.write(color, to: "Plain/Inner/\(name).colorset/Contents.json")
    try folder.write(color, to: "Spaced/\(name)-b.colorset/Contents.json")
    try folder.write(
      #"{"properties": {"provides-namespace": true}}"#,
      to: "Spaced/Contents.json"
    )
    try folder.write("{}", to: "AppIcon.appiconset/Contents.json")
    #expect(RegisteredAssets.register(folder.path) == [])
    #expect(ColorObject(named: name) == ColorSetRow.blackColor)
    #expect(ColorObject(named: "Spaced/\(name)-b") == ColorSetRow.blackColor)
    let window = try window(on: "iPhone 15")
    #expect(ColorObject(named: "\(name)-b") == nil)
    #expect(window.diagnostics.map(\.code) == ["missing-asset"])
  }

  @Test func `a picture has the size for the screen`() throws {
    let folder = Folder()
    let contents = """
      {"images": [
        {"idiom": "universal", "filename": "a.png", "scale": "1x"},
        {"idiom": "universal", "filename": "a@2x.png", "scale": "2x"},
        {"idiom": "universal", "scale": "3x"},
        {"idiom": "ipad", "filename": "pad.png", "scale": "2x"},
        {"idiom": "universal", "filename": "night.png", "scale": "3x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      ], "properties": {"template-rendering-intent": "template"}}
      """
    try folder.write(contents, to: "\(name).imageset/Contents.json")
    for (file, size) in [("a.png", UInt8(20)), ("a@2x.png", 44), ("pad.png", 60), ("night.png", 9)]
    {
      try folder.write(Self.png(size, size / 2), to: "\(name).imageset/\(file)")
    }
    #expect(RegisteredAssets.register(folder.path) == [])
    let phone = try window(on: "iPhone 15")
    let tick = try #require(
      Image(named: name, in: nil, compatibleWith: phone.traitCollection)
    )
    // There is no file for three pixels: that of the most stands for it.
    #expect(tick.size == CGSize(width: 22, height: 11) && tick.scale == 2)
    #expect(tick.renderingMode == .alwaysTemplate && phone.diagnostics.isEmpty)
    let pad = try window(on: "iPad (10th generation)")
    let large = Image(named: name, in: nil, compatibleWith: pad.traitCollection)
    #expect(large?.size == CGSize(width: 30, height: 15))
  }

  @Test(
    arguments: [
      (
        #"<?xml version="1.0"?><svg xmlns="a" width="24" height="20px" viewBox="0 0 48 40">"#, 24,
        20
      ),
      ("<svg viewBox='0 0 48 40'>", 48, 40), (#"<svg width="100%" viewBox="0,0,8,9">"#, 8, 9),
      ("%PDF-1.4 /MediaBox [ 0 0 30.5 12 ]", 30.5, 12), ("%PDF-1.7 packed", 0, 0),
      ("<svg width='2em' height='3em'>", 0, 0), ("HEIC", 0, 0),
    ] as [(String, CGFloat, CGFloat)]
  )
  func `drawings have their size, of one for all screens`(
    _ text: String,
    _ width: CGFloat,
    _ height: CGFloat
  ) throws {
    let folder = Folder()
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "a.x"}]}"#,
      to: "\(name).imageset/Contents.json"
    )
    try folder.write(text, to: "\(name).imageset/a.x")
    #expect(RegisteredAssets.register(folder.path) == [])
    let window = try window(on: "iPhone 15")
    #expect(Image(named: name)?.size == CGSize(width: width, height: height))
    #expect(window.diagnostics.map(\.code) == (width > 0 ? [] : ["unknown-picture-size"]))
  }

  @Test func `a color is another one in increased contrast`() throws {
    let folder = Folder()
    let both =
      #", "appearances": [{"appearance": "contrast", "value": "high"}, "#
      + #"{"appearance": "luminosity", "value": "dark"}]"#
    let entries = [
      ColorSetRow.entry(ColorSetRow.orange),
      ColorSetRow.entry(ColorSetRow.black, ColorSetRow.contrast),
      ColorSetRow.entry(#""red": "1.0", "green": "1.0", "blue": "1.0""#, both),
    ]
    try folder.write(
      "{\"colors\": [\(entries.joined(separator: ","))]}",
      to: "\(name).colorset/Contents.json"
    )
    #expect(RegisteredAssets.register(folder.path) == [])
    var high = TraitCollection(accessibilityContrast: .high)
    high.userInterfaceStyle = .light
    let orange = Color(rgb: 0xFF8000, opacity: 0.25)
    #expect(ColorObject(named: name)?.value == orange)
    #expect(ColorObject(named: name, in: nil, compatibleWith: high)?.value == .black)
    high.userInterfaceStyle = .dark
    #expect(ColorObject(named: name, in: nil, compatibleWith: high)?.value == .white)
    var environment = Screen.main.environment
    environment.contrast = .high
    let color = Screen.withMain(environment) { ColorObject(named: name)?.value }
    #expect(color == Color(light: .black, dark: .white))
  }

  @Test func `a symbol is as wide as its template says`() throws {
    let folder = Folder()
    try folder.write(
      #"{"symbols": [{"idiom": "universal", "filename": "wave.svg"}]}"#,
      to: "\(name).symbolset/Contents.json"
    )
    let guides = """
      <svg><g id="Guides">
        <line id="left-margin-Regular-M" x1="1400" x2="1400" y1="600" y2="720"/>
        <line id="right-margin-Regular-M" x1="1600.0" x2="1600" y1="600" y2="720"/>
      </g></svg>
      """
    try folder.write(guides, to: "\(name).symbolset/wave.svg")
    try folder.write("{\"symbols\": []}", to: "\(name)-none.symbolset/Contents.json")
    try folder.write(
      #"{"symbols": [{"filename": "a.svg"}]}"#,
      to: "\(name)-plain.symbolset/Contents.json"
    )
    try folder.write("<svg/>", to: "\(name)-plain.symbolset/a.svg")
    let mistakes = RegisteredAssets.register(folder.path)
    #expect(mistakes.count == 2)
    #expect(mistakes.contains { $0.contains("it names no file") })
    #expect(mistakes.contains { $0.contains("has no guides of a symbol") })
    let symbol = try #require(Image(named: name))
    #expect(symbol.isSymbolImage && symbol.size == CGSize(width: 34, height: 22))
    let large = symbol.withConfiguration(Image.SymbolConfiguration(pointSize: 34))
    #expect(large.size == CGSize(width: 68, height: 44))
  }

  @Test func `a symbol that is not drawn is a plate of its size, and a finding`() throws {
    let window = try window(on: "iPhone 15")
    let symbol = try #require(Image(systemName: "chevron.right"))
    #expect(symbol.isSymbolImage && symbol.size == CGSize(width: 22, height: 22))
    let large = symbol.withConfiguration(Image.SymbolConfiguration(pointSize: 34))
    #expect(large.size == CGSize(width: 44, height: 44))
    #expect(window.diagnostics.map(\.code) == ["missing-symbol"])
    #expect(window.diagnostics.first?.mark?.line == #line - 5)
    #expect(Image(systemName: "star.fill") != nil && window.diagnostics.count == 1)
    #expect(Image(systemName: "") == nil && window.diagnostics.count == 2)
  }

  @Test func `a folder that is not there is a mistake`() {
    let mistakes = RegisteredAssets.register("/nowhere/App.xcassets")
    #expect(mistakes == ["there is no folder '/nowhere/App.xcassets'"])
  }

  @Test func `names are found, and a name that is not there is a finding`() throws {
    let folder = Folder()
    let color = ColorMistakeRow.set(ColorSetRow.entry(ColorSetRow.orange))
    try folder.write(color, to: "CatalogOrange.colorset/Contents.json")
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "a.png", "scale": "2x"}]}"#,
      to: "CatalogTick.imageset/Contents.json"
    )
    try folder.write(Self.png(40, 20), to: "CatalogTick.imageset/a.png")
    #expect(RegisteredAssets.register(folder.path) == [])
    #expect(RegisteredAssets.register(folder.path) == [])
    let window = try window(on: "iPhone 15")
    #expect(ColorObject(named: "CatalogOrange")?.value == Color(rgb: 0xFF8000, opacity: 0.25))
    #expect(Image(named: "CatalogTick.png")?.size == CGSize(width: 20, height: 10))
    #expect(Image(named: "CatalogTick", in: nil, with: nil)?.scale == 2)
    #expect(window.diagnostics.isEmpty)
    #expect(ColorObject(named: "CatalogOrnge", in: .main, compatibleWith: nil) == nil)
    #expect(FontObject(name: "Lato-Bold", size: 12) == nil)
    #expect(window.diagnostics.map(\.code) == ["missing-asset", "missing-font"])
    #expect(window.diagnostics.first?.hint == "did you mean 'CatalogOrange'?")
    let call = "'registerFont(\"../../App/Fonts/Lato-Bold.ttf\")'"
    #expect(window.diagnostics.last?.hint?.contains(call) == true)
    let size = FontObject(name: "Lato", size: 12, hasFallback: true)?.pointSize ?? 13
    #expect(size == 13 && window.diagnostics.map(\.severity) == [.error, .error, .warning])
  }
}
