import LayoutDiagnostics
import Testing
import UIKitShim

/// Forms and texts as apps write them, with frames worked out by hand.
struct FormScreenTests {
  @Test func `a login form in the middle of the safe area`() throws {
    let controller = LoginController()
    let window = try ScreenHost.show(controller)
    let stack = controller.stackView
    #expect(stack.frame.minX == 16)
    #expect(stack.frame.width == 361)
    // 34 points are 40.57 high; 24, 44, 12, 44, 12, 50, 12 and 30 follow. The middle is (59 + 818) / 2.
    #expect(isClose(stack.frame.height, 268.667, within: 0.334))
    #expect(isClose(stack.frame.midY, 438.5, within: 0.334))
    #expect(isClose(controller.emailField.frame.minY, 64.667, within: 0.334))
    #expect(controller.emailField.frame.height == 44)
    #expect(
      isClose(controller.passwordField.frame.minY - controller.emailField.frame.maxY, 12)
    )
    #expect(controller.signInButton.frame.height == 50)
    let lock = try #require(controller.passwordField.leftView)
    #expect(lock.frame == CGRect(x: 0, y: 12, width: 32, height: 20))
    #expect(
      controller.passwordField.textRect(forBounds: controller.passwordField.bounds).minX == 32
    )
    #expect(controller.emailField.keyboardType == .emailAddress)
    #expect(controller.emailField.autocapitalizationType == .none)
    #expect(controller.textFieldShouldReturn(controller.emailField))
    #expect(window.diagnostics.map(\.code) == ["missing-symbol"])
  }

  @Test func `the same form held sideways on the smallest phone`() throws {
    let controller = LoginController()
    let window = try ScreenHost.show(controller, on: "iPhone SE (1st generation)", .landscape)
    #expect(controller.stackView.frame == CGRect(x: 20, y: 25.5, width: 528, height: 269))
    #expect(window.diagnostics.map(\.code) == ["missing-symbol"])
  }

  @Test func `numbers over captions, each one label of two fonts`() throws {
    let header = StatsHeaderView(stats: [(7, "Posts"), (120, "Followers"), (86, "Following")])
    let window = try ScreenHost.show(header)
    // (361 - 16) / 3; a line of 17 and one of 13 points are 35.8 high.
    #expect(header.labels.map(\.frame.minX) == [0, 123, 246])
    #expect(header.labels.allSatisfy { $0.frame.size == CGSize(width: 115, height: 36) })
    #expect(header.frame == CGRect(x: 0, y: 100, width: 393, height: 60))
    #expect(header.labels[0].text == "7\nPosts")
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `captions and fields on common baselines`() throws {
    let form = AddressForm(captions: ["Street", "Town", "Country or region"])
    let window = try ScreenHost.show(form)
    let fields = form.fields.map { $0.convert($0.bounds, to: form) }
    let captions = form.captions.map { $0.convert($0.bounds, to: form) }
    #expect(fields.map(\.minY) == [20, 64, 108])
    #expect(fields.allSatisfy { $0.height == 34 && isClose($0.maxX, 377) })
    #expect(Set(fields.map(\.minX)).count == 1)
    #expect(Set(captions.map(\.width)).count == 1)
    #expect(captions.allSatisfy { $0.minX == 16 })
    // The standard space between siblings is 8.
    #expect(isClose(fields[0].minX - captions[0].maxX, 8, within: 0.334))
    // A line of 15 points is 18 high and stands in the middle of both.
    #expect(captions.map(\.midY) == fields.map(\.midY))
    #expect(captions[0].height == 18)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `settings whose names wrap in large sizes`() throws {
    let window = try ScreenHost.window()
    let source = SettingsSource()
    let table = UITableView(frame: window.bounds, style: .plain)
    table.separatorStyle = .none
    table.dataSource = source
    table.register(SettingsRow.self, forCellReuseIdentifier: "setting")
    window.addSubview(table)
    window.layoutIfNeeded()
    let rows = table.visibleCells.compactMap { $0 as? SettingsRow }
    try #require(rows.count == 2)
    // A line of 20.33 between two gaps of 12.
    #expect(rows.allSatisfy { isClose($0.frame.height, 44.333) })
    // 7.67 from the top.
    #expect(isClose(rows[0].symbolView.frame, CGRect(x: 16, y: 7.667, width: 29, height: 29)))
    #expect(rows[0].nameLabel.frame.minX == 60)
    #expect(rows[1].valueLabel.frame.maxX < rows[1].contentView.bounds.width)
    #expect(rows[0].accessoryView === rows[0].toggle)
    window.environment.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    window.layoutIfNeeded()
    let large = table.visibleCells.compactMap { $0 as? SettingsRow }
    #expect(large[0].nameLabel.font.pointSize == 53)
    #expect(large[0].frame.height > 44)
    #expect(isClose(large[0].frame.height, large[0].nameLabel.frame.height + 24, within: 0.334))
    #expect(Set(window.diagnostics.map(\.code)) == ["missing-symbol"])
  }

  @Test func `plans side by side, a badge on an edge, and small print`() throws {
    let controller = PaywallController()
    let window = try ScreenHost.show(controller)
    let cards = controller.cards.map { $0.convert($0.bounds, to: controller.view) }
    #expect(isClose(cards[0], CGRect(x: 16, y: 99, width: 172.667, height: 120)))
    #expect(isClose(cards[1], CGRect(x: 204.667, y: 99, width: 172.333, height: 120)))
    #expect(isClose(controller.badge.frame, CGRect(x: 239, y: 89, width: 103.667, height: 20)))
    #expect(controller.badge.layer.cornerRadius == 10)
    // 28 points beside 12: the line is as high as the larger one.
    #expect(isClose(controller.cards[0].priceLabel.frame.height, 33.667))
    #expect(controller.termsView.frame.maxY == 810)
    #expect(controller.termsView.frame.width == 361)
    let lines = controller.termsView.frame.height / (12 * 2444 / 2048)
    #expect(isClose(lines, 3, within: 0.1))
    #expect(isClose(controller.continueButton.frame.maxY, controller.termsView.frame.minY - 12))
    // 18 points are 21.48 high, with 14 above and below.
    #expect(isClose(controller.continueButton.frame.height, 49.667, within: 0.334))
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a comment field grows with its lines up to a height, then scrolls`() throws {
    let controller = CommentController()
    let window = try ScreenHost.show(controller)
    let field = controller.textView
    // A line of 17 points and 8 above and below; 8 above the home indicator.
    #expect(isClose(field.frame.height, 36.333, within: 0.334))
    #expect(isClose(field.convert(field.bounds, to: controller.view).maxY, 810))
    #expect(isClose(controller.inputBar.frame.minY, 765.667, within: 0.334))
    #expect(controller.inputBar.frame.maxY == 852)
    #expect(controller.tableView.frame.maxY == controller.inputBar.frame.minY)
    #expect(isClose(field.frame.minX, 8))
    #expect(isClose(controller.sendButton.frame.maxX, 385))
    #expect(isClose(controller.sendButton.frame.minX - field.frame.maxX, 8, within: 0.334))
    #expect(field.layer.borderWidth == 1.0 / 3)

    field.text = "one\ntwo\nthree"
    controller.textViewDidChange(field)
    window.layoutIfNeeded()
    #expect(isClose(field.frame.height, 76.86, within: 0.4))
    #expect(!field.isScrollEnabled)

    field.text = Array(repeating: "many words", count: 60).joined(separator: " ")
    controller.textViewDidChange(field)
    window.layoutIfNeeded()
    #expect(field.isScrollEnabled)
    #expect(field.frame.height == 120)
    #expect(field.contentSize.height > 200)
    #expect(isClose(field.convert(field.bounds, to: controller.view).maxY, 810))
    #expect(window.diagnostics.isEmpty)
  }
}

private final class SettingsSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath)
    if let row = cell as? SettingsRow {
      if indexPath.row == 0 {
        row.configure("Airplane Mode", symbol: "airplane", accessory: .toggle(true))
      } else {
        row.configure("Wi-Fi", symbol: "wifi", accessory: .value("Home"))
      }
    }
    return cell
  }
}
