import Foundation
import LayoutGeometry
import LayoutViews
import Testing

/// Which view decides where leading is: the one that holds the constraint, as Stevia's suite shows.
@Suite struct DirectionTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    /// Where the view begins in a parent 300 wide.
    let x: CGFloat
    let turn: @Sendable (_ parent: View, _ view: View, _ sibling: View) -> Void
  }

  @Test(arguments: [
    Row(testDescription: "nobody turns around", x: 8) { _, _, _ in },
    Row(testDescription: "the parent alone", x: 252) { parent, _, _ in
      parent.semanticContentAttribute = .forceRightToLeft
    },
    Row(testDescription: "the view alone", x: 8) { _, view, _ in
      view.semanticContentAttribute = .forceRightToLeft
    },
    Row(testDescription: "the parent, against the view", x: 252) { parent, view, _ in
      parent.semanticContentAttribute = .forceRightToLeft
      view.semanticContentAttribute = .forceLeftToRight
    },
  ])
  func `the view that holds a constraint turns it around`(_ row: Row) throws {
    let window = try window()
    let parent = framedView("parent", CGRect(10, 100, 300, 200), in: window)
    let view = constrainedView("view", in: parent)
    let sibling = constrainedView("sibling", in: parent)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 8),
      view.widthAnchor.constraint(equalToConstant: 40),
      sibling.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 5),
      sibling.widthAnchor.constraint(equalToConstant: 20),
    ])
    window.layoutIfNeeded()
    row.turn(parent, view, sibling)
    window.layoutIfNeeded()
    #expect(view.frame.minX == row.x)
    #expect(sibling.frame.minX == (row.x == 8 ? 53 : 227))
    let leading = try #require(view.constraintsDetermining(.leading).first { $0.constraint != nil })
    #expect(leading.constraint?.firstAttribute == .leading)
  }

  @Test
  func `a constraint of cousins follows what holds both, and a distance within a view that view`()
    throws
  {
    let window = try window()
    let parent = framedView("parent", CGRect(0, 100, 300, 200), in: window)
    let (left, right) = (View(), View())
    for side in [left, right] { parent.addSubview(side) }
    left.frame = CGRect(0, 0, 100, 100)
    right.frame = CGRect(200, 0, 100, 100)
    let first = constrainedView("first", in: left)
    let second = constrainedView("second", in: right)
    let gap = first.leadingAnchor.anchorWithOffset(to: first.trailingAnchor)
    LayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: left.leadingAnchor),
      gap.constraint(equalToConstant: 30),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: -110),
      second.widthAnchor.constraint(equalToConstant: 10),
    ])
    left.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    // In the left half the view begins on the right, while the parent still counts from the left.
    #expect(first.frame.minX == 70 && first.frame.width == 30)
    #expect(second.frame.minX == -210)
    #expect(window.diagnostics.isEmpty)
  }
}
