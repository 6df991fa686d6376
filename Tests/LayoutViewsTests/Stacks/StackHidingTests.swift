import Foundation
import LayoutViews
import Testing

@Suite struct StackHidingTests {
  private func column(in root: View) -> (stack: StackView, items: [StackItem]) {
    let items = ["a", "b", "c"].map { StackItem($0, 50, 20) }
    let stack = StackView(arrangedSubviews: items)
    stack.axis = .vertical
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    return (stack, items)
  }

  struct Row: CustomTestStringConvertible {
    let hidden: Set<Int>
    let height: CGFloat
    /// Where the visible views begin.
    let tops: [CGFloat]
    var testDescription: String { "without \(hidden.sorted())" }
  }

  @Test(arguments: [
    Row(hidden: [], height: 80, tops: [0, 30, 60]),
    Row(hidden: [0], height: 50, tops: [0, 30]),
    Row(hidden: [1], height: 50, tops: [0, 30]),
    Row(hidden: [2], height: 50, tops: [0, 30]),
    Row(hidden: [0, 1], height: 20, tops: [0]),
    Row(hidden: [0, 2], height: 20, tops: [0]),
    Row(hidden: [0, 1, 2], height: 0, tops: []),
  ])
  func `hidden views leave the layout with their spaces`(_ row: Row) {
    for distribution in StackView.Distribution.allCases {
      for alignment in StackView.Alignment.allCases {
        let root = StackRoot()
        let (stack, items) = column(in: root)
        stack.distribution = distribution
        stack.alignment = alignment
        root.layoutIfNeeded()
        for index in row.hidden.sorted() { items[index].isHidden = true }
        root.layoutIfNeeded()
        let name = "\(distribution) \(alignment)"
        #expect(abs(stack.frame.height - row.height) < 1e-6, "\(name)")
        let tops = items.filter { !$0.isHidden }.map(\.frame.minY)
        #expect(zip(tops, row.tops).allSatisfy { abs($0 - $1) < 1e-6 }, "\(name) \(tops)")
        for index in row.hidden { #expect(items[index].frame.height == 0, "\(name)") }
        #expect(root.layoutConflicts.isEmpty, "\(name)")
        #expect(!items.contains { $0.hasAmbiguousLayout }, "\(name)")
        for item in items { item.isHidden = false }
        root.layoutIfNeeded()
        #expect(abs(stack.frame.height - 80) < 1e-6, "\(name) shown again")
        #expect(!stack.identifiers.contains("UISV-hiding"))
      }
    }
  }

  @Test func `a stack of a fixed height may hide everything`() {
    let root = StackRoot()
    let (stack, items) = column(in: root)
    stack.heightAnchor.constraint(equalToConstant: 100).isActive = true
    for item in items { item.isHidden = true }
    root.layoutIfNeeded()
    #expect(stack.frame.height == 100)
    #expect(root.layoutConflicts.isEmpty)
  }

  @Test func `the custom spacing of a hidden view goes with it`() {
    let root = StackRoot()
    let (stack, items) = column(in: root)
    stack.setCustomSpacing(50, after: items[1])
    root.layoutIfNeeded()
    #expect(stack.frame.height == 120)
    items[1].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame.height == 50)
    // Of the last visible view too.
    items[1].isHidden = false
    items[2].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame.height == 50)
  }

  @Test func `a hidden view keeps its say across the stack`() {
    let root = StackRoot()
    let (stack, items) = column(in: root)
    items[0].size.width = 90
    items[0].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame.width == 90)
  }

  @Test func `a hidden view keeps the height of its required pins without a conflict`() {
    let root = StackRoot()
    let card = View()
    card.accessibilityIdentifier = "card"
    let title = constrainedView("title", in: card)
    let stack = StackView(arrangedSubviews: [StackItem("a", 50, 20), card])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    let top = title.topAnchor.constraint(equalTo: card.topAnchor, constant: 8)
    let bottom = card.bottomAnchor.constraint(equalTo: title.bottomAnchor, constant: 8)
    LayoutConstraint.activate([top, bottom])
    root.layoutIfNeeded()
    #expect(root.layoutConflicts.isEmpty)
    card.isHidden = true
    root.layoutIfNeeded()
    #expect(root.layoutConflicts.isEmpty)
    #expect(card.frame.height == 16)
    #expect(stack.frame.height == 20)
    card.isHidden = false
    root.layoutIfNeeded()
    #expect(root.layoutConflicts.isEmpty)
  }

  @Test func `a hidden stack keeps its spacing, and the one around it does not see it`() {
    let root = StackRoot()
    let (stack, _) = column(in: root)
    let outer = StackView(arrangedSubviews: [StackItem("above", 50, 20), stack])
    outer.axis = .vertical
    outer.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(outer)
    stack.isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame.height == 20)
    #expect(outer.frame.height == 20)
    #expect(root.layoutConflicts.isEmpty)
  }
}
