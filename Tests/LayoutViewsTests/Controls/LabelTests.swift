import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutText
import LayoutViews
import Testing

@Suite struct LabelTests {
  private func label(_ text: String, in parent: View) -> Label {
    let label = Label()
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(label)
    return label
  }

  @Test func `a label is as large as its text, raised to pixels`() throws {
    let window = try window(on: "iPhone 15")
    let label = label("Settings", in: window)
    window.layoutIfNeeded()
    let width = TextMetrics.width(of: "Settings", font: .systemFont(ofSize: 17))
    #expect(label.frame.width == pixelCeiling(width, scale: 3))
    // 17 points: 20.287 high, 61 pixels.
    #expect(abs(label.frame.height - 61.0 / 3) < 1e-9)
    label.text = nil
    window.layoutIfNeeded()
    #expect(label.frame.size == .zero)
  }

  @Test func `a label of many lines asks for its height once it knows its width`() throws {
    let window = try window(on: "iPhone 15")
    let label = label("one two three four five six seven eight nine ten", in: window)
    label.numberOfLines = 0
    let follower = constrainedView("follower", in: window)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      label.topAnchor.constraint(equalTo: window.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 120),
      follower.topAnchor.constraint(equalTo: label.bottomAnchor),
      follower.leadingAnchor.constraint(equalTo: label.leadingAnchor),
    ])
    window.layoutIfNeeded()
    let lines = TextMetrics.lines(of: label.text ?? "", font: label.font, width: 120, limit: 0)
    #expect(lines.count > 2)
    let height = pixelCeiling(label.font.height(ofLines: lines.count), scale: 3)
    #expect(abs(label.frame.height - height) < 1e-9)
    #expect(abs(follower.frame.minY - height) < 1e-9)
    #expect(label.lines.map(\.string) == lines.map(\.string))
    label.numberOfLines = 2
    window.layoutIfNeeded()
    #expect(abs(label.frame.height - pixelCeiling(label.font.height(ofLines: 2), scale: 3)) < 1e-9)
  }

  @Test func `baselines of different sizes line up`() throws {
    let window = try window(on: "iPhone 15")
    let large = label("Large", in: window)
    large.font = .systemFont(ofSize: 34)
    let small = label("small", in: window)
    LayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
      large.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    window.layoutIfNeeded()
    // Ascenders 32.373 and 16.187, to pixels at 3x: 32.333 and 16.333.
    #expect(abs(small.frame.minY - (100 + 97.0 / 3 - 49.0 / 3)) < 1e-9)
    small.font = .systemFont(ofSize: 34)
    window.layoutIfNeeded()
    #expect(small.frame.minY == 100)
  }

  @Test(arguments: [
    (TextAlignment.natural, LayoutDirection.leftToRight, CGFloat(0)),
    (.natural, .rightToLeft, 1), (.left, .rightToLeft, 0), (.right, .leftToRight, 1),
    (.center, .leftToRight, 0.5),
  ])
  func `lines go to their side`(
    _ expected: (alignment: TextAlignment, direction: LayoutDirection, share: CGFloat)
  ) throws {
    let window = try window(on: "iPhone 15", direction: expected.direction)
    let label = Label(frame: CGRect(10, 10, 200, 40))
    window.addSubview(label)
    label.text = "ten"
    label.textAlignment = expected.alignment
    let line = try #require(label.lines.first)
    #expect(line.origin.x == (200 - line.width) * expected.share)
    // In the middle of 40: 9.857 above, and the ascender of 16.187.
    #expect(abs(line.origin.y - 26) < 1e-9)
  }

  @Test func `a text style follows the reader's size`() throws {
    let window = try window()
    let label = label("Body", in: window)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    window.layoutIfNeeded()
    #expect(label.font.size == 17)
    window.environment.contentSizeCategory = .extraExtraExtraLarge
    #expect(label.font.size == 23)
  }

  @Test func `a label is not touched`() throws {
    let window = try window()
    let label = Label(frame: CGRect(0, 0, 50, 50))
    window.addSubview(label)
    #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === window)
  }

  @Test func `a label with a size of nothing has its first line`() {
    let label = Label(frame: CGRect(0, 0, CGFloat.nan, CGFloat.nan))
    label.text = "text"
    label.numberOfLines = 0
    #expect(label.lines.count == 1)
  }
}
