import Foundation
import LayoutGeometry
import LayoutSVG
import ScreenFrames
import Testing

@Suite
struct NumberTests {
  struct NumberRow: CustomTestStringConvertible {
    let value: Double
    let text: String
    var testDescription: String { text }
  }

  @Test(arguments: [
    NumberRow(value: 1, text: "1"),
    NumberRow(value: 12, text: "12"),
    NumberRow(value: -7, text: "-7"),
    NumberRow(value: 100.5, text: "100.5"),
    NumberRow(value: 0.25, text: "0.25"),
    NumberRow(value: -0.05, text: "-0.05"),
    NumberRow(value: 53 + 2.0 / 3, text: "53.667"),
    NumberRow(value: 1.0 / 3, text: "0.333"),
    NumberRow(value: 0.0005, text: "0.001"),
    NumberRow(value: -0.0005, text: "-0.001"),
    NumberRow(value: 2.0625, text: "2.063"),
    NumberRow(value: -2.0625, text: "-2.063"),
    NumberRow(value: 1e-5 + 3, text: "3"),
    NumberRow(value: 999.9999, text: "1000"),
    NumberRow(value: 1_000_000, text: "1000000"),
    NumberRow(value: 123_456_789.125, text: "123456789.125"),
    NumberRow(value: -1e9, text: "-1000000000"),
  ])
  func `a number has three decimals at most and no exponent`(_ row: NumberRow) throws {
    #expect(
      try lines([square(x: row.value)])
        == ["<rect x=\"\(row.text)\" width=\"10\" height=\"10\" fill=\"#ffffff\"/>"]
    )
  }

  @Test(arguments: [0, -0.0, 0.0004, -0.0004, Double.leastNonzeroMagnitude])
  func `zero has no sign and no attribute where it is the default`(_ value: Double) throws {
    #expect(try lines([square(x: value)]) == [##"<rect width="10" height="10" fill="#ffffff"/>"##])
    let path = Shape(.none, .path([.move(CGPoint(x: value, y: 1))]))
    #expect(try lines([.shape(path)]) == [#"<path d="M0 1" fill="none"/>"#])
  }

  struct BadRow: CustomTestStringConvertible {
    let element: ScreenElement
    let message: String
    var testDescription: String { message }
  }

  static let nan = Double.nan

  @Test(arguments: [
    BadRow(
      element: square(ElementTag(id: "table.row-3"), x: nan),
      message: "rect 'table.row-3': 'x' is not a finite number"
    ),
    BadRow(
      element: .shape(Shape(ElementTag(role: "finger"), .circle(center: .zero, radius: .infinity))),
      message: "circle 'finger': 'r' is not a finite number"
    ),
    BadRow(
      element: .shape(Shape(.none, .rectangle(.null, cornerRadius: 0))),
      message: "rect: 'x' is not a finite number"
    ),
    BadRow(
      element: .shape(Shape(.none, .path([.move(CGPoint(x: 0, y: -.infinity))]))),
      message: "path: 'd' is not a finite number"
    ),
    BadRow(
      element: .shape(Shape(.none, .line(from: .zero, to: CGPoint(x: 1.1e9, y: 0)))),
      message: "line: 'x2' is further than 1000000000 points from zero"
    ),
    BadRow(
      element: .text(TextRun(.none, "x", at: .zero, fontSize: nan, width: 1, color: .black)),
      message: "text: 'font-size' is not a finite number"
    ),
    BadRow(
      element: .text(
        TextRun(.none, "x", at: .zero, fontSize: 1, width: 1, color: Color(rgb: 0, opacity: nan))
      ),
      message: "text: 'fill-opacity' is not a finite number"
    ),
    BadRow(
      element: .group(
        ElementGroup(
          ElementTag(view: "Outer"),
          children: [
            .group(ElementGroup(.none, children: [square(x: nan)]))
          ]
        )
      ),
      message: "rect in 'Outer': 'x' is not a finite number"
    ),
    BadRow(
      element: .group(ElementGroup(.none, offset: CGPoint(x: 0, y: nan), children: [])),
      message: "group: 'translate y' is not a finite number"
    ),
  ])
  func `a number that SVG cannot hold is refused by the name of its element`(
    _ row: BadRow
  ) throws {
    for text in [SVGWriter.TextForm.text, .outlines] {
      let error = #expect(throws: SVGWritingError.self) {
        try lines([square(), row.element], SVGWriter.Options(text: text))
      }
      #expect(error?.description == row.message)
    }
  }

  @Test func `a screen without a finite size is refused`() throws {
    var frame = screen([])
    frame.size.height = .nan
    let error = #expect(throws: SVGWritingError.self) { try SVGWriter().write(frame) }
    #expect(error?.description == "the screen: 'height' is not a finite number")
  }

  /// Returns `count` groups in one another around a square.
  static func nest(_ count: Int, named: Bool) -> ScreenElement {
    (0..<count).reduce(square()) { inner, level in
      let tag = named ? ElementTag(id: "g\(count - level)") : .none
      return .group(ElementGroup(tag, children: [inner]))
    }
  }

  @Test func `200 groups in one another are written, 201 are refused`() throws {
    #expect(try lines([Self.nest(200, named: true)]).count == 401)
    let error = #expect(throws: SVGWritingError.self) { try lines([Self.nest(201, named: true)]) }
    #expect(error?.description == "group 'g201': more than 200 groups lie in one another")
    #expect(error?.problem == .tooDeep)
  }

  @Test func `groups that are not written do not count`() throws {
    #expect(try lines([Self.nest(900, named: false)]).count == 1)
    #expect(throws: SVGWritingError.self) { try lines([Self.nest(1100, named: false)]) }
  }
}
