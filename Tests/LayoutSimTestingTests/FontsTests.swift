import Foundation
import LayoutSVG
import LayoutSimTesting
import LayoutText
import LayoutViews
import Testing
import UIKitShim

/// Fonts that a test names.
struct FontsTests {
  private static let hebrew = "../Documentation/languages/fonts/NotoSansHebrew-subset.ttf"

  #if Shaping
  @Test func `fonts beside the test draw the letters that the system font lacks`() throws {
    let device = try #require(Simulation.Device.named("iPhone 15"))
    let fonts = try Simulation.Fonts(files: [Self.hebrew])
    let plain = Simulation(device, title: "שלום", table: .rows(3))
    let simulation = Simulation(device, title: "שלום", table: .rows(3), fonts: fonts)
    func drawn(_ simulation: Simulation) throws -> String {
      try SVGWriter(SVGWriter.Options(text: .outlines)).write(simulation.frame())
    }
    #expect(try drawn(plain).contains("box-other"))
    let svg = try drawn(simulation)
    #expect(svg.contains("s6-") && !svg.contains("box-other"))
    // A golden has the words.
    #expect(try SVGWriter().write(simulation.frame()).contains(">שלום</text>"))
    #expect(simulation.scene.fonts == fonts)
  }

  private static let blocks = "../Documentation/languages/fonts/Blocks-"

  @Test func `a font of the app is found by its name, measures texts and draws them`() throws {
    registerFont(Self.blocks + "Regular.ttf")
    registerFont(Self.blocks + "Wide.ttf")
    registerFont(Self.blocks + "Wide.ttf")
    let font = try #require(UIFont(name: "Blocks-Regular", size: 20))
    let wide = try #require(UIFont(name: "Blocks-Wide", size: 10))
    #expect(font.familyName == "Blocks" && font.fontName == "Blocks-Regular")
    #expect(UIFont.fontNames(forFamilyName: "Blocks") == ["Blocks-Regular", "Blocks-Wide"])
    #expect(font.lineHeight == 20 && font.leading == 2 && font.capHeight == 14)
    #expect(font == UIFont(name: "Blocks", size: 20) && font.withSize(10) != wide)
    let label = UILabel()
    label.font = font
    label.text = "Abc d"
    // Four letters of 12 and a space of 6 points.
    #expect(label.intrinsicContentSize == CGSize(width: 54, height: 20))
    let text = NSMutableAttributedString(string: "Ab", attributes: [.font: font])
    text.append(NSAttributedString(string: "cd", attributes: [.font: wide]))
    text.append(NSAttributedString(string: "é", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    label.attributedText = text
    let width = UIFont.systemFont(ofSize: 17).value
    let accent = TextMetrics.width(of: "é", font: width)
    #expect(abs(text.size().width - (24 + 20 + accent)) < 0.02)
    let device = try #require(Simulation.Device.named("iPhone 15"))
    let simulation = Simulation(device, table: .rows(0))
    label.frame = CGRect(x: 20, y: 200, width: 200, height: 30)
    simulation.window.addSubview(label)
    let svg = try SVGWriter(SVGWriter.Options(text: .outlines)).write(simulation.frame())
    #expect(svg.contains("\"s4-") && svg.contains("-00E9\""))
    let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(for: font)
    #expect(scaled.fontName == "Blocks-Regular")
  }

  @Test func `a text that is cut ends with the ellipsis of its font`() throws {
    registerFont(Self.blocks + "Regular.ttf")
    let font = try #require(UIFont(name: "Blocks-Regular", size: 10)).value
    let lines = TextMetrics.lines(of: "Abcdefgh", font: font, width: 25, limit: 1)
    #expect(lines.map(\.string) == ["Abc…"] && lines.map(\.width) == [24])
  }

  @Test func `a file that is no font fails the test`() {
    let words = registerFont("FontsTests.swift", fromFile: #filePath)
    #expect(words?.contains("cannot be used: it is no font in the format") == true)
    let missing = registerFont("missing.ttf", fromFile: #filePath)
    #expect(missing?.contains("the font 'missing.ttf' cannot be read") == true)
  }

  @Test(arguments: [
    (["missing.ttf"], "missing.ttf"), (["FontsTests.swift"], "it is no font in the format"),
    ([], "no font is named; name the file of one"),
  ])
  func `a font that cannot be used says why`(_ files: [String], _ words: String) throws {
    let error = #expect(throws: (any Error).self) { try Simulation.Fonts(files: files) }
    #expect("\(try #require(error))".contains(words), "\(error.map { "\($0)" } ?? "")")
  }
  #else
  @Test func `without the trait fonts are refused with what to do`() throws {
    let error = #expect(throws: (any Error).self) { try Simulation.Fonts(files: [Self.hebrew]) }
    #expect("\(try #require(error))".contains("--traits Shaping"))
  }
  #endif
}
