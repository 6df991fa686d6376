import Foundation
import Testing
import UIKitShim

/// The frames that views have before anything is laid out, and those that they take by themselves.
@Suite struct FirstSizeTests {
  @Test func `the corner stays where a view takes the size of its content`() {
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 300))
    label.text = "Hello"
    let size = label.sizeThatFits(label.bounds.size)
    label.sizeToFit()
    #expect(label.frame == CGRect(origin: CGPoint(x: 20, y: 20), size: size))
    label.transform = CGAffineTransform(rotationAngle: .pi)
    label.text = "Hello, all"
    let middle = label.center
    label.sizeToFit()
    #expect(label.center == middle && label.bounds.width > size.width)
  }

  @Test func `controls that have a size begin at their corner`() {
    let button = UIButton(type: .system)
    button.setTitle("Hi", for: .normal)
    button.sizeToFit()
    let views = [
      button, UISegmentedControl(items: ["a", "b"]), UIActivityIndicatorView(style: .large),
      UISwitch(), UISegmentedControl(frame: .zero, actions: [UIAction(title: "a") { _ in }]),
    ]
    for view in views { #expect(view.frame.origin == .zero && !view.frame.isEmpty, "\(view)") }
  }

  @Test func `a screen is as large as the main one before it is shown`() throws {
    #expect(UIViewController().view.frame == UIScreen.main.bounds)
    let stack = UINavigationController(rootViewController: UIViewController())
    #expect(stack.view.frame == UIScreen.main.bounds)
    let window = try ScreenHost.show(UIViewController(), on: "iPad mini (6th generation)")
    #expect(UIViewController().view.frame == window.bounds)
  }

  @Test func `what is in a new cell is as wide as the cell`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
  }
}
