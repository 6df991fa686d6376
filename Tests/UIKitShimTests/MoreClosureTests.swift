import Testing
import UIKitShim

/// The second half of the views in the styles of well-known apps.
struct MoreClosureTests {
  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `pages as wide as the frame of a scroll view`(
    _ direction: UIUserInterfaceLayoutDirection
  ) throws {
    let window = try ClosureTests.window(direction: direction)
    let pager = PhotoPager(count: 3)
    pager.frame = CGRect(x: 0, y: 100, width: 320, height: 480)
    window.addSubview(pager)
    window.layoutIfNeeded()
    #expect(pager.scrollView.frame == CGRect(x: -10, y: 0, width: 340, height: 480))
    #expect(pager.scrollView.contentSize == CGSize(width: 1020, height: 480))
    let places: [CGFloat] = [10, 350, 690]
    #expect(
      pager.pages.map(\.frame.minX) == (direction == .leftToRight ? places : places.reversed())
    )
    #expect(pager.pages.allSatisfy { $0.frame.size == CGSize(width: 320, height: 480) })
    let caption = try #require(pager.pages[1].subviews.first as? UILabel)
    #expect(caption.frame.maxY == 472)
    #expect(direction == .leftToRight ? caption.frame.minX == 8 : caption.frame.maxX == 312)
    pager.scrollView.contentOffset.x = 340
    window.layoutIfNeeded()
    #expect(pager.currentPage == 1)
    #expect(pager.pages[1].frame.minX == 350)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `stars by hand, from the side at which text begins`() throws {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let window = try ClosureTests.window(direction: direction)
      let view = RatingView()
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      view.centerXAnchor.constraint(equalTo: window.centerXAnchor).isActive = true
      view.centerYAnchor.constraint(equalTo: window.centerYAnchor).isActive = true
      window.layoutIfNeeded()
      #expect(view.frame.height == 24)
      #expect(isNear(view.frame.width, 136))
      #expect(view.stars[0].frame.minX == (direction == .leftToRight ? 0 : 112))
    }
  }

  @Test func `a month by hand, as high as its weeks`() throws {
    let window = try ClosureTests.window()
    let month = MonthView(numberOfDays: 31)
    month.translatesAutoresizingMaskIntoConstraints = false
    let below = UIView()
    below.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(month)
    window.addSubview(below)
    let width = month.widthAnchor.constraint(equalToConstant: 350)
    NSLayoutConstraint.activate([
      month.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
      month.leadingAnchor.constraint(equalTo: window.leadingAnchor), width,
      below.topAnchor.constraint(equalTo: month.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: month.leadingAnchor),
      below.trailingAnchor.constraint(equalTo: month.trailingAnchor),
      below.bottomAnchor.constraint(equalTo: window.bottomAnchor),
    ])
    window.layoutIfNeeded()
    // Five weeks of 50, and the names of the days.
    #expect(month.frame.height == 274)
    #expect(below.frame.minY == 374)
    #expect(month.days[0].frame == CGRect(x: 101, y: 25, width: 48, height: 48))
    #expect(month.days[30].frame.minX == 201)
    width.constant = 364
    month.firstWeekday = 5
    window.layoutIfNeeded()
    // Six weeks of 52.
    #expect(month.frame.height == 336)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a summary of stacks in stacks, with a line that comes and goes`() throws {
    let window = try ClosureTests.window()
    let view = CheckoutSummaryView()
    view.lines = [.init(title: "Tea", amount: "20.00"), .init(title: "Post", amount: "10.00")]
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(isNear(view.frame.height, 140 + 1 / 3))
    #expect(view.discountRow.frame == CGRect(x: 20, y: 64, width: 353, height: 18))
    #expect(view.separator.frame.minY == 92)
    #expect(isNear(view.totalRow.frame.minY, 104 + 1 / 3))
    let amount = try #require((view.rowViews[1] as? UIStackView)?.arrangedSubviews[1])
    #expect(amount.frame.maxX == 353)
    #expect(amount.frame.width == amount.intrinsicContentSize.width)
    view.discountRow.isHidden = true
    view.lines.removeLast()
    window.layoutIfNeeded()
    #expect(isNear(view.frame.height, 86 + 1 / 3))
    #expect(view.separator.frame.minY == 38)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a sheet that rests at three heights`() throws {
    let window = try ClosureTests.window()
    let content = UIViewController()
    let sheet = UIViewController()
    let controller = BottomSheetContainer(content: content, sheet: sheet)
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(content.view.frame == window.bounds)
    #expect(content.view.safeAreaInsets.bottom == 122)
    #expect(sheet.view.frame.minY == 730)
    controller.detent = .half
    #expect(sheet.view.frame.minY == 426)
    controller.detent = .full
    #expect(sheet.view.frame.minY == 69)
    controller.detent = .collapsed
    window.layoutIfNeeded()
    #expect(sheet.view.frame.minY == 730)
    #expect(controller.layouts < 12)
    #expect(window.diagnostics.isEmpty)
  }

  @Test(arguments: [("Saved", false), (String(repeating: "Nothing was saved. ", count: 9), true)])
  func `a toast that slides in and goes`(_ row: (text: String, wraps: Bool)) throws {
    let window = try ClosureTests.window()
    let host = UIView()
    window.rootView = host
    let presenter = ToastPresenter(host: host)
    presenter.show(row.text)
    window.layoutIfNeeded()
    let toast = try #require(presenter.toast)
    #expect(toast.frame.minY == 67)
    #expect(abs(toast.frame.midX - 196.5) < 0.2)
    if row.wraps {
      #expect(toast.frame.width <= 300)
      #expect(toast.frame.width > 268)
      #expect(toast.frame.height > 100)
    } else {
      #expect(isNear(toast.frame.height, 40 + 1 / 3))
    }
    presenter.dismiss()
    #expect(presenter.finished)
    #expect(toast.superview == nil)
    #expect(host.constraints.isEmpty)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `an article of readable width, with figures from side to side`() throws {
    let window = try ClosureTests.window(on: "iPad (10th generation)")
    let article = ArticleView(
      title: "On the analytical engine",
      body: String(repeating: "It weaves patterns of numbers. ", count: 40),
      quotation: "Nobody knew what it could do."
    )
    window.rootView = article
    window.layoutIfNeeded()
    #expect(article.titleLabel.frame.minX == 74)
    #expect(article.titleLabel.frame.width == 672)
    #expect(article.titleLabel.frame.minY == 24)
    // 24, then 33.5 at 2x, of which the last 7 are below the baseline, then 20.
    #expect(article.figure.frame.minY == 70.5)
    #expect(article.figure.frame.size == CGSize(width: 820, height: 410))
    #expect(article.quote.frame.minY == article.figure.frame.maxY + 16)
    #expect(article.quoteLabel.frame.minX == article.layoutMargins.left)
    #expect(article.bodyLabel.frame.maxX == 746)
    #expect(article.contentSize.height == article.bodyLabel.frame.maxY + 40)
    let lines = article.bodyLabel.frame.height / article.bodyLabel.font.lineHeight
    #expect(lines > 10)
    window.environment.contentSizeCategory = .accessibilityLarge
    window.layoutIfNeeded()
    #expect(article.bodyLabel.font.pointSize == 35)
    #expect(article.contentSize.height == article.bodyLabel.frame.maxY + 40)
    #expect(window.diagnostics.isEmpty)
  }

  @Test(arguments: [(CGFloat(160), CGFloat(160), CGFloat(0)), (240, 180, 30)])
  func `a tile with a square that stops growing`(
    _ row: (width: CGFloat, photo: CGFloat, x: CGFloat)
  ) throws {
    let window = try ClosureTests.window()
    let tile = ProductTile()
    tile.nameLabel.text = "Kettle"
    tile.priceLabel.text = "29.00"
    tile.oldPriceLabel.text = "39.00"
    tile.isOnSale = true
    tile.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(tile)
    NSLayoutConstraint.activate([
      tile.topAnchor.constraint(equalTo: window.topAnchor),
      tile.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      tile.widthAnchor.constraint(equalToConstant: row.width),
    ])
    window.layoutIfNeeded()
    #expect(tile.photo.frame == CGRect(x: row.x, y: 0, width: row.photo, height: row.photo))
    // 8, a line of 14, 4, a line of 17, 8
    let height: CGFloat = 8 + 17 + 4 + 61 / 3 + 8
    #expect(isNear(tile.frame.height, row.photo + height))
    #expect(tile.oldPriceLabel.frame.minX == tile.priceLabel.frame.maxX + 4)
    #expect(tile.saleBadge.frame.maxX == tile.photo.frame.maxX - 8)
    #expect(tile.saleBadge.frame.size == CGSize(width: 40, height: 20))
    tile.isOnSale = false
    window.layoutIfNeeded()
    #expect(tile.saleBadge.isHidden)
    #expect(tile.photo.frame.width == row.photo)
    #expect(window.diagnostics.isEmpty)
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `equal tiles at distances between anchors`(
    _ direction: UIUserInterfaceLayoutDirection
  ) throws {
    let window = try ClosureTests.window(direction: direction)
    let grid = TileGrid(rows: 2, columns: 3, spacing: 10)
    grid.frame = CGRect(x: 0, y: 100, width: 320, height: 210)
    window.addSubview(grid)
    window.layoutIfNeeded()
    let columns: [CGFloat] = direction == .leftToRight ? [0, 110, 220] : [220, 110, 0]
    for (index, tile) in grid.tiles.enumerated() {
      #expect(tile.frame.minX == columns[index % 3])
      #expect(tile.frame.minY == CGFloat(index / 3) * 110)
      #expect(tile.frame.size == CGSize(width: 100, height: 100))
    }
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a header that is measured by hand`() throws {
    let window = try ClosureTests.window()
    let table = UITableView(frame: window.bounds, style: .plain)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "Words of the header. ", count: 12)
    label.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(label)
    let trailing = label.trailingAnchor.constraint(
      equalTo: header.layoutMarginsGuide.trailingAnchor
    )
    trailing.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: header.layoutMarginsGuide.leadingAnchor), trailing,
      label.topAnchor.constraint(equalTo: header.layoutMarginsGuide.topAnchor),
      label.bottomAnchor.constraint(equalTo: header.layoutMarginsGuide.bottomAnchor),
    ])
    table.tableHeaderView = header
    window.addSubview(table)
    window.layoutIfNeeded()
    table.sizeHeaderToFit()
    let lines = (label.frame.height / label.font.lineHeight).rounded()
    #expect(lines >= 5)
    #expect(header.frame.width == 393)
    #expect(abs(label.frame.height - label.font.lineHeight * lines) < 1 / 3)
    #expect(abs(header.frame.height - label.frame.height - 16) < 0.34)
  }

  @Test func `anchors behind a protocol, and methods as values`() throws {
    let window = try ClosureTests.window(direction: .leftToRight)
    let row = BadgeRow(frame: CGRect(x: 0, y: 100, width: 300, height: 60))
    window.addSubview(row)
    window.layoutIfNeeded()
    #expect(row.badge.frame == CGRect(x: 12, y: 18, width: 24, height: 24))
    #expect(row.line.frame == CGRect(x: 44, y: 59, width: 150, height: 1))
    #expect(window.diagnostics.isEmpty)
  }
}
