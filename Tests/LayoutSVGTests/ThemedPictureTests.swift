import Foundation
import LayoutGeometry
import LayoutSVG
import ScreenFrames
import Testing

/// One file for the light and the dark appearance.
@Suite struct ThemedPictureTests {
  private func shape(_ fill: Color, _ tag: ElementTag = .none, width: Double = 10) -> ScreenElement
  {
    let rect = CGRect(x: 0, y: 0, width: width, height: 10)
    return .shape(Shape(tag, .rectangle(rect, cornerRadius: 0), fill: fill))
  }

  private func text(
    _ light: [ScreenElement],
    _ dark: [ScreenElement],
    prefix: String = "p-"
  ) throws -> [String] {
    let writer = SVGWriter(SVGWriter.Options(text: .outlines, idPrefix: prefix))
    let bytes = try writer.bytes(of: screen(light), dark: screen(dark))
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func `elements have their light colors, and classes for their dark ones`() throws {
    let faint = Color(rgb: 0xFFFFFF, opacity: 0.5)
    let lines = try text(
      [shape(.white), shape(.black), shape(.white, ElementTag(id: "a")), shape(.black)],
      [shape(.black), shape(.black), shape(.black), shape(faint)].enumerated().map { index, dark in
        index == 2 ? shape(.black, ElementTag(id: "a")) : dark
      }
    )
    #expect(
      Array(lines.dropFirst()) == [
        "<style>", "@media (prefers-color-scheme:dark){", ".p-d1{fill:#000000}",
        ".p-d2{fill:#ffffff;fill-opacity:0.5}", "}", "</style>",
        ##"<rect class="p-d1" width="10" height="10" fill="#ffffff"/>"##,
        ##"<rect width="10" height="10" fill="#000000"/>"##,
        ##"<rect class="p-d1" id="p-a" width="10" height="10" fill="#ffffff"/>"##,
        ##"<rect class="p-d2" width="10" height="10" fill="#000000"/>"##, "</svg>",
      ]
    )
  }

  @Test func `an opacity that the dark appearance has not is one`() throws {
    let lines = try text([shape(Color(rgb: 0, opacity: 0.5))], [shape(.white)])
    #expect(lines.contains(".p-d1{fill:#ffffff;fill-opacity:1}"))
  }

  @Test func `a picture that is the same in both has no style`() throws {
    let writer = SVGWriter(SVGWriter.Options(text: .outlines))
    let frame = screen([shape(.white), word("Row")])
    #expect(try writer.bytes(of: frame, dark: frame) == writer.bytes(of: frame))
  }

  @Test func `appearances that differ in more than colors are both there`() throws {
    let lines = try text([shape(.white)], [shape(.white), shape(.black, width: 20)])
    #expect(
      Array(lines.dropFirst()) == [
        "<style>", "@media (prefers-color-scheme:dark){", ".p-light{display:none}",
        ".p-dark{display:inline}", "}", "</style>", #"<g class="p-light">"#,
        ##"<rect width="10" height="10" fill="#ffffff"/>"##, "</g>",
        #"<g class="p-dark" display="none">"#, ##"<rect width="10" height="10" fill="#ffffff"/>"##,
        ##"<rect width="20" height="10" fill="#000000"/>"##, "</g>", "</svg>",
      ]
    )
  }

  @Test func `ids begin with letters that the path and the picture decide`() {
    let pictures = [
      ("a.svg", "1"), ("a~dark.svg", "1"), ("b/a.svg", "1"), ("a.svg", "2"), ("", ""),
    ]
    func prefix(_ picture: (path: String, content: String)) -> String {
      SVGWriter.idPrefix(for: picture.path, of: Array(picture.content.utf8))
    }
    let prefixes = pictures.map(prefix)
    #expect(Set(prefixes).count == prefixes.count)
    #expect(prefixes.allSatisfy { $0.wholeMatch(of: /[a-z][a-z0-9]{4}-/) != nil })
    #expect(prefix(pictures[0]) == prefixes[0])
  }
}
