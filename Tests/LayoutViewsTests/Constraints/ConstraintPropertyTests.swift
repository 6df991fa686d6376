import Foundation
import LayoutGeometry
import LayoutViews
import TestSupport
import Testing

/// Random trees with random constraints, checked with the frames that come out.
@Suite struct ConstraintPropertyTests {
  typealias Attribute = LayoutConstraint.Attribute

  /// A random tree and constraints between any two of its views.
  struct RandomTree {
    let root = View(frame: CGRect(0, 0, 400, 300))
    var views: [View] = []
    var constraints: [LayoutConstraint] = []

    static let horizontal: [Attribute] = [.leading, .trailing, .centerX]
    static let absolute: [Attribute] = [.left, .right, .centerX]
    static let vertical: [Attribute] = [.top, .bottom, .centerY]
    static let sizes: [Attribute] = [.width, .height]

    init(using random: inout SeededGenerator) {
      views = [root]
      for index in 0..<9 {
        let parent = views[Int.random(in: 0..<views.count, using: &random)]
        let view = View(
          frame: CGRect(
            CGFloat(Int.random(in: 0...50, using: &random)),
            CGFloat(Int.random(in: 0...50, using: &random)),
            CGFloat(Int.random(in: 0...200, using: &random)),
            CGFloat(Int.random(in: 0...200, using: &random))
          )
        )
        view.accessibilityIdentifier = "\(index)"
        view.translatesAutoresizingMaskIntoConstraints =
          Int.random(in: 0..<4, using: &random) == 0
        view.bounds.origin.y = CGFloat(Int.random(in: -2...2, using: &random)) * 10
        if Int.random(in: 0..<3, using: &random) == 0 {
          view.semanticContentAttribute = .forceRightToLeft
        }
        parent.addSubview(view)
        views.append(view)
      }
      for _ in 0..<24 { constraints.append(constraint(using: &random)) }
    }

    private func constraint(using random: inout SeededGenerator) -> LayoutConstraint {
      let kinds = [Self.horizontal, Self.absolute, Self.vertical, Self.sizes]
      let kind = kinds[Int.random(in: 0..<4, using: &random)]
      let isSize = kind == Self.sizes
      let constraint = LayoutConstraint(
        item: views[Int.random(in: 1..<views.count, using: &random)],
        attribute: kind[Int.random(in: 0..<kind.count, using: &random)],
        relatedBy: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][
          Int.random(in: 0..<4, using: &random)
        ],
        toItem: isSize && Bool.random(using: &random)
          ? nil : views[Int.random(in: 0..<views.count, using: &random)],
        attribute: kind[Int.random(in: 0..<kind.count, using: &random)],
        multiplier: [1, 1, 0.5, 2][Int.random(in: 0..<4, using: &random)],
        constant: CGFloat(Int.random(in: -40...120, using: &random))
      )
      constraint.priority = LayoutPriority(
        [1000, 1000, 750, 250][Int.random(in: 0..<4, using: &random)]
      )
      return constraint
    }
  }

  @Test(arguments: UInt64(1)...60)
  func `required constraints hold in the frames, but for those given up`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let tree = RandomTree(using: &random)
    LayoutConstraint.activate(tree.constraints)
    tree.root.layoutIfNeeded()
    let broken = tree.root.layoutConflicts.compactMap(\.broken)
    for constraint in tree.constraints where constraint.priority == .required {
      guard !broken.contains(where: { $0 === constraint }) else { continue }
      let error = violation(of: constraint)
      #expect(error < 1e-6, "seed \(seed): \(constraint.equation) is off by \(error)")
    }
    for view in tree.views where !view.translatesAutoresizingMaskIntoConstraints {
      #expect(view.frame.width >= 0 && view.frame.height >= 0, "seed \(seed)")
    }
  }

  @Test(arguments: UInt64(61)...90)
  func `a layout by steps is the layout at once`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let steps = RandomTree(using: &random)
    random = SeededGenerator(seed: seed)
    let once = RandomTree(using: &random)
    for constraint in steps.constraints {
      constraint.isActive = true
      if Int.random(in: 0..<4, using: &random) == 0 { steps.root.layoutIfNeeded() }
    }
    steps.root.bounds.size.width = 500
    steps.root.layoutIfNeeded()
    steps.root.bounds.size.width = 400
    steps.root.layoutIfNeeded()
    LayoutConstraint.activate(once.constraints)
    once.root.layoutIfNeeded()
    for (left, right) in zip(steps.views, once.views) {
      #expect(left.frame.isClose(to: right.frame), "seed \(seed), view \(left.reportName)")
    }
  }
}
