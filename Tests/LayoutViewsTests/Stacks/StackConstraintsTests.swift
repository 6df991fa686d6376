import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutViews
import Testing

/// The constraints that UIKit prints for the same stacks (A. Grebenyuk, "Let's Build UIStackView").
@Suite struct StackConstraintsTests {
  private func stack(
    _ distribution: StackView.Distribution,
    _ alignment: StackView.Alignment
  )
    -> StackView
  {
    let stack = StackView(arrangedSubviews: [
      StackItem("a", 160, 200), StackItem("b", 80, 100), StackItem("c", 40, 50),
    ])
    stack.accessibilityIdentifier = "stack"
    stack.distribution = distribution
    stack.alignment = alignment
    stack.layoutIfNeeded()
    return stack
  }

  private func lines(_ stack: StackView, _ identifier: String) -> [String] {
    ([stack] + stack.arrangedSubviews).flatMap(\.constraints).filter {
      $0.identifier == identifier
    }
    .map { $0.equation.replacingOccurrences(of: " (\"\(identifier)\")", with: "") }
  }

  @Test func `fill is a chain from edge to edge`() {
    let stack = stack(.fill, .fill)
    #expect(stack.identifiers == ["UISV-alignment", "UISV-canvas-connection", "UISV-spacing"])
    #expect(
      lines(stack, "UISV-canvas-connection") == [
        "stack.leading == a.leading", "stack.trailing == c.trailing", "stack.top == a.top",
        "stack.bottom == a.bottom",
      ]
    )
    #expect(lines(stack, "UISV-spacing") == ["b.leading == a.trailing", "c.leading == b.trailing"])
    #expect(
      lines(stack, "UISV-alignment") == [
        "a.top == b.top", "a.bottom == b.bottom", "a.top == c.top", "a.bottom == c.bottom",
      ]
    )
  }

  @Test func `equal views are all compared with the first one`() {
    let stack = stack(.fillEqually, .fill)
    #expect(lines(stack, "UISV-fill-equally") == ["b.width == a.width", "c.width == a.width"])
  }

  @Test func `priorities that fall from gap to gap and from share to share end at 1`() {
    func priorities(_ count: Int, _ distribution: StackView.Distribution) -> [Float] {
      let stack = StackView(arrangedSubviews: (0..<count).map { StackItem("\($0)", 1, 1) })
      stack.distribution = distribution
      stack.layoutIfNeeded()
      let names = ["UISV-fill-equally", "UISV-fill-proportionally"]
      return stack.constraints.filter { names.contains($0.identifier ?? "") }
        .map(\.priority.rawValue)
    }
    #expect(priorities(160, .equalCentering).suffix(12) == [3, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    #expect(priorities(1003, .fillProportionally).suffix(6) == [2, 1, 1, 1, 1, 1])
  }

  @Test func `shares have falling priorities`() {
    let stack = stack(.fillProportionally, .fill)
    let shares = stack.constraints.filter { $0.identifier == "UISV-fill-proportionally" }
    #expect(shares.map(\.priority.rawValue) == [999, 998, 997])
    for (share, expected) in zip(shares, [0.571429, 0.285714, 0.142857]) {
      #expect(abs(share.multiplier - expected) < 1e-6)
    }
  }

  @Test func `gaps are guides`() {
    let spaced = stack(.equalSpacing, .fill)
    #expect(
      lines(spaced, "UISV-distributing-edge") == [
        "UISV-distributing.leading == a.trailing", "UISV-distributing.trailing == b.leading",
        "UISV-distributing.leading == b.trailing", "UISV-distributing.trailing == c.leading",
      ]
    )
    #expect(
      lines(spaced, "UISV-fill-equally") == ["UISV-distributing.width == UISV-distributing.width"]
    )
    #expect(lines(spaced, "UISV-spacing").first == "b.leading >= a.trailing")
    let centered = stack(.equalCentering, .fill)
    #expect(
      lines(centered, "UISV-distributing-edge").prefix(2) == [
        "UISV-distributing.leading == a.centerX", "UISV-distributing.trailing == b.centerX",
      ]
    )
    #expect(
      lines(centered, "UISV-fill-equally") == [
        "UISV-distributing.width == UISV-distributing.width @149"
      ]
    )
  }

  @Test func `other alignments have a spanner`() {
    let leading = stack(.fill, .leading)
    #expect(
      lines(leading, "UISV-canvas-connection") == [
        "stack.leading == a.leading", "stack.trailing == c.trailing", "stack.top == a.top",
        "stack.bottom == UISV-alignment-spanner.bottom",
      ]
    )
    #expect(
      lines(leading, "UISV-spanning-boundary").prefix(2) == [
        "UISV-alignment-spanner.top == a.top @999.5", "UISV-alignment-spanner.bottom >= a.bottom",
      ]
    )
    #expect(lines(leading, "UISV-spanning-fit") == ["UISV-alignment-spanner.height == 0 @51"])
    #expect(
      lines(leading, "UISV-ambiguity-suppression") == [
        "a.height == 0 @25", "b.height == 0 @25", "c.height == 0 @25",
      ]
    )
    let center = stack(.fill, .center)
    #expect(
      lines(center, "UISV-canvas-connection").suffix(3) == [
        "stack.top == UISV-alignment-spanner.top", "stack.bottom == UISV-alignment-spanner.bottom",
        "stack.centerY == a.centerY",
      ]
    )
    #expect(
      lines(center, "UISV-alignment") == ["a.centerY == b.centerY", "a.centerY == c.centerY"]
    )
    #expect(
      lines(stack(.fill, .lastBaseline), "UISV-alignment") == [
        "a.lastBaseline == b.lastBaseline", "a.lastBaseline == c.lastBaseline",
      ]
    )
  }

  @Test func `room that is left over goes below the baselines, and the stack fits last`() {
    let stack = stack(.fill, .lastBaseline)
    let canvas = stack.constraints.map(\.equation)
      .filter { $0.contains("UISV-canvas") && !$0.contains("\"UISV-spanning") }
    #expect(
      canvas.suffix(3) == [
        #"stack.top == UISV-alignment-spanner.top ("UISV-canvas-connection")"#,
        #"stack.bottom >= UISV-alignment-spanner.bottom ("UISV-canvas-connection")"#,
        #"stack.height == 0 @49 ("UISV-canvas-fit")"#,
      ]
    )
  }

  @Test func `a lone view in the middle needs no spanner`() {
    let stack = StackView(arrangedSubviews: [StackItem("a", 10, 10)])
    stack.accessibilityIdentifier = "stack"
    stack.alignment = .center
    stack.layoutIfNeeded()
    #expect(
      lines(stack, "UISV-canvas-connection") == [
        "stack.leading == a.leading", "stack.trailing == a.trailing", "stack.top <= a.top",
        "stack.bottom >= a.bottom", "stack.centerY == a.centerY",
      ]
    )
    #expect(lines(stack, "UISV-canvas-fit") == ["stack.height == 0 @49"])
  }

  @Test func `margins take the place of the edges`() {
    let stack = stack(.fill, .fill)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutIfNeeded()
    #expect(
      lines(stack, "UISV-canvas-connection").first
        == "stack.layoutMarginsGuide.leading == a.leading"
    )
  }

  @Test func `a conflict gives up the application's constraint, and names the stack's line`() throws
  {
    let root = StackRoot()
    let line = #line + 1
    let stack = StackView(arrangedSubviews: [StackItem("a", 160, 200), StackItem("b", 80, 100)])
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    let narrow = stack.arrangedSubviews[0].widthAnchor.constraint(equalToConstant: 50)
    let wide = stack.arrangedSubviews[1].widthAnchor.constraint(equalToConstant: 70)
    LayoutConstraint.activate([narrow, wide])
    root.layoutIfNeeded()
    let conflict = try #require(root.layoutConflicts.first)
    #expect(conflict.broken === wide)
    let equal = try #require(conflict.constraints.first { $0.identifier == "UISV-fill-equally" })
    #expect(equal.source?.line == line)
    #expect(stack.extents(.horizontal) == [Extent(0, 50), Extent(50, 100)])
  }
}
