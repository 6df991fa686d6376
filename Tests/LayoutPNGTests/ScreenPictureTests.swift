#if PNG
import Foundation
import LayoutGeometry
import LayoutPNG
import LayoutSVG
import ScreenFrames
import Testing

/// From a frame through the writer to pixels.
@Suite
struct ScreenPictureTests {
  static func picture(
    _ elements: [ScreenElement],
    scale: Int = 1,
    text: SVGWriter.TextForm = .outlines
  ) throws -> PNGPicture {
    let white = CGRect(x: 0, y: 0, width: 60, height: 40)
    let screen = ScreenFrame(
      name: "",
      size: white.size,
      scale: scale,
      time: .start,
      elements: [.shape(Shape(.none, .rectangle(white, cornerRadius: 0), fill: .white))] + elements
    )
    let svg = try SVGWriter(SVGWriter.Options(text: text)).write(screen)
    return try PNGPicture(file: PNGRenderer().render(svg: svg, scale: scale))
  }

  struct PointRow: CustomTestStringConvertible {
    let testDescription: String
    let x: Double
    let y: Double
    let pixel: UInt32
  }

  static let points = [
    PointRow(testDescription: "the page", x: 55, y: 35, pixel: 0xFFFF_FFFF),
    PointRow(testDescription: "in the moved group", x: 12, y: 7, pixel: 0xFF34_C759),
    PointRow(testDescription: "beyond the group's clip", x: 32, y: 7, pixel: 0xFFFF_FFFF),
    PointRow(testDescription: "under a translucent circle", x: 50, y: 10, pixel: 0xFF80_8080),
    PointRow(testDescription: "in the patch over the corner", x: 0.2, y: 39.6, pixel: 0xFF00_0000),
    PointRow(testDescription: "beside the patch", x: 5, y: 35, pixel: 0xFFFF_FFFF),
    PointRow(testDescription: "on a third of a point at 3x", x: 40, y: 30.5, pixel: 0xFFFF_0000),
  ]

  @Test(arguments: [1, 2, 3])
  func `every element is where the frame says at every scale`(scale: Int) throws {
    let picture = try Self.picture(
      [
        .group(
          ElementGroup(
            ElementTag(id: "a"),
            offset: CGPoint(x: 10, y: 5),
            clip: CGRect(x: 0, y: 0, width: 20, height: 10),
            children: [
              .shape(
                Shape(
                  .none,
                  .rectangle(CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 0),
                  fill: Color(rgb: 0x34C759)
                )
              )
            ]
          )
        ),
        .shape(
          Shape(
            .none,
            .circle(center: CGPoint(x: 50, y: 10), radius: 6),
            fill: Color.black.faded(by: 0.5)
          )
        ),
        .shape(
          Shape(
            .none,
            .path([
              .move(CGPoint(x: 0, y: 40)), .line(CGPoint(x: 0, y: 37)),
              .line(CGPoint(x: 3, y: 40)), .close,
            ]),
            fill: .black
          )
        ),
        .shape(
          Shape(
            .none,
            .line(from: CGPoint(x: 30, y: 30.5), to: CGPoint(x: 50, y: 30.5)),
            stroke: Stroke(Color(rgb: 0xFF0000), width: 1)
          )
        ),
      ],
      scale: scale
    )
    #expect(picture.width == 60 * scale && picture.height == 40 * scale)
    for row in Self.points {
      let place = Int(row.y * Double(scale)) * picture.width + Int(row.x * Double(scale))
      // Half of 255 may be rounded either way.
      let comparison = PNGComparison(
        PNGPicture(width: 1, height: 1, pixels: [picture.pixels[place]]),
        PNGPicture(width: 1, height: 1, pixels: [row.pixel]),
        tolerance: .init(levels: 1, share: 0)
      )
      #expect(comparison?.isSame == true, "\(row.testDescription)")
    }
  }

  @Test func `letters stand on the baseline at the width of the layout`() throws {
    let run = TextRun(
      .none,
      "H",
      at: CGPoint(x: 20, y: 30),
      fontSize: 20,
      width: 15,
      color: .black
    )
    let picture = try Self.picture([.text(run)], scale: 2)
    let blank = try Self.picture([], scale: 2)
    let bounds = try #require(PNGComparison(blank, picture)?.bounds)
    // A capital of 20 points is 14.5 high and has some space on both sides.
    #expect(bounds.maxY == 60)
    #expect((28...30).contains(bounds.height))
    #expect(bounds.minX > 40 && bounds.maxX < 70)
  }

  @Test func `the deepest groups that the writer allows can be drawn by any worker`() async throws {
    let run = TextRun(.none, "A", at: .zero, fontSize: 9, width: 6, color: .black)
    let deep = (0..<SVGWriter.nestingLimit).reduce(ScreenElement.text(run)) { inner, level in
      .group(ElementGroup(ElementTag(view: "v\(level)"), children: [inner]))
    }
    let frame = ScreenFrame(
      name: "",
      size: CGSize(width: 9, height: 9),
      scale: 1,
      time: .start,
      elements: [deep]
    )
    let svg = try SVGWriter(SVGWriter.Options(text: .outlines)).bytes(of: frame)
    let jobs = (1...4).map { PNGJob(svg: svg, scale: $0) }
    #expect(try await PNGRenderer().render(jobs, workers: 4).count == 4)
  }

  @Test func `hostile names and texts give a file that can be read`() throws {
    let hostile = "\u{0}<>&\"']]>\u{1B}\u{FFFE}\u{202E}\r\n\t--><script>\u{9B}𝕏👩‍👩‍👧‍👦"
    let tag = ElementTag(id: hostile, view: hostile, role: hostile, facts: [hostile: hostile])
    for form in [SVGWriter.TextForm.text, .outlines] {
      let run = TextRun(tag, hostile, at: .zero, fontSize: 9, width: 6, color: .black)
      let group = ElementGroup(tag, clip: .zero, children: [.text(run), .text(run)])
      #expect(throws: Never.self) { try Self.picture([.group(group)], text: form) }
    }
  }
}
#endif
