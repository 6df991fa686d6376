import LayoutDevices
import LayoutDiagnostics
import Testing
import UIKitShim

/// Views and screens as apps write them, laid out on devices and checked in numbers.
struct AppScreenTests {
  private func window(
    on name: String = "iPhone 15",
    _ orientation: Orientation = .portrait
  ) throws -> UIWindow {
    let device = try #require(Device.named(name))
    return UIWindow(environment: ScreenEnvironment(device: device, orientation: orientation))
  }

  private func pixels(_ value: CGFloat) -> CGFloat { (value * 3).rounded() / 3 }

  @Test func `a profile: a picture, two texts and a button in stacks`() throws {
    let window = try window()
    let header = ProfileHeaderView()
    header.nameLabel.text = "Ada Lovelace"
    header.aboutLabel.text = "Writes programs for machines that nobody has built so far"
    header.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(header)
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
      header.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(window.diagnostics.isEmpty)
    #expect(header.avatarView.frame.size == CGSize(width: 64, height: 64))
    #expect(header.avatarView.layer.cornerRadius == 32)
    #expect(header.followButton.convert(header.followButton.bounds, to: header).maxX == 385)
    // The picture is higher than the texts, and the margins are 8 above and below.
    #expect(header.frame.height == 80)
    let lines = header.aboutLabel.frame.height / header.aboutLabel.font.lineHeight
    #expect(lines > 1.9)
    // In the largest text the words need more.
    window.environment.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    window.layoutIfNeeded()
    #expect(header.nameLabel.font.pointSize == 53)
    #expect(header.frame.height > 80)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a chat: bubbles at both sides, as wide as their words up to three quarters`() throws {
    let window = try window()
    let source = ChatDataSource(messages: [
      ("Hello", true), ("Hello to you", false),
      ("A message of so many words that no line of the bubble holds them all", true),
    ])
    let table = UITableView(frame: window.bounds, style: .plain)
    table.register(ChatBubbleCell.self, forCellReuseIdentifier: ChatBubbleCell.identifier)
    table.dataSource = source
    table.separatorStyle = .none
    window.addSubview(table)
    window.layoutIfNeeded()
    let cells = table.visibleCells.compactMap { $0 as? ChatBubbleCell }
    try #require(cells.count == 3)
    let width = cells[0].contentView.bounds.width
    #expect(cells[0].bubbleFrame.minX == 16)
    #expect(cells[1].bubbleFrame.maxX == width - 16)
    #expect(cells[0].bubbleFrame.width < cells[1].bubbleFrame.width)
    #expect(cells[2].bubbleFrame.width <= width * 0.75 + 0.5)
    // 24 around one line of 17 points and the bubble, more with three lines.
    #expect(abs(cells[0].frame.height - (pixels(20.333) + 24)) < 0.4)
    #expect(cells[2].frame.height > cells[0].frame.height + 20)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a switch in a row, with a hairline of one pixel`() throws {
    let window = try window()
    let row = SwitchRowView(title: "A setting with a title that is far too long for its row")
    var values: [Bool] = []
    row.onChange = { values.append($0) }
    row.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: window.topAnchor),
      row.widthAnchor.constraint(equalToConstant: 300),
      row.leadingAnchor.constraint(equalTo: window.leadingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(row.frame.height == 52)
    // Constraints see 49 of the 51, without the last two.
    #expect(row.toggle.frame == CGRect(x: 235, y: 10.667, width: 51, height: 31).rounded())
    #expect(abs(row.separatorFrame.height - 1.0 / 3) < 1e-9)
    row.toggle.isOn.toggle()
    row.toggle.sendActions(for: .valueChanged)
    #expect(values == [true])
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a bar above the keyboard, moved by an animation`() throws {
    let window = try window()
    let controller = ComposeViewController()
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.bar.safeAreaChanges == 1)
    #expect(controller.bar.frame == CGRect(x: 0, y: 774, width: 393, height: 78))
    var finished = 0
    controller.keyboardWillChange(height: 336, duration: 0.25) { finished += 1 }
    // The end of an animation is there at once.
    #expect(finished == 1)
    #expect(abs(controller.bar.frame.maxY - 516) < 1e-9)
    window.layoutIfNeeded()
    #expect(controller.bar.safeAreaInsets == .zero)
    #expect(controller.bar.frame.height == 44)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let ground = controller.bar.backgroundColor?.resolvedColor(with: dark)
    #expect(ground == UIColor(white: 0.1, alpha: 1))
    #expect(window.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("iPhone 15", Orientation.portrait, CGFloat(16), CGFloat(361), CGFloat(320)),
    ("iPhone SE (1st generation)", .portrait, 16, 288, 288),
    ("iPad (10th generation)", .landscape, 254, 672, 320),
  ])
  func `a form of readable width that scrolls`(
    _ row: (device: String, orientation: Orientation, x: CGFloat, width: CGFloat, button: CGFloat)
  ) throws {
    let window = try window(on: row.device, row.orientation)
    let controller = SignInViewController()
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.title == "Sign In")
    #expect(controller.contentFrame.minX == row.x)
    #expect(controller.contentFrame.width == row.width)
    #expect(controller.signInButton.frame.size == CGSize(width: row.button, height: 50))
    #expect(controller.signInButton.frame.minY == controller.hintFrame.maxY + 24)
    #expect(controller.contentHeight == controller.contentFrame.maxY)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a page by formats, with a picture and a font that grows`() throws {
    let window = try window()
    let page = OnboardingPage(
      caption: "Select rows with one finger",
      image: UIImage(systemName: "hand.draw") ?? UIImage(size: CGSize(width: 40, height: 40))
    )
    page.frame = CGRect(x: 0, y: 100, width: 393, height: 600)
    window.addSubview(page)
    window.layoutIfNeeded()
    #expect(page.imageView.frame == CGRect(x: 116.667, y: 24, width: 160, height: 160).rounded())
    #expect(page.captionLabel.frame.minY == 208)
    #expect(page.captionLabel.frame.minX == 8)
    #expect(page.captionLabel.font.pointSize == 20)
    #expect(page.skipButton.frame.maxY == 592)
    #expect(page.skipButton.frame.height == 44)
    window.environment.contentSizeCategory = .extraExtraExtraLarge
    window.layoutIfNeeded()
    #expect(page.captionLabel.font.pointSize == 27)
    #expect(window.diagnostics.map(\.code) == ["missing-symbol"])
  }

  @Test func `a container rearranges its children with the size class`() throws {
    let window = try window(on: "iPhone 15 Pro Max")
    let container = SidebarContainerController(
      sidebar: UIViewController(),
      detail: UIViewController()
    )
    window.rootViewController = container
    window.layoutIfNeeded()
    #expect(container.children.count == 2)
    #expect(container.detail.parent === container)
    #expect(container.sidebar.view.frame == CGRect(x: 0, y: 59, width: 430, height: 56))
    #expect(container.detail.view.frame == CGRect(x: 0, y: 115, width: 430, height: 817))
    #expect(
      container.detail.view.safeAreaInsets == UIEdgeInsets(top: 12, left: 0, bottom: 34, right: 0)
    )
    window.environment.orientation = .landscape
    #expect(container.transitionSizes == [CGSize(width: 932, height: 430)])
    // 932 less 59 on both sides, in thirds.
    #expect(
      container.sidebar.view.frame == CGRect(x: 59, y: 0, width: 271.333, height: 430).rounded()
    )
    #expect(container.detail.view.frame.maxX == 932)
    #expect(
      container.detail.view.safeAreaInsets
        == UIEdgeInsets(top: 12, left: 0, bottom: 21, right: 59)
    )
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `words in lines, as high as they come`() throws {
    let window = try window()
    let cloud = TagCloudView()
    let below = UIView()
    for view in [cloud, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
    }
    cloud.tags = ["layout", "safe area", "margins", "constraints", "tables", "touches", "gestures"]
    let width = cloud.widthAnchor.constraint(equalToConstant: 150)
    NSLayoutConstraint.activate([
      cloud.topAnchor.constraint(equalTo: window.topAnchor),
      cloud.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      width,
      below.topAnchor.constraint(equalTo: cloud.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: cloud.leadingAnchor),
      below.widthAnchor.constraint(equalTo: cloud.widthAnchor),
      below.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    let narrow = cloud.frame.height
    #expect(cloud.subviews.allSatisfy { $0.frame.maxX <= 151 })
    #expect(below.frame.minY == narrow)
    #expect(abs(narrow - cloud.sizeThatFits(CGSize(width: 150, height: 0)).height) < 1e-9)
    width.constant = 393
    window.layoutIfNeeded()
    #expect(cloud.frame.height < narrow)
    #expect(below.frame.minY == cloud.frame.height)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a badge that makes its constraints late, and pops`() throws {
    let window = try window()
    let badge = UnreadBadge()
    badge.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.centerXAnchor.constraint(equalTo: window.centerXAnchor),
      badge.centerYAnchor.constraint(equalTo: window.centerYAnchor),
    ])
    badge.count = 7
    window.layoutIfNeeded()
    // A line of 13 points is 15.667 high at 3x.
    #expect(abs(badge.frame.height - 19.667) < 0.001)
    #expect(badge.frame.width >= badge.frame.height)
    #expect(badge.frame.width < badge.frame.height + 3)
    #expect(badge.layer.cornerRadius == badge.bounds.height / 2)
    #expect(badge.transform == .identity)
    badge.count = 250
    window.layoutIfNeeded()
    #expect(badge.frame.width > badge.frame.height + 5)
    #expect(abs(badge.center.x - 196.5) < 0.2)
    badge.count = 0
    #expect(badge.isHidden)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a header that shrinks with scrolling and grows with pulling`() throws {
    let window = try window()
    let controller = StretchyHeaderController()
    controller.bodyLabel.text = Array(repeating: "A line of text.", count: 200)
      .joined(separator: " ")
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.scrollView.frame == window.bounds)
    #expect(controller.scrollView.contentOffset.y == -200)
    #expect(controller.headerView.frame == CGRect(x: 0, y: 0, width: 393, height: 200))
    for (offset, height) in [(-150, 150), (-260, 260), (0, 80), (300, 80)] as [(CGFloat, CGFloat)] {
      controller.scrollView.contentOffset.y = offset
      window.layoutIfNeeded()
      #expect(controller.headerView.frame.height == height)
    }
    #expect(controller.bodyLabel.frame.width == 361)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `shares of a whole by multipliers`() throws {
    let window = try window()
    let meter = SegmentedMeter(segments: [
      .init(share: 0.5, color: .systemGreen), .init(share: 0.25, color: .systemYellow),
      .init(share: 0.125, color: .systemRed),
    ])
    meter.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(meter)
    NSLayoutConstraint.activate([
      meter.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
      meter.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      meter.widthAnchor.constraint(equalToConstant: 180),
    ])
    window.layoutIfNeeded()
    #expect(meter.bars.map(\.frame.minX) == [10, 90, 130])
    #expect(meter.bars.map(\.frame.width) == [80, 40, 20])
    // Constraints see the 16 between insets of 2.
    #expect(meter.frame == CGRect(x: 0, y: 98, width: 180, height: 20))
    #expect(meter.bars.map(\.frame.midY) == [10, 10, 10])
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(
      meter.bars[0].backgroundColor?.resolvedColor(with: dark)
        == UIColor(red: 48.0 / 255, green: 209.0 / 255, blue: 88.0 / 255, alpha: 0.9)
    )
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a table with a header as high as its text`() throws {
    let window = try window()
    let controller = ArticleListController()
    window.rootViewController = controller
    window.layoutIfNeeded()
    let header = try #require(controller.tableView.tableHeaderView)
    // Two lines of 17 points and margins of 8.
    #expect(abs(header.frame.height - (pixels(40.667) + 16)) < 0.01)
    let first = controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
    #expect(first.minY == header.frame.maxY)
    #expect(controller.tableView.visibleCells.count > 10)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `an empty list says so above the middle`() throws {
    let window = try window()
    let view = EmptyStateView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.addSubview(view)
    var taps = 0
    view.content = .init(title: "Nothing here", message: nil, action: nil)
    window.layoutIfNeeded()
    #expect(view.shownViews.count == 1)
    #expect(abs(view.stackFrame.midY - 160) < 0.2)
    let low = view.stackFrame.height
    view.content = .init(
      title: "Nothing here",
      message: "What you save appears in this list, newest first.",
      action: ("Learn More", { taps += 1 })
    )
    window.layoutIfNeeded()
    #expect(view.shownViews.count == 3)
    #expect(view.stackFrame.height > low + 24)
    #expect(view.stackFrame.width <= 300)
    view.tapButton()
    #expect(taps == 1)
    #expect(window.diagnostics.isEmpty)
  }
}

extension CGRect {
  /// On pixels at 3x.
  fileprivate func rounded() -> CGRect {
    func pixel(_ value: CGFloat) -> CGFloat { (value * 3).rounded() / 3 }
    return CGRect(
      x: pixel(origin.x),
      y: pixel(origin.y),
      width: pixel(origin.x + size.width) - pixel(origin.x),
      height: pixel(origin.y + size.height) - pixel(origin.y)
    )
  }
}
