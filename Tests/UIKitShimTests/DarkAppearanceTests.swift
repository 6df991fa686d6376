import Foundation
import Testing
import UIKitShim

/// What is called when a screen becomes dark, as Apple's page on the dark appearance has it.
@Suite struct DarkAppearanceTests {
  private final class Card: UIView {
    var calls: [String] = []

    override class var requiresConstraintBasedLayout: Bool { true }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      calls.append("traits")
    }

    override func updateConstraints() {
      super.updateConstraints()
      calls.append("constraints")
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      calls.append("layout")
    }
  }

  @Test func `views are laid out again`() throws {
    let controller = UIViewController()
    let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    controller.view.addSubview(card)
    let window = try ScreenHost.show(controller)
    card.calls = []
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(card.calls == ["traits", "constraints", "layout"])
  }
}
