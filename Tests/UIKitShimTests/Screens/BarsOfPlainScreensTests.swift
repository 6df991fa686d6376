import LayoutDevices
import LayoutInteraction
import Testing
import UIKitShim

/// Bars of controllers over screens without a scroll view, and views of an application's own in them.
struct BarsOfPlainScreensTests {
  @Test func `a bar over a screen without a scroll view looks as at the end of the content`() throws
  {
    let bar = UINavigationController(rootViewController: UIViewController())
    bar.navigationBar.standardAppearance.backgroundColor = .green
    let look = UINavigationBarAppearance()
    look.backgroundColor = .red
    bar.navigationBar.scrollEdgeAppearance = look
    let window = try ScreenHost.show(bar)
    let ground = try #require(bar.navigationBar.subviews.first)
    #expect(ground.backgroundColor == .red)
    bar.viewControllers = [UITableViewController()]
    window.layoutIfNeeded()
    #expect(ground.backgroundColor == .red)
    bar.navigationBar.scrollEdgeAppearance = nil
    bar.viewControllers = [UIViewController()]
    window.layoutIfNeeded()
    #expect(ground.backgroundColor == nil)
  }

  @Test(arguments: [true, false])
  func `a stack or a view with constraints is a title as large as these ask`(_ isStack: Bool) throws
  {
    let label = UILabel()
    label.text = "Two lines"
    let title: UIView
    if isStack {
      title = UIStackView(arrangedSubviews: [label])
    } else {
      title = UIView()
      label.translatesAutoresizingMaskIntoConstraints = false
      title.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: title.topAnchor),
        label.bottomAnchor.constraint(equalTo: title.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      ])
    }
    let screen = UIViewController()
    screen.navigationItem.titleView = title
    let window = try ScreenHost.show(UINavigationController(rootViewController: screen))
    window.layoutIfNeeded()
    #expect(title.bounds.size == label.intrinsicContentSize)
  }

  @Test func `a button that changes its selection is selected by a tap`() throws {
    let screen = UIViewController()
    let window = try ScreenHost.show(screen)
    var seen: [Bool] = []
    let button = UIButton(
      type: .system,
      primaryAction: UIAction { seen.append(($0.sender as? UIButton)?.isSelected ?? false) }
    )
    button.frame = CGRect(x: 100, y: 300, width: 100, height: 50)
    button.changesSelectionAsPrimaryAction = true
    screen.view.addSubview(button)
    for _ in 1...2 { Finger(on: window).tap(at: CGPoint(x: 150, y: 325)) }
    #expect(seen == [true, false])
  }
}
