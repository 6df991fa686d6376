import LayoutConsole
import Testing

@Suite struct ConflictSketchTests {
  private func sketch(_ lines: [String], broken: Int) throws -> ConflictSketch {
    let list = lines.map { "    \"<NSLayoutConstraint:0x60 \($0)>\"" }.joined(separator: ",\n")
    let log =
      "Unable to simultaneously satisfy constraints.\n(\n\(list)\n)\n"
      + "Will attempt to recover by breaking constraint\n<NSLayoutConstraint:0x60 \(lines[broken])>\n"
    let report = try #require(ReadLog(log).conflicts.first)
    return try #require(ConflictExplanation(report).sketches.first)
  }

  private let row = [
    "H:|-(20)-[UILabel:0xa'Unread']   (active, names: '|':RowView:0xc )",
    "UILabel:0xa'Unread'.width == 160   (active)",
    "H:[UILabel:0xa'Unread']-(44)-[UIButton:0xb'Flag']   (active)",
    "UIButton:0xb'Flag'.leading == RowView:0xc.trailing - 160   (active)",
    "'UIView-Encapsulated-Layout-Width' RowView:0xc.width == 375   (active)",
  ]

  @Test func `views are where they are once a constraint is given up`() throws {
    let sketch = try sketch(row, broken: 2)
    let boxes = sketch.boxes
    #expect(boxes.map(\.name) == ["UILabel 'Unread'", "RowView", "UIButton 'Flag'"])
    #expect(boxes.map { $0.start - boxes[1].start } == [20, 0, 215])
    #expect(boxes.map(\.parent) == [1, nil, 1])
    // Nothing says where the button ends.
    #expect(boxes.map(\.isOpenAtEnd) == [false, false, true])
    #expect(boxes[2].end > boxes[2].start)
  }

  @Test func `a constraint is a line from place to place with its amount`() throws {
    let sketch = try sketch(row, broken: 2)
    #expect(sketch.measures.map(\.span?.text) == ["20", "160", "44", "160", "375"])
    #expect(sketch.measures.map(\.kind) == [.own, .own, .broken, .own, .given])
    let broken = try #require(sketch.measures[2].span)
    #expect(broken.to - broken.from == 35 && broken.wanted - broken.from == 44)
    #expect(sketch.excess == 9 && !sketch.isSurplus)
  }

  @Test func `a container that gives more than its views take has a surplus`() throws {
    let sketch = try sketch(
      [
        "UIView:0xa.height == 100   (active)",
        "V:|-(0)-[UIView:0xa]   (active, names: '|':UIStackView:0xb )",
        "V:[UIView:0xa]-(0)-|   (active, names: '|':UIStackView:0xb )",
        "'UIView-Encapsulated-Layout-Height' UIStackView:0xb.height == 711   (active)",
      ],
      broken: 0
    )
    #expect(sketch.isSurplus && sketch.excess == 611)
    #expect(sketch.boxes.map(\.parent) == [1, nil])
    // Edges that are one have no amount.
    #expect(sketch.measures.map(\.span?.text) == ["100", "", "", "711"])
  }

  @Test func `the other axis has no line`() throws {
    let sketch = try sketch(
      [
        "UIView:0xa.height == 0.75*UIView:0xa.width   (active)",
        "UIView:0xa.width == 320   (active)", "UIView:0xa.height == 200   (active)",
      ],
      broken: 2
    )
    #expect(sketch.axis == .vertical)
    #expect(sketch.measures.map(\.span?.text) == ["240", nil, "200"])
    #expect(sketch.measures.map(\.amountText) == ["0", "0.75 × 320", "200"])
  }

  @Test func `from right to left a row begins at the right`() throws {
    let sketch = try sketch(
      [
        "H:|-(20)-[UIView:0xa](RTL)   (active, names: '|':UIView:0xc )",
        "UIView:0xa.width == 320   (active)",
        "H:[UIView:0xa]-(20)-|(RTL)   (active, names: '|':UIView:0xc )",
        "'UIView-Encapsulated-Layout-Width' UIView:0xc.width == 320   (active)",
      ],
      broken: 1
    )
    #expect(sketch.runsRightToLeft && sketch.followsLanguage)
    #expect(sketch.measures[0].equation == "UIView 1.leading == UIView 2.leading + 20")
  }

  @Test func `what does not contradict is not drawn`() throws {
    let log =
      "Unable to simultaneously satisfy constraints.\n(\n    \"<NSLayoutConstraint:0x6 V:[A:0xa(2)]>\"\n)\n"
    let report = try #require(ReadLog(log).conflicts.first)
    #expect(ConflictExplanation(report).sketches.isEmpty)
  }
}
