import Foundation
import LayoutGeometry
import LayoutText
import LayoutViews
import Testing

@Suite struct SystemSpacingTests {
  typealias Relation = LayoutConstraint.Relation

  @Test func `the space is a multiple of 8 wherever no text decides`() {
    let root = View(frame: CGRect(0, 0, 300, 300))
    let (view, other) = (constrainedView("view", in: root), constrainedView("other", in: root))
    let x: [(Relation, LayoutConstraint)] = [
      (
        .equal,
        other.leadingAnchor.constraint(
          equalToSystemSpacingAfter: view.trailingAnchor,
          multiplier: 1.5
        )
      ),
      (
        .greaterThanOrEqual,
        other.leadingAnchor.constraint(
          greaterThanOrEqualToSystemSpacingAfter: root.layoutMarginsGuide.leadingAnchor,
          multiplier: 1.5
        )
      ),
      (
        .lessThanOrEqual,
        root.trailingAnchor.constraint(
          lessThanOrEqualToSystemSpacingAfter: view.trailingAnchor,
          multiplier: 1.5
        )
      ),
    ]
    let y: [(Relation, LayoutConstraint)] = [
      (
        .equal,
        other.topAnchor.constraint(
          equalToSystemSpacingBelow: root.safeAreaLayoutGuide.topAnchor,
          multiplier: 1.5
        )
      ),
      (
        .greaterThanOrEqual,
        other.topAnchor.constraint(
          greaterThanOrEqualToSystemSpacingBelow: view.bottomAnchor,
          multiplier: 1.5
        )
      ),
      (
        .lessThanOrEqual,
        other.firstBaselineAnchor.constraint(
          lessThanOrEqualToSystemSpacingBelow: view.lastBaselineAnchor,
          multiplier: 1.5
        )
      ),
    ]
    for (relation, constraint) in x + y {
      #expect(constraint.constant == 12)
      #expect(constraint.relation == relation)
      #expect(constraint.multiplier == 1)
    }
  }

  @Test func `between baselines it is the distance of two lines of the larger font`() {
    let root = View(frame: CGRect(0, 0, 300, 300))
    func label(_ font: FontObject) -> Label {
      let label = Label()
      label.text = "Text"
      label.font = font
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      return label
    }
    let body = FontObject.preferredFont(forTextStyle: .body)
    let (upper, lower) = (label(body), label(.preferredFont(forTextStyle: .caption1)))
    let space = lower.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: upper.lastBaselineAnchor,
      multiplier: 2
    )
    // Body is 17 with baselines 22 apart.
    #expect(abs(space.constant - 44) < 1e-9)
    let top = upper.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: root.topAnchor,
      multiplier: 1
    )
    #expect(abs(top.constant - 22) < 1e-9)
    LayoutConstraint.activate([top, space])
    root.layoutIfNeeded()
    let before = lower.frame.minY
    upper.font = .preferredFont(forTextStyle: .title1)
    root.layoutIfNeeded()
    // Title 1 has 34 between baselines: 12 more for the first line and 24 for the second, but for the
    // pixels to which baselines are rounded.
    #expect(abs(lower.frame.minY - before - 36) < 0.6)
    space.constant = 7
    root.layoutIfNeeded()
    #expect(space.constant == 7)
    #expect(abs(lower.frame.minY - before - 36 + 61) < 1.1)
  }
}
