import Foundation
import LayoutInteraction
import LayoutTables
import LayoutViews
import TableSelection
import Testing

/// Drags over millions of rows of which nobody hears one by one: ranges, whatever lies between the fingers.
@Suite struct MillionRowsTests {
  @Test(arguments: SelectionMode.all.filter { $0.start == .longPress })
  func `where nobody hears of each row a drag over millions costs ranges`(mode: SelectionMode) {
    let count = 10_000_000
    let source = CountingSource(count: count)
    let screen = SelectionScreen(sections: [1], isEditing: false) { _, table in
      table.allowsMultipleSelection = true
    }
    let table = screen.table
    screen.controller.enabled = false
    table.delegate = nil
    table.dataSource = source
    table.reloadData()
    table.setSelected(true, rows: 4_000_000..<4_000_001)
    screen.window.layoutIfNeeded()
    screen.log.isRecording = false
    let controller = RowSelectionController(tableView: table, mode: mode)
    // Some forty thousand rows at every frame.
    controller.autoScroll = .byDepth(fastest: 120_000_000)
    controller.isEnabled = true
    source.askedRows = 0
    let finger = screen.finger()
    finger.press(at: CGPoint(x: 200, y: 125))
    finger.hold(for: .milliseconds(250))
    finger.move(to: CGPoint(x: 200, y: 479), within: .milliseconds(100))
    finger.hold(for: .seconds(5))
    #expect(table.selection.ranges == [2..<count])
    // At the other edge the finger is over row 0.
    finger.move(to: CGPoint(x: 200, y: 1), within: .milliseconds(100))
    finger.hold(for: .seconds(5))
    finger.release()
    #expect(screen.offset == 0)
    let kept = 4_000_000..<4_000_001
    switch (mode.pass, mode.turningBack) {
    case (.range, .restore): #expect(table.selection.ranges == [0..<3, kept])
    case (.range, .shrink): #expect(table.selection.ranges == [0..<3])
    // The turning row keeps what it has; the rows that follow get the other state.
    case (.range, .flip): #expect(table.selection.ranges == [count - 1..<count])
    // Past its start a path goes out the other way, first row included.
    case (.path, .restore): #expect(table.selection.ranges == [0..<3, kept])
    case (.path, .shrink): #expect(table.selection.ranges == [0..<3])
    case (.path, .flip): #expect(table.selection.ranges.allSatisfy { $0.lowerBound > count - 20 })
    }
    // Cells were made for the rows on the screen, some dozens at a frame.
    #expect(source.askedRows < 200_000)
  }

  @Test(arguments: [(2, 6, [2, 3, 4, 5, 6]), (6, 2, [6, 5, 4, 3, 2])])
  func `rows that are passed at once count as selected in the order of the finger`(
    start: Int,
    end: Int,
    rows: [Int]
  ) throws {
    let mode = try #require(
      SelectionMode.all.first { $0.start == .longPress && $0.pass == .range }
    )
    let screen = ControllerScreen(mode)
    let table = screen.screen.table
    table.delegate = nil
    screen.screen.log.isRecording = false
    let finger = screen.press(start)
    finger.move(to: screen.place(end), within: .milliseconds(1))
    finger.release()
    #expect(table.indexPathsForSelectedRows?.map(\.row) == rows)
  }

  @Test(arguments: SelectionMode.all, [5, 6])
  func `millions of rows that are inserted before the finger's next row cost a range`(
    mode: SelectionMode,
    place: Int
  ) {
    let count = 5_000_000
    let source = CountingSource(count: 100)
    let drag = DraggedScreen(mode) { screen in
      screen.table.delegate = mode.start == .twoFingerPan ? screen.source : nil
      screen.table.dataSource = source
      screen.table.reloadData()
      screen.log.isRecording = false
    }
    let table = drag.screen.table
    table.delegate = nil
    #expect(table.selection.ranges == [2..<6])
    source.askedRows = 0
    source.count += count
    table.insertRows([0: RangeSet(place..<place + count)], with: .none)
    drag.move(1)
    drag.hand.release()
    #expect(source.askedRows < 1000)
  }

  @Test(arguments: SelectionMode.all.filter { $0.start == .stripPan }, [5, 6])
  func `millions of rows that may not be edited are passed over as a range`(
    mode: SelectionMode,
    place: Int
  ) {
    let count = 5_000_000
    let source = CountingSource(count: 100)
    source.isEditable = false
    let drag = DraggedScreen(mode) { screen in
      screen.table.delegate = nil
      screen.table.dataSource = source
      screen.table.reloadData()
      screen.log.isRecording = false
    }
    source.askedRows = 0
    source.count += count
    drag.screen.table.insertRows([0: RangeSet(place..<place + count)], with: .none)
    drag.move(1)
    // The finger comes to all of them at once where the table is scrolled under it.
    drag.screen.table.contentOffset.y += 50 * CGFloat(count)
    drag.screen.window.layoutIfNeeded()
    drag.move(1)
    drag.hand.release()
    #expect(drag.screen.selected == [])
    #expect(source.askedRows < 1000)
  }
}

/// Counts for how many rows it is asked.
private final class CountingSource: EditableRowsDataSource {
  var count: Int
  var isEditable = true
  var askedRows = 0

  init(count: Int) {
    self.count = count
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    askedRows += 1
    return tableView.dequeueReusableCell(withIdentifier: "row")
      ?? TableViewCell(style: .default, reuseIdentifier: "row")
  }

  func tableView(_ tableView: TableView, uneditableRowsInSection section: Int) -> [Range<Int>]? {
    isEditable ? [] : [0..<count]
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    askedRows += 1
    return isEditable
  }
}
