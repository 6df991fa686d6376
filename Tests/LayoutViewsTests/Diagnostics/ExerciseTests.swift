import Foundation
import LayoutViews
import TestSupport
import Testing

/// `exerciseAmbiguityInLayout` goes from one good layout to another.
@Suite struct ExerciseTests {
  @Test func `a view without a width is shown wide and narrow by turns`() throws {
    let window = try window()
    let view = constrainedView("view", in: window)
    let tail = constrainedView("tail", in: window)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 20),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 70),
      tail.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 5),
      tail.widthAnchor.constraint(equalToConstant: 5),
      tail.topAnchor.constraint(equalTo: window.topAnchor),
      tail.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(10, 0, 20, 10))
    var widths: [CGFloat] = []
    for _ in 0..<4 {
      view.exerciseAmbiguityInLayout()
      window.layoutIfNeeded()
      widths.append(view.frame.width)
      #expect(tail.frame.minX == view.frame.maxX + 5)
      #expect(view.hasAmbiguousLayout)
      #expect(view.layoutAmbiguities.map(\.upper) == [70])
    }
    #expect(widths == [70, 20, 70, 20])
  }

  @Test func `turns go to the ends of what is open, however far, and witnesses lie there`() throws {
    let window = try window()
    let view = constrainedView("view", in: window)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(greaterThanOrEqualTo: window.leadingAnchor, constant: 10),
      view.leadingAnchor.constraint(lessThanOrEqualTo: window.leadingAnchor, constant: 265),
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(equalToConstant: 30),
    ])
    window.layoutIfNeeded()
    let ambiguity = try #require(view.layoutAmbiguities.first)
    #expect(ambiguity.lowWitness == CGRect(10, 0, 30, 10))
    #expect(ambiguity.highWitness.minX == 110)
    var places: [CGFloat] = []
    for _ in 0..<3 {
      view.exerciseAmbiguityInLayout()
      window.layoutIfNeeded()
      places.append(view.frame.minX)
    }
    #expect(places == [265, 10, 265])
  }

  @Test func `the chosen layout stays through other changes, and goes with its reason`() throws {
    let window = try window()
    let view = constrainedView("view", in: window)
    let leading = view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10)
    LayoutConstraint.activate([
      leading, view.topAnchor.constraint(equalTo: window.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    view.exerciseAmbiguityInLayout()
    window.layoutIfNeeded()
    #expect(view.frame.width == 100)
    leading.constant = 30
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(30, 0, 100, 10))
    view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.width == 40)
    #expect(!view.hasAmbiguousLayout)
    view.removeFromSuperview()
    window.layoutIfNeeded()
  }

  @Test func `what is not ambiguous stays`() throws {
    let window = try window()
    let view = constrainedView("view", in: window)
    let framed = framedView("framed", CGRect(1, 2, 3, 4), in: window)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: framed.trailingAnchor),
      view.topAnchor.constraint(equalTo: framed.bottomAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    for view in [view, framed, window, View()] {
      let frame = view.frame
      view.exerciseAmbiguityInLayout()
      window.layoutIfNeeded()
      #expect(view.frame == frame)
    }
  }

  @Test(arguments: UInt64(1)...60)
  func `every turn is as good as the first layout`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let tree = ConstraintPropertyTests.RandomTree(using: &random)
    LayoutConstraint.activate(tree.constraints)
    tree.root.layoutIfNeeded()
    func errors() -> [CGFloat] {
      [1000, 750, 250].map { priority in
        tree.constraints.filter { $0.priority.rawValue == priority }
          .reduce(0) { $0 + violation(of: $1) }
      }
    }
    let best = errors()
    for view in tree.views where view.hasAmbiguousLayout {
      var frames: Set<[CGFloat]> = [numbers(view.frame)]
      for _ in 0..<2 {
        view.exerciseAmbiguityInLayout()
        tree.root.layoutIfNeeded()
        frames.insert(numbers(view.frame))
        for (now, before) in zip(errors(), best) {
          #expect(abs(now - before) < 1e-6, "seed \(seed): \(view.reportName)")
        }
      }
      #expect(frames.count > 1, "seed \(seed): \(view.reportName) does not move")
    }
  }

  private func numbers(_ rect: CGRect) -> [CGFloat] {
    [rect.origin.x, rect.origin.y, rect.width, rect.height]
  }
}
