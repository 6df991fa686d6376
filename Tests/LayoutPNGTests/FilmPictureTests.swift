#if PNG
import Foundation
import LayoutGeometry
import LayoutPNG
import LayoutSVG
import ScreenFrames
import Testing

/// Films at one pixel a point, where rows of thirds of a point lie between pixels.
@Suite
struct FilmPictureTests {
  /// Returns the rows of a table before a ground, each with a line at its lower edge.
  private func frame(
    rows colors: [Color],
    before ground: Color,
    line: Color?
  ) -> ScreenFrame {
    func rectangle(_ y: CGFloat, _ height: CGFloat, _ color: Color) -> ScreenElement {
      .fill(.rectangle(CGRect(x: 0, y: y, width: 20, height: height), cornerRadius: 0), color)
    }
    let rows = colors.enumerated().map { index, color in
      ScreenElement.group(
        ElementGroup(
          ElementTag(id: "row\(index)"),
          offset: CGPoint(x: 0, y: 5 + 31 * CGFloat(index) / 3),
          children: [rectangle(0, 31.0 / 3, color)]
            + (line.map { [rectangle(10, 1.0 / 3, $0)] } ?? [])
        )
      )
    }
    return ScreenFrame(
      name: "",
      size: CGSize(width: 20, height: 60),
      scale: 3,
      time: .start,
      elements: [rectangle(0, 60, ground)] + rows
    )
  }

  /// Returns the levels of red of a column of a frame, as a film of it alone and as a still picture.
  private func levels(_ frame: ScreenFrame) throws -> (film: [UInt32], still: [UInt32]) {
    let writer = SVGWriter(SVGWriter.Options(text: .outlines))
    let film = ScreenFilm(
      name: "",
      frames: [frame, frame],
      interval: .milliseconds(100),
      lastFrame: .milliseconds(100),
      isRepeated: true,
      still: frame
    )
    func column(_ svg: [UInt8]) throws -> [UInt32] {
      let text = String(decoding: svg, as: UTF8.self)
      let picture = try PNGPicture(file: PNGRenderer().render(svg: text, scale: 1))
      return (0..<picture.height).map { picture.pixels[$0 * picture.width + 9] >> 16 & 255 }
    }
    return (try column(writer.bytes(of: film)), try column(writer.bytes(of: frame)))
  }

  @Test func `the lines between rows are those of the still picture`() throws {
    let rows = Array(repeating: Color.white, count: 5)
    let (film, still) = try levels(frame(rows: rows, before: .white, line: .black))
    #expect(film == still)
    #expect(film.count { $0 < 250 } >= 5)
  }

  @Test func `what is behind two rows that touch does not shine through`() throws {
    let rows = Array(repeating: Color.white, count: 5)
    let (film, still) = try levels(frame(rows: rows, before: .black, line: nil))
    #expect(film[6...55].allSatisfy { $0 == 255 }, "\(film)")
    #expect(!still[6...55].allSatisfy { $0 == 255 })
    #expect(film.prefix(6) == still.prefix(6) && film.suffix(4) == still.suffix(4))
  }
}
#endif
