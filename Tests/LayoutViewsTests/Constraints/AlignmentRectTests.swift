import Foundation
import LayoutGeometry
import LayoutViews
import Testing

@Suite struct AlignmentRectTests {
  /// A view with a shadow that constraints do not see.
  private final class Shadowed: View {
    override var alignmentRectInsets: EdgeInsets {
      EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
  }

  @Test func `frame and alignment rectangle are the same without insets`() {
    let rect = CGRect(10, 20, 30, 40)
    #expect(View().alignmentRect(forFrame: rect) == rect)
    #expect(View().frame(forAlignmentRect: rect) == rect)
  }

  @Test func `frame and alignment rectangle lead to one another`() {
    let view = Shadowed()
    let rect = CGRect(10, 20, 30, 40)
    #expect(view.alignmentRect(forFrame: rect) == CGRect(12, 21, 24, 36))
    #expect(view.frame(forAlignmentRect: CGRect(12, 21, 24, 36)) == rect)
  }

  @Test func `a stack arranges what constraints see`() {
    let (first, second) = (Shadowed(), Shadowed())
    let stack = StackView(arrangedSubviews: [first, second])
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    let root = View(frame: CGRect(0, 0, 300, 300))
    root.addSubview(stack)
    root.layoutIfNeeded()
    #expect(stack.frame == CGRect(0, 0, 50, 10))
    #expect(first.frame == CGRect(-2, -1, 26, 14))
    #expect(second.frame == CGRect(28, -1, 26, 14))
  }
}
