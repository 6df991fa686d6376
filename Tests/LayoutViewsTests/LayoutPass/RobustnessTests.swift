import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutViews
import Testing

/// Numbers that no layout should have do no harm beyond the views that have them.
@Suite struct RobustnessTests {
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude])
  func `odd numbers stay with their view`(_ odd: CGFloat) throws {
    let window = try window(on: "iPhone 15")
    let view = framedView("odd", CGRect(odd, odd, odd, odd), in: window)
    view.autoresizingMask = View.AutoresizingMask(rawValue: 63)
    let label = Label(frame: CGRect(0, 0, odd, odd))
    label.text = "text"
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = odd
    view.addSubview(label)
    let follower = constrainedView("follower", in: window)
    let sound = constrainedView("sound", in: window)
    LayoutConstraint.activate([
      follower.leadingAnchor.constraint(equalTo: view.trailingAnchor),
      follower.widthAnchor.constraint(equalTo: label.widthAnchor),
      sound.topAnchor.constraint(equalTo: window.safeAreaLayoutGuide.topAnchor),
      sound.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      sound.widthAnchor.constraint(equalToConstant: 40),
      sound.heightAnchor.constraint(equalToConstant: 40),
    ])
    view.bounds.origin = CGPoint(x: odd, y: odd)
    view.layoutMargins = EdgeInsets(top: odd, left: odd, bottom: odd, right: odd)
    window.layoutIfNeeded()
    view.transform = CGAffineTransform(scaleX: odd, y: odd)
    window.environment.orientation = .landscape
    window.layoutIfNeeded()
    _ = window.hitTest(CGPoint(x: odd, y: 5), with: nil)
    _ = window.traceHitTest(CGPoint(x: odd, y: odd)).steps.map(\.text)
    _ = label.lines
    _ = label.systemLayoutSizeFitting(CGSize(width: odd, height: odd))
    _ = view.readableContentGuide.layoutFrame
    #expect(sound.frame == CGRect(0, 0, 40, 40))
  }

  @Test func `a tree of a thousand levels is laid out`() throws {
    let window = try window()
    var view: View = window
    for _ in 0..<1_000 {
      let next = View(frame: CGRect(0, 0, 10, 10))
      next.autoresizingMask = .flexibleWidth
      view.addSubview(next)
      view = next
    }
    let deep = constrainedView("deep", in: view)
    deep.widthAnchor.constraint(equalTo: window.widthAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(deep.frame.width == 393)
  }

  @Test func `a view that measures itself for its intrinsic size is measured by its constraints`()
    throws
  {
    final class SelfMeasuring: View {
      override var intrinsicContentSize: CGSize {
        systemLayoutSizeFitting(View.layoutFittingCompressedSize)
      }
    }
    let window = try window(on: "iPhone 15")
    let view = SelfMeasuring()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    let content = constrainedView("content", in: view)
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      content.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -5),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.widthAnchor.constraint(equalToConstant: 70),
      content.heightAnchor.constraint(equalToConstant: 30),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(0, 0, 70, 40))
    #expect(window.diagnostics.isEmpty)
  }
}
