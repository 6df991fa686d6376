import Foundation
import LayoutViews
import Testing

@Suite struct AutoresizingTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let mask: View.AutoresizingMask
    let minX: CGFloat
    let width: CGFloat
  }

  // A view at 20, 60 wide, in a superview that grows from 100 to 200: 20, 60 and 20 become …
  static let rows = [
    Row(testDescription: "---", mask: [], minX: 20, width: 60),
    Row(testDescription: "--&", mask: .flexibleRightMargin, minX: 20, width: 60),
    Row(testDescription: "&--", mask: .flexibleLeftMargin, minX: 120, width: 60),
    Row(
      testDescription: "&-&",
      mask: [.flexibleLeftMargin, .flexibleRightMargin],
      minX: 70,
      width: 60
    ),
    Row(testDescription: "-&-", mask: .flexibleWidth, minX: 20, width: 160),
    Row(
      testDescription: "-&&",
      mask: [.flexibleWidth, .flexibleRightMargin],
      minX: 20,
      width: 135
    ),
    Row(
      testDescription: "&&-",
      mask: [.flexibleLeftMargin, .flexibleWidth],
      minX: 45,
      width: 135
    ),
    Row(
      testDescription: "&&&",
      mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
      minX: 40,
      width: 120
    ),
  ]

  @Test(arguments: rows)
  func `a mask says which part takes a change`(_ row: Row) {
    let parent = View(frame: CGRect(0, 0, 100, 100))
    let view = framedView("view", CGRect(20, 20, 60, 60), in: parent)
    view.autoresizingMask = row.mask
    parent.frame.size = CGSize(width: 200, height: 100)
    #expect(view.frame == CGRect(row.minX, 20, row.width, 60))
    parent.frame.size = CGSize(width: 100, height: 100)
    #expect(view.frame == CGRect(20, 20, 60, 60))
  }

  @Test(arguments: rows)
  func `as constraints a mask says the same`(_ row: Row) {
    // The parent gets its width from a constraint, and a follower shows where the solver sees the view.
    let root = View(frame: CGRect(0, 0, 300, 300))
    let parent = constrainedView("parent", in: root)
    parent.frame = CGRect(0, 0, 100, 100)
    let view = framedView("view", CGRect(20, 20, 60, 60), in: parent)
    view.autoresizingMask = row.mask
    let follower = constrainedView("follower", in: parent)
    LayoutConstraint.activate([
      parent.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      parent.topAnchor.constraint(equalTo: root.topAnchor),
      parent.widthAnchor.constraint(equalToConstant: 200),
      parent.heightAnchor.constraint(equalToConstant: 100),
      follower.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      follower.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      follower.topAnchor.constraint(equalTo: view.topAnchor),
      follower.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(follower.frame == CGRect(row.minX, 20, row.width, 60))
    #expect(view.frame == follower.frame)
  }

  @Test func `parts without length share evenly`() {
    let parent = View()
    let view = framedView("view", .zero, in: parent)
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
    parent.frame.size = CGSize(width: 100, height: 0)
    #expect(view.frame == CGRect(50, 0, 50, 0))
  }

  @Test func `a superview may leave its subviews alone`() {
    let parent = View(frame: CGRect(0, 0, 100, 100))
    let view = framedView("view", parent.bounds, in: parent)
    view.autoresizingMask = .flexibleWidth
    parent.autoresizesSubviews = false
    parent.frame.size.width = 200
    #expect(view.frame.size.width == 100)
  }
}
