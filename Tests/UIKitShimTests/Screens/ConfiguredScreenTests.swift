import Testing
import UIKitShim

/// Screens with configurations, attachments, blurs and appearances of their own, as apps write them.
struct ConfiguredScreenTests {
  @Test func `a bubble with a tick and reactions`() throws {
    let window = try ScreenHost.window()
    let cell = BubbleCell(style: .default, reuseIdentifier: "bubble")
    cell.configure(text: "Hi", time: "9:41", isMine: true, reactions: ["+1", "Ha"])
    window.addSubview(cell)
    cell.frame = CGRect(x: 0, y: 100, width: 393, height: 200)
    window.layoutIfNeeded()
    let size = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: 393, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    // 4, 8, a line of 20.333, 2, one of 13.333, 6, buttons of 18 + 4, 8 and 4.
    #expect(isClose(size.height, 87.667))
    cell.frame.size.height = size.height
    window.layoutIfNeeded()
    #expect(isClose(cell.bubble.frame.maxX, 377))
    #expect(isClose(cell.bubble.frame.height, 79.667))
    let buttons = cell.reactions.arrangedSubviews.compactMap { $0 as? UIButton }
    #expect(buttons.map(\.frame.height) == [22, 22])
    #expect(isClose(buttons[1].frame.minX - buttons[0].frame.maxX, 4))
    #expect(buttons[0].subviews[0].layer.cornerRadius == 11)
    // The tick is 10 wide.
    let attributes = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 11)]
    let time = ["9:41 a", "a"].map { $0.size(withAttributes: attributes).width }
    #expect(isClose(cell.statusLabel.frame.width, time[0] - time[1] + 10, within: 0.334))
    var reactions: [String] = []
    cell.onReact = { reactions.append($0) }
    buttons[1].sendActions(for: .primaryActionTriggered)
    buttons[1].isSelected = true
    window.layoutIfNeeded()
    #expect(reactions == ["Ha"])
    #expect(buttons[1].subviews[0].backgroundColor == .systemBlue)
    buttons[1].isSelected = false
    window.layoutIfNeeded()
    #expect(buttons[1].subviews[0].backgroundColor == .secondarySystemFill)

    cell.configure(
      text: "A longer text that does not fit into one line of a bubble",
      time: "9:42",
      isMine: false,
      reactions: []
    )
    window.layoutIfNeeded()
    #expect(isClose(cell.bubble.frame.minX, 16))
    #expect(cell.bubble.frame.maxX <= 313)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a dark sheet over a light screen`() throws {
    let sheet = UIViewController()
    let container = SheetContainer(content: UIViewController(), sheet: sheet)
    let window = try ScreenHost.show(container)
    // Four tenths of 852 − 59 − 34.
    #expect(isClose(container.blur.frame.height, 303.6, within: 0.334))
    #expect(container.blur.frame.maxY == 852)
    #expect(container.blur.contentView.frame == container.blur.bounds)
    #expect(isClose(sheet.view.frame.minY, 19))
    #expect(isClose(sheet.view.frame.height, container.blur.frame.height - 19))
    #expect(sheet.traitCollection.userInterfaceStyle == .dark)
    #expect(sheet.view.traitCollection.userInterfaceStyle == .dark)
    #expect(container.traitCollection.userInterfaceStyle == .light)
    container.move(to: 1)
    #expect(isClose(container.blur.frame.height, 759))
    #expect(window.safeAreaInsets.top == 59)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a full sheet hides the status bar and takes its room`() throws {
    let container = SheetContainer(content: UIViewController(), sheet: UIViewController())
    let window = try ScreenHost.show(container, on: "iPhone 8")
    #expect(window.safeAreaInsets.top == 20)
    #expect(isClose(container.blur.frame.height, 258.8, within: 0.5))
    container.move(to: 1)
    #expect(window.safeAreaInsets.top == 0)
    #expect(container.blur.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    container.move(to: 0.5)
    #expect(window.safeAreaInsets.top == 20)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `rules with bullets over a button that cannot be pressed yet`() throws {
    let controller = RulesController(rules: ["Be kind.", "Have fun."])
    let window = try ScreenHost.show(controller)
    let label = controller.rulesLabel
    // A title of 26.254, two paragraphs of 19.094 and 10, and the empty line at the end.
    #expect(isClose(label.frame.height, 103.667))
    #expect(label.frame.origin == CGPoint(x: 16, y: 24))
    #expect(label.frame.width == 361)
    #expect(isClose(controller.acceptButton.frame.maxY, 810))
    #expect(isClose(controller.acceptButton.frame.height, 50.333))
    #expect(controller.acceptButton.titleLabel?.text == "Accept")
    #expect(controller.acceptButton.titleLabel?.textColor == .tertiaryLabel)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a rule of several lines is indented`() throws {
    let controller = RulesController(rules: [
      "A rule that is so long that it goes on in a second line of the label."
    ])
    let window = try ScreenHost.show(controller)
    // 26.254, two lines of 19.094, 10, and the empty line at the end.
    #expect(isClose(controller.rulesLabel.frame.height, 93.667))
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `the head of a profile with buttons of equal width`() throws {
    let header = FollowHeader(name: "Ada Lovelace")
    let window = try ScreenHost.show(header)
    #expect(header.banner.frame == CGRect(x: 0, y: 0, width: 393, height: 131))
    #expect(header.avatar.frame == CGRect(x: 16, y: 91, width: 80, height: 80))
    #expect(isClose(header.nameLabel.frame.minY, 179))
    #expect(isClose(header.nameLabel.frame.height, 26.333))
    // The symbol of 22 makes the row 36 high.
    #expect(isClose(header.frame.height, 269.333))
    #expect(header.moreButton.frame.size == CGSize(width: 46, height: 36))
    #expect(isClose(header.followButton.frame.width, 149.5, within: 0.334))
    #expect(header.followButton.titleLabel?.text == "Follow")
    #expect(header.messageButton.titleLabel?.text == "Message")
    header.followButton.sendActions(for: .touchUpInside)
    window.layoutIfNeeded()
    #expect(header.isFollowing)
    #expect(header.followButton.titleLabel?.text == "Following")
    #expect(isClose(header.followButton.frame.width, 149.5, within: 0.334))
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a reply grows in a bar above the keyboard`() throws {
    let controller = ReplyController()
    let window = try ScreenHost.show(controller)
    // A line of 20.287 and 16, and 16 around it.
    #expect(isClose(controller.bar.frame.height, 52.333))
    #expect(isClose(controller.bar.frame.maxY, 818))
    #expect(controller.sendButton.frame.size == CGSize(width: 34, height: 34))
    #expect(isClose(controller.textView.frame.width, 319))
    #expect(isClose(controller.sendButton.frame.maxY, controller.textView.frame.maxY))
    controller.write("One\nTwo")
    window.layoutIfNeeded()
    // Two lines of the body style: 20.287 and 22.
    #expect(isClose(controller.textView.frame.height, 42.333 + 16))
    #expect(controller.sendButton.isEnabled)
    #expect(controller.sendButton.subviews[0].backgroundColor == .systemBlue)
    #expect(window.diagnostics.isEmpty)
  }
}
