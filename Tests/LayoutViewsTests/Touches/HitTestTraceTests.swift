import Foundation
import LayoutGeometry
import LayoutViews
import Testing

/// What applications override, and what a trace says of it.
@Suite
struct HitTestTraceTests {
  private final class GlassView: View {
    override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
  }

  private final class ForwardingView: View {
    weak var target: View?

    override func hitTest(_ point: CGPoint, with event: Event?) -> View? { target }
  }

  private final class InsetView: View {
    var inset: CGFloat = 0

    override func point(inside point: CGPoint, with event: Event?) -> Bool {
      bounds.insetBy(dx: inset, dy: inset).contains(point)
    }
  }

  private func add<Kind: View>(
    _ view: Kind,
    _ name: String,
    _ frame: CGRect,
    to parent: View
  ) -> Kind {
    view.frame = frame
    view.accessibilityIdentifier = name
    parent.addSubview(view)
    return view
  }

  private func root() -> View {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.accessibilityIdentifier = "root"
    return root
  }

  private let whole = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test(arguments: [
    CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: 1, y: 0),
    CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
  ])
  func `a view that its transform makes flat takes no touches`(_ transform: CGAffineTransform) {
    let root = root()
    let flat = add(View(), "flat", whole, to: root)
    flat.transform = transform
    for x in stride(from: CGFloat(0), to: 100, by: 10) {
      let trace = root.traceHitTest(CGPoint(x: x, y: 50))
      #expect(trace.hit === root)
      #expect(trace.steps.last?.verdict == .isFlat)
      #expect(trace.steps.last?.text.hasPrefix("'flat' refuses: its transform [") == true)
    }
  }

  @Test func `a view that lets touches through says so, and what is in it still takes them`() {
    let root = root()
    let glass = add(GlassView(), "glass", whole, to: root)
    let button = add(View(), "button", CGRect(x: 60, y: 0, width: 40, height: 40), to: glass)
    let trace = root.traceHitTest(CGPoint(x: 10, y: 10))
    #expect(trace.hit === root)
    #expect(
      trace.steps.map(\.text) == [
        "'root' takes the touch", "'glass' refuses: its own hitTest(_:with:) answers nil",
        "'button' refuses: (-50, 10) is outside its bounds (0, 0, 40, 40)",
      ]
    )
    #expect(root.traceHitTest(CGPoint(x: 70, y: 10)).hit === button)
  }

  @Test func `a view that hands touches on says to whom`() {
    let root = root()
    let forwarding = add(ForwardingView(), "forwarding", whole, to: root)
    let inner = add(View(), "inner", whole, to: forwarding)
    let elsewhere = add(View(), "elsewhere", CGRect(x: 90, y: 90, width: 5, height: 5), to: inner)
    forwarding.target = elsewhere
    let trace = root.traceHitTest(CGPoint(x: 10, y: 10))
    #expect(trace.hit === elsewhere)
    #expect(trace.hit === root.hitTest(CGPoint(x: 10, y: 10), with: nil))
    #expect(
      trace.steps.map(\.verdict)
        == [.passesOn, .answersItself, .isOverruled, .isOutside]
    )
    #expect(
      trace.steps[1].text
        == "'forwarding' hands the touch to 'elsewhere': its own hitTest(_:with:) says so"
    )
  }

  @Test func `a view with its own idea of its inside says so`() {
    let root = root()
    let view = add(InsetView(), "view", CGRect(x: 20, y: 20, width: 40, height: 40), to: root)
    view.inset = 5
    let narrow = root.traceHitTest(CGPoint(x: 22, y: 40))
    #expect(narrow.hit === root)
    #expect(
      narrow.steps.last?.answer
        == "refuses: its own point(inside:with:) denies (2, 20), which is in its bounds (0, 0, 40, 40)"
    )
    view.inset = -5
    let wide = root.traceHitTest(CGPoint(x: 16, y: 40))
    #expect(wide.hit === view)
    #expect(
      wide.steps.last?.answer
        == "takes the touch: its own point(inside:with:) says so, beyond its bounds (0, 0, 40, 40)"
    )
  }

  @Test func `frames, transforms and bounds origins are told as numbers`() {
    let root = root()
    let view = add(View(), "view", CGRect(x: 20, y: 20, width: 40, height: 40), to: root)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.bounds.origin = CGPoint(x: 0, y: 100)
    let step = root.traceHitTest(CGPoint(x: 10, y: 10)).steps.last
    #expect(
      step?.conversion
        == "(5, 105): frame (20, 20, 40, 40), transform [2, 0, 0, 2, 0, 0], bounds origin (0, 100)"
    )
    #expect(root.traceHitTest(CGPoint(x: 10, y: 10)).steps.first?.conversion == nil)
  }

  @Test func `what lies behind a view is what would be hit without it`() {
    let root = root()
    let back = add(View(), "back", whole, to: root)
    let front = add(View(), "front", CGRect(x: 0, y: 0, width: 50, height: 100), to: root)
    let part = add(View(), "part", CGRect(x: 0, y: 0, width: 20, height: 20), to: front)
    let behind = root.hitBehind(part, at: CGPoint(x: 10, y: 10))
    #expect(behind?.covered === back && behind?.coverer === front)
    #expect(root.hitBehind(back, at: CGPoint(x: 70, y: 10)) == nil)
  }

  @Test func `what lies behind a view is asked as a touch asks it`() {
    let root = root()
    let back = add(View(), "back", whole, to: root)
    let other = add(View(), "other", CGRect(x: 0, y: 0, width: 50, height: 50), to: back)
    let glass = add(GlassView(), "glass", whole, to: root)
    let front = add(View(), "front", whole, to: root)
    let point = CGPoint(x: 70, y: 10)
    #expect(root.hitBehind(front, at: point)?.covered === back)
    let forwarding = ForwardingView()
    forwarding.target = other
    _ = add(forwarding, "forwarding", whole, to: glass)
    #expect(root.hitBehind(front, at: point)?.covered === other)
    // A view that hands everything to what is absent says nothing, and nothing stays absent.
    forwarding.target = front
    #expect(root.hitBehind(front, at: point) == nil)
    #expect(root.hitTest(point, with: nil) === front)
  }
}
