import Foundation
import LayoutViews
import Testing

@Suite struct InstallationTests {
  @Test func `a constraint goes to the nearest common ancestor`() {
    let root = View()
    let left = framedView("left", .zero, in: root)
    let right = framedView("right", .zero, in: root)
    let inLeft = framedView("inLeft", .zero, in: left)
    let guide = LayoutGuide()
    left.addLayoutGuide(guide)

    inLeft.widthAnchor.constraint(equalToConstant: 1).isActive = true
    #expect(inLeft.constraints.count == 1)
    inLeft.leadingAnchor.constraint(equalTo: left.leadingAnchor).isActive = true
    #expect(left.constraints.count == 1)
    guide.topAnchor.constraint(equalTo: inLeft.topAnchor).isActive = true
    #expect(left.constraints.count == 2)
    inLeft.leadingAnchor.constraint(equalTo: right.leadingAnchor).isActive = true
    #expect(root.constraints.count == 1)
    let start = inLeft.topAnchor.anchorWithOffset(to: right.topAnchor)
    start.constraint(equalTo: inLeft.heightAnchor, multiplier: 1).isActive = true
    #expect(root.constraints.count == 2)
  }

  @Test func `batches keep their order`() {
    let view = View()
    let constraints = (1...3).map { view.widthAnchor.constraint(equalToConstant: CGFloat($0)) }
    LayoutConstraint.activate(constraints)
    #expect(view.constraints.map(\.constant) == [1, 2, 3])
    LayoutConstraint.deactivate([constraints[1]])
    #expect(view.constraints.map(\.constant) == [1, 3])
    #expect(constraints.map(\.isActive) == [true, false, true])
    view.removeConstraints(constraints)
    #expect(view.constraints.isEmpty)
    #expect(!constraints[0].isActive)
  }

  @Test func `a subtree that leaves keeps its own constraints and loses those across its edge`() {
    let root = View()
    let box = constrainedView("box", in: root)
    let inner = constrainedView("inner", in: box)
    let sibling = constrainedView("sibling", in: root)
    let guide = LayoutGuide()
    box.addLayoutGuide(guide)
    let inside = inner.leadingAnchor.constraint(equalTo: box.leadingAnchor)
    let across = inner.topAnchor.constraint(equalTo: sibling.topAnchor)
    let edge = box.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let ofGuide = guide.topAnchor.constraint(equalTo: root.topAnchor)
    let outside = sibling.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    LayoutConstraint.activate([inside, across, edge, ofGuide, outside])
    box.removeFromSuperview()
    #expect(inside.isActive)
    #expect(!across.isActive)
    #expect(!edge.isActive)
    #expect(!ofGuide.isActive)
    #expect(outside.isActive)
    #expect(root.constraints.count == 1)
    root.layoutIfNeeded()
    box.layoutIfNeeded()
  }

  @Test func `a guide that leaves loses its constraints`() {
    let root = View()
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    let constraint = guide.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    constraint.isActive = true
    root.layoutIfNeeded()
    root.removeLayoutGuide(guide)
    #expect(!constraint.isActive)
    #expect(guide.owningView == nil)
    #expect(root.layoutGuides.isEmpty)
  }

  @Test func `a constraint says what it is as an equation`() {
    let root = View()
    let view = constrainedView("view", in: root)
    root.accessibilityIdentifier = "root"
    let trailing = view.trailingAnchor.constraint(
      greaterThanOrEqualTo: root.layoutMarginsGuide.trailingAnchor,
      constant: -10.5
    )
    trailing.priority = .defaultHigh
    trailing.identifier = "strip"
    #expect(
      trailing.equation
        == "view.trailing >= root.layoutMarginsGuide.trailing - 10.5 @750 (\"strip\")"
    )
    let ratio = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: 4)
    #expect(ratio.equation == "view.width == 0.5 * root.width + 4")
    #expect(
      view.heightAnchor.constraint(lessThanOrEqualToConstant: 40).equation == "view.height <= 40"
    )
  }
}
