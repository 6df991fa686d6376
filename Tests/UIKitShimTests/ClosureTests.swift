import LayoutDevices
import Testing
import UIKitShim

/// Views and controllers in the styles of well-known apps, laid out and checked in numbers.
struct ClosureTests {
  static func window(
    on name: String = "iPhone 15",
    _ orientation: Orientation = .portrait,
    direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) throws -> UIWindow {
    let device = try #require(Device.named(name))
    return UIWindow(
      environment: ScreenEnvironment(
        device: device,
        orientation: orientation,
        direction: direction
      )
    )
  }

  @Test func `constraints out of key paths`() throws {
    let window = try Self.window()
    let overlay = MapOverlayView(frame: window.bounds)
    window.addSubview(overlay)
    window.layoutIfNeeded()
    #expect(overlay.mapView.frame == window.bounds)
    #expect(overlay.locateButton.frame == CGRect(x: 341, y: 762, width: 44, height: 44))
    let bar = overlay.scaleBar.frame
    #expect(isNear(bar.minX, 442 / 3))
    #expect(isNear(bar.maxX, 737 / 3))
    #expect(bar.maxY == 456)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a feed cell by formats with made-up keys`() throws {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "feed", for: indexPath)
      }
    }
    let window = try Self.window()
    let table = UITableView(frame: window.bounds, style: .plain)
    let source = Source()
    table.register(FeedCell.self, forCellReuseIdentifier: "feed")
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? FeedCell)
    // 16 + 160 + 8 + 44 + 36 + 1, and the separator's pixel.
    #expect(isNear(cell.frame.height, 265 + 1 / 3))
    #expect(cell.thumbnailImageView.frame == CGRect(x: 16, y: 16, width: 361, height: 160))
    #expect(cell.captionLabel.frame == CGRect(x: 68, y: 184, width: 309, height: 44))
    #expect(cell.sublineLabel.frame == CGRect(x: 68, y: 232, width: 309, height: 30))
    #expect(window.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("iPad (10th generation)", Orientation.landscape, true, CGFloat(390), CGFloat(400)),
    ("iPhone SE (1st generation)", .portrait, true, 24, 272),
    ("iPhone SE (1st generation)", .portrait, false, 25, 270),
  ])
  func `operators, a builder and a property wrapper`(
    _ row: (device: String, orientation: Orientation, isWide: Bool, x: CGFloat, width: CGFloat)
  ) throws {
    let window = try Self.window(on: row.device, row.orientation)
    let dialog = DialogView(isWide: row.isWide)
    dialog.titleLabel.text = "Delete?"
    dialog.frame = window.bounds
    window.addSubview(dialog)
    window.layoutIfNeeded()
    #expect(dialog.shade.frame == window.bounds)
    #expect(dialog.sheet.frame.minX == row.x)
    #expect(dialog.sheet.frame.width == row.width)
    #expect(dialog.sheet.frame.height == 20.5 + 32)
    #expect(dialog.contentGuide.layoutFrame.origin == CGPoint(x: 16, y: 16))
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a row pinned by edges and margins, measured as a cell would be`() throws {
    let window = try Self.window()
    let row = ConversationRowView(frame: CGRect(x: 0, y: 100, width: 375, height: 80))
    row.nameLabel.text = "Grace Hopper, of the navy, with a name that is far too long for it"
    row.timeLabel.text = "Yesterday"
    row.snippetLabel.text = "See you"
    window.addSubview(row)
    func height() -> CGFloat {
      row.systemLayoutSizeFitting(
        CGSize(width: 375, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect(height() == 72)
    row.snippetLabel.text =
      "The text goes on for so long that two lines of it are not enough at all"
    // 12 + 20.333 + 1 + 38 + 12
    #expect(isNear(height(), 83 + 1 / 3))
    row.frame.size.height = height()
    window.layoutIfNeeded()
    #expect(row.avatar.frame.minX == 16)
    #expect(abs(row.avatar.frame.midY - row.bounds.midY) < 0.2)
    #expect(row.timeLabel.frame.maxX == 359)
    #expect(row.nameLabel.frame.minX == 76)
    #expect(isNear(row.nameLabel.frame.maxX, row.timeLabel.frame.minX - 8))
    #expect(row.badge.frame.minX == 339)
    #expect(row.snippetLabel.frame.maxX <= 331)
    #expect(window.diagnostics.isEmpty)
  }

  @Test(arguments: [false, true])
  func `layout guides of a controller are its safe area`(_ usesSafeArea: Bool) throws {
    let window = try Self.window()
    let controller = LegacyContainerController()
    controller.usesSafeArea = usesSafeArea
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.header.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
    #expect(controller.content.frame == CGRect(x: 0, y: 103, width: 393, height: 671))
    #expect(controller.footer.frame == CGRect(x: 0, y: 774, width: 393, height: 44))
    #expect(controller.topLayoutGuide.length == 59)
    #expect(controller.bottomLayoutGuide.length == 34)
    window.environment.orientation = .landscape
    window.layoutIfNeeded()
    #expect(controller.header.frame.minY == 0)
    #expect(controller.footer.frame == CGRect(x: 0, y: 328, width: 852, height: 44))
    #expect(controller.topLayoutGuide.length == 0)
    #expect(controller.bottomLayoutGuide.length == 21)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `views as keys and members, rows with titles of one width`() throws {
    let window = try Self.window()
    let form = FormView()
    form.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(form)
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: window.safeAreaLayoutGuide.topAnchor),
      form.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
    let rows = ["Name", "Delivery address", "Phone"].map(FormRow.init(title:))
    form.setRows(rows)
    window.layoutIfNeeded()
    #expect(form.frame.height == 134)
    let width = rows[1].titleLabel.intrinsicContentSize.width
    #expect(rows.allSatisfy { $0.titleLabel.frame.width == width })
    #expect(rows.allSatisfy { isNear($0.field.frame.minX, 24 + width) })
    form.rowDidChange(rows[1])
    window.layoutIfNeeded()
    #expect(rows[1].frame.height == 88)
    #expect(rows[2].frame.minY == 134)
    #expect(form.heightConstraint(of: rows[1])?.constant == 88)
    form.setRows([rows[2], rows[0]])
    window.layoutIfNeeded()
    #expect(rows[1].superview == nil)
    #expect(rows[0].frame.minY == 45)
    #expect(rows[0].titleLabel.frame.width == rows[2].titleLabel.frame.width)
    #expect(form.frame.height == 89)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a player that changes its constraints with the shape of the screen`() throws {
    let window = try Self.window()
    let player = PlayerView(frame: window.bounds)
    player.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    player.titleLabel.text = "Blue in Green"
    player.artistLabel.text = "Miles Davis"
    window.addSubview(player)
    window.layoutIfNeeded()
    // Edges of 36.5 and 356.5 move to the pixels above.
    #expect(isNear(player.artworkView.frame.minX, 110 / 3))
    #expect(player.artworkView.frame.minY == 79)
    #expect(isNear(player.artworkView.frame.height, 180))
    #expect(player.titleLabel.frame.minY == 275)
    // 275 + 26.333 − 5.333 is the baseline, 28 further the next one, 16.333 below the top.
    #expect(isNear(player.artistLabel.frame.minY, 307 + 2 / 3))
    #expect(player.progressView.frame == CGRect(x: 20, y: 344, width: 353, height: 4))
    #expect(player.controls.frame == CGRect(x: 20, y: 360, width: 353, height: 60))
    let buttons = player.controls.arrangedSubviews
    let middles = buttons.map { ($0.frame.midX * 2).rounded() / 2 }
    #expect(middles == [22, 176.5, 331])
    #expect(buttons.map(\.frame.midY) == [30, 30, 30])
    #expect(window.diagnostics.isEmpty)

    window.environment.orientation = .landscape
    window.layoutIfNeeded()
    #expect(player.artworkView.frame == CGRect(x: 59, y: 96, width: 320, height: 180))
    #expect(player.titleLabel.frame.minX == 403)
    #expect(player.titleLabel.frame.maxX == 773)
    #expect(player.titleLabel.frame.minY == 96)
    window.environment.orientation = .portrait
    window.layoutIfNeeded()
    #expect(player.progressView.frame == CGRect(x: 20, y: 344, width: 353, height: 4))
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `an input that grows up to four lines above the keyboard guide`() throws {
    let window = try Self.window()
    let controller = ComposeController()
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.input.frame.minX == 16)
    #expect(controller.input.frame.maxY == 810)
    #expect(controller.input.frame.height == 36)
    #expect(controller.sendButton.frame.maxX == 377)
    #expect(controller.sendButton.frame.minX == controller.input.frame.maxX + 8)
    #expect(controller.messages.frame.maxY == 766)
    controller.input.text = String(repeating: "so many words ", count: 40)
    window.layoutIfNeeded()
    #expect(controller.input.frame.height == 93)
    #expect(controller.messages.frame.maxY == 709)
    controller.input.text = ""
    window.layoutIfNeeded()
    #expect(controller.input.frame.height == 36)
    #expect(window.diagnostics.isEmpty)
  }
}

/// Whether two lengths are the same but for the last bits.
func isNear(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 1e-9 }
