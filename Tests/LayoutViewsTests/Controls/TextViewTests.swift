import Foundation
import LayoutControls
import LayoutDevices
import LayoutGeometry
import LayoutText
import LayoutViews
import Testing

@Suite struct TextViewTests {
  private func textView(_ text: String) -> TextView {
    let view = TextView()
    view.font = .systemFont(ofSize: 17)
    view.text = text
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  @Test func `a text that scrolls asks for nothing, one that does not for its lines`() throws {
    let window = try window(on: "iPhone 15")
    let view = textView("one two three four five six seven eight nine ten")
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    view.isScrollEnabled = false
    window.addSubview(view)
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 150),
    ])
    window.layoutIfNeeded()
    // Lines of 140, between 5 at both sides; 8 above and below.
    let lines = TextMetrics.lines(
      of: view.text,
      font: .systemFont(ofSize: 17),
      width: 140,
      limit: 0
    )
    #expect(lines.count > 2)
    let height = Font.systemFont(ofSize: 17).height(ofLines: lines.count) + 16
    #expect(abs(view.frame.height - height) < 0.67)
    #expect(view.contentSize.width == 150)
    #expect(abs(view.contentSize.height - view.frame.height) < 0.67)
    let label = try #require(view.subviews.first as? Label)
    #expect(label.frame.origin == CGPoint(x: 5, y: 8))
    #expect(label.lines.map(\.string) == lines.map(\.string))
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    window.layoutIfNeeded()
    #expect(label.frame.origin == .zero)
    #expect(view.textContainer.size.width == 150)
    view.textContainer.maximumNumberOfLines = 1
    window.layoutIfNeeded()
    #expect(abs(view.frame.height - 20.333) < 0.34)
  }

  @Test func `an empty text is as high as a line`() {
    let view = textView("")
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize.height == pixelCeiling(20.287 + 16, scale: 3))
    #expect(view.text == "")
    view.text = nil
    #expect(view.text == "")
  }

  @Test func `more lines than there is room for can be scrolled to`() throws {
    let window = try window(on: "iPhone 15")
    let view = textView(Array(repeating: "line", count: 40).joined(separator: "\n"))
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.contentSize.height > 800)
    view.contentOffset.y = 300
    window.layoutIfNeeded()
    #expect(view.contentOffset.y == 300)
  }

  @Test func `its delegate is told of scrolling too`() {
    final class Reader: TextViewDelegate {
      var scrolled = 0
      func scrollViewDidScroll(_ scrollView: ScrollView) { scrolled += 1 }
    }
    let reader = Reader()
    let view = textView("text")
    view.delegate = reader
    view.contentOffset.y = 10
    #expect(reader.scrolled == 1)
    #expect(view.delegate === reader)
    #expect(reader.textViewShouldBeginEditing(view))
  }

  @Test func `views beside the text of a field take room`() {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.text = "text"
    let plain = field.intrinsicContentSize
    let left = View(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let right = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    field.leftView = left
    field.rightView = right
    #expect(left.superview == nil)
    field.leftViewMode = .always
    field.rightViewMode = .unlessEditing
    field.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 0, y: 10, width: 30, height: 20))
    #expect(right.frame == CGRect(x: 190, y: 15, width: 10, height: 10))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 160, height: 40))
    #expect(field.intrinsicContentSize.width == plain.width + 40)
    field.leftViewMode = .whileEditing
    field.layoutIfNeeded()
    #expect(left.superview == nil)
    field.semanticContentAttribute = .forceRightToLeft
    field.setNeedsLayout()
    field.layoutIfNeeded()
    #expect(right.frame.minX == 0)
    field.rightView = nil
    #expect(right.superview == nil)
  }
}
