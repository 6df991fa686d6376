import Testing
import UIKitShim

/// Screens whose buttons are made of configurations, as apps write them.
struct ButtonScreenTests {
  @Test func `a paywall of configured buttons`() throws {
    let controller = PlanController()
    let window = try ScreenHost.show(controller)
    // The safe area of 852 ends at 818; 20, 15.667 + 8, 8 and 20.333 + 1 + 15.667 + 30 are below.
    #expect(isClose(controller.restoreButton.frame.maxY, 798))
    #expect(isClose(controller.restoreButton.frame.height, 23.667))
    #expect(isClose(controller.restoreButton.frame.midX, 196.5, within: 0.2))
    #expect(isClose(controller.buyButton.frame.maxY, 766.333))
    #expect(isClose(controller.buyButton.frame.height, 67))
    #expect(controller.buyButton.frame.minX == 16)
    #expect(controller.buyButton.frame.width == 361)
    // Centered below each other.
    let title = try #require(controller.buyButton.titleLabel?.frame)
    #expect(isClose(title.midX, 180.5, within: 0.2))
    #expect(isClose(title.minY, 15))
    // 22 · 15 / 17 is the symbol of small text.
    #expect(isClose(controller.shareButton.frame.height, 19.412 + 4 + 18 + 10, within: 0.334))
    #expect(controller.closeButton.frame.size == CGSize(width: 40, height: 40))
    #expect(controller.closeButton.frame.maxX == 377)
    #expect(controller.closeButton.subviews[0].layer.cornerRadius == 20)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a handler changes what a button shows`() throws {
    let controller = PlanController()
    let window = try ScreenHost.show(controller)
    controller.buyButton.sendActions(for: .primaryActionTriggered)
    window.layoutIfNeeded()
    #expect(controller.purchases == ["Continue"])
    #expect(controller.buyButton.titleLabel?.text == "Wait")
    let indicator = controller.buyButton.subviews.first { $0 is UIActivityIndicatorView }
    let titles = try #require(controller.buyButton.titleLabel?.frame)
    // The indicator, the padding of 8 and the wider subtitle are in the middle.
    #expect(try #require(indicator).frame.size == CGSize(width: 20, height: 20))
    #expect(titles.minX > (try #require(indicator).frame.maxX) + 8)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `an override changes the configuration for each state`() throws {
    let controller = PlanController()
    let window = try ScreenHost.show(controller)
    let button = controller.closeButton
    button.isSelected = true
    window.layoutIfNeeded()
    #expect(button.subviews[0].backgroundColor == .systemYellow)
    #expect(button.subviews[0].layer.borderWidth == 2)
    button.isSelected = false
    button.isHighlighted = true
    window.layoutIfNeeded()
    #expect(button.alpha == 0.5)
    #expect(button.subviews[0].backgroundColor != .systemYellow)
    #expect(button.subviews[0].layer.borderWidth == 0)
    button.isHighlighted = false
    button.isEnabled = false
    window.layoutIfNeeded()
    #expect(button.subviews[0].backgroundColor == .tertiarySystemFill)
    button.isEnabled = true
    window.layoutIfNeeded()
    #expect(button.subviews[0].backgroundColor != .tertiarySystemFill)
  }
}
