import Foundation
import LayoutViews
import Testing

@Suite struct StackEditingTests {
  private func names(_ views: [View]) -> [String] {
    views.map { $0.accessibilityIdentifier ?? "?" }
  }

  @Test func `arranged views and subviews have orders of their own`() {
    let items = ["a", "b", "c"].map { StackItem($0, 10, 10) }
    let stack = StackView(arrangedSubviews: items)
    #expect(names(stack.subviews) == ["a", "b", "c"])
    let front = StackItem("front", 10, 10)
    stack.addSubview(front)
    #expect(names(stack.arrangedSubviews) == ["a", "b", "c"])
    // A new one goes in front of all, wherever it is arranged.
    stack.insertArrangedSubview(StackItem("d", 10, 10), at: 0)
    #expect(names(stack.arrangedSubviews) == ["d", "a", "b", "c"])
    #expect(names(stack.subviews) == ["a", "b", "c", "front", "d"])
    // One that is a subview already stays where it is among them.
    stack.insertArrangedSubview(front, at: 1)
    stack.insertArrangedSubview(items[2], at: 0)
    #expect(names(stack.arrangedSubviews) == ["c", "d", "front", "a", "b"])
    #expect(names(stack.subviews) == ["a", "b", "c", "front", "d"])
    stack.sendSubviewToBack(items[2])
    #expect(names(stack.arrangedSubviews) == ["c", "d", "front", "a", "b"])
    stack.addArrangedSubview(items[2])
    #expect(names(stack.arrangedSubviews) == ["d", "front", "a", "b", "c"])
    #expect(items.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
  }

  @Test func `leaving the arranged views is not leaving the stack, and the other way round it is`()
  {
    let root = StackRoot()
    let items = ["a", "b", "c"].map { StackItem($0, 10, 10) }
    let stack = StackView(arrangedSubviews: items)
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    root.layoutIfNeeded()
    stack.removeArrangedSubview(items[0])
    #expect(names(stack.subviews) == ["a", "b", "c"])
    #expect(items[0].constraints.isEmpty)
    root.layoutIfNeeded()
    #expect(stack.frame.width == 20)
    items[1].isHidden = true
    root.layoutIfNeeded()
    items[1].removeFromSuperview()
    #expect(names(stack.arrangedSubviews) == ["c"])
    #expect(items[1].constraints.isEmpty)
    root.layoutIfNeeded()
    #expect(stack.frame.width == 10)
    // Into another superview.
    root.addSubview(items[2])
    #expect(stack.arrangedSubviews.isEmpty)
    stack.removeArrangedSubview(items[2])
    root.layoutIfNeeded()
    #expect(stack.frame.size == .zero)
    #expect(stack.layoutGuides.isEmpty)
    #expect(root.layoutConflicts.isEmpty)
  }

  @Test func `a view goes from one stack into another`() {
    let root = StackRoot()
    let item = StackItem("a", 10, 10)
    let first = StackView(arrangedSubviews: [item, StackItem("b", 10, 10)])
    let second = StackView(arrangedSubviews: [StackItem("c", 10, 10)])
    for stack in [first, second] {
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
    }
    root.layoutIfNeeded()
    second.addArrangedSubview(item)
    root.layoutIfNeeded()
    #expect(names(first.arrangedSubviews) == ["b"])
    #expect(names(second.arrangedSubviews) == ["c", "a"])
    #expect(first.frame.width == 10 && second.frame.width == 20)
    #expect(root.layoutConflicts.isEmpty)
  }

  @Test func `an index outside of the arranged views is refused`() {
    let root = StackRoot()
    let stack = StackView(arrangedSubviews: [StackItem("a", 10, 10)])
    root.addSubview(stack)
    for index in [-1, 2, Int.max] { stack.insertArrangedSubview(View(), at: index) }
    #expect(stack.arrangedSubviews.count == 1)
    stack.insertArrangedSubview(stack, at: 1)
    stack.addArrangedSubview(root)
    #expect(stack.arrangedSubviews.count == 1)
    root.layoutIfNeeded()
  }

  @Test func `what does not change stays the same constraint`() {
    let root = StackRoot()
    let items = ["a", "b", "c"].map { StackItem($0, 10, 10) }
    let stack = StackView(arrangedSubviews: items)
    root.addSubview(stack)
    root.layoutIfNeeded()
    let before = stack.constraints
    stack.spacing = 12
    root.layoutIfNeeded()
    #expect(stack.constraints.elementsEqual(before) { $0 === $1 })
    let spaces = stack.constraints.filter { $0.identifier == "UISV-spacing" }
    #expect(spaces.map(\.constant) == [12, 12])
    stack.distribution = .fillEqually
    root.layoutIfNeeded()
    #expect(stack.constraints.prefix(before.count).elementsEqual(before) { $0 === $1 })
    #expect(stack.constraints.count == before.count + 2)
    // What the application takes away comes back with the next change.
    stack.removeConstraints(stack.constraints)
    stack.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(stack.constraints.count == before.count + 2)
  }

  @Test func `every setting can be changed back and forth`() {
    let root = StackRoot()
    let items = [StackItem("a", 60, 20), StackItem("b", 20, 40), StackItem("c", 20, 10)]
    let stack = StackView(arrangedSubviews: items)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    func fresh() -> [CGRect] {
      let copies = items.map { item in
        let copy = StackItem("copy", item.size.width, item.size.height)
        copy.isHidden = item.isHidden
        return copy
      }
      let other = StackView(arrangedSubviews: copies)
      other.axis = stack.axis
      other.distribution = stack.distribution
      other.alignment = stack.alignment
      other.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
      other.translatesAutoresizingMaskIntoConstraints = false
      let root = StackRoot()
      root.addSubview(other)
      root.layoutIfNeeded()
      return copies.map(\.frame)
    }
    for axis in LayoutConstraint.Axis.allCases {
      for distribution in StackView.Distribution.allCases {
        for alignment in StackView.Alignment.allCases {
          stack.axis = axis
          stack.distribution = distribution
          stack.alignment = alignment
          stack.isLayoutMarginsRelativeArrangement.toggle()
          items[alignment.rawValue % 3].isHidden.toggle()
          root.layoutIfNeeded()
          let expected = fresh()
          for (item, frame) in zip(items, expected) where !item.isHidden {
            #expect(item.frame.isClose(to: frame), "\(axis) \(distribution) \(alignment)")
          }
          #expect(root.layoutConflicts.isEmpty)
        }
      }
    }
  }
}
