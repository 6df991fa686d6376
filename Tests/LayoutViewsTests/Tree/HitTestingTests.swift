import Foundation
import LayoutViews
import TestSupport
import Testing

@Suite struct HitTestingTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let isHit: Bool
    let change: @Sendable (_ view: View, _ parent: View) -> Void
  }

  @Test(arguments: [
    Row(testDescription: "a plain view is hit", isHit: true) { _, _ in },
    Row(testDescription: "an opacity of 0.01 is touchable", isHit: true) { view, _ in
      view.alpha = 0.01
    },
    Row(testDescription: "an opacity of 0.009 is not", isHit: false) { view, _ in
      view.alpha = 0.009
    },
    Row(testDescription: "opacities are not multiplied", isHit: true) { view, parent in
      view.alpha = 0.1
      parent.alpha = 0.1
    },
    Row(testDescription: "a transparent parent refuses", isHit: false) { view, parent in
      view.alpha = 0.5
      parent.alpha = 0.005
    },
    Row(testDescription: "a hidden view refuses", isHit: false) { view, _ in
      view.isHidden = true
    },
    Row(testDescription: "a hidden parent refuses", isHit: false) { _, parent in
      parent.isHidden = true
    },
    Row(testDescription: "a view without interaction refuses", isHit: false) { view, _ in
      view.isUserInteractionEnabled = false
    },
    Row(testDescription: "a parent that does not contain the point refuses", isHit: false) {
      view,
      parent in parent.frame = CGRect(0, 0, 20, 20)
    },
    Row(testDescription: "clipping does not matter", isHit: true) { view, parent in
      parent.clipsToBounds = true
    },
    Row(testDescription: "a sibling in front takes the touch", isHit: false) { view, parent in
      parent.addSubview(View(frame: parent.bounds))
    },
    Row(testDescription: "a sibling behind does not", isHit: true) { view, parent in
      parent.insertSubview(View(frame: parent.bounds), at: 0)
    },
    Row(testDescription: "a hidden sibling in front does not", isHit: true) { view, parent in
      let sibling = View(frame: parent.bounds)
      sibling.isHidden = true
      parent.addSubview(sibling)
    },
  ])
  func `a touch at (30, 30) finds the view`(_ row: Row) throws {
    let window = try window()
    let parent = framedView("parent", CGRect(0, 0, 100, 100), in: window)
    let view = framedView("view", CGRect(20, 20, 50, 50), in: parent)
    row.change(view, parent)
    let hit = window.hitTest(CGPoint(x: 30, y: 30), with: nil)
    #expect((hit === view) == row.isHit)
  }

  @Test(arguments: [
    (CGPoint(x: 20, y: 20), true), (CGPoint(x: 69.9, y: 69.9), true),
    (CGPoint(x: 70, y: 30), false), (CGPoint(x: 30, y: 70), false),
    (CGPoint(x: 19.9, y: 30), false),
    (CGPoint(x: CGFloat.nan, y: 30), false),
  ])
  func `the right and bottom edges are outside`(_ expected: (point: CGPoint, isHit: Bool)) {
    let parent = View(frame: CGRect(0, 0, 100, 100))
    let view = framedView("view", CGRect(20, 20, 50, 50), in: parent)
    #expect((parent.hitTest(expected.point, with: nil) === view) == expected.isHit)
  }

  @Test func `a scrolled view is hit where it is seen`() {
    let parent = View(frame: CGRect(0, 0, 100, 100))
    let row = framedView("row", CGRect(0, 500, 100, 50), in: parent)
    parent.bounds.origin.y = 480
    #expect(parent.hitTest(CGPoint(x: 5, y: 510), with: nil) === row)
    #expect(parent.hitTest(CGPoint(x: 5, y: 490), with: nil) === parent)
  }

  @Test(arguments: UInt64(1)...20)
  func `hit-testing agrees with a scan of all views`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let root = View(frame: CGRect(0, 0, 200, 200))
    var all = [root]
    for _ in 0..<60 {
      let view = View(
        frame: CGRect(
          CGFloat(Int.random(in: -20...150, using: &random)),
          CGFloat(Int.random(in: -20...150, using: &random)),
          CGFloat(Int.random(in: 0...140, using: &random)),
          CGFloat(Int.random(in: 0...140, using: &random))
        )
      )
      view.isHidden = Int.random(in: 0..<12, using: &random) == 0
      view.isUserInteractionEnabled = Int.random(in: 0..<12, using: &random) != 0
      view.alpha = [1, 0.5, 0.01, 0.0099, 0][Int.random(in: 0..<5, using: &random)]
      view.bounds.origin = CGPoint(x: 0, y: CGFloat(Int.random(in: -9...9, using: &random)))
      all[Int.random(in: 0..<all.count, using: &random)].addSubview(view)
      all.append(view)
    }
    for _ in 0..<100 {
      let point = CGPoint(
        x: CGFloat(Int.random(in: -5...205, using: &random)),
        y: CGFloat(Int.random(in: -5...205, using: &random))
      )
      let expected = scan(root, point)
      #expect(root.hitTest(point, with: nil) === expected, "seed \(seed), point \(point)")
      #expect(root.traceHitTest(point).hit === expected, "seed \(seed), point \(point)")
    }
  }

  @Test func `a trace says who refused, and why`() throws {
    let window = try window(on: "iPhone 15")
    window.accessibilityIdentifier = "window"
    let table = framedView("table", window.bounds, in: window)
    _ = framedView("row", CGRect(0, 0, 393, 200), in: table)
    framedView("veil", window.bounds, in: window).alpha = 0.005
    framedView("glass", window.bounds, in: window).isUserInteractionEnabled = false
    framedView("ghost", window.bounds, in: window).isHidden = true
    _ = framedView("strip", CGRect(-10, 0, 86.5, 862), in: window)
    let trace = window.traceHitTest(CGPoint(x: 100, y: 300))
    #expect(
      trace.steps.map(\.text) == [
        "'window' asks inside",
        "'strip' refuses: (110, 300) is outside its bounds (0, 0, 86.5, 862)",
        "'ghost' refuses: it is hidden", "'glass' refuses: user interaction is off",
        "'veil' refuses: its alpha 0.005 is below 0.01", "'table' takes the touch",
        "'row' refuses: (100, 300) is outside its bounds (0, 0, 393, 200)",
      ]
    )
    #expect(trace.hit === table)
    let inStrip = window.traceHitTest(CGPoint(x: 40, y: 300))
    #expect(inStrip.steps.prefix(3).map(\.verdict) == [.passesOn, .takes, .isCovered])
    #expect(window.traceHitTest(CGPoint(x: -1, y: 0)).hit == nil)
  }

  /// The last view in drawing order that no one on its way up refuses.
  private func scan(_ root: View, _ point: CGPoint) -> View? {
    var found: View?
    func visit(_ view: View, _ x: CGFloat, _ y: CGFloat, isReachable: Bool) {
      let bounds = view.bounds
      let localX = x - view.frame.minX + bounds.minX
      let localY = y - view.frame.minY + bounds.minY
      let isInside =
        localX >= bounds.minX && localX < bounds.maxX && localY >= bounds.minY
        && localY < bounds.maxY
      let isReachable =
        isReachable && isInside && !view.isHidden && view.isUserInteractionEnabled
        && view.alpha >= 0.01
      if isReachable { found = view }
      for subview in view.subviews { visit(subview, localX, localY, isReachable: isReachable) }
    }
    visit(root, point.x, point.y, isReachable: true)
    return found
  }
}
