import Testing
import UIKitShim

/// Fonts as objects, which app code extends, compares and keeps.
struct UIFontTests {
  @Test func `a view answers the font that it was given`() {
    let font = UIFont(brandSize: 20)
    let label = UILabel()
    label.font = font
    #expect(label.font === font && label.font.pointSize == 20)
    // An equal font is taken as well, although nothing is measured again.
    let equal = UIFont(brandSize: 20)
    label.font = equal
    #expect(label.font === equal && font == equal)
    let field = UITextField()
    field.font = font
    #expect(field.font === font)
    var content = UIListContentConfiguration.cell()
    content.textProperties.font = font
    #expect(content.textProperties.font === font)
    label.font = nil
    #expect(label.font == .systemFont(ofSize: 17) && label.font === UILabel().font)
  }

  @Test func `a font that the reader's size does not change stays the same object`() throws {
    let font = UIFont.systemFont(ofSize: 15)
    let label = UILabel()
    label.font = font
    label.adjustsFontForContentSizeCategory = true
    try ScreenHost.window().addSubview(label)
    #expect(label.font === font)
  }

  @Test func `fonts are equal by size, weight and style`() {
    #expect(UIFont.title == .boldSystemFont(ofSize: 28) && UIFont.title !== UIFont.title)
    #expect(UIFont.caption === UIFont.caption)
    #expect(UIFont.caption != .systemFont(ofSize: UIFont.caption.pointSize))
    #expect([UIFont.title: "title"][UIFont.boldSystemFont(ofSize: 28)] == "title")
    #expect(UIFont.caption.bold().fontDescriptor.symbolicTraits == .traitBold)
    #expect(UIFont.title.withSize(12) == .systemFont(ofSize: 12, weight: .bold))
  }

  @Test func `the font of a text stays with it`() {
    let font = UIFont.systemFont(ofSize: 40)
    let text = NSAttributedString(string: "a", attributes: [.font: font])
    #expect(text.size().height == font.lineHeight)
    let label = UILabel()
    label.attributedText = text
    #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont === font)
  }

  @Test func `metrics scale fonts`() {
    let font = UIFont.systemFont(ofSize: 20)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let scaled: UIFont = metrics.scaledFont(for: font)
    #expect(scaled.pointSize == 20)
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    #expect(metrics.scaledFont(for: font, compatibleWith: traits).pointSize > 40)
    let limited = metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: traits)
    #expect(limited.pointSize == 30)
  }
}
