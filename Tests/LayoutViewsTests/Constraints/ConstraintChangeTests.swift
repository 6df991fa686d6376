import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutViews
import Testing

@Suite struct ConstraintChangeTests {
  private func pin(_ view: View, in parent: View) -> [LayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      view.topAnchor.constraint(equalTo: parent.topAnchor),
    ]
  }

  @Test func `constants, priorities and activity change the next layout`() {
    let root = View(frame: CGRect(0, 0, 300, 300))
    let view = constrainedView("view", in: root)
    let wide = view.widthAnchor.constraint(equalToConstant: 100)
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    let tall = view.heightAnchor.constraint(equalToConstant: 40)
    wide.priority = LayoutPriority(600)
    narrow.priority = LayoutPriority(500)
    LayoutConstraint.activate(pin(view, in: root) + [wide, narrow, tall])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(0, 0, 100, 40))
    narrow.priority = LayoutPriority(700)
    tall.constant = 60
    #expect(view.frame == CGRect(0, 0, 100, 40))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(0, 0, 50, 60))
    narrow.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(0, 0, 100, 60))
    narrow.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(0, 0, 50, 60))
    tall.constant = .nan
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(0, 0, 50, 60))
  }

  @Test func `a frame set on a constrained view lasts until its superview lays out`() {
    let root = View(frame: CGRect(0, 0, 300, 300))
    let view = constrainedView("view", in: root)
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    LayoutConstraint.activate(
      pin(view, in: root) + [width, view.heightAnchor.constraint(equalToConstant: 40)]
    )
    root.layoutIfNeeded()
    view.frame = CGRect(9, 9, 9, 9)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(9, 9, 9, 9))
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(0, 0, 100, 40))
  }

  @Test func `a view that is moved by its center takes what is in it along`() throws {
    let window = try window(on: "iPhone 15")
    let view = constrainedView("view", in: window)
    let inner = constrainedView("inner", in: view)
    LayoutConstraint.activate(
      pin(view, in: window) + [
        view.widthAnchor.constraint(equalToConstant: 40),
        view.heightAnchor.constraint(equalToConstant: 40),
        inner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        inner.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        inner.widthAnchor.constraint(equalToConstant: 10),
        inner.heightAnchor.constraint(equalToConstant: 10),
      ]
    )
    window.layoutIfNeeded()
    let framed = framedView("framed", CGRect(1, 2, 3, 4), in: view)
    framed.autoresizingMask = [.flexibleWidth]
    view.center.x += 50
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(50, 0, 40, 40))
    #expect(inner.frame == CGRect(15, 15, 10, 10))
    view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(inner.frame == CGRect(15, 15, 10, 10))
    view.bounds.size.width = 60
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(40, 0, 60, 40))
    #expect(framed.frame == CGRect(1, 2, 23, 4))
    window.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(0, 0, 40, 40))
    #expect(framed.frame == CGRect(1, 2, 3, 4))
  }

  /// Makes itself higher than its constraints say, each time it is laid out.
  private final class Tall: View {
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      frame.size.height = 50
    }
  }

  @Test func `a view that sets its own size in its layout comes to rest`() throws {
    let window = try window(on: "iPhone 15")
    let tall = Tall()
    tall.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(tall)
    LayoutConstraint.activate(
      pin(tall, in: window) + [
        tall.widthAnchor.constraint(equalToConstant: 40),
        tall.heightAnchor.constraint(equalToConstant: 40),
      ]
    )
    window.layoutIfNeeded()
    #expect(tall.frame == CGRect(0, 0, 40, 50))
    #expect(tall.layouts == 2)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a framed view is followed when its frame changes`() {
    let root = View(frame: CGRect(0, 0, 300, 300))
    let framed = framedView("framed", CGRect(10, 20, 30, 40), in: root)
    let inFramed = framedView("inFramed", CGRect(1, 2, 3, 4), in: framed)
    let follower = constrainedView("follower", in: root)
    LayoutConstraint.activate([
      follower.leadingAnchor.constraint(equalTo: inFramed.trailingAnchor),
      follower.topAnchor.constraint(equalTo: framed.bottomAnchor),
      follower.widthAnchor.constraint(equalTo: framed.widthAnchor),
      follower.heightAnchor.constraint(equalTo: inFramed.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(follower.frame == CGRect(14, 60, 30, 4))
    framed.frame = CGRect(100, 100, 50, 50)
    inFramed.frame = CGRect(5, 5, 5, 5)
    root.layoutIfNeeded()
    #expect(follower.frame == CGRect(110, 150, 50, 5))
    #expect(framed.frame == CGRect(100, 100, 50, 50))
  }

  @Test func `scrolling moves nothing inside and what is tied across`() throws {
    let window = try window()
    let scroller = framedView("scroller", CGRect(0, 100, 300, 300), in: window)
    let content = constrainedView("content", in: scroller)
    let outside = constrainedView("outside", in: window)
    LayoutConstraint.activate(
      pin(content, in: scroller) + [
        content.widthAnchor.constraint(equalTo: scroller.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 900),
        outside.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        outside.topAnchor.constraint(equalTo: content.topAnchor),
        outside.widthAnchor.constraint(equalToConstant: 10),
        outside.heightAnchor.constraint(equalToConstant: 10),
      ]
    )
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(0, 0, 300, 900))
    #expect(outside.frame == CGRect(0, 100, 10, 10))
    scroller.bounds.origin.y = 70
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(0, 0, 300, 900))
    #expect(outside.frame == CGRect(0, 30, 10, 10))
  }

  @Test func `a subtree keeps its layout from tree to tree`() throws {
    let box = View(frame: CGRect(0, 0, 100, 50))
    let inner = constrainedView("inner", in: box)
    LayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 4),
      inner.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -4),
      inner.topAnchor.constraint(equalTo: box.topAnchor),
      inner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    box.layoutIfNeeded()
    #expect(inner.frame == CGRect(4, 0, 92, 50))

    let window = try window()
    window.addSubview(box)
    box.frame.size.width = 200
    window.layoutIfNeeded()
    #expect(inner.frame == CGRect(4, 0, 192, 50))

    box.removeFromSuperview()
    box.frame.size.width = 60
    box.layoutIfNeeded()
    #expect(inner.frame == CGRect(4, 0, 52, 50))

    let other = framedView("other", CGRect(0, 0, 300, 300), in: window)
    box.translatesAutoresizingMaskIntoConstraints = false
    other.addSubview(box)
    LayoutConstraint.activate([
      box.centerXAnchor.constraint(equalTo: other.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: other.centerYAnchor),
      inner.widthAnchor.constraint(equalToConstant: 42),
      box.heightAnchor.constraint(equalTo: box.widthAnchor),
    ])
    window.layoutIfNeeded()
    #expect(box.frame == CGRect(125, 125, 50, 50))
    #expect(inner.frame == CGRect(4, 0, 42, 50))
  }

  @Test func `a view that loses its constraints with its tree goes to the origin`() {
    let root = View(frame: CGRect(0, 0, 300, 300))
    let box = framedView("box", CGRect(0, 0, 100, 100), in: root)
    let view = constrainedView("view", in: box)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.origin == CGPoint(x: 30, y: 30))
    box.removeFromSuperview()
    box.layoutIfNeeded()
    #expect(view.frame.origin == .zero)
    // Out of a tree that has not looked yet for what its engine must know.
    let wide = view.widthAnchor.constraint(equalToConstant: 20)
    wide.isActive = true
    root.addSubview(box)
    box.removeFromSuperview()
    view.removeFromSuperview()
    let other = View(frame: CGRect(0, 0, 300, 300))
    other.addSubview(view)
    other.layoutIfNeeded()
    #expect(view.frame.size.width == 20)
  }

  @Test func `a tree outlives its root`() {
    var root: View? = View(frame: CGRect(0, 0, 300, 300))
    let box = View(frame: CGRect(0, 0, 100, 50))
    let inner = constrainedView("inner", in: box)
    root?.addSubview(box)
    LayoutConstraint.activate(
      pin(inner, in: box) + [
        inner.widthAnchor.constraint(equalTo: box.widthAnchor),
        inner.heightAnchor.constraint(equalToConstant: 10),
      ]
    )
    root?.layoutIfNeeded()
    #expect(inner.frame == CGRect(0, 0, 100, 10))
    root = nil
    box.frame.size.width = 80
    box.layoutIfNeeded()
    #expect(inner.frame == CGRect(0, 0, 80, 10))
  }

  @Test func `a view that begins to translate its mask keeps its frame`() {
    let root = View(frame: CGRect(0, 0, 300, 300))
    let view = constrainedView("view", in: root)
    let constraints =
      pin(view, in: root) + [
        view.widthAnchor.constraint(equalToConstant: 30),
        view.heightAnchor.constraint(equalToConstant: 30),
      ]
    LayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    LayoutConstraint.deactivate(constraints)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(50, 50, 10, 10)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(50, 50, 10, 10))
    view.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(0, 0, 30, 30))
  }

  @Test func `constraints see alignment rectangles, and no transforms`() {
    final class Shadowed: View {
      override var alignmentRectInsets: EdgeInsets {
        EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let root = View(frame: CGRect(0, 0, 300, 300))
    let view = Shadowed()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    LayoutConstraint.activate(
      pin(view, in: root) + [
        view.widthAnchor.constraint(equalToConstant: 20),
        view.heightAnchor.constraint(equalToConstant: 20),
      ]
    )
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(-2, -1, 26, 24))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.center == CGPoint(x: 11, y: 11))
    #expect(view.bounds.size == CGSize(width: 26, height: 24))
  }

  @Test func `a guide of the application takes part`() {
    let root = View(frame: CGRect(0, 0, 300, 300))
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    let view = constrainedView("view", in: root)
    LayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      guide.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -80),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 50),
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      view.topAnchor.constraint(equalTo: guide.bottomAnchor),
      view.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalTo: guide.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(20, 0, 200, 50))
    #expect(view.frame == CGRect(70, 50, 100, 50))
  }
}
