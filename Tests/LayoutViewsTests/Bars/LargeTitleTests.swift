import Foundation
import LayoutControls
import LayoutDevices
import LayoutGeometry
import LayoutTables
import LayoutViews
import Testing

/// The large title of a bar, which folds away as content scrolls under it.
@Suite struct LargeTitleTests {
  /// A window of an iPhone 15 with a table of 2,000 points under a bar.
  private func screen() throws -> (NavigationContainer, ScrollView, Window) {
    let device = try #require(Device.named("iPhone 15"))
    let window = Window(environment: ScreenEnvironment(device: device))
    let content = ScrollView()
    content.alwaysBounceVertical = true
    content.contentSize = CGSize(width: 393, height: 2000)
    let container = NavigationContainer(rootView: content)
    container.navigationBar.title = "Inbox"
    container.navigationBar.prefersLargeTitles = true
    window.rootView = container
    window.layoutIfNeeded()
    return (container, content, window)
  }

  private static let barTop: CGFloat = 53 + 2.0 / 3

  struct Row: CustomTestStringConvertible {
    let distance: CGFloat
    let height: CGFloat
    let inset: CGFloat
    let alpha: CGFloat
    let isScrolledUnder: Bool
    var testDescription: String { "\(distance)" }
  }

  @Test(arguments: [
    Row(distance: 0, height: 96, inset: 96, alpha: 0, isScrolledUnder: false),
    Row(distance: 20, height: 76, inset: 76, alpha: 0, isScrolledUnder: false),
    Row(distance: 52, height: 44, inset: 44, alpha: 1, isScrolledUnder: false),
    Row(distance: 53, height: 44, inset: 44, alpha: 1, isScrolledUnder: true),
    Row(distance: 300, height: 44, inset: 44, alpha: 1, isScrolledUnder: true),
    // Pulled down, the bar is higher and the safe area is not.
    Row(distance: -30, height: 126, inset: 96, alpha: 0, isScrolledUnder: false),
  ])
  func `the bar is as high as the content leaves room for`(_ row: Row) throws {
    let (container, content, window) = try screen()
    content.setContentOffset(
      CGPoint(x: 0, y: content.minimumContentOffset.y + row.distance),
      animated: false
    )
    window.layoutIfNeeded()
    let bar = container.navigationBar
    #expect(abs(bar.frame.height - row.height) < 1e-6)
    #expect(abs(content.safeAreaInsets.top - Self.barTop - row.inset) < 1e-6)
    #expect(abs(content.minimumContentOffset.y + Self.barTop + 96) < 1e-6)
    #expect(bar.titleLabel.alpha == row.alpha)
    #expect(bar.background.isScrolledUnder == row.isScrolledUnder)
    #expect(bar.shownTitleLabel === (row.alpha == 1 ? bar.titleLabel : bar.largeTitle.label))
  }

  @Test(
    arguments: [
      (0, 0), (10, 0), (25, 0), (27, 52), (51, 52), (52, 52), (60, 60), (-5, -5),
    ] as [(CGFloat, CGFloat)]
  )
  func `content never rests under a title half folded`(_ distance: CGFloat, _ rest: CGFloat) throws
  {
    let (_, content, _) = try screen()
    let beginning = content.minimumContentOffset.y
    let offset = content.restingOffset(near: CGPoint(x: 0, y: beginning + distance))
    #expect(abs(offset.y - beginning - rest) < 1e-6)
  }

  @Test func `a phone held sideways has the title in the row of the buttons`() throws {
    let (container, content, window) = try screen()
    window.environment.orientation = .landscape
    window.layoutIfNeeded()
    #expect(container.navigationBar.frame.height == 32)
    #expect(content.barFold == nil && content.contentOffset.y == -32)
    window.environment.orientation = .portrait
    window.layoutIfNeeded()
    #expect(abs(container.navigationBar.frame.height - 96) < 1e-6)
    #expect(content.contentOffset == content.minimumContentOffset)
  }

  @Test func `an item says how its title is shown, and what stands above it`() throws {
    let device = try #require(Device.named("iPhone 15"))
    let window = Window(environment: ScreenEnvironment(device: device))
    let screen = ViewController()
    screen.title = "Inbox"
    let stack = NavigationController(rootViewController: screen)
    stack.navigationBar.prefersLargeTitles = true
    window.rootViewController = stack
    window.layoutIfNeeded()
    #expect(stack.navigationBar.frame.height == 96)
    screen.navigationItem.largeTitleDisplayMode = .never
    window.layoutIfNeeded()
    #expect(stack.navigationBar.frame.height == 44)
    screen.navigationItem.prompt = "Choose one"
    window.layoutIfNeeded()
    #expect(stack.navigationBar.frame.height == 74)
    #expect(stack.navigationBar.titleLabel.frame.midY == 52)
    #expect(abs(screen.view.safeAreaInsets.top - Self.barTop - 74) < 1e-6)
  }
}
