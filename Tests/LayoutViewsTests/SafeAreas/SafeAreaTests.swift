import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutViews
import Testing

@Suite struct SafeAreaTests {
  @Test func `edges have UIKit's bits`() {
    let edges: [DirectionalRectEdge] = [.top, .leading, .bottom, .trailing]
    #expect(edges.map(\.rawValue) == [1, 2, 4, 8])
    #expect(DirectionalRectEdge.all.rawValue == 15)
  }

  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let frame: CGRect
    let insets: EdgeInsets
  }

  // iPhone 15 upright: 393 × 852, 59 at the top and 34 at the bottom.
  @Test(arguments: [
    Row(
      testDescription: "a view that fills the window has the window's insets",
      frame: CGRect(0, 0, 393, 852),
      insets: EdgeInsets(top: 59, bottom: 34)
    ),
    Row(
      testDescription: "20 down, 39 of 59 are left",
      frame: CGRect(0, 20, 393, 832),
      insets: EdgeInsets(top: 39, bottom: 34)
    ),
    Row(
      testDescription: "inside of the safe rectangle there are none",
      frame: CGRect(10, 100, 100, 100),
      insets: .zero
    ),
    Row(
      testDescription: "a view that only touches the band has none",
      frame: CGRect(0, 59, 393, 759),
      insets: .zero
    ),
    Row(
      testDescription: "a view larger than its superview has no more than that",
      frame: CGRect(-10, -10, 413, 872),
      insets: EdgeInsets(top: 59, bottom: 34)
    ),
    Row(
      testDescription: "a page beside the one that shows has nothing on its side",
      frame: CGRect(393, 0, 393, 852),
      insets: EdgeInsets(top: 59, bottom: 34)
    ),
    Row(
      testDescription: "a view above the screen has all of the band and no more",
      frame: CGRect(0, -500, 393, 400),
      insets: EdgeInsets(top: 59)
    ),
    Row(
      testDescription: "a view wholly in the band sticks out by all of the band",
      frame: CGRect(0, 0, 393, 20),
      insets: EdgeInsets(top: 59)
    ),
  ])
  func `a safe area is the overlap with the superview's bands`(_ row: Row) throws {
    let window = try window(on: "iPhone 15")
    let view = framedView("view", row.frame, in: window)
    #expect(view.safeAreaInsets == row.insets)
    #expect(view.safeAreaLayoutGuide.layoutFrame == view.bounds.inset(by: row.insets))
  }

  @Test func `a view in no window has no insets`() {
    let parent = View(frame: CGRect(0, 0, 393, 852))
    let view = framedView("view", parent.bounds, in: parent)
    #expect(view.safeAreaInsets == .zero)
    #expect(view.safeAreaLayoutGuide.layoutFrame == view.bounds)
  }

  @Test func `the insets pass through a chain of views`() throws {
    let window = try window(on: "iPhone 15")
    let outer = framedView("outer", CGRect(0, 20, 393, 832), in: window)
    let inner = framedView("inner", CGRect(0, 30, 393, 700), in: outer)
    #expect(outer.safeAreaInsets.top == 39)
    #expect(inner.safeAreaInsets == EdgeInsets(top: 9))
  }

  @Test func `a container's word counts for its content and below`() throws {
    let window = try window(on: "iPhone 15")
    let content = framedView("content", window.bounds, in: window)
    let table = framedView("table", content.bounds, in: content)
    content.containedSafeAreaInsets = EdgeInsets(top: 97.67, bottom: 34)
    #expect(content.safeAreaInsets.top == 97.67)
    #expect(table.safeAreaInsets == EdgeInsets(top: 97.67, bottom: 34))
    content.containedSafeAreaInsets = nil
    #expect(table.safeAreaInsets.top == 59)
  }

  @Test func `scrolling changes the insets of what is scrolled`() throws {
    let window = try window(on: "iPhone 15")
    let scroller = framedView("scroller", window.bounds, in: window)
    let row = framedView("row", CGRect(0, 100, 393, 50), in: scroller)
    #expect(row.safeAreaInsets == .zero)
    scroller.bounds.origin.y = 80
    #expect(row.safeAreaInsets.top == 39)
  }

  @Test func `a view is told of each change once, with the next layout`() throws {
    final class Listener: View {
      var changes: [CGFloat] = []
      var layouts = 0
      override func safeAreaInsetsDidChange() { changes.append(safeAreaInsets.top) }
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let window = try window(on: "iPhone 15")
    let parent = framedView("parent", window.bounds, in: window)
    let listener = Listener(frame: parent.bounds)
    parent.addSubview(listener)
    window.layoutIfNeeded()
    #expect(listener.changes == [59])
    #expect(listener.layouts == 1)
    parent.frame.origin.y = 20
    #expect(listener.changes == [59])
    window.layoutIfNeeded()
    #expect(listener.changes == [59, 39])
    #expect(listener.layouts == 2)
    window.layoutIfNeeded()
    #expect(listener.changes == [59, 39])
    window.environment.orientation = .landscape
    window.layoutIfNeeded()
    #expect(listener.changes.last == 0)
  }
}
