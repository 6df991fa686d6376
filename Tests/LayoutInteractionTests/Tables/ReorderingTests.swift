import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutInteraction
import LayoutTables
import LayoutViews
import Testing

/// Rows of 50 points that can be moved, in editing mode, in a table of 375 by 667 points.
private final class MovableRows: TableViewDataSource, TableViewDelegate {
  let window: Window
  let table: TableView
  var sections: [[Int]]
  var fixed: Set<Int> = []
  var log: [String] = []
  var target: ((IndexPath, IndexPath) -> IndexPath)?

  init(_ sections: [[Int]], style: TableStyle = .plain) throws {
    self.sections = sections
    table = TableView(style: style)
    let device = try #require(Device.named("iPhone 8"))
    window = Window(environment: ScreenEnvironment(device: device))
    table.rowHeight = 50
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = self
    table.delegate = self
    table.isEditing = true
    window.rootView = table
    _ = window.interaction
    window.layoutIfNeeded()
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel?.text = String(sections[indexPath.section][indexPath.row])
    return cell
  }

  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    !fixed.contains(sections[indexPath.section][indexPath.row])
  }

  func tableView(
    _ tableView: TableView,
    moveRowAt source: IndexPath,
    to destination: IndexPath
  ) {
    let number = sections[source.section].remove(at: source.row)
    sections[destination.section].insert(number, at: destination.row)
    log.append("\(source.section)/\(source.row) to \(destination.section)/\(destination.row)")
  }

  func tableView(
    _ tableView: TableView,
    targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    target?(source, proposed) ?? proposed
  }

  /// The tops of the rows as they show, by their numbers.
  var tops: [Int: CGFloat] {
    window.interaction.displayNow()
    window.layoutIfNeeded()
    var tops: [Int: CGFloat] = [:]
    for cell in table.visibleCells {
      guard let number = cell.textLabel?.text.flatMap({ Int($0) }) else { continue }
      let moved = table.presentation(of: cell)?.offset.y ?? 0
      tops[number] = (cell.frame.minY + moved - table.contentOffset.y).rounded()
    }
    return tops
  }

  /// The numbers of the rows with round corners at the top, and of those at the bottom.
  var round: [[Int]] {
    window.layoutIfNeeded()
    func numbers(_ isRound: (TableViewCell) -> Bool) -> [Int] {
      table.visibleCells.filter(isRound).compactMap { $0.textLabel?.text.flatMap { Int($0) } }
        .sorted()
    }
    return [numbers(\.hasRoundTop), numbers(\.hasRoundBottom)]
  }

  func wait(_ milliseconds: Int) {
    window.interaction.clock.advance(by: .milliseconds(milliseconds))
  }
}

@Suite struct ReorderingTests {
  /// On the control of a row.
  private func control(_ row: Int) -> CGPoint { CGPoint(x: 356, y: CGFloat(row) * 50 + 25) }

  @Test func `a row that may be moved has a control, and its content makes room`() throws {
    let rows = try MovableRows([[0, 1, 2]])
    rows.fixed = [1]
    rows.table.reloadData()
    rows.window.layoutIfNeeded()
    let cells = rows.table.visibleCells
    #expect(cells.map(\.showsReorderControl) == [true, false, true])
    #expect(cells[0].reorderControl?.frame == CGRect(x: 337, y: 0, width: 38, height: 50))
    #expect(cells[0].contentView.frame.maxX == 337)
    #expect(cells[1].contentView.frame.maxX == 375)
    rows.table.isEditing = false
    rows.window.layoutIfNeeded()
    #expect(rows.table.visibleCells.allSatisfy { $0.reorderControl == nil })
  }

  @Test func `a dragged row follows the finger, and the others make room`() throws {
    let rows = try MovableRows([Array(0..<6)])
    let finger = Finger(on: rows.window)
    finger.press(at: control(1))
    #expect(rows.tops[1] == 50)
    finger.move(to: CGPoint(x: 356, y: 75 + 120), within: .milliseconds(100))
    #expect(rows.tops[1] == 170)
    rows.wait(400)
    #expect(rows.tops == [0: 0, 1: 170, 2: 50, 3: 100, 4: 200, 5: 250])
    #expect(rows.log.isEmpty)
    #expect(rows.table.contentOffset.y == 0)
    finger.release()
    #expect(rows.log == ["0/1 to 0/3"])
    #expect(rows.sections == [[0, 2, 3, 1, 4, 5]])
    #expect(rows.tops[1] == 170)
    rows.wait(400)
    #expect(rows.tops == [0: 0, 2: 50, 3: 100, 1: 150, 4: 200, 5: 250])
    #expect(!rows.table.isReordering)
    #expect(rows.window.interaction.clock.isIdle)
    #expect(rows.window.diagnostics.isEmpty)
  }

  @Test func `the log names what moves a row once it does`() throws {
    let rows = try MovableRows([Array(0..<6)])
    let finger = Finger(on: rows.window)
    let log = rows.window.interaction.log
    func lines() -> [String] { log.texts(of: .recognizer).filter { $0.hasPrefix("moving a row") } }
    finger.tap(at: CGPoint(x: 150, y: 75))
    #expect(lines() == [])
    finger.press(at: control(1))
    finger.move(to: CGPoint(x: 356, y: 75 + 120), within: .milliseconds(100))
    finger.release()
    #expect(
      lines() == [
        "moving a row of TableView began at (356, 75)", "moving a row of TableView changed",
        "moving a row of TableView ended",
      ]
    )
  }

  /// The recognizer of a finger on the control of a row.
  private func recognizer(of rows: MovableRows) throws -> GestureRecognizer {
    Finger(on: rows.window).tap(at: CGPoint(x: 150, y: 75))
    return try #require(rows.table.gestureRecognizers?.first { $0.name == "moving a row" })
  }

  @Test(arguments: [true, false])
  func `of two fingers at once the first one decides`(_ isOnControl: Bool) throws {
    let rows = try MovableRows([Array(0..<6)])
    let recognizer = try recognizer(of: rows)
    let cell = try #require(rows.table.visibleCells.first)
    let control = try #require(cell.reorderControl)
    // Touches that stay are at other addresses, which decide on their order in a set.
    var all: [Touch] = []
    for _ in 0..<20 {
      let touches = (1...2).map { number in
        Touch(
          identity: number,
          at: .zero,
          in: rows.window,
          view: (number == 1) == isOnControl ? control : cell.contentView,
          instant: .start
        )
      }
      all += touches
      recognizer.touches = touches
      recognizer.touchesBegan(Set(touches), with: Event(touches: touches, instant: .start))
      #expect(recognizer.wantedState == (isOnControl ? .began : .failed))
      #expect(recognizer.touches == [touches[0]])
      recognizer.wantedState = nil
    }
  }

  @Test func `a finger beside the one that waits to move a row changes nothing`() throws {
    let rows = try MovableRows([Array(0..<6)])
    let recognizer = try recognizer(of: rows)
    let other = GestureRecognizer()
    rows.table.addGestureRecognizer(other)
    recognizer.require(toFail: other)
    let fingers = [Finger(on: rows.window), Finger(on: rows.window)]
    fingers[0].press(at: control(1))
    fingers[1].press(at: CGPoint(x: 150, y: 75))
    #expect(!rows.table.isReordering)
    other.state = .failed
    #expect(rows.table.isReordering)
    #expect(recognizer.location(in: nil) == control(1))
  }

  @Test func `a row goes up too, and back where the touch is taken away`() throws {
    let rows = try MovableRows([Array(0..<6)])
    let finger = Finger(on: rows.window)
    finger.press(at: control(4))
    finger.move(to: control(2), within: .milliseconds(100))
    rows.wait(400)
    #expect(rows.tops == [0: 0, 1: 50, 4: 100, 2: 150, 3: 200, 5: 250])
    finger.cancel()
    rows.wait(400)
    #expect(rows.tops == [0: 0, 1: 50, 2: 100, 3: 150, 4: 200, 5: 250])
    #expect(rows.log.isEmpty)
  }

  @Test func `who is first and last of a group meanwhile has its corners`() throws {
    let rows = try MovableRows([[0, 1, 2], [10, 11]], style: .insetGrouped)
    let finger = Finger(on: rows.window)
    func place(_ section: Int, _ row: Int) -> CGPoint {
      let rect = rows.table.rectForRow(at: IndexPath(row: row, section: section))
      return CGPoint(x: rect.maxX - 19, y: rect.midY)
    }
    #expect(rows.round == [[0, 10], [2, 11]])
    finger.press(at: place(0, 0))
    #expect(rows.round == [[0, 10], [2, 11]])
    finger.move(to: place(0, 1), within: .milliseconds(100))
    #expect(rows.round == [[1, 10], [2, 11]])
    finger.move(to: place(0, 2), within: .milliseconds(100))
    #expect(rows.round == [[1, 10], [0, 11]])
    let end = place(1, 1)
    finger.move(to: CGPoint(x: end.x, y: end.y + 10), within: .milliseconds(100))
    #expect(rows.round == [[1, 10], [0, 2]])
    finger.move(to: place(0, 1), within: .milliseconds(100))
    finger.release()
    #expect(rows.sections == [[1, 0, 2], [10, 11]])
    rows.wait(400)
    #expect(rows.round == [[1, 10], [2, 11]])
    finger.press(at: place(0, 2))
    finger.move(to: place(0, 1), within: .milliseconds(100))
    #expect(rows.round == [[1, 10], [0, 11]])
    finger.cancel()
    rows.wait(400)
    #expect(rows.round == [[1, 10], [2, 11]])
  }

  @Test func `a row goes to another section, an empty one too`() throws {
    let rows = try MovableRows([[0, 1, 2], [], [10, 11]])
    let finger = Finger(on: rows.window)
    finger.press(at: control(0))
    finger.move(to: CGPoint(x: 356, y: 190), within: .milliseconds(100))
    finger.release()
    #expect(rows.log == ["0/0 to 2/1"])
    #expect(rows.sections == [[1, 2], [], [10, 0, 11]])
    rows.wait(400)
    #expect(rows.tops == [1: 0, 2: 50, 10: 100, 0: 150, 11: 200])
  }

  @Test func `the delegate sends the row elsewhere`() throws {
    let rows = try MovableRows([Array(0..<6)])
    rows.target = { source, proposed in proposed.row > 2 ? IndexPath(row: 2, section: 0) : proposed
    }
    let finger = Finger(on: rows.window)
    finger.press(at: control(0))
    finger.move(to: control(5), within: .milliseconds(100))
    finger.release()
    #expect(rows.sections == [[1, 2, 0, 3, 4, 5]])
  }

  @Test func `a place that is none counts as where the row is`() throws {
    let rows = try MovableRows([Array(0..<6)])
    rows.target = { _, _ in IndexPath(row: 99, section: 3) }
    let finger = Finger(on: rows.window)
    finger.press(at: control(0))
    finger.move(to: control(3), within: .milliseconds(100))
    finger.release()
    #expect(rows.log.isEmpty)
    #expect(rows.window.diagnostics.contains { $0.message.contains("3/99") })
  }

  @Test func `a finger beside the control scrolls`() throws {
    let rows = try MovableRows([Array(0..<40)])
    let finger = Finger(on: rows.window)
    finger.press(at: CGPoint(x: 200, y: 400))
    finger.move(to: CGPoint(x: 200, y: 300), within: .milliseconds(100))
    #expect(rows.table.contentOffset.y == 90)
    #expect(!rows.table.isReordering)
  }

  @Test func `at the end of the table the content moves under the row`() throws {
    let rows = try MovableRows([Array(0..<40)])
    let finger = Finger(on: rows.window)
    finger.press(at: control(3))
    finger.move(to: CGPoint(x: 356, y: 660), within: .milliseconds(200))
    finger.hold(for: .seconds(10))
    #expect(abs(rows.table.contentOffset.y - (40 * 50 - 667)) < 1e-6)
    #expect(
      rows.window.interaction.log.texts(of: .scroll).last?.hasSuffix(" at (0, 1333)") == true
    )
    finger.release()
    rows.wait(400)
    #expect(rows.sections[0].last == 3)
    #expect(rows.window.diagnostics.isEmpty)
  }

  @Test func `a row goes back when editing mode ends under the finger`() throws {
    let rows = try MovableRows([Array(0..<6)])
    let finger = Finger(on: rows.window)
    finger.press(at: control(1))
    finger.move(to: control(4), within: .milliseconds(100))
    rows.table.setEditing(false, animated: true)
    #expect(!rows.table.isReordering)
    rows.wait(400)
    // Nothing waits for the finger any more.
    #expect(rows.window.interaction.clock.isIdle)
    finger.move(to: control(5), within: .milliseconds(100))
    finger.release()
    rows.wait(400)
    #expect(rows.log.isEmpty)
    #expect(rows.tops == [0: 0, 1: 50, 2: 100, 3: 150, 4: 200, 5: 250])
    #expect(rows.window.diagnostics.isEmpty)
  }

  @Test func `data that are loaded anew end the drag`() throws {
    let rows = try MovableRows([Array(0..<6)])
    let finger = Finger(on: rows.window)
    finger.press(at: control(1))
    finger.move(to: control(3), within: .milliseconds(100))
    rows.sections = [[7, 8]]
    rows.table.reloadData()
    #expect(!rows.table.isReordering)
    finger.move(to: control(5), within: .milliseconds(100))
    finger.release()
    #expect(rows.log.isEmpty)
    rows.wait(400)
    #expect(rows.tops == [7: 0, 8: 50])
  }
}
