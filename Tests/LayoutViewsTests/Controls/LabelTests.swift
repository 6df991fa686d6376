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

  @Test func `a label that was changed is as large as a new one`() {
    let texts = ["", "one", "one two three four five six", "a line\nand another"]
    let fonts: [FontObject] = [.systemFont(ofSize: 17), .systemFont(ofSize: 11)]
    let label = Label()
    var steps = 0
    // Each change follows each other one: what was measured before must not come back.
    for text in texts + texts.reversed() {
      label.text = text
      for font in fonts {
        label.font = font
        for lines in [0, 1, 2] {
          label.numberOfLines = lines
          for width in [CGFloat(40), 80, 40] {
            let new = Label()
            new.numberOfLines = lines
            if steps % 3 == 0 {
              let attributed = NSAttributedString(string: text, attributes: [.kern: 1.0])
              new.attributedText = attributed
              label.attributedText = attributed
            } else {
              new.text = text
              label.text = text
            }
            new.font = font
            label.font = font
            new.preferredMaxLayoutWidth = steps % 2 == 0 ? width : 0
            label.preferredMaxLayoutWidth = new.preferredMaxLayoutWidth
            let room = CGSize(width: width, height: 0)
            #expect(label.sizeThatFits(room) == new.sizeThatFits(room), "\(text) \(lines)")
            #expect(label.intrinsicContentSize == new.intrinsicContentSize, "\(text) \(lines)")
            steps += 1
          }
        }
      }
    }
    #expect(steps == 144)
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
    let lines = TextMetrics.lines(
      of: label.text ?? "",
      font: label.font.value,
      width: 120,
      limit: 0
    )
    #expect(lines.count > 2)
    let height = pixelCeiling(label.font.value.height(ofLines: lines.count), scale: 3)
    #expect(abs(label.frame.height - height) < 1e-9)
    #expect(abs(follower.frame.minY - height) < 1e-9)
    #expect(label.lines.map(\.string) == lines.map(\.string))
    label.numberOfLines = 2
    window.layoutIfNeeded()
    #expect(
      abs(label.frame.height - pixelCeiling(label.font.value.height(ofLines: 2), scale: 3)) < 1e-9
    )
  }

  @Test(arguments: ContentSizeCategory.allCases)
  func `a label as high as it asked for draws all its lines`(category: ContentSizeCategory) {
    for style in TextStyle.allCases {
      for count in 1...7 {
        let label = Label()
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: style, compatibleWith: category)
        label.text = (1...count).map { "line \($0)" }.joined(separator: "\n")
        let size = label.sizeThatFits(CGSize(width: 2000, height: CGFloat.infinity))
        label.frame = CGRect(origin: .zero, size: size)
        #expect(label.lines.count == count, "\(style)")
        label.frame.size.height -= label.font.lineHeight / 2
        #expect(label.lines.count == max(1, count - 1), "\(style), \(count) lines in less room")
      }
    }
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
    (LayoutDirection.leftToRight, CGFloat(0)), (.rightToLeft, 1),
  ])
  func `natural alignment goes by the interface, whatever the letters`(
    _ direction: LayoutDirection,
    _ share: CGFloat
  ) throws {
    let window = try window(on: "iPhone 15", direction: direction)
    for text in ["ten", "שלום", "مرحبا", "12"] {
      for isAttributed in [false, true] {
        let label = Label(frame: CGRect(10, 10, 200, 40))
        window.addSubview(label)
        if isAttributed {
          label.attributedText = NSAttributedString(string: text)
        } else {
          label.text = text
        }
        let line = try #require(label.lines.first)
        let room = 200 - line.width
        #expect(abs(line.origin.x - room * share) < 0.5, "\(text), attributed: \(isAttributed)")
      }
    }
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

  @Test(arguments: [-1, 0])
  func `a label without a width asks for its text in one line`(width: CGFloat) {
    let label = Label()
    label.text = "A few words"
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: width, height: 0)) == label.intrinsicContentSize)
    #expect(label.sizeThatFits(CGSize(width: 1, height: 0)) != label.intrinsicContentSize)
  }

  @Test func `a text style follows the reader's size`() throws {
    let window = try window()
    let label = label("Body", in: window)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let other = self.label("Not asked to", in: window)
    other.font = .preferredFont(forTextStyle: .body)
    window.layoutIfNeeded()
    #expect(label.font.pointSize == 17)
    window.environment.contentSizeCategory = .extraExtraExtraLarge
    #expect(label.font.pointSize == 23)
    #expect(other.font.pointSize == 17)
  }

  @Test func `a font that was scaled goes on with the reader's size, a plain one does not`() throws
  {
    let window = try window()
    let scaled = label("Scaled", in: window)
    scaled.font = FontMetrics.default.scaledFont(for: .systemFont(ofSize: 20))
    let plain = label("Plain", in: window)
    plain.font = .systemFont(ofSize: 20)
    for label in [scaled, plain] { label.adjustsFontForContentSizeCategory = true }
    window.environment.contentSizeCategory = .accessibilityMedium
    // 28 / 17 of 20 is 32.9.
    #expect(scaled.font.pointSize == 33)
    #expect(plain.font.pointSize == 20)
    window.environment.contentSizeCategory = .large
    #expect(scaled.font.pointSize == 20)
  }

  struct SizeRow: CustomTestStringConvertible {
    let testDescription: String
    let style: TextStyle
    let category: ContentSizeCategory
    let lines: Int
    let height: CGFloat
  }

  // Interface Builder: lines are 1.193359 of the size, leading is between lines only, pixels at 2x.
  @Test(arguments: [
    SizeRow(
      testDescription: "body",
      style: .body,
      category: .large,
      lines: 1,
      height: 20.5
    ),
    SizeRow(
      testDescription: "two lines of body",
      style: .body,
      category: .large,
      lines: 2,
      height: 42.5
    ),
    SizeRow(
      testDescription: "subheadline",
      style: .subheadline,
      category: .large,
      lines: 2,
      height: 38
    ),
    SizeRow(
      testDescription: "footnote",
      style: .footnote,
      category: .large,
      lines: 2,
      height: 34
    ),
    SizeRow(
      testDescription: "large title",
      style: .largeTitle,
      category: .large,
      lines: 1,
      height: 41
    ),
    // 53 × 1.193359 + 62 = 125.248.
    SizeRow(
      testDescription: "the largest body",
      style: .body,
      category: .accessibilityExtraExtraExtraLarge,
      lines: 2,
      height: 125.5
    ),
    // 11 × 1.193359 + 13 = 26.127.
    SizeRow(
      testDescription: "the smallest caption",
      style: .caption2,
      category: .extraSmall,
      lines: 2,
      height: 26.5
    ),
  ])
  func `a label is as high as its style says`(_ row: SizeRow) throws {
    let window = try window(on: "iPhone SE (3rd generation)")
    window.environment.contentSizeCategory = row.category
    let label = label(
      Array(repeating: "Line", count: row.lines).joined(separator: "\n"),
      in: window
    )
    label.numberOfLines = 0
    label.font = .preferredFont(
      forTextStyle: row.style,
      compatibleWith: window.traitCollection
    )
    #expect(label.intrinsicContentSize.height == row.height)
    window.layoutIfNeeded()
    #expect(label.frame.height == row.height)
  }

  @Test func `labels that wrap side by side, boxes deep, take their height in one layout`() throws {
    let window = try window(on: "iPhone 15")
    let outer = constrainedView("outer", in: window)
    let inner = constrainedView("inner", in: outer)
    let first = label("a text of some length that wraps in half of the screen", in: inner)
    let second = label("short", in: inner)
    for label in [first, second] { label.numberOfLines = 0 }
    let below = label("below", in: outer)
    LayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: window.topAnchor),
      outer.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      outer.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -10),
      below.topAnchor.constraint(equalTo: inner.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      below.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      first.topAnchor.constraint(equalTo: inner.topAnchor),
      first.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
      second.widthAnchor.constraint(equalTo: first.widthAnchor),
      second.topAnchor.constraint(equalTo: inner.topAnchor),
      first.bottomAnchor.constraint(lessThanOrEqualTo: inner.bottomAnchor),
      second.bottomAnchor.constraint(lessThanOrEqualTo: inner.bottomAnchor),
      inner.heightAnchor.constraint(greaterThanOrEqualTo: first.heightAnchor),
      inner.heightAnchor.constraint(equalToConstant: 0).priority(.fittingSizeLevel),
    ])
    // Measured before it was ever laid out, and laid out: the same.
    let fitted = outer.systemLayoutSizeFitting(
      CGSize(width: 393, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    window.layoutIfNeeded()
    let lines = TextMetrics.lines(
      of: first.text ?? "",
      font: first.font.value,
      width: 186.5,
      limit: 0
    )
    #expect(lines.count == 3)
    let height = pixelCeiling(first.font.value.height(ofLines: 3), scale: 3)
    #expect(abs(first.frame.height - height) < 1e-9)
    #expect(abs(below.frame.minY - (10 + height)) < 1e-9)
    #expect(abs(outer.frame.height - fitted.height) < 1e-9)
    #expect(window.diagnostics.isEmpty)
    // Turned on its side the screen is wide enough for one line.
    window.environment.orientation = .landscape
    window.layoutIfNeeded()
    #expect(abs(first.frame.height - pixelCeiling(first.font.lineHeight, scale: 3)) < 1e-9)
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

extension LayoutConstraint {
  fileprivate func priority(_ priority: LayoutPriority) -> LayoutConstraint {
    self.priority = priority
    return self
  }
}
