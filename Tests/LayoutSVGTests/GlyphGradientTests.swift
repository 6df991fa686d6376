import Foundation
import LayoutGeometry
import LayoutSVG
import LayoutText
import ScreenFrames
import Testing

/// Glyphs whose layers have gradients.
@Suite struct GlyphGradientTests {
  private static let stops = [
    GlyphGradient.Stop(offset: 0, color: Color(rgb: 0xFFCC00)),
    GlyphGradient.Stop(offset: 1, color: Color(rgb: 0xE61A33, opacity: 0.5)),
  ]

  private static func layer(
    _ course: GlyphGradient.Course,
    _ spread: GlyphGradient.Spread = .pad,
    _ transform: CGAffineTransform = .identity
  ) -> GlyphOutline.Layer {
    .init(path: "m0 0h9v9z", gradient: GlyphGradient(course, stops, spread, transform))
  }

  private func definitions(_ layers: [GlyphOutline.Layer], prefix: String = "") throws -> [String] {
    let cascade = FontCascade(OneGlyph(outline: GlyphOutline(layers: layers, unitsPerEm: 1000)))
    let font = Font.systemFont(ofSize: 20).with(cascade)
    let line = TextMetrics.lines(of: "😀", font: font, width: .infinity, limit: 1)[0]
    let run = TextRun(line, at: .zero, in: font, color: .black)
    let options = SVGWriter.Options(text: .outlines, idPrefix: prefix)
    let lines = try lines([.text(run)], options)
    return Array(lines.drop { $0 != "<defs>" }.dropFirst().prefix { $0 != "</defs>" })
  }

  @Test func `a line and circles are written before their glyph`() throws {
    let from = GlyphGradient.Circle(center: CGPoint(x: 1, y: 2), radius: 3)
    let to = GlyphGradient.Circle(center: CGPoint(x: 4, y: 5), radius: 60)
    let lines = try definitions(
      [
        Self.layer(.line(from: CGPoint(x: 1, y: -2.5), to: CGPoint(x: 30, y: 0))),
        .init(path: "m1 1z"),
        Self.layer(
          .circles(from: from, to: to),
          .reflect,
          CGAffineTransform(a: 1, b: 0.1234567, c: 0, d: 2, tx: 0.5, ty: -7)
        ),
      ],
      prefix: "x."
    )
    #expect(
      lines == [
        #"<linearGradient id="x.p4-AB000100" gradientUnits="userSpaceOnUse" x1="1" y1="-2.5" x2="30" y2="0">"#,
        ##"<stop offset="0" stop-color="#ffcc00"/>"##,
        ##"<stop offset="1" stop-color="#e61a33" stop-opacity="0.5"/>"##, "</linearGradient>",
        #"<radialGradient id="x.p4-AB000102" gradientUnits="userSpaceOnUse" cx="4" cy="5" r="60" fx="1" fy="2" fr="3""#
          + #" spreadMethod="reflect" gradientTransform="matrix(1 0.123457 0 2 0.5 -7)">"#,
        ##"<stop offset="0" stop-color="#ffcc00"/>"##,
        ##"<stop offset="1" stop-color="#e61a33" stop-opacity="0.5"/>"##, "</radialGradient>",
        #"<g id="x.s4-AB0001">"#, ##"<path fill="url(#x.p4-AB000100)" d="m0 0h9v9z"/>"##,
        #"<path d="m1 1z"/>"#, ##"<path fill="url(#x.p4-AB000102)" d="m0 0h9v9z"/>"##, "</g>",
      ]
    )
  }

  @Test func `circles around one center have no focus of their own`() throws {
    let from = GlyphGradient.Circle(center: CGPoint(x: 4, y: 5), radius: 0)
    let to = GlyphGradient.Circle(center: CGPoint(x: 4, y: 5), radius: 6)
    let first = try definitions([Self.layer(.circles(from: from, to: to), .repeat)]).first
    #expect(
      first
        == #"<radialGradient id="p4-AB000100" gradientUnits="userSpaceOnUse" cx="4" cy="5" r="6" spreadMethod="repeat">"#
    )
  }
}

/// A font with one glyph for everything.
private struct OneGlyph: TextShaper {
  let outline: GlyphOutline

  var fontCount: Int { 1 }

  func key(ofFont font: Int) -> String { "AB" }

  func hasGlyph(for point: UInt32, inFont font: Int) -> Bool { true }

  func levels(of paragraph: [UInt32], isRightToLeft: Bool?) -> BidiLevels {
    BidiLevels(levels: paragraph.map { _ in 0 }, base: 0)
  }

  func mirrored(_ point: UInt32) -> UInt32 { point }

  func glyphs(of part: ShapedPart) -> [ShapedGlyph] {
    part.range.map { ShapedGlyph(glyph: 1, position: $0, advance: 1) }
  }

  func outline(ofGlyph glyph: UInt32, inFont font: Int, weight: FontWeight) -> GlyphOutline {
    outline
  }
}
