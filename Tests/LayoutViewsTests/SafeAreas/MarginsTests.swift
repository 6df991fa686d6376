import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutViews
import Testing

@Suite struct MarginsTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let margins: EdgeInsets
    let change: @Sendable (_ view: View, _ parent: View) -> Void
  }

  // The parent fills an iPhone 15, 59 at the top and 34 at the bottom; the view fills the parent.
  @Test(arguments: [
    Row(
      testDescription: "8 on each side, from the edge of the safe area",
      margins: EdgeInsets(top: 67, left: 8, bottom: 42, right: 8)
    ) { _, _ in },
    Row(
      testDescription: "8 on each side, from the edge of the view",
      margins: EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    ) { view, _ in view.insetsLayoutMarginsFromSafeArea = false },
    Row(
      testDescription: "own margins replace the 8",
      margins: EdgeInsets(top: 60, left: 2, bottom: 37, right: 4)
    ) { view, _ in view.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4) },
    Row(
      testDescription: "leading is left",
      margins: EdgeInsets(top: 59, left: 10, bottom: 34, right: 30)
    ) { view, _ in
      view.directionalLayoutMargins = DirectionalEdgeInsets(leading: 10, trailing: 30)
    },
    Row(
      testDescription: "left stays left from right to left",
      margins: EdgeInsets(top: 60, left: 2, bottom: 37, right: 4)
    ) { view, _ in
      view.directionalLayoutMargins = DirectionalEdgeInsets(leading: 10, trailing: 30)
      view.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      view.semanticContentAttribute = .forceRightToLeft
    },
    Row(
      testDescription: "what was set last decides whether sides turn",
      margins: EdgeInsets(top: 59, left: 30, bottom: 34, right: 10)
    ) { view, _ in
      view.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      view.directionalLayoutMargins = DirectionalEdgeInsets(leading: 10, trailing: 30)
      view.semanticContentAttribute = .forceRightToLeft
    },
    Row(
      testDescription: "leading is right from right to left",
      margins: EdgeInsets(top: 59, left: 30, bottom: 34, right: 10)
    ) { view, _ in
      view.semanticContentAttribute = .forceRightToLeft
      view.directionalLayoutMargins = DirectionalEdgeInsets(leading: 10, trailing: 30)
    },
    Row(
      testDescription: "a root view has the system's least margins and no others",
      margins: EdgeInsets(top: 59, left: 16, bottom: 34, right: 16)
    ) { view, _ in
      view.systemMinimumLayoutMargins = DirectionalEdgeInsets(leading: 16, trailing: 16)
    },
    Row(
      testDescription: "own margins below the least ones do not count",
      margins: EdgeInsets(top: 64, left: 16, bottom: 39, right: 40)
    ) { view, _ in
      view.systemMinimumLayoutMargins = DirectionalEdgeInsets(leading: 16, trailing: 16)
      view.layoutMargins = EdgeInsets(top: 5, left: 5, bottom: 5, right: 40)
    },
    Row(
      testDescription: "unless the least ones are switched off",
      margins: EdgeInsets(top: 64, left: 5, bottom: 39, right: 40)
    ) { view, _ in
      view.systemMinimumLayoutMargins = DirectionalEdgeInsets(leading: 16, trailing: 16)
      view.respectsSystemMinimumLayoutMargins = false
      view.layoutMargins = EdgeInsets(top: 5, left: 5, bottom: 5, right: 40)
    },
    Row(
      testDescription: "the superview's margins hold where the view lies in them",
      margins: EdgeInsets(top: 67, left: 20, bottom: 42, right: 50)
    ) { view, parent in
      parent.layoutMargins = EdgeInsets(top: 0, left: 20, bottom: 0, right: 50)
      view.preservesSuperviewLayoutMargins = true
    },
    Row(
      testDescription: "less by as much as the view lies further in",
      margins: EdgeInsets(top: 67, left: 15, bottom: 42, right: 45)
    ) { view, parent in
      parent.layoutMargins = EdgeInsets(top: 0, left: 20, bottom: 0, right: 50)
      view.frame = CGRect(5, 0, 383, 852)
      view.preservesSuperviewLayoutMargins = true
    },
    Row(
      testDescription: "no more than they are where the view goes beyond the superview",
      margins: EdgeInsets(top: 67, left: 20, bottom: 8, right: 50)
    ) { view, parent in
      parent.layoutMargins = EdgeInsets(top: 0, left: 20, bottom: 0, right: 50)
      view.frame = CGRect(-393, 0, 1179, 400)
      view.preservesSuperviewLayoutMargins = true
    },
  ])
  func `margins by UIKit's rules`(_ row: Row) throws {
    let window = try window(on: "iPhone 15")
    let parent = framedView("parent", window.bounds, in: window)
    let view = framedView("view", parent.bounds, in: parent)
    row.change(view, parent)
    #expect(view.layoutMargins == row.margins)
    #expect(view.layoutMarginsGuide.layoutFrame == view.bounds.inset(by: row.margins))
  }

  @Test func `preserved margins follow the view and the superview`() throws {
    let window = try window(on: "iPhone 15")
    let parent = framedView("parent", window.bounds, in: window)
    parent.layoutMargins = EdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
    let view = constrainedView("view", in: parent)
    view.preservesSuperviewLayoutMargins = true
    let content = constrainedView("content", in: view)
    let leading = view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10)
    LayoutConstraint.activate([
      leading,
      view.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 100),
      view.heightAnchor.constraint(equalToConstant: 100),
      content.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.heightAnchor.constraint(equalToConstant: 20),
    ])
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(30, 0, 313, 20))
    leading.constant = 25
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(15, 0, 313, 20))
    parent.layoutMargins.left = 60
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(35, 0, 293, 20))
    // Held sideways the cut-out counts: 60 + 59 less the 25 that the view lies further in.
    window.environment.orientation = .landscape
    parent.frame = window.bounds
    window.layoutIfNeeded()
    #expect(content.frame.minX == 94)
    #expect(view.layoutMargins.right == 99)
    #expect(window.diagnostics.isEmpty)
  }

  struct Readable: CustomTestStringConvertible {
    let testDescription: String
    let width: CGFloat
    let category: ContentSizeCategory
    let side: CGFloat
  }

  @Test(arguments: [
    Readable(testDescription: "48 beside on 768", width: 768, category: .large, side: 48),
    Readable(testDescription: "32 beside on 736", width: 736, category: .large, side: 32),
    Readable(testDescription: "the margins on 667", width: 667, category: .large, side: 20),
    Readable(testDescription: "the margins on 393", width: 393, category: .large, side: 20),
    Readable(
      testDescription: "larger letters, longer lines",
      width: 1024,
      category: .accessibilityLarge,
      side: 64
    ),
  ])
  func `readable lines are not too long`(_ row: Readable) throws {
    let window = try window(on: "iPhone 15")
    window.environment.contentSizeCategory = row.category
    let view = framedView("view", CGRect(0, 0, row.width, 500), in: window)
    view.insetsLayoutMarginsFromSafeArea = false
    view.layoutMargins = EdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    let frame = view.readableContentGuide.layoutFrame
    #expect(frame == CGRect(row.side, 0, row.width - 2 * row.side, 500))
  }

  @Test func `a view is told of changed margins with the next layout`() throws {
    final class Listener: View {
      var changes = 0
      override func layoutMarginsDidChange() { changes += 1 }
    }
    let window = try window(on: "iPhone 15")
    let listener = Listener(frame: window.bounds)
    window.addSubview(listener)
    window.layoutIfNeeded()
    // From 8 outside of a window to 67 under the status bar.
    #expect(listener.changes == 1)
    listener.changes = 0
    listener.layoutMargins.left = 30
    listener.layoutMargins.left = 40
    window.layoutIfNeeded()
    #expect(listener.changes == 1)
    listener.preservesSuperviewLayoutMargins = true
    window.layoutIfNeeded()
    #expect(listener.changes == 1)
  }
}
