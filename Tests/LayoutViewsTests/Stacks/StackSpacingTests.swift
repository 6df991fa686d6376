import Foundation
import LayoutGeometry
import LayoutText
import LayoutViews
import Testing

@Suite struct StackSpacingTests {
  private func row(_ root: View) -> (stack: StackView, items: [StackItem]) {
    let items = ["a", "b", "c"].map { StackItem($0, 20, 20) }
    let stack = StackView(arrangedSubviews: items)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.spacing = 10
    root.addSubview(stack)
    return (stack, items)
  }

  @Test func `a custom spacing counts instead of the stack's`() {
    let root = StackRoot()
    let (stack, items) = row(root)
    stack.setCustomSpacing(30, after: items[0])
    root.layoutIfNeeded()
    #expect(stack.extents(.horizontal) == [Extent(0, 20), Extent(50, 70), Extent(80, 100)])
    #expect(stack.customSpacing(after: items[0]) == 30)
    #expect(stack.customSpacing(after: items[1]) == StackView.spacingUseDefault)
    stack.spacing = 5
    root.layoutIfNeeded()
    #expect(stack.extents(.horizontal) == [Extent(0, 20), Extent(50, 70), Extent(75, 95)])
    stack.setCustomSpacing(StackView.spacingUseDefault, after: items[0])
    root.layoutIfNeeded()
    #expect(stack.extents(.horizontal) == [Extent(0, 20), Extent(25, 45), Extent(50, 70)])
  }

  @Test func `the system's spacing is 8, and no spacing is 0`() {
    let root = StackRoot()
    let (stack, items) = row(root)
    stack.setCustomSpacing(StackView.spacingUseSystem, after: items[0])
    root.layoutIfNeeded()
    #expect(stack.extents(.horizontal) == [Extent(0, 20), Extent(28, 48), Extent(58, 78)])
    stack.spacing = StackView.spacingUseDefault
    root.layoutIfNeeded()
    #expect(stack.extents(.horizontal) == [Extent(0, 20), Extent(28, 48), Extent(48, 68)])
    stack.spacing = StackView.spacingUseSystem
    root.layoutIfNeeded()
    #expect(stack.extents(.horizontal) == [Extent(0, 20), Extent(28, 48), Extent(56, 76)])
  }

  @Test func `a custom spacing moves with its view and is lost when the view leaves`() {
    let root = StackRoot()
    let (stack, items) = row(root)
    stack.setCustomSpacing(30, after: items[0])
    stack.insertArrangedSubview(items[0], at: 1)
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews.elementsEqual([items[1], items[0], items[2]]) { $0 === $1 })
    #expect(stack.extents(.horizontal) == [Extent(0, 20), Extent(30, 50), Extent(80, 100)])
    // After the last view it means nothing.
    stack.addArrangedSubview(items[0])
    root.layoutIfNeeded()
    #expect(stack.frame.width == 80)
    #expect(stack.customSpacing(after: items[0]) == 30)
    stack.removeArrangedSubview(items[0])
    stack.insertArrangedSubview(items[0], at: 0)
    #expect(stack.customSpacing(after: items[0]) == StackView.spacingUseDefault)
    root.layoutIfNeeded()
    #expect(stack.frame.width == 80)
    let stranger = View()
    stack.setCustomSpacing(99, after: stranger)
    #expect(stack.customSpacing(after: stranger) == StackView.spacingUseDefault)
  }

  @Test func `a custom spacing is the least one where spaces are made equal`() {
    let root = StackRoot()
    let (stack, items) = row(root)
    stack.distribution = .equalSpacing
    stack.setCustomSpacing(30, after: items[1])
    root.layoutIfNeeded()
    // The gaps are equal, so the first one is 30 too.
    #expect(stack.extents(.horizontal) == [Extent(0, 20), Extent(50, 70), Extent(100, 120)])
  }

  @Test func `custom spacings count among the shares of contents`() {
    let root = StackRoot()
    let (stack, items) = row(root)
    stack.distribution = .fillProportionally
    stack.setCustomSpacing(30, after: items[0])
    // 20 of 60 + 40 each.
    stack.widthAnchor.constraint(equalToConstant: 200).isActive = true
    root.layoutIfNeeded()
    #expect(stack.extents(.horizontal) == [Extent(0, 40), Extent(70, 110), Extent(120, 200)])
  }

  @Test func `shares are those of the stack with its margins`() {
    let root = StackRoot()
    let items = [StackItem("a", 20, 20), StackItem("b", 60, 20)]
    let stack = StackView(arrangedSubviews: items)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.distribution = .fillProportionally
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = EdgeInsets(left: 10, right: 10)
    stack.widthAnchor.constraint(equalToConstant: 300).isActive = true
    root.layoutIfNeeded()
    // A quarter of 300, and what the margins leave.
    #expect(stack.extents(.horizontal).isClose(to: [Extent(10, 85), Extent(85, 290)]))
  }

  @Test func `shares follow the contents`() {
    let root = StackRoot()
    let (stack, items) = row(root)
    stack.spacing = 0
    stack.distribution = .fillProportionally
    stack.widthAnchor.constraint(equalToConstant: 120).isActive = true
    root.layoutIfNeeded()
    #expect(
      stack.extents(.horizontal).isClose(to: [Extent(0, 40), Extent(40, 80), Extent(80, 120)])
    )
    items[0].size.width = 40
    items[2].size.width = View.noIntrinsicMetric
    root.layoutIfNeeded()
    #expect(
      stack.extents(.horizontal).isClose(to: [Extent(0, 80), Extent(80, 120), Extent(120, 120)])
    )
  }

  @Test func `baseline-relative spacing goes from baseline to baseline`() throws {
    let window = try window(on: "iPhone 15")
    let labels = ["One", "Two"].map { text in
      let label = Label()
      label.text = text
      label.font = .systemFont(ofSize: 20)
      return label
    }
    let stack = StackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.spacing = 40
    stack.isBaselineRelativeArrangement = true
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    window.layoutIfNeeded()
    // Baselines are drawn on whole pixels.
    func distance() -> CGFloat {
      let baselines = labels.map { $0.frame.minY + $0.lines[0].origin.y }
      return baselines[1] - baselines[0]
    }
    #expect(abs(distance() - 40) < 0.7)
    #expect(labels[0].frame.minY == 0)
    // The system's space between baselines is that of two lines of the font.
    stack.spacing = StackView.spacingUseSystem
    window.layoutIfNeeded()
    let line = Font.systemFont(ofSize: 20).lineHeight
    #expect(abs(distance() - line) < 0.7)
    labels[1].font = .systemFont(ofSize: 40)
    window.layoutIfNeeded()
    #expect(abs(distance() - 2 * line) < 0.7)
  }
}
