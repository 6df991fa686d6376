import LayoutDevices
import LayoutDiagnostics
import Testing
import UIKitShim

/// Cards with heights of their own, on a phone of each design.
struct SheetTests {
  /// A window with a controller, over which a card is shown.
  private struct Host {
    let window: UIWindow
    let below = UIViewController()
    let card = UIViewController()

    init(_ system: SystemVersion) throws {
      var environment = ScreenEnvironment(device: try #require(Device.named("iPhone 15")))
      environment.system = system
      window = UIWindow(environment: environment)
      window.rootViewController = below
      window.layoutIfNeeded()
    }

    func show(_ change: (UISheetPresentationController) -> Void) throws -> CGRect {
      change(try #require(card.sheetPresentationController))
      below.present(card, animated: false)
      return frame
    }

    var frame: CGRect {
      window.layoutIfNeeded()
      return card.view.convert(card.view.bounds, to: nil)
    }
  }

  @Test func `without detents a card has its whole height`() throws {
    let host = try Host(.iOS18)
    #expect(try host.show { _ in }.minY == 69)
  }

  @Test func `a medium card has half the height, or floats in iOS 26`() throws {
    let classic = try Host(.iOS18)
    #expect(
      try classic.show { $0.detents = [.medium()] }
        == CGRect(x: 0, y: 426, width: 393, height: 426)
    )
    let glass = try Host(.iOS26)
    let frame = try glass.show { $0.detents = [.medium()] }
    #expect(frame.minX == 8 && frame.maxX == 385 && frame.maxY == 844)
  }

  @Test func `the least height is shown until another one is selected`() throws {
    let host = try Host(.iOS18)
    #expect(try host.show { $0.detents = [.large(), .medium()] }.height == 426)
    let sheet = try #require(host.card.sheetPresentationController)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    #expect(host.frame.minY == 69)
  }

  @Test func `a height of one's own is without the safe area below`() throws {
    let host = try Host(.iOS18)
    var greatest: CGFloat = 0
    let frame = try host.show {
      $0.detents = [
        .custom { context in
          greatest = context.maximumDetentValue
          return 200
        }
      ]
    }
    #expect(frame.height == 234)
    #expect(frame.maxY == 852)
    #expect(abs(greatest - 749) < 0.001)
  }

  @Test func `what is below an undimmed card can be touched`() throws {
    let host = try Host(.iOS18)
    _ = try host.show {
      $0.detents = [.medium(), .large()]
      $0.largestUndimmedDetentIdentifier = .medium
    }
    let point = CGPoint(x: 100, y: 100)
    #expect(host.window.hitTest(point, with: nil) === host.below.view)
    host.card.sheetPresentationController?.selectedDetentIdentifier = .large
    host.window.layoutIfNeeded()
    #expect(host.window.hitTest(point, with: nil) !== host.below.view)
  }

  @Test func `a handle and corners are as they are asked for`() throws {
    let host = try Host(.iOS18)
    _ = try host.show {
      $0.prefersGrabberVisible = true
      $0.preferredCornerRadius = 24
    }
    let box = try #require(host.card.view.superview)
    #expect(box.layer.cornerRadius == 24)
    #expect(box.subviews.contains { $0.bounds.size == CGSize(width: 36, height: 5) })
  }

  @Test func `a wide window says that heights have no effect`() throws {
    let window = UIWindow(
      environment: .init(device: try #require(Device.named("iPad (10th generation)")))
    )
    let below = UIViewController()
    window.rootViewController = below
    window.layoutIfNeeded()
    let card = UIViewController()
    card.sheetPresentationController?.detents = [.medium()]
    below.present(card, animated: false)
    window.layoutIfNeeded()
    #expect(window.diagnostics.map(\.code) == ["setting-without-effect"])
  }
}
