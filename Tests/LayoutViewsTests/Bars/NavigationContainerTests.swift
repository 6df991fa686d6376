import Foundation
import LayoutControls
import LayoutDevices
import LayoutGeometry
import LayoutTables
import LayoutText
import LayoutViews
import Testing

@Suite struct NavigationContainerTests {
  struct Row: CustomTestStringConvertible {
    let device: String
    var orientation = Orientation.portrait
    var hasToolbar = false
    let top: CGFloat
    let bottom: CGFloat
    var testDescription: String { "\(device) \(orientation) \(hasToolbar ? "toolbar" : "")" }
  }

  @Test func `one button of a side is the outermost of its buttons`() {
    let item = NavigationItem(title: "Inbox")
    let buttons = ["One", "Two"].map { BarButtonItem(title: $0) }
    item.leftBarButtonItems = buttons
    item.rightBarButtonItems = buttons.reversed()
    #expect(item.leftBarButtonItem === buttons[0])
    #expect(item.rightBarButtonItem === buttons[1])
    item.setLeftBarButton(buttons[1], animated: false)
    #expect(item.leftBarButtonItems?.map(\.title) == ["Two"])
    item.rightBarButtonItem = nil
    #expect(item.rightBarButtonItems == nil)
  }

  @Test(arguments: [
    Row(device: "iPhone 8", top: 64, bottom: 0),
    Row(device: "iPhone 8", orientation: .landscape, top: 32, bottom: 0),
    Row(device: "iPhone X", top: 88, bottom: 34),
    Row(device: "iPhone 12", top: 91, bottom: 34),
    Row(device: "iPhone 11", top: 92, bottom: 34),
    Row(device: "iPhone 15", top: 97 + 2.0 / 3, bottom: 34),
    Row(device: "iPhone 15", hasToolbar: true, top: 97 + 2.0 / 3, bottom: 78),
    Row(device: "iPhone 15", orientation: .landscape, top: 32, bottom: 21),
    Row(device: "iPhone 16 Pro", top: 100 + 1.0 / 3, bottom: 34),
  ])
  func `bars become the content's safe area`(_ row: Row) throws {
    let window = try window(on: row.device, row.orientation)
    let container = NavigationContainer(rootView: View())
    container.isToolbarHidden = !row.hasToolbar
    window.rootView = container
    window.layoutIfNeeded()
    for view in [container.contentView, container.rootView] {
      #expect(abs(view.safeAreaInsets.top - row.top) < 0.01, "\(view.safeAreaInsets)")
      #expect(view.safeAreaInsets.bottom == row.bottom)
      #expect(view.frame == window.bounds)
    }
  }

  @Test func `the root view has root margins and a plain superview`() throws {
    let window = try window(on: "iPhone 8")
    let table = TableView()
    window.rootView = NavigationContainer(rootView: table)
    window.layoutIfNeeded()
    #expect(table.layoutMargins == EdgeInsets(top: 64, left: 16, bottom: 0, right: 16))
    let superview = try #require(table.superview)
    #expect(superview.layoutMargins == EdgeInsets(top: 72, left: 8, bottom: 8, right: 8))
  }

  @Test func `a table begins below the bar`() throws {
    let test = try TestTable("iPhone 15", sections: [.init(rows: 40)], isContained: true)
    #expect(isNear(test.table.contentOffset.y, -293.0 / 3))
    let cell = try #require(test.table.cellForRow(at: path(0)))
    #expect(isNear(cell.convert(cell.bounds, to: nil).minY, 293.0 / 3))
  }

  @Test func `the bar's background shows once something is under it`() throws {
    let test = try TestTable("iPhone 15", sections: [.init(rows: 40)], isContained: true)
    let bar = try #require(test.container?.navigationBar)
    #expect(bar.background.backgroundColor == nil)
    #expect(bar.background.hairline.backgroundColor == nil)
    test.table.contentOffset.y += 1
    #expect(bar.background.backgroundColor?.value == SystemColor.systemBackground.color(in: .light))
    #expect(
      bar.background.hairline.backgroundColor?.value == SystemColor.separator.color(in: .light)
    )
    let background = bar.convert(bar.background.frame, to: nil)
    #expect(background.minY == 0)
    #expect(isNear(background.maxY, 293.0 / 3))
  }

  @Test(arguments: [(0, false, true), (1, false, true), (4, false, true), (1, true, false)])
  func `bars follow the first scroll view along the rearmost views`(
    depth: Int,
    isBehindAnother: Bool,
    isFollowed: Bool
  ) throws {
    let content = ScrollView(frame: CGRect(0, 0, 393, 852))
    content.contentSize = CGSize(width: 393, height: 2000)
    let screen = ViewController()
    screen.view = (0..<depth).reduce(content as View) { inner, _ in
      let outer = View(frame: CGRect(0, 0, 393, 852))
      if isBehindAnother { outer.addSubview(View()) }
      outer.addSubview(inner)
      return outer
    }
    let navigation = NavigationController(rootViewController: screen)
    let window = try window(on: "iPhone 15")
    window.rootViewController = navigation
    window.layoutIfNeeded()
    content.contentOffset = content.minimumContentOffset
    #expect(!navigation.navigationBar.background.isScrolledUnder)
    content.contentOffset.y += 100
    #expect(navigation.navigationBar.background.isScrolledUnder == isFollowed)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `the title is in the middle and buttons are at the margins`(
    direction: LayoutDirection
  ) throws {
    let window = try window(on: "iPhone 8", direction: direction)
    let container = NavigationContainer(rootView: View())
    let bar = container.navigationBar
    bar.title = "Inbox"
    bar.leadingItems = [BarButtonItem(title: "Back")]
    let doneItem = BarButtonItem(systemItem: .done)
    bar.trailingItems = [doneItem]
    window.rootView = container
    window.layoutIfNeeded()
    #expect(bar.frame == CGRect(0, 20, 375, 44))
    #expect(abs(bar.titleLabel.frame.midX - 187.5) <= 0.5)
    let back = try #require(bar.leadingItems.first).view
    let done = doneItem.view
    if direction == .leftToRight {
      #expect(back.frame.minX == 16)
      #expect(done.frame.maxX == 359)
    } else {
      #expect(back.frame.maxX == 359)
      #expect(done.frame.minX == 16)
    }
    #expect((done as? BarButton)?.titleLabel?.font.value.weight == .semibold)
  }

  @Test func `a long title ends between the buttons`() throws {
    let window = try window(on: "iPhone 8")
    let container = NavigationContainer(rootView: View())
    let bar = container.navigationBar
    bar.title = "A title that is much too long for the bar of such a small phone"
    bar.leadingItems = [BarButtonItem(title: "Select All")]
    window.rootView = container
    window.layoutIfNeeded()
    let button = try #require(bar.leadingItems.first).view
    #expect(bar.titleLabel.frame.minX >= button.frame.maxX)
    #expect(bar.titleLabel.frame.maxX <= 375)
  }

  @Test func `long titles of buttons end inside the bar, and leave no room for its title`() throws {
    let window = try window(on: "iPhone 8")
    let container = NavigationContainer(rootView: View())
    let bar = container.navigationBar
    bar.title = "Inbox"
    let long = String(repeating: "Select ", count: 20)
    bar.leadingItems = [BarButtonItem(title: "Edit")]
    bar.trailingItems = [BarButtonItem(title: long), BarButtonItem(title: long)]
    window.rootView = container
    window.layoutIfNeeded()
    let edit = try #require(bar.leadingItems.first).view
    #expect(edit.frame.width == edit.intrinsicContentSize.width && edit.frame.minX == 16)
    let ends = bar.trailingItems.map(\.view.frame)
    #expect(ends[0].maxX == 359 && abs(ends[0].width - ends[1].width) < 1e-9)
    #expect(abs(ends[1].maxX + 16 - ends[0].minX) < 1e-9)
    #expect(abs(edit.frame.maxX + 16 - ends[1].minX) < 1e-9)
    #expect(bar.titleLabel.lines.isEmpty)
  }

  @Test func `a long title of the button that goes back ends inside the bar`() throws {
    let window = try window(on: "iPhone 8")
    let first = ViewController()
    first.title = String(repeating: "Select ", count: 20)
    let navigation = NavigationController(rootViewController: first)
    window.rootViewController = navigation
    navigation.pushViewController(ViewController(), animated: false)
    window.layoutIfNeeded()
    let subviews = navigation.navigationBar.subviews
    let button = try #require(subviews.lazy.compactMap { $0 as? Button }.first)
    // The arrow head is 13 wide and begins at 8; 6 are between them.
    #expect(button.frame.minX == 8 && button.frame.maxX == 359)
    #expect(button.titleLabel?.frame.minX == 19)
  }

  private func buttonFrames(in toolbar: Toolbar) -> [CGRect] {
    toolbar.subviews.filter { $0 is BarButton }.map(\.frame)
  }

  @Test func `flexible spaces spread the buttons of a toolbar`() throws {
    let window = try window(on: "iPhone 8")
    let container = NavigationContainer(rootView: View())
    container.isToolbarHidden = false
    container.toolbar.items = [
      BarButtonItem(title: "Move"), .flexibleSpace(), BarButtonItem(title: "Delete (2)"),
    ]
    window.rootView = container
    window.layoutIfNeeded()
    #expect(container.toolbar.frame == CGRect(0, 623, 375, 44))
    let frames = buttonFrames(in: container.toolbar)
    #expect(frames.first?.minX == 16 && frames.last?.maxX == 359)
  }

  @Test func `neighbors in a toolbar have room between them, or that of a fixed space`() throws {
    let window = try window(on: "iPhone 8")
    let container = NavigationContainer(rootView: View())
    container.isToolbarHidden = false
    container.toolbar.items = [
      BarButtonItem(image: Image(.trash)), BarButtonItem(image: Image(.folder)), .fixedSpace(40),
      BarButtonItem(title: "Move"), .flexibleSpace(), BarButtonItem(title: "New"),
    ]
    window.rootView = container
    window.layoutIfNeeded()
    let frames = buttonFrames(in: container.toolbar)
    #expect(frames[0].minX == 16 && frames[3].maxX == 359)
    #expect(frames[1].minX == frames[0].maxX + 16)
    #expect(frames[2].minX == frames[1].maxX + 40)
  }

  @Test(arguments: [
    ([nil, String(repeating: "Delete ", count: 20), nil], [343]),
    (
      [String(repeating: "Delete ", count: 20), nil, String(repeating: "Move ", count: 20)],
      [163.5, 163.5]
    ),
  ])
  func `titles that are too long for a toolbar end inside it`(
    titles: [String?],
    widths: [CGFloat]
  ) throws {
    let window = try window(on: "iPhone 8")
    let container = NavigationContainer(rootView: View())
    container.isToolbarHidden = false
    container.toolbar.items = titles.map { $0.map { BarButtonItem(title: $0) } ?? .flexibleSpace() }
    window.rootView = container
    window.layoutIfNeeded()
    let frames = buttonFrames(in: container.toolbar)
    #expect(frames.map(\.width) == widths)
    #expect(frames.first?.minX == 16 && frames.last?.maxX == 359)
  }

  @Test func `capsules of a toolbar stand side by side, and a space parts them`() throws {
    let window = try window(on: "iPhone 17")
    let container = NavigationContainer(rootView: View())
    container.isToolbarHidden = false
    container.toolbar.items = [
      BarButtonItem(title: "Move"), BarButtonItem(title: "Copy"), .flexibleSpace(),
      BarButtonItem(title: "Delete"),
    ]
    window.rootView = container
    window.layoutIfNeeded()
    let frames = buttonFrames(in: container.toolbar)
    #expect(frames.count == 3)
    #expect(frames[1].minX == frames[0].maxX + 12)
    #expect(frames[0].minX == 28 && frames[2].maxX == window.bounds.width - 28)
  }

  @Test func `a title that is too long for a toolbar takes nothing from a short one`() throws {
    let window = try window(on: "iPhone 8")
    let container = NavigationContainer(rootView: View())
    container.isToolbarHidden = false
    let long = String(repeating: "Delete ", count: 20)
    let (move, delete) = (BarButtonItem(title: "Move"), BarButtonItem(title: long))
    container.toolbar.items = [move, .flexibleSpace(), delete]
    window.rootView = container
    window.layoutIfNeeded()
    #expect(move.view.frame.width == move.view.intrinsicContentSize.width)
    #expect(delete.view.frame.minX == move.view.frame.maxX + 16 && delete.view.frame.maxX == 359)
  }

  @Test func `system bars lie over everything and take no touches`() throws {
    let window = try window(on: "iPhone 15")
    let bars = window.showSystemBars()
    window.rootView = View()
    window.layoutIfNeeded()
    #expect(bars.statusBar.frame == CGRect(0, 0, 393, 54))
    #expect(bars.statusBar.timeLabel.text == "9:41")
    #expect(bars.homeIndicator.frame == CGRect(126.5, 839, 140, 5))
    #expect(window.hitTest(CGPoint(x: 196, y: 842), with: nil) === window.rootView)
    #expect(window.subviews.last === bars.homeIndicator)
    window.environment.orientation = .landscape
    window.showSystemBars()
    window.layoutIfNeeded()
    #expect(bars.statusBar.frame.height == 0)
    #expect(bars.statusBar.timeLabel.isHidden)
  }
}
