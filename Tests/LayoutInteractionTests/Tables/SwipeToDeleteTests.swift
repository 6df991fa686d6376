import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutInteraction
import LayoutTables
@_spi(SystemViews) import LayoutViews
import Testing

/// Rows of 50 points without actions of the delegate's, in a table of 375 by 667 points.
private class Rows: TableViewDelegate {
  let window: Window
  let table: TableView
  var numbers = Array(0..<6)
  var log: [String] = []
  var isEditable = true
  var style = TableViewCell.EditingStyle.delete
  var title: String?
  var actions: [ContextualAction]?

  init(_ style: TableStyle = .plain) throws {
    let device = try #require(Device.named("iPhone 8"))
    window = Window(environment: ScreenEnvironment(device: device))
    table = TableView(frame: .zero, style: style)
    table.rowHeight = 50
    table.contentInsetAdjustmentBehavior = .never
    window.rootView = table
    _ = window.interaction
  }

  func tableView(
    _ tableView: TableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle { style }

  func tableView(
    _ tableView: TableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { title }

  func tableView(
    _ tableView: TableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    actions.map { SwipeActionsConfiguration(actions: $0) }
  }

  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.append("will begin \(indexPath.row)")
  }

  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.append("did end \(indexPath.map { String($0.row) } ?? "none")")
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }

  func wait(_ milliseconds: Int = 500) {
    window.interaction.clock.advance(by: .milliseconds(milliseconds))
    window.interaction.displayNow()
    window.layoutIfNeeded()
  }

  func swipe(_ row: Int, from start: CGFloat = 300, by distance: CGFloat = -120) {
    let finger = Finger(on: window)
    let y = table.rectForRow(at: IndexPath(row: row, section: 0)).midY
    finger.press(at: CGPoint(x: start, y: y))
    finger.move(to: CGPoint(x: start + distance, y: y), within: .milliseconds(600))
    finger.hold(for: .milliseconds(200))
    finger.release()
    wait()
  }

  func tap(_ row: Int, x: CGFloat) {
    let y = table.rectForRow(at: IndexPath(row: row, section: 0)).midY
    Finger(on: window).tap(at: CGPoint(x: x, y: y))
    wait()
    wait()
  }

  /// What is written on the buttons, from the edge inward.
  var titles: [String] {
    buttons.map { button in
      button.subviews.compactMap { ($0 as? Label)?.text }.joined(separator: "|")
    }
  }

  var buttons: [View] {
    let actions = table.subviews.first { $0.role == "swipe-actions" }
    return actions?.subviews ?? []
  }
}

/// A source that can delete and insert.
private final class DeletableRows: Rows, TableViewDataSource {
  override init(_ style: TableStyle = .plain) throws {
    try super.init(style)
    table.dataSource = self
    table.delegate = self
    window.layoutIfNeeded()
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    numbers.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell()
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { isEditable }

  func tableView(
    _ tableView: TableView,
    commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    switch editingStyle {
    case .delete:
      log.append("delete \(numbers.remove(at: indexPath.row))")
      tableView.deleteRows(at: [indexPath], with: .left)
    case .insert:
      log.append("insert \(indexPath.row)")
      numbers.insert(100, at: indexPath.row)
      tableView.insertRows(at: [indexPath], with: .automatic)
    case .none:
      log.append("none")
    }
  }
}

/// A source without the method that commits edits.
private final class LastingRows: Rows, TableViewDataSource {
  override init(_ style: TableStyle = .plain) throws {
    try super.init(style)
    table.dataSource = self
    table.delegate = self
    window.layoutIfNeeded()
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    numbers.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell()
  }
}

@Suite struct SwipeToDeleteTests {
  @Test func `a row that can be deleted has one button for it`() throws {
    let rows = try DeletableRows()
    rows.swipe(1)
    #expect(rows.titles == ["Delete"])
    // "Delete" is 44.5 wide and has 15 on both sides.
    #expect(rows.table.swipeDistance == 74.5)
    #expect(rows.buttons.first?.backgroundColor?.value == SystemColor.systemRed.color(in: .light))
    #expect(rows.table.visibleCells.map(\.showingDeleteConfirmation).firstIndex(of: true) == 1)
    rows.tap(1, x: 375 - 30)
    #expect(rows.log == ["will begin 1", "delete 1", "did end 1"])
    #expect(rows.table.numberOfRows(inSection: 0) == 5)
    #expect(rows.table.swipedRow == nil)
    #expect(rows.window.diagnostics.isEmpty)
  }

  @Test func `a swipe over the whole row deletes it at once`() throws {
    let rows = try DeletableRows()
    rows.swipe(2, from: 370, by: -260)
    rows.wait()
    #expect(rows.log == ["will begin 2", "delete 2", "did end 2"])
  }

  @Test func `the actions of a row that goes stay until the rows below have covered them`() throws {
    let rows = try DeletableRows()
    rows.swipe(1)
    let x = rows.table.bounds.maxX - 30
    let y = rows.table.rectForRow(at: IndexPath(row: 1, section: 0)).midY
    Finger(on: rows.window).tap(at: CGPoint(x: x, y: y))
    rows.wait(100)
    let leaving = try #require(rows.table.subviews.first { $0.role == "leaving" })
    let actions = try #require(leaving.subviews.last)
    #expect(actions.role == "swipe-actions")
    #expect(actions.frame == CGRect(x: 375 - 74.5, y: 0, width: 74.5, height: 50))
    let shown = try #require(rows.table.presentation(of: leaving))
    #expect(shown.offset.x == 0 && shown.alpha == 1)
    #expect(try #require(shown.clip).height < 50)
    rows.wait()
    #expect(!rows.table.subviews.contains { $0.role == "leaving" || $0.role == "swipe-actions" })
  }

  struct Rule: CustomTestStringConvertible {
    let testDescription: String
    var isEditable = true
    var style = TableViewCell.EditingStyle.delete
    var title: String?
    var hasEmptyConfiguration = false
    let titles: [String]
  }

  @Test(arguments: [
    Rule(testDescription: "as it is", titles: ["Delete"]),
    Rule(testDescription: "the delegate's title", title: "Remove", titles: ["Remove"]),
    Rule(testDescription: "a row that may not be edited", isEditable: false, titles: []),
    Rule(testDescription: "a row without an editing style", style: .none, titles: []),
    Rule(testDescription: "a row to insert at", style: .insert, titles: []),
    Rule(testDescription: "no actions at all", hasEmptyConfiguration: true, titles: []),
  ])
  func `what a swipe uncovers`(_ rule: Rule) throws {
    let rows = try DeletableRows()
    rows.isEditable = rule.isEditable
    rows.style = rule.style
    rows.title = rule.title
    rows.actions = rule.hasEmptyConfiguration ? [] : nil
    rows.swipe(1)
    #expect(rows.titles == rule.titles)
    // Where nothing scrolls and nothing is uncovered the touch stays the row's.
    #expect(rows.log == (rule.titles.isEmpty ? ["select 1"] : ["will begin 1"]))
  }

  @Test func `the delegate's actions take the place of the button`() throws {
    let rows = try DeletableRows()
    rows.actions = [ContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }]
    rows.swipe(1)
    #expect(rows.titles == ["Flag"])
    rows.isEditable = false
    rows.swipe(2)
    rows.swipe(2)
    #expect(rows.titles.isEmpty)
  }

  @Test func `a source that commits no edits has nothing to swipe`() throws {
    let rows = try LastingRows()
    rows.swipe(1)
    #expect(rows.titles.isEmpty && rows.log == ["select 1"])
  }

  @Test func `the minus uncovers the same button and the delegate is told of no editing`() throws {
    let rows = try DeletableRows()
    rows.table.isEditing = true
    rows.wait()
    rows.tap(1, x: 26)
    #expect(rows.titles == ["Delete"])
    #expect(rows.table.swipeDistance == 74.5)
    rows.tap(3, x: 26)
    #expect(rows.table.swipedRow == nil && rows.log.isEmpty)
    rows.tap(3, x: 26)
    #expect(rows.table.swipedRow?.row == 3)
    rows.tap(3, x: 375 - 30)
    #expect(rows.log == ["delete 3"])
    #expect(rows.table.isEditing)
  }

  @Test func `the plus inserts at once`() throws {
    let rows = try DeletableRows()
    rows.style = .insert
    rows.table.isEditing = true
    rows.wait()
    rows.tap(2, x: 26)
    #expect(rows.log == ["insert 2"])
    #expect(rows.numbers == [0, 1, 100, 2, 3, 4, 5])
    #expect(rows.window.diagnostics.isEmpty)
  }

  @Test func `a check circle leaves its touch to the row`() throws {
    let rows = try DeletableRows()
    rows.table.allowsMultipleSelectionDuringEditing = true
    rows.table.isEditing = true
    rows.wait()
    rows.tap(2, x: 26)
    #expect(rows.log == ["select 2"])
  }

  @Test(arguments: [true, false])
  func `editing mode closes a row that is open`(isAnimated: Bool) throws {
    let rows = try DeletableRows()
    rows.swipe(1)
    #expect(rows.table.swipedRow?.row == 1)
    rows.table.setEditing(true, animated: isAnimated)
    rows.wait()
    #expect(rows.table.swipedRow == nil)
    #expect(rows.log == ["will begin 1", "did end 1"])
    rows.tap(2, x: 26)
    #expect(rows.table.swipedRow?.row == 2)
    rows.table.setEditing(false, animated: isAnimated)
    rows.wait()
    #expect(rows.table.swipedRow == nil)
    #expect(rows.log.count == 2)
  }

  // x = 100 beyond its place in a table of 375: (1 − 1 / (100 · 0.55 / 375 + 1)) · 375 = 47.97.
  @Test func `a row gives way to a finger that pulls it where it has no actions`() throws {
    let rows = try DeletableRows()
    let finger = Finger(on: rows.window)
    finger.press(at: CGPoint(x: 200, y: 75))
    finger.move(to: CGPoint(x: 170, y: 75), within: .milliseconds(300))
    #expect(rows.table.swipeDistance == 20)
    finger.move(to: CGPoint(x: 290, y: 75), within: .milliseconds(600))
    #expect(abs(rows.table.swipeDistance + 47.97) < 0.01)
    let cell = try #require(rows.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let left = cell.convert(cell.bounds, to: nil).minX
    #expect(abs(left - 47.97) < 0.01)
    finger.release()
    rows.wait()
    #expect(rows.table.swipedRow == nil && rows.log == ["will begin 1", "did end 1"])
  }

  @Test func `a side without actions begins nothing`() throws {
    let rows = try DeletableRows()
    rows.swipe(1, from: 50, by: 150)
    #expect(rows.table.swipedRow == nil && rows.titles.isEmpty)
    #expect(!rows.log.contains("will begin 1"))
  }

  @Test(arguments: [(90, ["", "Flag"]), (91, ["Bin", "Flag"])] as [(CGFloat, [String])])
  func `a picture takes the place of the title in rows lower than 91`(
    height: CGFloat,
    titles: [String]
  ) throws {
    let rows = try DeletableRows()
    rows.table.rowHeight = height
    rows.window.layoutIfNeeded()
    let bin = ContextualAction(style: .destructive, title: "Bin") { _, _, done in done(true) }
    bin.image = Image(systemName: "trash.fill")
    let flag = ContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
    flag.backgroundColor = SystemColor.systemOrange.color(in: .light).object
    rows.actions = [bin, flag]
    rows.swipe(1)
    #expect(rows.titles == titles)
    let button = try #require(rows.buttons.first)
    let image = try #require(button.subviews.first as? ImageView)
    #expect(image.frame.midX == 37 && image.frame.size == CGSize(width: 22, height: 22))
    #expect(rows.buttons.last?.backgroundColor?.value == SystemColor.systemOrange.color(in: .light))
    let label = button.subviews.last as? Label
    // The picture, 4 points and the title are in the middle together.
    let bottom = label?.frame.maxY ?? image.frame.maxY
    #expect(abs(image.frame.minY - (height - bottom)) <= 0.5)
  }

  @Test(arguments: ["trash", "trash.slash"])
  func `symbols have one size, whether they are drawn or not`(_ name: String) {
    #expect(Image(systemName: name)?.size == CGSize(width: 22, height: 22))
  }
}
