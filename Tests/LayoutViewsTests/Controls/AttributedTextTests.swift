import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutText
import Testing

@testable import LayoutViews

@Suite struct AttributedTextTests {
  private let large = Font.systemFont(ofSize: 34)
  private let red = Color(rgb: 0xFF0000)

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
      + TextMetrics.width(of: "12", font: large)
    #expect(abs(label.frame.width - width) < 0.34)
    // 34 points: 40.57 high.
    #expect(abs(label.frame.height - 40.667) < 0.001)
    #expect(label.lines.map(\.string) == ["Total ", "12"])
    #expect(label.lines.map(\.font) == [.systemFont(ofSize: 17), large])
    #expect(label.lines[0].origin.y == label.lines[1].origin.y)
    #expect(label.firstBaselineOffset == label.lines[0].origin.y)
  }

  @Test func `what is set afterwards holds for the whole text, and a plain text for itself`() {
    let label = Label(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    label.attributedText = text([.foregroundColor: red])
    #expect(label.lines.map(\.color) == [red, red])
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
      attributes: [.font: Font.preferredFont(forTextStyle: .body)]
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
    let attributes: [NSAttributedString.Key: Any] = [.font: font]
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
    #expect(button.titleLabel?.attributed != nil)
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
