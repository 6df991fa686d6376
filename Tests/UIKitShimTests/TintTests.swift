import LayoutDevices
import LayoutDiagnostics
import LayoutInteraction
import Testing
import UIKitShim

/// Tint colors, which turn gray below what is shown over a screen.
struct TintTests {
  /// A view that counts how often it learns of another tint.
  private final class Counting: UIView {
    var count = 0
    override func tintColorDidChange() {
      super.tintColorDidChange()
      count += 1
    }
  }

  /// The gray of the system's blue, which is 007AFF, and 0A84FF in the dark.
  private static let gray = UIColor {
    UIColor(white: $0.userInterfaceStyle == .dark ? 115 / 255 : 106 / 255, alpha: 1)
  }

  private static func screen() throws -> (window: UIWindow, below: UIViewController, Counting) {
    let below = UIViewController()
    let window = try ScreenHost.show(below, on: "iPhone 15")
    let view = Counting()
    below.view.addSubview(view)
    window.layoutIfNeeded()
    view.count = 0
    return (window, below, view)
  }

  @Test func `a dimmed tint is a gray of the same luminance`() {
    let view = UIView()
    #expect(view.tintAdjustmentMode == .normal && view.tintColor == .systemBlue)
    view.tintAdjustmentMode = .dimmed
    #expect(view.tintColor == Self.gray)
    view.tintColor = .white
    #expect(view.tintColor == .white)
    view.tintAdjustmentMode = .automatic
    #expect(view.tintAdjustmentMode == .normal)
  }

  @Test func `views follow the one that they are in, unless they have their own`() {
    let (outer, middle, inner) = (UIView(), Counting(), Counting())
    outer.addSubview(middle)
    middle.addSubview(inner)
    outer.tintColor = .systemRed
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed && inner.tintColor != .systemRed)
    #expect(inner.count == 2)
    inner.tintAdjustmentMode = .normal
    #expect(inner.tintColor == .systemRed)
    outer.tintAdjustmentMode = .automatic
    #expect(middle.tintColor == .systemRed && middle.count == 3 && inner.count == 3)
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func `what is below an alert turns gray until it goes`(_ style: UIAlertController.Style) throws {
    let (window, below, view) = try Self.screen()
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: style)
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    below.present(alert, animated: true)
    window.layoutIfNeeded()
    #expect(view.tintColor == Self.gray && view.count == 1)
    #expect(alert.view.tintColor == .systemBlue)
    below.dismiss(animated: true)
    #expect(view.tintColor == .systemBlue && view.count == 2)
  }

  @Test func `a card has the tints below it turn gray, unless these stay bright`() throws {
    let (window, below, view) = try Self.screen()
    let card = UIViewController()
    card.sheetPresentationController?.detents = [.medium()]
    below.present(card, animated: false)
    window.layoutIfNeeded()
    #expect(view.tintAdjustmentMode == .dimmed && card.view.tintAdjustmentMode == .normal)
    card.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    window.layoutIfNeeded()
    #expect(view.tintAdjustmentMode == .normal)
    card.sheetPresentationController?.largestUndimmedDetentIdentifier = nil
    let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
    card.present(alert, animated: false)
    window.layoutIfNeeded()
    #expect(card.view.tintAdjustmentMode == .dimmed && view.tintAdjustmentMode == .dimmed)
    card.dismiss(animated: false)
    #expect(card.view.tintAdjustmentMode == .normal && view.tintAdjustmentMode == .dimmed)
    below.dismiss(animated: false)
    #expect(view.tintAdjustmentMode == .normal && window.diagnostics.isEmpty)
  }

  @Test func `a controller over everything leaves tints as they are`() throws {
    let (window, below, view) = try Self.screen()
    let cover = UIViewController()
    cover.modalPresentationStyle = .overFullScreen
    below.present(cover, animated: false)
    window.layoutIfNeeded()
    #expect(view.tintAdjustmentMode == .normal)
  }
}
