import LayoutDevices
import LayoutInteraction
import Testing
import UIKitShim

/// Screens that a finger takes away: cards, popovers, action sheets and what a navigation controller shows.
struct LeavingScreensTests {
  /// A delegate that notes what it hears, and answers whether the screen may go.
  private final class Witness: NSObject, UISheetPresentationControllerDelegate,
    UIPopoverPresentationControllerDelegate
  {
    var words: [String] = []
    var answer = true

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      words.append("should")
      return answer
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      words.append("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      words.append("did")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      words.append("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheet: UISheetPresentationController
    ) {
      words.append(sheet.selectedDetentIdentifier == .large ? "large" : "medium")
    }
  }

  /// A card over a screen, and a finger.
  private struct Host {
    let window: UIWindow
    let below = UIViewController()
    let card: UIViewController
    let witness = Witness()
    let finger: Finger

    init(
      _ card: UIViewController = UIViewController(),
      detents: [UISheetPresentationController.Detent] = [.large()]
    ) throws {
      self.card = card
      window = try ScreenHost.show(below)
      finger = Finger(on: window)
      let sheet = try #require(card.sheetPresentationController)
      sheet.detents = detents
      sheet.delegate = witness
      below.present(card, animated: false)
      window.layoutIfNeeded()
    }

    var top: CGFloat {
      window.layoutIfNeeded()
      return card.view.convert(card.view.bounds, to: nil).minY
    }

    func pull(from start: CGFloat, to end: CGFloat, within duration: Duration = .seconds(1)) {
      finger.press(at: CGPoint(x: 200, y: start))
      finger.move(to: CGPoint(x: 200, y: end), within: duration)
      finger.hold(for: .milliseconds(200))
      finger.release()
    }

    func rest() {
      window.interaction.clock.advance(by: .seconds(1))
      window.layoutIfNeeded()
    }
  }

  @Test func `a card that is pulled over half of its way goes`() throws {
    let host = try Host()
    host.pull(from: 300, to: 800)
    #expect(host.below.presentedViewController == nil)
    #expect(host.witness.words == ["should", "will", "did"])
  }

  @Test func `a card follows the finger and comes back from a short way`() throws {
    let host = try Host()
    let top = host.top
    host.finger.press(at: CGPoint(x: 200, y: 300))
    host.finger.move(to: CGPoint(x: 200, y: 410), within: .seconds(1))
    // The first 10 points make it a pan.
    #expect(abs(host.top - top - 100) < 0.001)
    host.finger.hold(for: .milliseconds(200))
    host.finger.release()
    host.rest()
    #expect(host.top == top)
    #expect(host.below.presentedViewController === host.card)
    #expect(host.witness.words == ["should"])
  }

  @Test func `a fast finger takes a card away over a short way`() throws {
    let host = try Host()
    host.finger.press(at: CGPoint(x: 200, y: 300))
    host.finger.move(to: CGPoint(x: 200, y: 500), within: .milliseconds(80))
    host.finger.release()
    #expect(host.below.presentedViewController == nil)
  }

  @Test(arguments: [true, false])
  func `a card that may not go gives way less, and its delegate hears of it`(_ isModal: Bool) throws
  {
    let host = try Host()
    host.card.isModalInPresentation = isModal
    host.witness.answer = false
    let top = host.top
    host.finger.press(at: CGPoint(x: 200, y: 100))
    host.finger.move(to: CGPoint(x: 200, y: 840), within: .seconds(1))
    #expect(host.top > top && host.top < top + 400)
    host.finger.hold(for: .milliseconds(200))
    host.finger.release()
    host.rest()
    #expect(host.top == top)
    #expect(host.below.presentedViewController === host.card)
  }

  @Test func `a finger leaves a card at the nearest height`() throws {
    let host = try Host(detents: [.medium(), .large()])
    #expect(host.top == 426)
    host.pull(from: 500, to: 200)
    host.rest()
    #expect(host.top == 69)
    host.pull(from: 200, to: 500)
    host.rest()
    #expect(host.top == 426)
    #expect(host.witness.words == ["large", "medium"])
    #expect(host.below.presentedViewController === host.card)
  }

  @Test func `content at its upper end leaves the drag to the card, else it scrolls`() throws {
    let table = UITableViewController()
    let rows = Rows()
    table.tableView.dataSource = rows
    let host = try Host(table)
    let top = host.top
    table.tableView.contentOffset.y = 200
    host.pull(from: 400, to: 500)
    #expect(host.top == top)
    #expect(table.tableView.contentOffset.y < 200)
    host.rest()
    table.tableView.contentOffset.y = -table.tableView.adjustedContentInset.top
    host.pull(from: 300, to: 800)
    #expect(host.below.presentedViewController == nil)
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  // MARK: Popovers and action sheets

  @Test(arguments: [true, false])
  func `a tap beside a popover takes it away, if it may`(_ mayGo: Bool) throws {
    let below = UIViewController()
    let window = try ScreenHost.show(below, on: "iPad (10th generation)")
    let content = UIViewController()
    let witness = Witness()
    witness.answer = mayGo
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 200)
    let popover = try #require(content.popoverPresentationController)
    popover.sourceView = below.view
    popover.sourceRect = CGRect(x: 300, y: 300, width: 10, height: 10)
    popover.delegate = witness
    below.present(content, animated: false)
    window.layoutIfNeeded()
    let finger = Finger(on: window)
    finger.tap(at: CGPoint(x: 305, y: 400))
    #expect(below.presentedViewController === content)
    finger.tap(at: CGPoint(x: 700, y: 900))
    #expect((below.presentedViewController == nil) == mayGo)
    #expect(witness.words == (mayGo ? ["should", "will", "did"] : ["should", "attempt"]))
  }

  @Test(arguments: ["iPhone 15", "iPad (10th generation)"])
  func `a tap beside an action sheet cancels`(_ device: String) throws {
    let below = UIViewController()
    let window = try ScreenHost.show(below, on: device)
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    var chosen: [String] = []
    sheet.addAction(UIAlertAction(title: "Move", style: .default) { _ in chosen.append("move") })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancel") })
    sheet.popoverPresentationController?.sourceView = below.view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: 90, y: 500, width: 9, height: 9)
    below.present(sheet, animated: false)
    window.layoutIfNeeded()
    Finger(on: window).tap(at: CGPoint(x: 300, y: 150))
    #expect(chosen == ["cancel"])
    #expect(below.presentedViewController == nil)
  }

  // MARK: Going back

  private func swipe(
    _ change: (UINavigationController) -> Void = { _ in },
    from start: CGFloat = 3,
    to end: CGFloat = 300,
    within duration: Duration = .milliseconds(500)
  ) throws -> [UIViewController] {
    let stack = UINavigationController(rootViewController: UIViewController())
    let window = try ScreenHost.show(stack)
    stack.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    change(stack)
    window.layoutIfNeeded()
    let finger = Finger(on: window)
    finger.press(at: CGPoint(x: start, y: 400))
    finger.move(to: CGPoint(x: end, y: 400), within: duration)
    finger.hold(for: .milliseconds(200))
    finger.release()
    return stack.viewControllers
  }

  @Test func `a finger from the leading edge goes back`() throws {
    #expect(try swipe().count == 1)
    #expect(try swipe(to: 150).count == 2)
    #expect(try swipe(from: 60).count == 2)
  }

  @Test func `nothing goes back where an application says so, or shows a button of its own`() throws
  {
    #expect(try swipe { $0.interactivePopGestureRecognizer?.isEnabled = false }.count == 2)
    #expect(try swipe { $0.topViewController?.navigationItem.hidesBackButton = true }.count == 2)
    #expect(try swipe { $0.setNavigationBarHidden(true, animated: false) }.count == 2)
    let withoutDelegate = try swipe {
      $0.topViewController?.navigationItem.hidesBackButton = true
      $0.interactivePopGestureRecognizer?.delegate = nil
    }
    #expect(withoutDelegate.count == 1)
    #expect(try swipe { $0.popViewController(animated: false) }.count == 1)
  }
}
