import Foundation
import LayoutViews
import TestSupport
import Testing

/// Random edits of trees: views come and go, constraints too, scrolling and layout in between.
@Suite struct TreeEditingTests {
  @Test(arguments: UInt64(1)...60)
  func `after any edits the required constraints hold`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var views = [View(frame: CGRect(0, 0, 400, 300)), View(frame: CGRect(0, 0, 200, 500))]
    var guides: [LayoutGuide] = []
    var constraints: [LayoutConstraint] = []
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func anyView() -> View { views[number(0...(views.count - 1))] }

    for _ in 0..<150 {
      switch number(0...13) {
      case 0, 1, 2:
        let view = View(frame: CGRect(0, 0, CGFloat(number(0...90)), CGFloat(number(0...90))))
        view.translatesAutoresizingMaskIntoConstraints = number(0...3) == 0
        view.autoresizingMask = View.AutoresizingMask(rawValue: UInt(number(0...63)))
        anyView().addSubview(view)
        views.append(view)
      case 3, 4, 5, 6:
        let first = anyView()
        let second = anyView()
        let constant = CGFloat(number(-20...60))
        let constraint =
          switch number(0...5) {
          case 0: first.leadingAnchor.constraint(equalTo: second.leadingAnchor, constant: constant)
          case 1: first.rightAnchor.constraint(lessThanOrEqualTo: second.centerXAnchor)
          case 2: first.topAnchor.constraint(equalTo: second.bottomAnchor, constant: constant)
          case 3: first.widthAnchor.constraint(equalTo: second.heightAnchor, multiplier: 0.5)
          case 4: first.heightAnchor.constraint(greaterThanOrEqualToConstant: constant)
          default: first.centerYAnchor.constraint(equalTo: second.centerYAnchor)
          }
        if number(0...1) == 0 { constraint.priority = LayoutPriority(Float(number(1...999))) }
        constraint.isActive = true
        constraints.append(constraint)
      case 7:
        guard let constraint = constraints.randomElement(using: &random) else { continue }
        if number(0...1) == 0 {
          constraint.isActive.toggle()
        } else {
          constraint.constant = CGFloat(number(-20...60))
        }
      case 8:
        anyView().removeFromSuperview()
      case 9:
        anyView().addSubview(anyView())
      case 10:
        let guide = LayoutGuide()
        let owner = anyView()
        owner.addLayoutGuide(guide)
        guides.append(guide)
        let tie = guide.leadingAnchor.constraint(equalTo: anyView().trailingAnchor)
        tie.isActive = true
        guide.widthAnchor.constraint(equalTo: owner.layoutMarginsGuide.widthAnchor).isActive = true
        if number(0...3) == 0, let gone = guides.randomElement(using: &random) {
          gone.owningView?.removeLayoutGuide(gone)
        }
      case 11:
        let view = anyView()
        view.translatesAutoresizingMaskIntoConstraints.toggle()
        view.bounds.origin.y = CGFloat(number(-3...3)) * 10
        view.frame.size.width = CGFloat(number(0...100))
      case 12:
        _ = anyView().systemLayoutSizeFitting(View.layoutFittingCompressedSize)
      default:
        anyView().layoutIfNeeded()
      }
    }
    for view in views where view.superview == nil { view.layoutIfNeeded() }
    var count = 0
    for constraint in constraints where constraint.isActive && constraint.priority == .required {
      let view = try #require(constraint.firstItem as? View)
      guard !view.layoutConflicts.contains(where: { $0.broken === constraint }) else { continue }
      let error = violation(of: constraint)
      #expect(error < 1e-6, "seed \(seed): \(constraint.equation) is off by \(error)")
      count += 1
    }
    #expect(count > 0, "seed \(seed)")
  }
}
