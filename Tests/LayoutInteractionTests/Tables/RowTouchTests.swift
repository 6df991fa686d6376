import Foundation
import LayoutControls
import LayoutGeometry
import LayoutInteraction
import LayoutTables
import LayoutViews
import Testing

/// A view that keeps its touches, or some of them.
private final class Keeper: View {
  var passesOn = false

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    if passesOn { super.touchesBegan(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    if passesOn { super.touchesEnded(touches, with: event) }
  }
}

@Suite struct RowTouchTests {
  struct ContentRow: CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable () -> View
    let isSelected: Bool
  }

  @Test(arguments: [
    ContentRow(testDescription: "a plain view", make: { View() }, isSelected: true),
    ContentRow(testDescription: "a label", make: { Label() }, isSelected: true),
    ContentRow(testDescription: "a scroll view", make: { ScrollView() }, isSelected: false),
    ContentRow(testDescription: "a text view", make: { TextView() }, isSelected: false),
    ContentRow(testDescription: "a table", make: { TableView() }, isSelected: false),
    ContentRow(testDescription: "a button", make: { Button() }, isSelected: false),
    ContentRow(testDescription: "a view that keeps touches", make: { Keeper() }, isSelected: false),
    ContentRow(
      testDescription: "a view that passes them on",
      make: {
        let view = Keeper()
        view.passesOn = true
        return view
      },
      isSelected: true
    ),
  ])
  func `a row learns of touches that its content passes on`(_ row: ContentRow) {
    let screen = ScrollingScreen()
    let content = row.make()
    content.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    screen.table.visibleCells[1].contentView.addSubview(content)
    screen.window.layoutIfNeeded()
    screen.finger.tap(at: CGPoint(x: 150, y: 75))
    #expect(screen.told.contains("select 1") == row.isSelected)
    #expect(screen.told.contains { $0.hasPrefix("highlight 1") } == row.isSelected)
    screen.settle()
    screen.told = []
    // Beside the content the row is as ever.
    screen.finger.tap(at: CGPoint(x: 250, y: 75))
    #expect(screen.told.contains("select 1"))
  }

  @Test func `a detail button is pale while a finger is on it`() throws {
    let screen = ScrollingScreen()
    let cell = screen.table.visibleCells[1]
    cell.accessoryType = .detailButton
    screen.window.layoutIfNeeded()
    let button = try #require(cell.standardAccessory)
    let frame = button.convert(button.bounds, to: nil)
    let finger = screen.finger
    finger.press(at: CGPoint(x: frame.midX, y: frame.midY))
    finger.hold(for: .milliseconds(200))
    #expect(button.isPressed && !cell.isHighlighted)
    finger.move(to: CGPoint(x: frame.minX - 71, y: frame.midY), within: .milliseconds(100))
    #expect(!button.isPressed)
    finger.move(to: CGPoint(x: frame.minX - 60, y: frame.midY), within: .milliseconds(100))
    #expect(button.isPressed)
    finger.release()
    #expect(!button.isPressed)
    finger.press(at: CGPoint(x: frame.midX, y: frame.midY))
    finger.hold(for: .milliseconds(200))
    #expect(button.isPressed)
    finger.move(to: CGPoint(x: frame.midX, y: frame.midY + 100), within: .milliseconds(100))
    #expect(!button.isPressed)
    finger.release()
  }

  @Test func `a table whose touches are overridden selects nothing by itself`() {
    final class Deaf: TableView {
      override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}
    }
    let screen = ScrollingScreen()
    let table = Deaf(frame: screen.table.frame)
    table.rowHeight = 50
    table.dataSource = screen
    table.delegate = screen
    screen.window.addSubview(table)
    screen.window.layoutIfNeeded()
    screen.finger.tap(at: CGPoint(x: 150, y: 75))
    #expect(screen.told.isEmpty)
  }

  struct LeaveRow: CustomTestStringConvertible {
    let testDescription: String
    let end: CGPoint
    let isSelected: Bool
  }

  @Test(arguments: [
    LeaveRow(
      testDescription: "far away on the row",
      end: CGPoint(x: 20, y: 275),
      isSelected: true
    ),
    LeaveRow(testDescription: "near above", end: CGPoint(x: 150, y: 181), isSelected: true),
    LeaveRow(testDescription: "far above", end: CGPoint(x: 150, y: 179), isSelected: false),
    LeaveRow(testDescription: "far below", end: CGPoint(x: 150, y: 371), isSelected: false),
  ])
  func `a finger that leaves its row far behind does not select it`(_ row: LeaveRow) {
    let screen = ScrollingScreen()
    screen.table.isScrollEnabled = false
    let finger = screen.finger
    // Row 5, from 250 to 300.
    finger.press(at: CGPoint(x: 150, y: 275))
    finger.hold(for: .milliseconds(200))
    finger.move(to: row.end, within: .milliseconds(200))
    #expect(screen.told.contains("unhighlight 5") != row.isSelected)
    // Come back, it does not light the row up again.
    if !row.isSelected { finger.move(to: CGPoint(x: 150, y: 275), within: .milliseconds(200)) }
    finger.release()
    #expect(screen.told.contains("select 5") == row.isSelected)
  }

  @Test func `a row is selected as its finger goes up, whatever other fingers do`() {
    let screen = ScrollingScreen()
    let finger = screen.finger
    finger.press(at: CGPoint(x: 150, y: 175))
    finger.hold(for: .milliseconds(300))
    let other = screen.finger
    other.press(at: CGPoint(x: 150, y: 275))
    other.hold(for: .milliseconds(100))
    finger.release()
    #expect(screen.told.suffix(2) == ["unhighlight 3", "select 3"])
    other.release()
    #expect(screen.told.suffix(2) == ["unhighlight 3", "select 3"])
  }

  @Test func `a row whose finger is up but not told of keeps others from being pressed`() {
    let screen = ScrollingScreen()
    let twice = TapGestureRecognizer()
    twice.numberOfTapsRequired = 2
    screen.table.addGestureRecognizer(twice)
    screen.finger.tap(at: CGPoint(x: 150, y: 175))
    let other = screen.finger
    other.press(at: CGPoint(x: 150, y: 275))
    screen.settle()
    other.release()
    screen.settle()
    let lit = screen.table.visibleCells.filter(\.isHighlighted)
    #expect(lit.isEmpty)
    #expect(
      screen.told.filter { $0.hasPrefix("highlight") }.count
        == screen.told.filter { $0.hasPrefix("unhighlight") }.count
    )
  }
}
