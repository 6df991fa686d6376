import Foundation
import LayoutGeometry
import LayoutText
import LayoutViews
import Testing

/// Labels that make their letters smaller where they are too long.
struct ShrinkingLabelTests {
  private func label(_ text: String, width: CGFloat, least: CGFloat = 0) -> Label {
    let label = Label(frame: CGRect(x: 0, y: 0, width: width, height: 30))
    label.text = text
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = least
    return label
  }

  private static let long = "A long text that shrinks to fit into its small width"

  @Test(arguments: [320, 200, 90.5])
  func `letters fill the width, on the same baseline`(_ width: CGFloat) throws {
    let label = label(Self.long, width: width)
    let line = try #require(label.lines.first)
    #expect(line.string == Self.long && line.width <= width && line.width > width * 0.98)
    let natural = label.sizeThatFits(.zero).width
    #expect(try #require(line.font).size < 17)
    label.adjustsFontSizeToFitWidth = false
    let whole = try #require(label.lines.first)
    #expect(whole.string != Self.long && whole.font == nil)
    #expect(whole.origin.y == line.origin.y)
    #expect(label.sizeThatFits(.zero).width == natural)
  }

  @Test func `letters get no smaller than the least scale, and are cut then`() throws {
    let line = try #require(label(Self.long, width: 200, least: 0.8).lines.first)
    #expect(abs(try #require(line.font).size - 17 * 0.8) < 1e-9)
    #expect(line.string != Self.long && line.width <= 200)
  }

  @Test func `texts that fit, and those of several lines, keep their size`() throws {
    #expect(try #require(label("Short", width: 200).lines.first).font == nil)
    let several = label(Self.long, width: 200)
    several.numberOfLines = 2
    #expect(several.lines.allSatisfy { $0.font == nil })
  }

  @Test func `so do texts with attributes`() throws {
    let label = label(Self.long, width: 200)
    label.attributedText = NSAttributedString(string: Self.long)
    let width = label.lines.reduce(0) { $0 + $1.width }
    #expect(label.lines.map(\.string).joined() == Self.long && width <= 200 && width > 196)
  }
}
