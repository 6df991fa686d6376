import Testing
import UIKitShim

/// Formats as code of an app writes them.
@Suite struct VisualFormatTests {
  @Test func `code of an app makes constraints from formats`() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let title = UIView()
    let button = UIView()
    let views = ["title": title, "button": button]
    for view in [title, button] { view.translatesAutoresizingMaskIntoConstraints = false }
    container.addSubview(title)
    container.addSubview(button)

    var constraints: [NSLayoutConstraint] = []
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[title]-[button(width@999)]-|",
      options: [.alignAllTop, .alignAllBottom],
      metrics: ["width": 80],
      views: views
    )
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-10-[title(44)]",
      options: NSLayoutConstraint.FormatOptions(rawValue: 0),
      metrics: nil,
      views: ["title": title]
    )
    NSLayoutConstraint.activate(constraints)
    container.layoutIfNeeded()

    #expect(title.frame == CGRect(x: 8, y: 10, width: 216, height: 44))
    #expect(button.frame == CGRect(x: 232, y: 10, width: 80, height: 44))
  }
}
