import LayoutInteraction
import Testing
import UIKitShim

/// Actions of segments, and of buttons that the system makes.
struct SegmentActionTests {
  @Test func `a finger that selects a segment runs its action before the value's`() throws {
    var log: [String] = []
    let actions = ["List", "Map"].map { title in
      UIAction(title: title, identifier: .init(title)) { log.append($0.title) }
    }
    let control = UISegmentedControl(frame: .zero, actions: actions)
    control.addAction(UIAction { _ in log.append("value") }, for: .valueChanged)
    control.insertSegment(action: UIAction(title: "Grid") { _ in }, at: 1, animated: false)
    #expect(control.segmentIndex(identifiedBy: .init("Map")) == 2)
    #expect(control.titleForSegment(at: 1) == "Grid")
    #expect(control.actionForSegment(at: 0) === actions[0])
    control.frame = CGRect(x: 0, y: 100, width: 300, height: 32)
    let screen = UIViewController()
    screen.view.addSubview(control)
    let window = try ScreenHost.show(screen)
    Finger(on: window).tap(at: CGPoint(x: 250, y: 116))
    #expect(log == ["Map", "value"] && control.selectedSegmentIndex == 2)
  }

  @Test func `a pasteboard has a text by its type too`() {
    let board = UIPasteboard.general
    let changes = board.changeCount
    board.setValue("Rome", forPasteboardType: "public.plain-text")
    #expect(board.string == "Rome" && board.changeCount > changes)
    board.string = "Oslo"
    #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("Oslo".utf8))
    #expect(board.numberOfItems == 1 && board.contains(pasteboardTypes: ["public.text"]))
    board.items = []
    #expect(!board.hasStrings && board.types.isEmpty)
  }
}
