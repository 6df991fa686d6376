import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutViews
import Testing

@Suite struct TableEditingTests {
  /// A table in editing mode with check circles and rows of 45 points.
  private func editingTable(
    _ direction: LayoutDirection = .leftToRight,
    style: TableStyle = .plain,
    device: String = "iPhone SE (3rd generation)"
  ) throws -> TestTable {
    let test = try TestTable(
      device,
      style: style,
      sections: [.init(rows: 3)],
      direction: direction
    )
    test.table.rowHeight = 45
    test.table.allowsMultipleSelectionDuringEditing = true
    test.table.setEditing(true, animated: false)
    test.window.layoutIfNeeded()
    return test
  }

  struct Row: CustomTestStringConvertible {
    let testDescription: String
    var direction = LayoutDirection.leftToRight
    var style = TableStyle.plain
    var device = "iPhone SE (3rd generation)"
    let control: CGRect
    let content: CGRect
    let circleCenter: CGFloat
    /// From the cell's edge.
    let text: CGFloat
    let separator: CGRect
  }

  @Test(arguments: [
    Row(
      testDescription: "375 wide",
      control: CGRect(0, 0, 47, 45),
      content: CGRect(38, 0, 337, 45),
      circleCenter: 26.5,
      text: 54,
      separator: CGRect(16, 44.5, 359, 0.5)
    ),
    Row(
      testDescription: "375 wide, right to left",
      direction: .rightToLeft,
      control: CGRect(328, 0, 47, 45),
      content: CGRect(0, 0, 337, 45),
      circleCenter: 348.5,
      text: 16,
      separator: CGRect(0, 44.5, 359, 0.5)
    ),
    Row(
      testDescription: "414 wide",
      device: "iPhone 11",
      control: CGRect(0, 0, 47, 45),
      content: CGRect(38, 0, 376, 45),
      circleCenter: 26.5,
      text: 58,
      separator: CGRect(20, 44.5, 394, 0.5)
    ),
    Row(
      testDescription: "inset grouped",
      style: .insetGrouped,
      control: CGRect(0, 0, 47, 45),
      content: CGRect(38, 0, 305, 45),
      circleCenter: 26.5,
      text: 54,
      separator: CGRect(16, 44.5, 327, 0.5)
    ),
  ])
  func `check circles push the content aside`(_ row: Row) throws {
    let test = try editingTable(row.direction, style: row.style, device: row.device)
    let cell = try #require(test.table.cellForRow(at: path(1)))
    let control = try #require(cell.editControl)
    let label = try #require(cell.textLabel)
    #expect(control.frame == row.control)
    #expect(cell.contentView.frame == row.content)
    #expect(control.frame.minX + control.circleFrame.midX == row.circleCenter)
    #expect(control.circleFrame.size == CGSize(width: 22, height: 22))
    #expect(control.circleFrame.midY == 22.5)
    #expect(cell.contentView.frame.minX + label.frame.minX == row.text)
    #expect(cell.separatorView.frame == row.separator)
    #expect(cell.separatorView.isHidden == false)
  }

  @Test func `the column slides in`() throws {
    let test = try editingTable()
    test.table.editingProgress = 0.5
    test.window.layoutIfNeeded()
    let cell = try #require(test.table.cellForRow(at: path(0)))
    #expect(cell.editControl?.frame.minX == -19)
    #expect(cell.editControl?.alpha == 0.5)
    #expect(cell.contentView.frame == CGRect(19, 0, 356, 45))
  }

  @Test func `the controls go with editing mode`() throws {
    let test = try editingTable()
    test.table.setEditing(false, animated: false)
    test.window.layoutIfNeeded()
    let cell = try #require(test.table.cellForRow(at: path(0)))
    #expect(cell.editControl == nil)
    #expect(cell.contentView.frame == CGRect(0, 0, 375, 45))
  }

  @Test func `without check circles rows have delete controls`() throws {
    let test = try editingTable()
    test.table.allowsMultipleSelectionDuringEditing = false
    test.window.layoutIfNeeded()
    #expect(test.table.cellForRow(at: path(0))?.editControl?.kind == .delete)
  }

  @Test func `a chosen row is pale beside its circle and gray without one`() throws {
    let test = try editingTable()
    test.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    let cell = try #require(test.table.cellForRow(at: path(1)))
    #expect(cell.editControl?.isOn == true)
    #expect(cell.selectionBackground?.backgroundColor == SystemColor.systemGray5.color(in: .light))
    test.table.setEditing(false, animated: false)
    test.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    test.window.layoutIfNeeded()
    #expect(cell.selectionBackground?.backgroundColor == SystemColor.systemGray4.color(in: .light))
    #expect(cell.selectionBackground?.frame == CGRect(0, 0, 375, 45))
    #expect(cell.subviews.first === cell.selectionBackground)
  }
}

@Suite struct TableCellLayoutTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    var direction = LayoutDirection.leftToRight
    var style = TableViewCell.CellStyle.default
    var accessory = TableViewCell.AccessoryType.none
    let content: CGRect
    let title: CGRect
    var detail: CGRect?
  }

  // 375 wide at 2x; the cell is 43.5 high, with a subtitle 55.5.
  @Test(arguments: [
    Row(
      testDescription: "title alone",
      content: CGRect(0, 0, 375, 43.5),
      title: CGRect(16, 0, 343, 43.5)
    ),
    Row(
      testDescription: "disclosure: the content ends 26.5 before the edge",
      accessory: .disclosureIndicator,
      content: CGRect(0, 0, 348.5, 43.5),
      title: CGRect(16, 0, 324.5, 43.5)
    ),
    Row(
      testDescription: "disclosure, right to left",
      direction: .rightToLeft,
      accessory: .disclosureIndicator,
      content: CGRect(26.5, 0, 348.5, 43.5),
      title: CGRect(8, 0, 324.5, 43.5)
    ),
    Row(
      testDescription: "check mark: 40",
      accessory: .checkmark,
      content: CGRect(0, 0, 335, 43.5),
      title: CGRect(16, 0, 311, 43.5)
    ),
    Row(
      testDescription: "subtitle",
      style: .subtitle,
      content: CGRect(0, 0, 375, 55.5),
      title: CGRect(16, 10, 343, 20.5),
      detail: CGRect(16, 31.5, 343, 14.5)
    ),
  ])
  func `stock cells place their parts as Interface Builder does`(_ row: Row) throws {
    let test = try TestTable(sections: [.init(rows: 0)], direction: row.direction)
    test.content.cellStyle = row.style
    test.content.sections[0].rows = 1
    test.table.reloadData()
    let cell = try #require(test.table.cellForRow(at: path(0)))
    cell.accessoryType = row.accessory
    test.window.layoutIfNeeded()
    #expect(cell.contentView.frame == row.content)
    #expect(cell.textLabel?.frame == row.title)
    #expect(cell.detailTextLabel?.frame == row.detail)
  }

  @Test func `a value is at the trailing inset`() throws {
    let test = try TestTable(sections: [.init(rows: 0)])
    test.content.cellStyle = .value1
    test.content.sections[0].rows = 1
    test.table.reloadData()
    let cell = try #require(test.table.cellForRow(at: path(0)))
    test.window.layoutIfNeeded()
    #expect(cell.detailTextLabel?.frame.maxX == 359)
    #expect(cell.textLabel?.frame.minX == 16)
  }

  @Test func `rows grow with the text`() throws {
    let test = try TestTable(sections: [.init(rows: 3)])
    test.window.environment.contentSizeCategory = .accessibilityExtraLarge
    test.window.layoutIfNeeded()
    // 40 points: a line of 47.734, raised to 48 at 2x, and 23.
    #expect(test.table.rectForRow(at: path(1)) == CGRect(0, 71, 375, 71))
  }

  @Test func `sections of inset grouped tables are rounded at their ends`() throws {
    let test = try TestTable(style: .insetGrouped, sections: [.init(rows: 3)])
    let cells = test.table.visibleCells
    #expect(cells.map(\.hasRoundTop) == [true, false, false])
    #expect(cells.map(\.hasRoundBottom) == [false, false, true])
    #expect(cells.map(\.separatorView.isHidden) == [false, false, true])
    #expect(cells[0].cornerRadius == 10)
    #expect(cells[0].frame.minX == 16)
    #expect(cells[0].frame.width == 343)
  }

  @Test func `sections of grouped tables have lines at their ends`() throws {
    let test = try TestTable(style: .grouped, sections: [.init(rows: 2)])
    let cells = test.table.visibleCells
    #expect(cells[0].topSeparatorView?.frame == CGRect(0, 0, 375, 0.5))
    #expect(cells[1].topSeparatorView == nil)
    #expect(cells[0].separatorView.frame.minX == 16)
    #expect(cells[1].separatorView.frame.minX == 0)
  }

  @Test func `held sideways the content keeps clear of the cut-out`() throws {
    let test = try TestTable(
      "iPhone 15",
      sections: [.init(rows: 3)],
      orientation: .landscape
    )
    let cell = try #require(test.table.visibleCells.first)
    #expect(cell.frame.width == 852)
    #expect(cell.contentView.frame.minX == 59)
    #expect(cell.contentView.frame.maxX == 793)
    #expect(cell.separatorView.frame.minX == 79)
  }
}
