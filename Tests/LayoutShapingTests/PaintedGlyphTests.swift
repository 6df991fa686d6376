#if Shaping
import Foundation
import LayoutGeometry
import LayoutShaping
import LayoutText
import Testing

/// Glyphs of the table `COLR` of version 1.
@Suite struct `Painted glyphs` {
  private static let yellow = Color(rgb: 0xFFCC00)
  private static let brown = Color(rgb: 0x593300)
  private static let red = Color(rgb: 0xE61A33)
  private static let stops = [(0.0, 0), (1.0, 2)]

  private func layers(_ root: TestPaint, _ layers: [TestPaint] = []) throws -> [GlyphOutline.Layer]
  {
    let shaper = try PaintedFont.shaper(root, layers: layers)
    let glyph = UInt32(PaintedFont.painted)
    return shaper.outline(ofGlyph: glyph, inFont: 0, weight: .regular).layers
  }

  /// Returns a fill of the disk.
  private func gradient(_ paint: TestPaint) throws -> GlyphGradient? {
    try layers(.glyph(PaintedFont.disk, paint)).first?.gradient
  }

  @Test func `layers lie over each other in their order`() throws {
    let disk = TestPaint.glyph(PaintedFont.disk, .solid(0))
    let thumb = TestPaint.glyph(PaintedFont.thumb, .solid(2, opacity: 0.5))
    let plain = TestPaint.glyph(PaintedFont.thumb, .solid(0xFFFF))
    let all = try layers(.layers(0..<3), [disk, thumb, plain])
    #expect(all.map(\.color) == [Self.yellow, Color(rgb: 0xE61A33, opacity: 0.5), nil])
    #expect(all[1].path == all[2].path)
    #expect(all[0].path != all[1].path)
    #expect(
      try layers(.composite(thumb, mode: 3, disk)).map(\.color) == all.map(\.color).dropLast()
    )
  }

  @Test func `a gradient goes along its line`() throws {
    let line = try gradient(.line([120, 0, 1120, 0, 120, 100], Self.stops))
    let course = GlyphGradient.Course.line(from: CGPoint(x: 120, y: 0), to: CGPoint(x: 1120, y: 0))
    let stops = [
      GlyphGradient.Stop(offset: 0, color: Self.yellow),
      GlyphGradient.Stop(offset: 1, color: Self.red),
    ]
    #expect(line == GlyphGradient(course, stops, .pad, .identity))
  }

  @Test func `lines of one color that slant turn the course`() throws {
    // The color of the end is along x + y = 1000, which is 500 of each from the beginning.
    let line = try gradient(.line([0, 0, 1000, 0, -100, 100], Self.stops))
    #expect(line?.course == .line(from: .zero, to: CGPoint(x: 500, y: -500)))
  }

  @Test func `colors beyond the ends move these`() throws {
    let line = try gradient(
      .line([0, 0, 100, 0, 0, 1], [(1.5, 2), (-0.5, 0), (0.5, 1)], spread: 2)
    )
    #expect(line?.course == .line(from: CGPoint(x: -50, y: 0), to: CGPoint(x: 150, y: 0)))
    #expect(line?.stops.map(\.offset) == [0, 0.5, 1])
    #expect(line?.stops.map(\.color) == [Self.yellow, Self.brown, Self.red])
    #expect(line?.spread == .reflect)
  }

  @Test func `a gradient goes from a circle to one around it`() throws {
    let small = GlyphGradient.Circle(center: CGPoint(x: 500, y: -400), radius: 50)
    let large = GlyphGradient.Circle(center: CGPoint(x: 620, y: -380), radius: 500)
    let outward = try gradient(.circles([500, 400, 50, 620, 380, 500], Self.stops))
    #expect(outward?.course == .circles(from: small, to: large))
    #expect(outward?.stops.map(\.color) == [Self.yellow, Self.red])
    let inward = try gradient(.circles([620, 380, 500, 500, 400, 50], Self.stops))
    #expect(inward?.course == .circles(from: small, to: large))
    #expect(inward?.stops.map(\.color) == [Self.red, Self.yellow])
    #expect(inward?.stops.map(\.offset) == [0, 1])
  }

  @Test func `a gradient without a course draws nothing`() throws {
    #expect(try gradient(.line([0, 0, 0, 0, 0, 100], Self.stops)) == nil)
    #expect(try gradient(.line([0, 0, 100, 0, 100, 0], Self.stops)) == nil)
    #expect(try gradient(.circles([0, 0, 10, 0, 0, 10], Self.stops)) == nil)
  }

  struct Move: CustomTestStringConvertible {
    let testDescription: String
    let paint: @Sendable (TestPaint) -> TestPaint
    /// Where the point (250, 100) of the thumb comes to.
    let place: CGPoint
    /// The same change with y downward, as a gradient has it.
    let transform: CGAffineTransform

    static func change(_ format: UInt8, _ numbers: [Int]) -> @Sendable (TestPaint) -> TestPaint {
      { .change(format, numbers, $0) }
    }
  }

  private static let half = 8192

  @Test(arguments: [
    Move(
      testDescription: "any change",
      paint: { .transform([1, 2, 3, 4, 5, 6], $0) },
      place: CGPoint(x: 250 + 300 + 5, y: 500 + 400 + 6),
      transform: CGAffineTransform(a: 1, b: -2, c: -3, d: 4, tx: 5, ty: -6)
    ),
    Move(
      testDescription: "a move",
      paint: Move.change(14, [30, -40]),
      place: CGPoint(x: 280, y: 60),
      transform: CGAffineTransform(translationX: 30, y: 40)
    ),
    Move(
      testDescription: "two factors",
      paint: Move.change(16, [half, -half]),
      place: CGPoint(x: 125, y: -50),
      transform: CGAffineTransform(scaleX: 0.5, y: -0.5)
    ),
    Move(
      testDescription: "two factors around a center",
      paint: Move.change(18, [half, half, 250, 0]),
      place: CGPoint(x: 250, y: 50),
      transform: CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 125, ty: 0)
    ),
    Move(
      testDescription: "a factor",
      paint: Move.change(20, [half]),
      place: CGPoint(x: 125, y: 50),
      transform: CGAffineTransform(scaleX: 0.5, y: 0.5)
    ),
    Move(
      testDescription: "a factor around a center",
      paint: Move.change(22, [half, 0, 100]),
      place: CGPoint(x: 125, y: 100),
      transform: CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0, ty: -50)
    ),
    Move(
      testDescription: "a quarter turn against the clock",
      paint: Move.change(24, [half]),
      place: CGPoint(x: -100, y: 250),
      transform: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    ),
    Move(
      testDescription: "a quarter turn around a center",
      paint: Move.change(26, [half, 250, 100]),
      place: CGPoint(x: 250, y: 100),
      transform: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 350, ty: 150)
    ),
    Move(
      testDescription: "an eighth of a turn of the upright lines",
      paint: Move.change(28, [half / 2, 0]),
      place: CGPoint(x: 150, y: 100),
      transform: CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)
    ),
    Move(
      testDescription: "an eighth of a turn of the level lines around a center",
      paint: Move.change(30, [0, half / 2, 250, 0]),
      place: CGPoint(x: 250, y: 100),
      transform: CGAffineTransform(a: 1, b: -1, c: 0, d: 1, tx: 0, ty: 250)
    ),
  ])
  func `an outline and its gradient are moved`(_ move: Move) throws {
    let point = CGPoint(x: 250, y: -100).applying(move.transform)
    #expect(abs(point.x - move.place.x) < 1e-9 && abs(-point.y - move.place.y) < 1e-9)
    let fill = TestPaint.line([0, 0, 100, 0, 0, 100], Self.stops)
    let thumb = try layers(.glyph(PaintedFont.thumb, .solid(0)))[0]
    let moved = try layers(move.paint(.glyph(PaintedFont.thumb, fill)))[0]
    let (first, other) = (start(of: thumb.path), start(of: moved.path))
    let expected = first.applying(move.transform)
    #expect(abs(other.x - expected.x) <= 0.5 && abs(other.y - expected.y) <= 0.5)
    // Inside of the outline it is the gradient alone that is moved.
    let inside = try layers(.glyph(PaintedFont.thumb, move.paint(fill)))[0]
    #expect(inside.path == thumb.path)
    for change in [moved.gradient?.transform, inside.gradient?.transform] {
      let change = try #require(change)
      let pairs = zip(numbers(of: change), numbers(of: move.transform))
      #expect(pairs.allSatisfy { abs($0 - $1) < 1e-9 })
    }
  }

  private func numbers(of transform: CGAffineTransform) -> [CGFloat] {
    [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
  }

  /// The first point of a path, whose axis y grows downward.
  private func start(of path: String) -> CGPoint {
    let text = path.dropFirst().prefix { !$0.isLetter }
    let parts = text.replacing("-", with: " -").split(separator: " ").compactMap { Double($0) }
    return CGPoint(x: parts[0], y: parts[1])
  }

  struct Refusal: CustomTestStringConvertible {
    let testDescription: String
    let paint: TestPaint
  }

  @Test(arguments: [
    Refusal(testDescription: "sweep gradients", paint: .glyph(4, .sweep)),
    Refusal(
      testDescription: "composite modes other than 'source over'",
      paint: .composite(.glyph(4, .solid(0)), mode: 5, .glyph(6, .solid(0)))
    ),
    Refusal(testDescription: "outlines within outlines", paint: .glyph(4, .glyph(6, .solid(0)))),
    Refusal(testDescription: "paints without an outline", paint: .solid(0)),
    Refusal(testDescription: "variations", paint: .change(15, [0, 0], .solid(0))),
    Refusal(
      testDescription: "the text's color at an opacity",
      paint: .glyph(4, .solid(0xFFFF, opacity: 0.5))
    ),
    Refusal(
      testDescription: "gradients in the text's color",
      paint: .glyph(4, .line([0, 0, 1, 0, 0, 1], [(0, 0), (1, 0xFFFF)]))
    ),
    Refusal(
      testDescription: "radial gradients between circles beside each other",
      paint: .glyph(4, .circles([0, 0, 10, 100, 0, 10], [(0, 0), (1, 1)]))
    ),
    Refusal(
      testDescription: "colors before the beginning of a radial gradient",
      paint: .glyph(4, .circles([0, 0, 10, 0, 0, 100], [(-1, 0), (1, 1)]))
    ),
  ])
  func `what cannot be drawn is refused by its name`(_ refusal: Refusal) throws {
    let error = FontFileError.drawings("COLR version 1 with \(refusal.testDescription)")
    #expect(throws: error) { try PaintedFont.shaper(refusal.paint) }
  }

  @Test func `a damaged table is refused`() throws {
    let damaged = [
      TestPaint.copy(PaintedFont.painted), .copy(2), .layers(0..<1), .change(99, [], .solid(0)),
      .glyph(4, .solid(99)), .glyph(4, .line([0, 0, 1, 0, 0, 1], [])),
    ]
    for paint in damaged {
      #expect(throws: FontFileError.incomplete("COLR")) { try PaintedFont.shaper(paint) }
    }
  }

  @Test func `a font with more paints than any has is refused before all are tried`() throws {
    let layers = Array(repeating: TestPaint.glyph(PaintedFont.disk, .solid(0)), count: 255)
    let paint = TestPaint.layers(0..<255)
    func bytes(_ count: Int) throws -> [UInt8] {
      try PaintedFont.bytes(paint, layers: layers, glyphs: 1..<1 + count)
    }
    _ = try FontFiles.font(try bytes(100))
    #expect(throws: FontFileError.incomplete("COLR")) { try FontFiles.font(try bytes(60_000)) }
  }

  @Test func `a font that is cut off or changed anywhere is refused or harmless`() throws {
    let fill = TestPaint.line([0, 0, 100, 0, 0, 100], Self.stops)
    let paint = TestPaint.layers(0..<2)
    let layers = [
      TestPaint.change(26, [100, 0, 0], .glyph(4, fill)),
      .glyph(6, .circles([0, 0, 1, 0, 0, 9], Self.stops)),
    ]
    let bytes = try PaintedFont.bytes(paint, layers: layers)
    for place in bytes.indices.dropFirst(12) {
      for value: UInt8 in [0, 0x7F, 0xFF] {
        var changed = bytes
        changed[place] = value
        guard let font = try? FontFiles.font(changed),
          let shaper = try? FontFiles.cascade(of: [font])?.shaper
        else { continue }
        _ = shaper.outline(ofGlyph: 1, inFont: 0, weight: .regular)
      }
    }
  }
}
#endif
