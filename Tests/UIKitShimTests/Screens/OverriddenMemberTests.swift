import Testing
import UIKitShim

/// What UIKit computes and apps compute otherwise.
struct OverriddenMemberTests {
  @Test func `a view says other traits, another window and other margins`() throws {
    let window = try ScreenHost.window()
    let preview = WidePreview(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.addSubview(preview)
    window.layoutIfNeeded()
    #expect(preview.traitCollection.horizontalSizeClass == .regular)
    #expect(preview.box.traitCollection.horizontalSizeClass == .compact)
    #expect(preview.traitCollection.displayScale == 3)
    #expect(preview.window === window)
    preview.isShown = false
    #expect(preview.window == nil)
    #expect(preview.box.frame == CGRect(x: 30, y: 10, width: 140, height: 80))
    preview.tintColor = .systemRed
    #expect(preview.tints == 1 && preview.box.tintColor == .systemRed)
    #expect(preview.accessibilityLabel == "Preview")
    let back = UIView()
    preview.insertSubview(back, at: 1)
    #expect(preview.subviews.first === back)
  }

  @Test func `a constraint hears that it counts`() throws {
    let window = try ScreenHost.window()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    let width = LoggedConstraint(
      item: view,
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 44
    )
    NSLayoutConstraint.activate([
      width, view.heightAnchor.constraint(equalToConstant: 20),
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(view.frame.width == 44)
    NSLayoutConstraint.deactivate([width])
    width.isActive = true
    #expect(width.changes == [true, false, true])
  }

  @Test func `a controller says other traits`() throws {
    let controller = NarrowController()
    let window = try ScreenHost.show(controller, on: "iPad Air 2")
    #expect(controller.view.traitCollection.horizontalSizeClass == .regular)
    #expect(controller.traitCollection.horizontalSizeClass == .compact)
    #expect(window.diagnostics.isEmpty)
  }
}
