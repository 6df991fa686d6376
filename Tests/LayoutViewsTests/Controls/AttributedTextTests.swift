import Foundation
import LayoutControls
import LayoutDevices
import LayoutGeometry
import LayoutText
import LayoutViews
import Testing

@Suite struct AttributedTextTests {
  private let large = FontObject.systemFont(ofSize: 34)
  private let red = Color(rgb: 0xFF0000).object

  private func text(_ attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "Total ")
    text.append(NSAttributedString(string: "12", attributes: [.font: large]))
    text.addAttributes(attributes, range: NSRange(location: 0, length: text.length))
    return text
  }

  @Test func `letters without a font have the label's`() throws {
    let window = try window(on: "iPhone 15")
    let label = Label()
    label.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(label)
    label.attributedText = text()
    window.layoutIfNeeded()
    #expect(label.text == "Total 12")
    let width =
      TextMetrics.width(of: "Total ", font: .systemFont(ofSize: 17))
      + TextMetrics.width(of: "12", font: large.value)
    #expect(abs(label.frame.width - width) < 0.34)
    // 34 points: 40.57 high.
    #expect(abs(label.frame.height - 40.667) < 0.001)
    #expect(label.lines.map(\.string) == ["Total ", "12"])
    #expect(label.lines.map(\.font) == [.systemFont(ofSize: 17), large.value])
    #expect(label.lines[0].origin.y == label.lines[1].origin.y)
    #expect(label.firstBaselineOffset == label.lines[0].origin.y)
  }

  @Test func `what is set afterwards holds for the whole text, and a plain text for itself`() {
    let label = Label(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    label.attributedText = text([.foregroundColor: red])
    #expect(label.lines.map(\.color) == [red.value, red.value])
    label.font = .systemFont(ofSize: 10)
    #expect(label.lines.map(\.font) == [.systemFont(ofSize: 10), .systemFont(ofSize: 10)])
    label.textColor = .black
    #expect(label.lines.map(\.color) == [.black, .black])
    label.text = "Total 12"
    #expect(label.attributed == nil)
    #expect(label.lines.map(\.font) == [nil])
    #expect(label.attributedText?.string == "Total 12")
    label.attributedText = nil
    #expect(label.text == nil)
  }

  @Test func `the style of a paragraph says the side and the distance of lines`() {
    let style = MutableParagraphStyle()
    style.alignment = .right
    style.lineSpacing = 6
    let label = Label(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(string: "a\nb", attributes: [.paragraphStyle: style])
    let lines = label.lines
    #expect(abs(lines[0].origin.x + lines[0].width - 200) < 1e-9)
    let distance = Font.systemFont(ofSize: 17).lineHeight + 6
    #expect(abs(lines[1].origin.y - lines[0].origin.y - distance) <= 0.5)
    label.textAlignment = .left
    #expect(label.lines[0].origin.x == 0)
    #expect(style.mutableCopy() as? ParagraphStyle == style)
    style.lineSpacing = 7
    #expect(style != style.copy() as? MutableParagraphStyle)
  }

  @Test func `fonts of text styles follow the reader`() throws {
    let window = try window(on: "iPhone 15")
    let label = Label(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    label.adjustsFontForContentSizeCategory = true
    label.attributedText = NSAttributedString(
      string: "Title",
      attributes: [.font: FontObject.preferredFont(forTextStyle: .body)]
    )
    window.addSubview(label)
    window.layoutIfNeeded()
    #expect(label.lines[0].font?.size == 17)
    window.environment.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    window.layoutIfNeeded()
    #expect(label.lines[0].font?.size == 53)
  }

  @Test func `a string measures itself by its attributes`() {
    let font = Font.systemFont(ofSize: 20)
    let attributes: [NSAttributedString.Key: Any] = [.font: FontObject(font)]
    let size = "Two words".size(withAttributes: attributes)
    #expect(size.width == TextMetrics.width(of: "Two words", font: font))
    #expect(size.height == font.lineHeight)
    let wrapped = "Two words".boundingRect(
      with: CGSize(width: 60, height: 1000),
      options: [.usesLineFragmentOrigin],
      attributes: attributes,
      context: nil
    )
    #expect(wrapped.height == font.height(ofLines: 2))
    #expect(wrapped.width <= 60)
    #expect(("Two words" as NSString).size(withAttributes: attributes) == size)
    #expect(NSAttributedString(string: "").size() == .zero)
  }

  @Test func `titles and placeholders may have attributes`() {
    let button = Button()
    button.setAttributedTitle(text(), for: .normal)
    button.setTitle("plain", for: .normal)
    #expect(button.titleLabel?.text == text().string)
    #expect(abs(button.intrinsicContentSize.height - (41 + 12)) < 0.5)
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "plain")
    let field = TextField()
    field.attributedPlaceholder = text()
    #expect(field.placeholder == "Total 12")
    field.text = "written"
    #expect(field.attributedText?.string == "written")
  }
}

/// Indents and pictures in the texts of labels.
@Suite struct ParagraphTests {
  private func label(_ text: NSAttributedString, _ size: CGSize) -> Label {
    let label = Label(frame: CGRect(origin: .zero, size: size))
    label.numberOfLines = 0
    label.attributedText = text
    return label
  }

  struct IndentRow: CustomTestStringConvertible {
    let testDescription: String
    let alignment: TextAlignment
    let direction: LayoutDirection
    /// The left edges of both lines, whose widths are given.
    let lefts: @Sendable ([CGFloat]) -> [CGFloat]
  }

  // 200 wide; the first line begins 8 in, the second one 20, and both end 12 before the edge.
  @Test(arguments: [
    IndentRow(testDescription: "natural", alignment: .natural, direction: .leftToRight) { _ in
      [8, 20]
    },
    IndentRow(testDescription: "right", alignment: .right, direction: .leftToRight) { widths in
      widths.map { 188 - $0 }
    },
    IndentRow(testDescription: "center", alignment: .center, direction: .leftToRight) { widths in
      [8 + (180 - widths[0]) / 2, 20 + (168 - widths[1]) / 2]
    },
    IndentRow(testDescription: "from right to left", alignment: .natural, direction: .rightToLeft) {
      [192 - $0[0], 180 - $0[1]]
    },
  ])
  func `lines begin at their indents`(_ row: IndentRow) throws {
    let style = MutableParagraphStyle()
    style.firstLineHeadIndent = 8
    style.headIndent = 20
    style.tailIndent = -12
    style.alignment = row.alignment
    let window = try window(on: "iPhone 15", direction: row.direction)
    let label = label(
      NSAttributedString(
        string: "A first line which wraps into another",
        attributes: [.paragraphStyle: style, .font: FontObject.systemFont(ofSize: 15)]
      ),
      CGSize(width: 200, height: 100)
    )
    window.addSubview(label)
    let lines = label.lines
    #expect(lines.count == 2)
    let lefts = row.lefts(lines.map(\.width))
    for (line, left) in zip(lines, lefts) { #expect(abs(line.origin.x - left) < 1e-6) }
  }

  @Test func `a label asks for the room of its indents`() {
    let style = MutableParagraphStyle()
    style.firstLineHeadIndent = 30
    style.tailIndent = -10
    let text = NSAttributedString(string: "Text", attributes: [.paragraphStyle: style])
    let plain = Label()
    plain.text = "Text"
    let label = label(text, .zero)
    #expect(label.intrinsicContentSize.width == plain.intrinsicContentSize.width + 40)
    #expect(label.intrinsicContentSize.height == plain.intrinsicContentSize.height)
    #expect(style.mutableCopy() as? ParagraphStyle == style)
    let copy = MutableParagraphStyle()
    copy.setParagraphStyle(style)
    #expect(copy == style)
  }

  @Test func `a picture stands among the letters and makes its line higher`() throws {
    let attachment = TextAttachment(image: Image(size: CGSize(width: 16, height: 30)))
    let text = NSMutableAttributedString(string: "a")
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: "b"))
    let label = label(text, CGSize(width: 200, height: 60))
    let font = Font.systemFont(ofSize: 17)
    let widths = ["a", "b"].map { TextMetrics.width(of: $0, font: font) }
    #expect(abs(label.intrinsicContentSize.width - (widths[0] + 16 + widths[1])) <= 0.5)
    // 30 above the baseline, the font's 4.1 below.
    #expect(abs(label.intrinsicContentSize.height - (30 - font.descender)) <= 0.5)
    let lines = label.lines
    #expect(lines.count == 3)
    let frame = try #require(lines[1].attachment?.frame)
    #expect(frame.size == CGSize(width: 16, height: 30))
    #expect(abs(frame.minX - widths[0]) < 1e-6)
    #expect(frame.maxY == lines[0].origin.y)
    #expect(label.text == "a\u{FFFC}b")

    attachment.bounds = CGRect(x: 0, y: -3, width: 12, height: 12)
    label.attributedText = text
    let small = try #require(label.lines[1].attachment?.frame)
    #expect(small.size == CGSize(width: 12, height: 12))
    #expect(small.maxY == label.lines[0].origin.y + 3)
    #expect(abs(label.intrinsicContentSize.height - font.lineHeight) <= 0.5)
  }

  @Test func `raised letters are drawn higher and make the line higher`() {
    let text = NSMutableAttributedString(string: "x")
    text.append(NSAttributedString(string: "2", attributes: [.baselineOffset: CGFloat(6)]))
    let label = label(text, CGSize(width: 200, height: 60))
    let font = Font.systemFont(ofSize: 17)
    #expect(label.lines[0].origin.y - label.lines[1].origin.y == 6)
    #expect(abs(label.intrinsicContentSize.height - font.lineHeight - 6) <= 0.5)
  }
}
