import Foundation
import Testing
import UIKitShim

/// Objects that attributes of texts have.
struct AttributeObjectTests {
  private static func attributes(_ number: Int) -> [[NSAttributedString.Key: Any]] {
    let style = NSMutableParagraphStyle()
    style.headIndent = CGFloat(number)
    return [
      [.font: UIFont.systemFont(ofSize: CGFloat(10 + number))],
      [.foregroundColor: UIColor(white: CGFloat(number) / 10, alpha: 1)],
      [.paragraphStyle: style], [.attachment: NSTextAttachment()],
    ]
  }

  @Test(arguments: 0..<4)
  func `a text is put together of parts that differ in one of them`(kind: Int) {
    let text = NSMutableAttributedString(string: "")
    for number in [1, 2, 2, 3, 1] {
      text.append(NSAttributedString(string: "x", attributes: Self.attributes(number)[kind]))
    }
    var runs = 0
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { _, _, _ in runs += 1 }
    #expect(text.length == 5)
    #expect(runs >= 4)
  }

  @Test func `equal colors and fonts are one key, and unequal ones are not`() {
    #expect(Set([UIColor(white: 1, alpha: 1), .white, .black]).count == 2)
    #expect(Set([UIFont.systemFont(ofSize: 17), .systemFont(ofSize: 17)]).count == 1)
    #expect(UIColor.red.isEqual(UIColor.red) && !UIColor.red.isEqual(UIFont.systemFont(ofSize: 1)))
  }
}
