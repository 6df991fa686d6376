import LayoutDiagnostics
import Testing
import UIKitShim

/// What has no effect here is a finding at the line of the app that asks for it.
struct UnsupportedMarkTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let line: Int
    let use: @Sendable (_ screen: UIViewController) -> Void

    init(
      _ testDescription: String,
      line: Int = #line,
      use: @Sendable @escaping (_ screen: UIViewController) -> Void
    ) {
      self.testDescription = testDescription
      self.line = line
      self.use = use
    }
  }

  // Each closure does it in the line below the row's own.
  private static let rows = [
    Row("a menu") { screen in
      let menu = UIMenu(title: "Sort")
      let button = UIButton()
      button.menu = menu
      screen.view.addSubview(button)
    },
    Row("an interaction") { screen in
      screen.view.addInteraction(UIContextMenuInteraction(delegate: MenuDelegate.shared))
    },
    Row("the picture of a knob", line: #line + 1) { screen in
      let slider = UISlider()
      slider.setThumbImage(UIImage(), for: .normal)
    },
    Row("what a property is set to", line: #line + 1) { _ in
      let bar = UISearchBar()
      bar.prompt = UIResponder.noted(for: "prompt", "Search")
    },
    Row("what a method gets", line: #line + 1) { _ in
      let control = UISegmentedControl(items: ["A"])
      control.setWidth(UIResponder.noted(for: "setWidth", 80), forSegmentAt: 0)
    },
    Row("a method that sets a property", line: #line + 1) { _ in
      let view = UIScrollView()
      view.setZoomScale(UIResponder.noted(for: "setZoomScale", 2), animated: false)
    },
    Row("letters of another design") { _ in
      _ = UIFont.systemFont(ofSize: 17).fontDescriptor.withDesign(.rounded)
    },
    Row("an animation of a property") { screen in
      let animation = CABasicAnimation(keyPath: "opacity")
      screen.view.layer.add(animation, forKey: nil)
    },
    Row("a group of animations") { screen in
      let group = CAAnimationGroup()
      group.animations = [CABasicAnimation(keyPath: "opacity")]
      screen.view.layer.add(group, forKey: nil)
    },
    Row("a transition") { screen in
      let transition = CATransition()
      screen.view.layer.add(transition, forKey: nil)
    },
    Row("a screen that cannot be shown") { screen in
      screen.present(UIResponder.noted(screen), animated: true)
    },
    Row("a screen of a collection") { screen in
      let other = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
      screen.view.addSubview(other.view)
    },
  ]

  private final class MenuDelegate: NSObject, UIContextMenuInteractionDelegate, Sendable {
    static let shared = MenuDelegate()

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
  }

  @Test(arguments: rows)
  func `a finding names the line`(_ row: Row) throws {
    let screen = UIViewController()
    let window = try ScreenHost.show(screen)
    row.use(screen)
    window.layoutIfNeeded()
    let mark = SourceMark(file: #fileID, line: row.line + 1)
    #expect(window.diagnostics.map(\.mark) == [mark])
  }
}
