import Testing
import UIKitShim

/// Lists, pages and players as apps write them, with frames worked out by hand.
struct ContentScreenTests {
  @Test func `messages at both sides with the time on the last baseline`() throws {
    let window = try ScreenHost.window()
    let source = MessageSource()
    source.messages = [
      ("Hi", "9:41", true),
      ("A message of so many words that no line of the bubble can hold all of them", "9:42", false),
    ]
    let table = UITableView(frame: window.bounds)
    table.separatorStyle = .none
    table.register(MessageCell.self, forCellReuseIdentifier: MessageCell.reuseIdentifier)
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    let cells = table.visibleCells.compactMap { $0 as? MessageCell }
    try #require(cells.count == 2)
    #expect(cells[0].bubbleView.frame.maxX == 381)
    #expect(isClose(cells[0].bubbleView.frame.height, 36.333))
    #expect(isClose(cells[0].frame.height, 40.333))
    #expect(cells[1].bubbleView.frame.minX == 12)
    #expect(cells[1].bubbleView.frame.maxX <= 333)
    #expect(cells[1].bodyLabel.frame.height > 40)
    for cell in cells {
      // Descenders of 4.1 and 2.65 points, each to its pixel.
      #expect(isClose(cell.bodyLabel.frame.maxY - cell.timeLabel.frame.maxY, 1.333, within: 0.334))
      #expect(isClose(cell.timeLabel.frame.maxX, cell.bubbleView.bounds.width - 12, within: 0.334))
    }
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `pages of a pager are as wide as the screen, and the dots follow`() throws {
    let controller = OnboardingPager()
    let window = try ScreenHost.show(controller)
    // Three dots are 115.5 wide (Interface Builder), and end 20 above the home indicator.
    #expect(
      isClose(controller.pageControl.frame, CGRect(x: 138.667, y: 772, width: 115.667, height: 26))
    )
    #expect(controller.pages.map(\.frame.minX) == [0, 393, 786])
    #expect(controller.pages.allSatisfy { $0.frame.size == CGSize(width: 393, height: 756) })
    #expect(controller.scrollView.contentSize == CGSize(width: 1179, height: 756))
    controller.scrollView.contentOffset.x = 400
    #expect(controller.pageControl.currentPage == 1)
    window.environment.orientation = .landscape
    window.layoutIfNeeded()
    #expect(controller.scrollView.contentSize.width == CGFloat(3 * 852))
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a record cover is at most four tenths of the screen high`() throws {
    let controller = PlayerController()
    let window = try ScreenHost.show(controller)
    // 759 * 0.4 = 303.6 across, in the middle of 393.
    #expect(
      isClose(
        controller.artworkView.frame,
        CGRect(x: 44.667, y: 83, width: 303.667, height: 303.667)
      )
    )
    #expect(controller.buttons.map(\.frame.minX) == [0, 88, 176])
    #expect(controller.slider.alignmentRect(forFrame: controller.slider.frame).minX == 20)
    #expect(controller.slider.alignmentRect(forFrame: controller.slider.frame).maxX == 373)
    #expect(controller.elapsedLabel.frame.minY == controller.remainingLabel.frame.minY)
    window.environment.orientation = .landscape
    window.layoutIfNeeded()
    // 372 * 0.4 = 148.8.
    #expect(isClose(controller.artworkView.frame.height, 148.667, within: 0.334))
    #expect(isClose(controller.artworkView.frame.midX, 426, within: 0.334))
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a month of square days in seven columns`() throws {
    let window = try ScreenHost.window()
    let month = MonthGrid(firstWeekday: 2, dayCount: 31)
    month.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(month)
    NSLayoutConstraint.activate([
      month.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
      month.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 16),
      month.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -16),
    ])
    window.layoutIfNeeded()
    let side: CGFloat = (361 - 24) / 7
    #expect(isClose(month.frame.maxY, (100 + 5 * side + 16).thirds))
    for (index, day) in month.days.enumerated() {
      let frame = day.convert(day.bounds, to: window)
      let column = CGFloat((index + 2) % 7)
      let row = CGFloat((index + 2) / 7)
      let x = 16 + column * (side + 4)
      let y = 100 + row * (side + 4)
      #expect(isClose(frame.minX, x.thirds))
      #expect(isClose(frame.maxX, (x + side).thirds))
      #expect(isClose(frame.minY, y.thirds))
      #expect(isClose(frame.maxY, (y + side).thirds))
    }
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a button is at the bottom where the text is short, and after it where it is long`()
    throws
  {
    let controller = TermsController()
    controller.loadViewIfNeeded()
    controller.textLabel.text = "Short."
    let window = try ScreenHost.show(controller)
    #expect(controller.scrollView.contentSize == CGSize(width: 393, height: 759))
    #expect(controller.acceptButton.frame.maxY == 739)
    controller.textLabel.text = Array(repeating: "Long terms.", count: 400).joined(separator: " ")
    window.layoutIfNeeded()
    #expect(controller.textLabel.frame.width == 353)
    let height = 20 + controller.textLabel.frame.height + 20 + 30 + 20
    #expect(isClose(controller.scrollView.contentSize.height, height, within: 0.334))
    #expect(height > 1000)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `posts are as high as their text and picture`() throws {
    let controller = FeedController(posts: [
      ("Ada", "A picture", 9.0 / 16), ("Grace", "No picture", nil), ("Alan", "A square", 1),
    ])
    let window = try ScreenHost.show(controller)
    let heights = (0..<3).map {
      controller.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height
    }
    // 12 + 40 + 8 + 20.33 + 8 + 361 * 9 / 16 + 12, without the picture 8 and 203.06 less.
    #expect(isClose(heights[0], 303.396, within: 0.4))
    #expect(isClose(heights[1], 92.333, within: 0.1))
    #expect(isClose(heights[2], 461.333, within: 0.4))
    let cell = try #require(controller.tableView.visibleCells.first as? PostCell)
    #expect(cell.photoView.frame.width == 361)
    #expect(isClose(cell.photoView.frame.height, 203.06, within: 0.34))
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `panels beside each other where the size class is regular`() throws {
    let phone = WeatherController()
    let window = try ScreenHost.show(phone, on: "iPhone SE (1st generation)")
    #expect(phone.columns == 1)
    // (548 - 1) / 3.
    #expect(phone.panels[0].frame == CGRect(x: 0, y: 20, width: 320, height: 182.5))
    #expect(phone.panels[1].frame.maxY == 568)
    #expect(phone.degreesLabel.font.pointSize == 48)
    #expect(window.diagnostics.isEmpty)
    let pad = WeatherController()
    let wide = try ScreenHost.show(pad, on: "iPad (10th generation)")
    #expect(pad.columns == 2)
    #expect(pad.degreesLabel.font.pointSize == 64)
    let insets = wide.safeAreaInsets
    let height = 1180 - insets.top - insets.bottom
    #expect(pad.panels[0].frame == CGRect(x: 0, y: insets.top, width: 320, height: height))
    #expect(pad.panels[1].frame == CGRect(x: 321, y: insets.top, width: 499, height: height))
    #expect(wide.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("iPhone 15", CGFloat(16), CGFloat(361), CGFloat(67)),
    ("iPad (10th generation)", 210, 400, 32),
  ])
  func `a banner comes in from above, not too wide to read`(
    _ row: (device: String, x: CGFloat, width: CGFloat, y: CGFloat)
  ) throws {
    let window = try ScreenHost.window(on: row.device)
    let presenter = BannerPresenter(host: window, text: "Saved")
    window.layoutIfNeeded()
    #expect(presenter.banner.frame.maxY == 0)
    presenter.present()
    #expect(presenter.banner.frame.minX == row.x)
    #expect(presenter.banner.frame.width == row.width)
    #expect(presenter.banner.frame.minY == row.y)
    // One line of 17 points between two and a half of 8.
    #expect(isClose(presenter.banner.frame.height, 44.333, within: 0.2))
    presenter.dismiss()
    #expect(presenter.banner.frame.maxY == 0)
    #expect(window.diagnostics.isEmpty)
  }
}
