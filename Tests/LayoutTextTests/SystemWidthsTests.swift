import Foundation
import LayoutGeometry
import LayoutText
import Testing

struct SystemWidthsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let text: String
    let size: CGFloat
    let weight: FontWeight
    let width: CGFloat

    var testDescription: String { "\(text), \(weight) \(Int(size))" }
  }

  /// What the fit gives, by hand: advances, tracking and kerning of the letters, added up.
  @Test(arguments: [
    Row(text: "Label", size: 17, weight: .regular, width: 41.35),
    Row(text: "Developer", size: 17, weight: .regular, width: 77.46),
    Row(text: "Developer", size: 17, weight: .semibold, width: 80.81),
    Row(
      text: "Sign in with your Apple ID to get started.",
      size: 17,
      weight: .regular,
      width: 306.26
    ),
    Row(text: "Background Refresh", size: 17, weight: .bold, width: 165.73),
    Row(text: "Subtitle", size: 12, weight: .regular, width: 43.63),
    Row(text: "Delta", size: 22, weight: .bold, width: 53.96),
    Row(text: "Installed", size: 24, weight: .bold, width: 95.83),
    Row(text: "Article Title", size: 28, weight: .regular, width: 135.83),
    Row(text: "Welcome to AltStore.", size: 34, weight: .bold, width: 332.94),
    Row(text: "8888", size: 17, weight: .regular, width: 41.71),
    Row(text: "00:00:00", size: 17, weight: .regular, width: 70.65),
  ])
  func `a text is as wide as the fit says`(_ row: Row) {
    let font = Font.systemFont(ofSize: row.size, weight: row.weight)
    #expect(abs(TextMetrics.width(of: row.text, font: font) - row.width) < 0.01)
  }

  @Test func `letters without a width of their own have that of their base letter`() {
    for weight in FontWeight.allCases {
      for face in [FaceTable.text(weight), .display(weight)] {
        for (letter, base) in [("Ș", "S"), ("ț", "t"), ("\u{A0}", " ")] {
          #expect(advance(of: letter, in: face) == advance(of: base, in: face))
        }
      }
    }
  }

  @Test func `other letters are a little wider than they are drawn`() throws {
    for (face, added) in [(FaceTable.text(.bold), 0.012), (.display(.regular), 0.0036)] {
      for point in [0x416, 0x3A9, 0x2192] as [UInt32] {
        let glyph = try #require(face.glyph(of: point))
        #expect(abs(face.advance(of: glyph) - face.drawnAdvance(of: glyph) - added) < 0.0001)
      }
    }
  }

  @Test func `pairs kern as our font's do, less, and some beyond that`() throws {
    func kerning(_ pair: String, _ face: FaceTable) throws -> Double {
      let glyphs = try pair.unicodeScalars.map { try #require(face.glyph(of: $0.value)) }
      return face.kerning(between: glyphs[0], and: glyphs[1])
    }
    // Inter's "AV" has -192 of 2816 in texts, as all kinds of A have; its "ss" has nothing.
    for pair in ["AV", "ÀV"] {
      #expect(abs(try kerning(pair, .text(.regular)) - -192 / 2816 * 0.847) < 0.0001)
    }
    #expect(abs(try kerning("ss", .text(.regular)) - -0.0062) < 0.0001)
    #expect(abs(try kerning("ss", .display(.bold)) - -0.0062) < 0.0001)
    #expect(try kerning("HH", .text(.regular)) == 0)
  }

  @Test(arguments: [(10, 0), (17, 0), (18, 0.04), (20, 0.24), (22.5, 0.615), (28, 1), (60, 1)])
  func `the share of the title cut grows in an S`(size: Double, share: Double) {
    #expect(abs(SizeCurve.displayShare(size: size) - share) < 1e-9)
  }

  @Test(arguments: [(1, 0.041), (17, -0.02559), (12.5, -0.003275), (34, 0.012), (99, 0)])
  func `tracking goes by the size`(size: Double, tracking: Double) {
    #expect(abs(SizeCurve.tracking(size: size) - tracking) < 1e-9)
  }

  private func advance(of letter: String, in face: FaceTable) -> Double? {
    letter.unicodeScalars.first.flatMap { face.glyph(of: $0.value) }.map(face.advance(of:))
  }
}
