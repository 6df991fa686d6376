import Foundation
import LayoutSVG
import LayoutSimTesting
import Testing

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
