import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutViews
import Testing

@Suite struct CoordinatesTests {
  @Test func `a frame keeps the last bits of what it was set to`() {
    let view = View(frame: CGRect(0, 53.67, 375, 97.1))
    #expect(view.frame == CGRect(0, 53.67, 375, 97.1))
    view.frame = CGRect(0.1, 0.2, 0.3, 0.7)
    #expect(view.frame == CGRect(0.1, 0.2, 0.3, 0.7))
    #expect(view.center == CGPoint(x: 0.1 + 0.15, y: 0.2 + 0.35))
  }

  @Test func `a changed size leaves the center where it is`() {
    let view = View(frame: CGRect(10, 20, 100, 50))
    view.bounds = CGRect(0, 0, 60, 30)
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.frame == CGRect(30, 30, 60, 30))
    view.center = CGPoint(x: 30, y: 15)
    #expect(view.frame == CGRect(0, 0, 60, 30))
  }

  @Test func `a rectangle of negative size is the same rectangle`() {
    let view = View(frame: CGRect(100, 100, -40, -30))
    #expect(view.frame == CGRect(60, 70, 40, 30))
  }

  @Test func `a rectangle that is slanted has the box around it`() throws {
    let window = try window()
    let view = framedView("view", CGRect(100, 100, 40, 20), in: window)
    // Half a point down or up for each to the right, and the other way round.
    for slope: CGFloat in [0.5, -0.5] {
      view.transform = CGAffineTransform(a: 1, b: slope, c: 0, d: 1, tx: 0, ty: 0)
      #expect(view.convert(view.bounds, to: nil) == CGRect(100, 90, 40, 40))
    }
    view.transform = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
    #expect(view.convert(view.bounds, to: nil) == CGRect(95, 100, 50, 20))
  }

  @Test func `scrolling moves what is inside`() throws {
    let window = try window()
    let scroller = framedView("scroller", CGRect(10, 100, 200, 300), in: window)
    let row = framedView("row", CGRect(0, 500, 200, 50), in: scroller)
    scroller.bounds.origin = CGPoint(x: 0, y: 450)
    #expect(row.convert(row.bounds, to: nil) == CGRect(10, 150, 200, 50))
    #expect(scroller.convert(CGPoint(x: 60, y: 160), from: nil) == CGPoint(x: 50, y: 510))
    #expect(row.frame == CGRect(0, 500, 200, 50))
  }

  @Test func `coordinates go from cousin to cousin`() throws {
    let window = try window()
    let left = framedView("left", CGRect(0, 0, 100, 100), in: window)
    let right = framedView("right", CGRect(100, 50, 100, 100), in: window)
    let inLeft = framedView("inLeft", CGRect(5, 6, 10, 10), in: left)
    let inRight = framedView("inRight", CGRect(20, 30, 10, 10), in: right)
    #expect(inLeft.convert(CGPoint(x: 1, y: 2), to: inRight) == CGPoint(x: -114, y: -72))
    #expect(inLeft.convert(CGPoint(x: -114, y: -72), from: inLeft) == CGPoint(x: -114, y: -72))
    #expect(inRight.convert(CGPoint(x: 1, y: 2), from: inLeft) == CGPoint(x: -114, y: -72))
  }

  @Test func `a turned view has the box around it as its frame`() {
    let parent = View(frame: CGRect(0, 0, 400, 400))
    let view = framedView("turned", CGRect(100, 100, 80, 40), in: parent)
    view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(view.frame == CGRect(120, 80, 40, 80))
    #expect(view.bounds == CGRect(0, 0, 80, 40))
    #expect(view.center == CGPoint(x: 140, y: 120))
    // A quarter turn: the right edge of the bounds is at the bottom.
    #expect(view.convert(CGPoint(x: 80, y: 20), to: parent) == CGPoint(x: 140, y: 160))
    #expect(view.convert(CGPoint(x: 140, y: 160), from: parent) == CGPoint(x: 80, y: 20))
    #expect(view.convert(CGRect(0, 0, 80, 40), to: parent) == CGRect(120, 80, 40, 80))
    view.frame = CGRect(0, 0, 40, 80)
    #expect(view.bounds.size == CGSize(width: 80, height: 40))
    #expect(view.frame == CGRect(0, 0, 40, 80))
  }

  @Test func `a mirrored view sees its points mirrored`() {
    let parent = View(frame: CGRect(0, 0, 400, 400))
    let view = framedView("mirrored", CGRect(100, 0, 50, 50), in: parent)
    view.transform = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    #expect(view.convert(CGPoint(x: 0, y: 5), to: parent) == CGPoint(x: 150, y: 5))
    #expect(view.convert(CGRect(0, 0, 10, 10), to: parent) == CGRect(140, 0, 10, 10))
    view.transform = .identity
    #expect(view.frame == CGRect(100, 0, 50, 50))
  }

  @Test func `numbers that are none are noted and change nothing`() throws {
    let window = try window(on: "iPhone SE (3rd generation)")
    let scrollView = ScrollView(frame: CGRect(0, 100, 300, 400))
    scrollView.accessibilityIdentifier = "list"
    window.addSubview(scrollView)
    scrollView.contentSize = CGSize(width: 300, height: 1000)
    scrollView.frame.origin.x = .nan
    scrollView.bounds.size.height = .infinity
    scrollView.center.y = .nan
    scrollView.contentInset.top = .nan
    scrollView.contentSize.height = .infinity
    scrollView.setContentOffset(CGPoint(x: 0, y: CGFloat.nan), animated: true)
    scrollView.scrollRectToVisible(CGRect(.nan, 0, 10, 10), animated: false)
    window.layoutIfNeeded()
    #expect(scrollView.frame == CGRect(0, 100, 300, 400))
    #expect(scrollView.contentInset == .zero)
    #expect(scrollView.contentOffset == .zero)
    #expect(scrollView.contentSize == CGSize(width: 300, height: 1000))
    #expect(
      window.diagnostics.map(\.message) == [
        "the frame of 'list' cannot contain NaN", "the bounds of 'list' cannot contain infinity",
        "the center of 'list' cannot contain NaN", "the contentInset of 'list' cannot contain NaN",
        "the contentSize of 'list' cannot contain infinity",
        "the contentOffset of 'list' cannot contain NaN",
      ]
    )
  }
}
