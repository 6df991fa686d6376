import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutInteraction
import LayoutTables
import LayoutViews
import Testing

/// Rows of 50 points under headers of 28, on a clock, in a table of 375 by 667 points.
private final class MovingRows: TableViewDataSource {
  let window: Window
  let table: TableView
  var sections: [[Int]]

  init(_ sections: [[Int]], style: TableStyle = .plain) throws {
    self.sections = sections
    table = TableView(frame: .zero, style: style)
    let device = try #require(Device.named("iPhone 8"))
    window = Window(environment: ScreenEnvironment(device: device))
    table.rowHeight = 50
    table.sectionHeaderTopPadding = 0
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = self
    window.rootView = table
    _ = window.interaction
    window.layoutIfNeeded()
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "cell")
      ?? TableViewCell(style: .default, reuseIdentifier: "cell")
    cell.textLabel?.text = String(sections[indexPath.section][indexPath.row])
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections.count > 1 ? "Section" : nil
  }

  /// A row as it shows: its top on the screen.
  struct Shown: Equatable {
    var text: String
    var top: CGFloat
    var x: CGFloat = 0
    var alpha: CGFloat = 1
    var clip: ClosedRange<CGFloat>?
  }

  /// What shows of cells, from top to bottom.
  var shown: [Shown] {
    window.interaction.displayNow()
    window.layoutIfNeeded()
    return table.subviews.compactMap { view in
      let cell = view as? TableViewCell ?? view.subviews.first as? TableViewCell
      guard let text = cell?.textLabel?.text else { return nil }
      let moved = table.presentation(of: view)
      return Shown(
        text: text,
        top: view.frame.minY + (moved?.offset.y ?? 0) - table.contentOffset.y,
        x: view.frame.minX + (moved?.offset.x ?? 0),
        alpha: moved?.alpha ?? 1,
        clip: moved?.clip.map { $0.minY...$0.maxY }
      )
    }.sorted { ($0.top, $0.text) < ($1.top, $1.text) }
  }

  func goHalfWay() { window.interaction.clock.advance(by: .milliseconds(150)) }
  func goToTheEnd() { window.interaction.clock.advance(by: .milliseconds(200)) }
}

@Suite struct RowMotionTests {
  struct Look {
    var top: CGFloat
    var x: CGFloat = 0
    var alpha: CGFloat = 1
    var clip: ClosedRange<CGFloat>?
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let animation: TableView.RowAnimation
    let shown: @Sendable (_ top: CGFloat) -> Look
    var testDescription: String { "\(animation)" }
  }

  // Half way: the room of a row of 50 is open by 25.
  static let rows = [
    Row(animation: .fade) { Look(top: $0, alpha: 0.5) },
    Row(animation: .automatic) { Look(top: $0, alpha: 0.5) },
    Row(animation: .left) { Look(top: $0, x: -187.5) },
    Row(animation: .right) { Look(top: $0, x: 187.5) },
    Row(animation: .top) { Look(top: $0 - 25, clip: 25...50) },
    Row(animation: .bottom) { Look(top: $0, clip: 0...25) },
    Row(animation: .none) { Look(top: $0, clip: 0...25) },
    Row(animation: .middle) { Look(top: $0 - 12.5, clip: 12.5...37.5) },
  ]

  @Test(arguments: rows)
  func `half way an inserted row shows as its animation says`(_ row: Row) throws {
    let rows = try MovingRows([[1, 2, 3]])
    rows.sections = [[1, 9, 2, 3]]
    rows.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: row.animation)
    rows.goHalfWay()
    let new = row.shown(50)
    #expect(rows.shown.first { $0.text == "1" }?.top == 0)
    let inserted = try #require(rows.shown.first { $0.text == "9" })
    #expect(abs(inserted.top - new.top) < 1e-6)
    #expect(abs(inserted.x - new.x) < 1e-6)
    #expect(abs(inserted.alpha - new.alpha) < 1e-6)
    #expect(isNear(inserted.clip, new.clip))
    #expect(abs((rows.shown.first { $0.text == "2" }?.top ?? 0) - 75) < 1e-6)
    rows.goToTheEnd()
    let end = ["1", "9", "2", "3"].enumerated().map {
      MovingRows.Shown(text: $1, top: CGFloat($0) * 50)
    }
    #expect(rows.shown == end)
    #expect(rows.window.interaction.clock.isIdle)
  }

  @Test(arguments: rows)
  func `half way a deleted row shows as its animation says`(_ row: Row) throws {
    let rows = try MovingRows([[1, 9, 2, 3]])
    rows.sections = [[1, 2, 3]]
    rows.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: row.animation)
    rows.goHalfWay()
    let old = row.shown(50)
    let deleted = try #require(rows.shown.first { $0.text == "9" })
    #expect(abs(deleted.top - old.top) < 1e-6)
    #expect(abs(deleted.x - old.x) < 1e-6)
    #expect(abs(deleted.alpha - old.alpha) < 1e-6)
    #expect(isNear(deleted.clip, old.clip))
    #expect(abs((rows.shown.first { $0.text == "2" }?.top ?? 0) - 75) < 1e-6)
    rows.goToTheEnd()
    #expect(rows.shown.map(\.text) == ["1", "2", "3"])
    #expect(rows.shown.map(\.top) == [0, 50, 100])
    #expect(!rows.table.subviews.contains { $0 is LeavingView })
  }

  struct Slide: CustomTestStringConvertible {
    let testDescription: String
    let row: Int
    let animation: TableView.RowAnimation
    let clip: CGRect
  }

  // Groups are 343 wide with corners of 10; half way the row is 171.5 beside its place.
  @Test(arguments: [
    Slide(
      testDescription: "the first row to the left",
      row: 0,
      animation: .left,
      clip: CGRect(x: 171.5, y: 0, width: 343, height: 60)
    ),
    Slide(
      testDescription: "a row within to the left",
      row: 1,
      animation: .left,
      clip: CGRect(x: 171.5, y: -10, width: 343, height: 70)
    ),
    Slide(
      testDescription: "the last row to the right",
      row: 2,
      animation: .right,
      clip: CGRect(x: -171.5, y: -10, width: 343, height: 60)
    ),
  ])
  func `a row of an inset group goes no farther than the edge of its group`(
    _ slide: Slide
  ) throws {
    let rows = try MovingRows([[1, 2, 3]], style: .insetGrouped)
    let place = rows.table.rectForRow(at: IndexPath(row: slide.row, section: 0))
    rows.sections[0].remove(at: slide.row)
    rows.table.deleteRows(at: [IndexPath(row: slide.row, section: 0)], with: slide.animation)
    rows.goHalfWay()
    rows.window.layoutIfNeeded()
    let leaving = try #require(rows.table.subviews.first { $0 is LeavingView })
    let shown = try #require(rows.table.presentation(of: leaving))
    #expect(place.minX == 16 && place.width == 343)
    let clip = try #require(shown.clip)
    #expect(clip.insetBy(dx: -1e-6, dy: -1e-6).contains(slide.clip))
    #expect(slide.clip.insetBy(dx: -1e-6, dy: -1e-6).contains(clip))
    #expect(shown.clipRadius == 10)
    rows.goToTheEnd()
    rows.window.layoutIfNeeded()
    let cells = rows.table.visibleCells.compactMap { rows.table.presentation(of: $0) }
    #expect(cells.isEmpty)
  }

  @Test func `a moved row goes to its place, and the others make room`() throws {
    let rows = try MovingRows([[1, 2, 3, 4]])
    rows.sections = [[2, 3, 4, 1]]
    rows.table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 3, section: 0))
    rows.goHalfWay()
    let tops = Dictionary(uniqueKeysWithValues: rows.shown.map { ($0.text, $0.top) })
    for (text, top) in ["1": 75, "2": 25, "3": 75, "4": 125] as [String: CGFloat] {
      #expect(abs((tops[text] ?? 0) - top) < 1e-6, "row \(text)")
    }
  }

  @Test func `rows come from below the screen and go there`() throws {
    let rows = try MovingRows([Array(0..<40)])
    rows.sections = [Array(2..<40)]
    rows.table.deleteRows(
      at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)],
      with: .top
    )
    rows.goHalfWay()
    // 14 rows are on the screen afterwards, of which the last two were not before.
    let row = try #require(rows.shown.first { $0.text == "15" })
    let top: CGFloat = 13 * 50 + 50
    #expect(abs(row.top - top) < 1e-6)
    rows.goToTheEnd()
    rows.sections = [Array(0..<40)]
    rows.table.insertRows(
      at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)],
      with: .top
    )
    rows.goHalfWay()
    let leaving = try #require(rows.shown.first { $0.text == "15" })
    #expect(abs(leaving.top - top) < 1e-6)
    rows.goToTheEnd()
    #expect(rows.shown.map(\.text) == (0..<14).map(String.init))
  }

  @Test func `a section goes with its header`() throws {
    let rows = try MovingRows([[1], [2, 3], [4]])
    rows.sections = [[1], [4]]
    rows.table.deleteSections([1], with: .fade)
    rows.goHalfWay()
    // 28 for each header; the second section of 128 points closes.
    let tops = Dictionary(uniqueKeysWithValues: rows.shown.map { ($0.text, $0.top) })
    for (text, top) in ["1": 28, "4": 234 - 64] as [String: CGFloat] {
      #expect(abs((tops[text] ?? 0) - top) < 1e-6, "row \(text)")
    }
    #expect(rows.table.subviews.count { $0 is LeavingView } == 3)
    rows.goToTheEnd()
    #expect(rows.shown.map(\.text) == ["1", "4"])
  }

  @Test func `touches and questions know the end only`() throws {
    let rows = try MovingRows([[1, 2, 3]])
    rows.sections = [[2, 3]]
    rows.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    #expect(rows.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
    let hit = rows.window.hitTest(CGPoint(x: 100, y: 25), with: nil)
    let cell = try #require(rows.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(hit?.isDescendant(of: cell) == true)
    #expect(cell.textLabel?.text == "2")
  }

  @Test func `updates in the middle of others go on from where rows show`() throws {
    let rows = try MovingRows([[1, 2, 3]])
    rows.sections = [[2, 3]]
    rows.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    rows.goHalfWay()
    rows.sections = [[7, 2, 3]]
    rows.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    let tops = Dictionary(uniqueKeysWithValues: rows.shown.map { ($0.text, $0.top) })
    #expect(abs((tops["2"] ?? 0) - 25) < 1e-6)
    #expect(abs((tops["3"] ?? 0) - 75) < 1e-6)
    rows.goToTheEnd()
    rows.goToTheEnd()
    #expect(rows.shown.map(\.top) == [0, 50, 100])
  }

  @Test func `completion comes at the end`() throws {
    let rows = try MovingRows([[1, 2, 3]])
    var isDone = false
    rows.table.performBatchUpdates {
      rows.sections = [[2, 3]]
      rows.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    } completion: {
      isDone = $0
    }
    rows.goHalfWay()
    _ = rows.shown
    #expect(!isDone)
    rows.goToTheEnd()
    _ = rows.shown
    #expect(isDone)
  }

  private func isNear(_ one: ClosedRange<CGFloat>?, _ other: ClosedRange<CGFloat>?) -> Bool {
    guard let one, let other else { return one == other }
    return abs(one.lowerBound - other.lowerBound) < 1e-6
      && abs(one.upperBound - other.upperBound) < 1e-6
  }
}
