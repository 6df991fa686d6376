import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutTables
import LayoutViews
import Testing

@Suite struct IndentationTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    var direction = LayoutDirection.leftToRight
    var style = TableViewCell.CellStyle.default
    var level = 2
    var width: CGFloat = 10
    var separator: CGFloat?
    var hasPicture = false
    var picture: CGFloat?
    let title: CGRect
    var detail: CGRect?
  }

  // 375 wide at 2x, as without levels; a picture is 24 wide, with 15 behind it.
  @Test(arguments: [
    Row(testDescription: "a title", title: CGRect(36, 0, 323, 43.5)),
    Row(testDescription: "right to left", direction: .rightToLeft, title: CGRect(16, 0, 323, 43.5)),
    Row(testDescription: "wide levels", level: 3, width: 20, title: CGRect(76, 0, 283, 43.5)),
    Row(testDescription: "below none", level: -1, title: CGRect(16, 0, 343, 43.5)),
    Row(
      testDescription: "a picture",
      hasPicture: true,
      picture: 36,
      title: CGRect(75, 0, 284, 43.5)
    ),
    Row(
      testDescription: "an inset of the separator",
      level: 0,
      separator: 60,
      title: CGRect(60, 0, 299, 43.5)
    ),
    Row(
      testDescription: "an inset before the margin",
      level: 0,
      separator: 0,
      title: CGRect(16, 0, 343, 43.5)
    ),
    Row(
      testDescription: "an inset that a level takes back",
      level: 1,
      width: -10_000,
      separator: 10_000,
      title: CGRect(16, 0, 343, 43.5)
    ),
    Row(
      testDescription: "an inset behind a picture",
      level: 0,
      separator: 60,
      hasPicture: true,
      picture: 16,
      title: CGRect(60, 0, 299, 43.5)
    ),
    Row(
      testDescription: "columns",
      style: .value2,
      title: CGRect(36, 0, 91, 43.5),
      detail: CGRect(133, 0, 226, 43.5)
    ),
    Row(
      testDescription: "a subtitle",
      style: .subtitle,
      title: CGRect(36, 10, 323, 20.5),
      detail: CGRect(36, 31.5, 323, 14.5)
    ),
  ])
  func `labels and pictures begin further for each level, and the content does not`(
    _ row: Row
  ) throws {
    let test = try TestTable(sections: [.init(rows: 0)], direction: row.direction)
    test.content.cellStyle = row.style
    test.content.sections[0].rows = 1
    test.table.reloadData()
    let cell = try #require(test.table.cellForRow(at: path(0)))
    if row.hasPicture { cell.imageView?.image = Image(size: CGSize(width: 24, height: 24)) }
    test.window.layoutIfNeeded()
    let content = cell.contentView.frame
    cell.indentationLevel = row.level
    cell.indentationWidth = row.width
    if let separator = row.separator { cell.separatorInset.left = separator }
    test.window.layoutIfNeeded()
    #expect(cell.contentView.frame == content)
    #expect(cell.pictureView?.frame.minX == row.picture)
    #expect(cell.textLabel?.frame == row.title)
    #expect(cell.detailTextLabel?.frame == row.detail)
    if row.direction == .leftToRight {
      #expect(cell.separatorView.frame.minX == row.separator ?? row.title.minX)
    }
  }

  @Test func `the delegate gives each row its level, and a cell keeps its own without one`() throws
  {
    let test = try TestTable(sections: [.init(rows: 3)])
    let cells = test.table.visibleCells
    for cell in cells { cell.indentationLevel = 5 }
    test.table.reloadData()
    test.window.layoutIfNeeded()
    #expect(test.table.visibleCells.map(\.indentationLevel) == [5, 5, 5])
    test.content.level = { $0.row }
    test.table.reloadData()
    test.window.layoutIfNeeded()
    #expect(test.table.visibleCells.map(\.indentationLevel) == [0, 1, 2])
    #expect(test.table.visibleCells.map { $0.textLabel?.frame.minX } == [16, 26, 36])
  }

  @Test func `a list's content begins further, and is as high as its width needs`() throws {
    let test = try TestTable(sections: [.init(rows: 1)])
    let cell = try #require(test.table.cellForRow(at: path(0)))
    var content = cell.defaultContentConfiguration()
    content.text = "A title that fits in one line and no more"
    cell.contentConfiguration = content
    test.window.layoutIfNeeded()
    let list = try #require(cell.contentView as? ListContentView)
    let (before, height) = (list.textLabel.frame, cell.frame.height)
    cell.indentationLevel = 10
    test.window.layoutIfNeeded()
    #expect(list.textLabel.frame.minX == before.minX + 100)
    #expect(list.textLabel.frame.maxX == before.maxX)
    #expect(cell.separatorView.frame.minX == list.textLabel.frame.minX)
    #expect(cell.frame.height > height)
  }
}
