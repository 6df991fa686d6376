import Foundation
import LayoutViews
import Testing

@Suite struct IntrinsicSizeTests {
  /// A view with a content of its own size.
  private final class Content: View {
    var size: CGSize {
      didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat, _ height: CGFloat, in parent: View) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(self)
    }

    required init?(coder: NSCoder) {
      nil
    }

    override var intrinsicContentSize: CGSize { size }
  }

  private func row(of width: CGFloat) -> (root: View, left: Content, right: Content) {
    let root = View(frame: CGRect(0, 0, width, 100))
    let left = Content(100, 20, in: root)
    let right = Content(60, 30, in: root)
    LayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      left.topAnchor.constraint(equalTo: root.topAnchor),
      right.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    return (root, left, right)
  }

  @Test func `a view without a say takes the size of its content`() {
    let root = View(frame: CGRect(0, 0, 300, 300))
    let view = Content(77, 33, in: root)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(0, 0, 77, 33))
    view.size = CGSize(width: 5, height: View.noIntrinsicMetric)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(0, 0, 5, 0))
  }

  @Test func `the one that hugs less grows`() {
    let (root, left, right) = row(of: 200)
    left.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    root.layoutIfNeeded()
    #expect(left.frame == CGRect(0, 0, 100, 20))
    #expect(right.frame == CGRect(100, 0, 100, 30))
    right.setContentHuggingPriority(LayoutPriority(252), for: .horizontal)
    root.layoutIfNeeded()
    #expect(left.frame == CGRect(0, 0, 140, 20))
    #expect(right.frame == CGRect(140, 0, 60, 30))
  }

  @Test func `the one that resists less shrinks`() {
    let (root, left, right) = row(of: 120)
    right.setContentCompressionResistancePriority(LayoutPriority(749), for: .horizontal)
    root.layoutIfNeeded()
    #expect(left.frame == CGRect(0, 0, 100, 20))
    #expect(right.frame == CGRect(100, 0, 20, 30))
    #expect(left.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    #expect(left.contentHuggingPriority(for: .vertical) == .defaultLow)
  }

  @Test func `a wish below the hugging gives way`() {
    let root = View(frame: CGRect(0, 0, 300, 300))
    let view = Content(50, 50, in: root)
    let wish = view.widthAnchor.constraint(equalToConstant: 90)
    wish.priority = LayoutPriority(249)
    wish.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.size.width == 50)
    wish.priority = LayoutPriority(251)
    root.layoutIfNeeded()
    #expect(view.frame.size.width == 90)
  }
}
