import Foundation
import LayoutGeometry
import LayoutSVG
import ScreenFrames
import Testing

@Suite
struct CanonicalFormTests {
  @Test func `a whole file has one element a line and nothing else`() throws {
    let row = ElementGroup(
      ElementTag(id: "table.row-3", view: "Cell", role: "row", facts: ["index": "3"]),
      offset: CGPoint(x: 0, y: 150),
      clip: CGRect(x: 0, y: 0, width: 320, height: 50),
      children: [
        square(ElementTag(role: "background")),
        .text(
          TextRun(
            ElementTag(id: "table.row-3.title"),
            "Row 3",
            at: CGPoint(x: 20, y: 30.333),
            fontSize: 17,
            weight: .semibold,
            width: 44.5,
            color: .black
          )
        ),
      ]
    )
    let svg = try SVGWriter().write(screen([.group(row)], name: "a & b"))
    #expect(
      svg == """
        <svg xmlns="http://www.w3.org/2000/svg" width="320" height="480" viewBox="0 0 320 480" data-layoutsim="1" \
        font-family="-apple-system, 'SF Pro Text', 'SF Pro', Inter, 'Helvetica Neue', Arial, sans-serif">
        <title>a &amp; b</title>
        <clipPath id="table.row-3.clip">
        <rect width="320" height="50"/>
        </clipPath>
        <g id="table.row-3" data-index="3" data-role="row" data-view="Cell" \
        transform="translate(0 150)" clip-path="url(#table.row-3.clip)">
        <rect data-role="background" width="10" height="10" fill="#ffffff"/>
        <text id="table.row-3.title" x="20" y="30.333" textLength="44.5" \
        lengthAdjust="spacingAndGlyphs" font-size="17" font-weight="600" fill="#000000">Row 3</text>
        </g>
        </svg>

        """
    )
  }

  @Test func `elements that fade together are one layer, and one alone has a paler color`() throws {
    let one = ElementGroup(ElementTag(id: "one"), children: [square()])
    let two = ElementGroup(ElementTag(id: "two"), children: [square(), word("a")])
    let outer = ElementGroup(.none, offset: CGPoint(x: 5, y: 0), children: [.group(two)])
    let empty = ElementGroup(ElementTag(id: "none"), children: [])
    let faded = [one, two, outer, empty].map { ScreenElement.group($0).faded(by: 0.5) }
    #expect(
      try lines(faded).filter { $0.hasPrefix("<g") || $0.contains("-opacity") } == [
        #"<g id="one">"#, ##"<rect width="10" height="10" fill="#ffffff" fill-opacity="0.5"/>"##,
        #"<g id="two" opacity="0.5">"#, #"<g transform="translate(5 0)">"#,
        #"<g id="two-2" opacity="0.5">"#, #"<g id="none"/>"#,
      ]
    )
    // What is filled and stroked overlaps itself.
    let disc = Shape(
      .none,
      .circle(center: .zero, radius: 5),
      fill: .white,
      stroke: Stroke(.black, width: 1)
    )
    let twice = ScreenElement.shape(disc).faded(by: 0.5).faded(by: 0.5)
    #expect(
      try lines([twice]) == [
        #"<g opacity="0.25">"#,
        ##"<circle r="5" fill="#ffffff" stroke="#000000"/>"##, "</g>",
      ]
    )
  }

  struct ShapeRow: CustomTestStringConvertible {
    let testDescription: String
    let shape: Shape
    let line: String
  }

  static let gray = Color(rgb: 0x8E8E93, opacity: 0.25)

  @Test(arguments: [
    ShapeRow(
      testDescription: "paint comes after geometry, opacity beside its color",
      shape: Shape(
        ElementTag(id: "a", role: "b"),
        .rectangle(CGRect(x: 1, y: 2, width: 3, height: 4), cornerRadius: 1),
        fill: gray,
        stroke: Stroke(gray, width: 2, dashes: [4, 2.5], isRound: true)
      ),
      line: """
        <rect id="a" data-role="b" x="1" y="2" width="3" height="4" rx="1" fill="#8e8e93" \
        fill-opacity="0.25" stroke="#8e8e93" stroke-opacity="0.25" stroke-width="2" \
        stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="4 2.5"/>
        """
    ),
    ShapeRow(
      testDescription: "a radius is cut so that corners stay circular",
      shape: Shape(.none, .rectangle(CGRect(x: 0, y: 0, width: 40, height: 6), cornerRadius: 9)),
      line: #"<rect width="40" height="6" rx="3" fill="none"/>"#
    ),
    ShapeRow(
      testDescription: "a rectangle of negative size is turned over",
      shape: Shape(
        .none,
        .rectangle(CGRect(x: 10, y: 10, width: -4, height: -6), cornerRadius: -1)
      ),
      line: #"<rect x="6" y="4" width="4" height="6" fill="none"/>"#
    ),
    ShapeRow(
      testDescription: "a circle",
      shape: Shape(.none, .circle(center: CGPoint(x: 0, y: 7), radius: 11), fill: .white),
      line: ##"<circle cy="7" r="11" fill="#ffffff"/>"##
    ),
    ShapeRow(
      testDescription: "a line has no fill, and a width of 1 goes without saying",
      shape: Shape(
        .none,
        .line(from: .zero, to: CGPoint(x: 5, y: 0)),
        fill: .white,
        stroke: Stroke(.black, width: 1)
      ),
      line: ##"<line x2="5" stroke="#000000"/>"##
    ),
    ShapeRow(
      testDescription: "a path is filled by the even-odd rule",
      shape: Shape(
        .none,
        .path([
          .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 1.5, y: 0)),
          .curve(CGPoint(x: 2, y: 0), CGPoint(x: 2, y: 1), to: CGPoint(x: -1, y: 1)), .close,
        ]),
        fill: .black
      ),
      line: ##"<path d="M0 0L1.5 0C2 0 2 1 -1 1Z" fill="#000000" fill-rule="evenodd"/>"##
    ),
    ShapeRow(
      testDescription: "an opacity out of bounds is brought back",
      shape: Shape(
        .none,
        .circle(center: .zero, radius: -1),
        fill: Color(rgb: 0, opacity: 7),
        stroke: Stroke(Color(rgb: 0, opacity: -1), width: -2, dashes: [-3])
      ),
      line: ##"""
        <circle r="0" fill="#000000" stroke="#000000" stroke-opacity="0" stroke-width="0" \##
        stroke-dasharray="0"/>
        """##
    ),
  ])
  func `a shape is one line with its attributes in a fixed order`(_ row: ShapeRow) throws {
    #expect(try lines([.shape(row.shape)]) == [row.line])
  }

  @Test func `facts are sorted by name and stand once`() throws {
    let tag = ElementTag(
      view: "v",
      role: "r",
      facts: ["z": "1", "Index": "2", "index": "3", "a b": "4", "view": "5", "a=\"": "6"]
    )
    #expect(
      try lines([square(tag)]) == [
        """
        <rect data-a--="6" data-a-b="4" data-index="2" data-role="r" data-view="v" \
        data-z="1" width="10" height="10" fill="#ffffff"/>
        """
      ]
    )
  }

  @Test func `a group without attributes is not written`() throws {
    let inner = ScreenElement.group(ElementGroup(.none, children: [square()]))
    let outer = ElementGroup(.none, offset: CGPoint(x: 0.0004, y: 0), children: [inner])
    #expect(try lines([.group(outer)]) == [##"<rect width="10" height="10" fill="#ffffff"/>"##])
  }

  @Test func `a named group without children is one line`() throws {
    let group = ElementGroup(ElementTag(view: "Empty"), children: [])
    #expect(try lines([.group(group)]) == [#"<g data-view="Empty"/>"#])
  }

  @Test func `a group that is turned has a matrix`() throws {
    let half = 0.5.squareRoot()
    let turned = ElementGroup(
      .none,
      offset: CGPoint(x: 10, y: 20.5),
      matrix: ElementMatrix(a: half, b: half, c: -half, d: half),
      children: [square()]
    )
    #expect(
      try lines([.group(turned)]).first
        == #"<g transform="matrix(0.707107 0.707107 -0.707107 0.707107 10 20.5)">"#
    )
  }

  @Test func `a screen that scrolls by a point changes one line a row`() throws {
    func table(_ offset: Double) -> [ScreenElement] {
      (0..<5).map { row in
        .group(
          ElementGroup(
            ElementTag(id: "row-\(row)"),
            offset: CGPoint(x: 0, y: Double(row) * 44 - offset),
            children: [square(), word("Row \(row)")]
          )
        )
      }
    }
    let before = try lines(table(0.5))
    let after = try lines(table(1.5))
    #expect(zip(before, after).filter { $0 != $1 }.count == 5)
  }

  @Test func `the same frame gives the same bytes every time`() throws {
    let facts = Dictionary(uniqueKeysWithValues: (0..<40).map { ("fact-\($0)", "\($0)") })
    func elements() -> [ScreenElement] {
      // A dictionary built anew has its own order.
      let copy = Dictionary(uniqueKeysWithValues: facts.shuffled())
      return [square(ElementTag(id: "a", facts: ElementFacts(copy))), word("x")]
    }
    let first = try SVGWriter().bytes(of: screen(elements()))
    for _ in 0..<20 {
      #expect(try SVGWriter().bytes(of: screen(elements())) == first)
    }
  }
}
