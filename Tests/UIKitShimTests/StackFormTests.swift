import Testing
import UIKitShim

struct StackFormTests {
  @Test func `a form of stacks in a scroll view`() {
    let form = StackForm(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    form.layoutIfNeeded()
    #expect(form.column.frame.width == 200)
    #expect(form.badge.frame.size == CGSize(width: 24, height: 24))
    // Inside of margins of 20, the name, 8 and the badge.
    #expect(form.nameLabel.frame.minX == 0 && form.nameLabel.frame.maxX == 160 - 24 - 8)
    #expect(form.badge.frame.minX == 136)
    #expect(form.hintLabel.frame.origin == CGPoint(x: 20, y: 16 + 24 + 4))
    #expect(form.hintLabel.frame.height > 2 * form.hintLabel.font.lineHeight)
    #expect(form.scrollView.contentSize.height == form.hintLabel.frame.maxY + 16)
    #expect(form.scrollView.contentSize.width == 200)

    let tall = form.scrollView.contentSize.height
    form.hintLabel.isHidden = true
    form.layoutIfNeeded()
    #expect(form.scrollView.contentSize.height == 56)
    form.hintLabel.isHidden = false
    form.layoutIfNeeded()
    #expect(form.scrollView.contentSize.height == tall)
  }
}
