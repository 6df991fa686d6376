import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutTables
import LayoutViews
import Testing

@Suite struct TableEditingTests {
  @Test func `a row can be moved unless the data source says otherwise`() {
    final class Content: TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        TableViewCell()
      }
    }
    #expect(
      Content().tableView(
        TableView(frame: .zero, style: .plain),
        canMoveRowAt: IndexPath(row: 0, section: 0)
      )
    )
  }

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

  /// What a row has at its trailing edge at rest and in editing mode.
  struct Accessories: CustomTestStringConvertible {
    let testDescription: String
    var rest = TableViewCell.AccessoryType.none
    var editing = TableViewCell.AccessoryType.none
    var ownWidth: CGFloat?
  }

  @Test(arguments: [
    Accessories(testDescription: "one that goes", rest: .disclosureIndicator),
    Accessories(testDescription: "one that comes", editing: .detailButton),
    Accessories(testDescription: "two", rest: .checkmark, editing: .detailDisclosureButton),
    Accessories(testDescription: "one that stays", rest: .checkmark, editing: .checkmark),
    Accessories(testDescription: "the application's", ownWidth: 60),
  ])
  func `accessories make room in one movement`(_ row: Accessories) throws {
    let test = try editingTable()
    test.table.setEditing(false, animated: false)
    test.window.layoutIfNeeded()
    let cell = try #require(test.table.cellForRow(at: path(0)))
    cell.accessoryType = row.rest
    cell.editingAccessoryType = row.editing
    let own = row.ownWidth.map { View(frame: CGRect(0, 0, $0, 20)) }
    own?.alpha = 0.5
    cell.accessoryView = own
    func textEnd() -> CGFloat {
      test.window.layoutIfNeeded()
      return cell.contentView.frame.minX + (cell.textLabel?.frame.maxX ?? 0)
    }
    let rest = textEnd()
    test.table.setEditing(true, animated: false)
    let edited = textEnd()
    #expect(own?.superview == nil && own?.alpha ?? 0.5 == 0.5)
    for isEditing in [true, false] {
      // On the way in and on the way out.
      test.table.setEditing(!isEditing, animated: false)
      test.table.setEditing(isEditing, animated: false)
      for progress in [CGFloat(0), 0.25, 0.5, 0.75, 1] {
        test.table.editingProgress = progress
        let end = textEnd()
        #expect(abs(end - (rest + (edited - rest) * progress)) < 1e-9, "\(progress)")
        if row.rest != .none {
          let share = row.rest == row.editing ? 1 : 1 - progress
          #expect(cell.standardAccessory?.alpha ?? 0 == share)
        }
        if let own, progress < 1 { #expect(own.alpha == 0.5 * (1 - progress)) }
      }
      test.table.editingProgress = 0
      #expect(textEnd() == rest)
      #expect(own?.alpha ?? 0.5 == 0.5)
    }
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
    #expect(
      cell.selectionBackground?.backgroundColor?.value == SystemColor.systemGray5.color(in: .light)
    )
    test.table.setEditing(false, animated: false)
    test.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    test.window.layoutIfNeeded()
    #expect(
      cell.selectionBackground?.backgroundColor?.value == SystemColor.systemGray4.color(in: .light)
    )
    #expect(cell.selectionBackground?.frame == CGRect(0, 0, 375, 45))
    #expect(cell.subviews.first === cell.selectionBackground)
  }

  @Test func `a cell that never looks chosen does not fill its circle`() throws {
    let test = try editingTable()
    let cell = try #require(test.table.cellForRow(at: path(1)))
    cell.selectionStyle = .none
    test.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    #expect(cell.isSelected)
    #expect(cell.editControl?.isOn == false)
    #expect(cell.selectionBackground?.superview == nil)
  }

  struct Indent: CustomTestStringConvertible {
    let testDescription: String
    var style = TableStyle.plain
    var editingStyle = TableViewCell.EditingStyle.delete
    var hasCircles = false
    var isEditable = true
    var indents = true
    var cellIndents = true
    let content: CGFloat
  }

  @Test(arguments: [
    Indent(testDescription: "a minus", content: 38),
    Indent(testDescription: "plain tables are not asked", indents: false, content: 38),
    Indent(testDescription: "grouped tables are", style: .grouped, indents: false, content: 0),
    Indent(
      testDescription: "a circle always makes room",
      style: .grouped,
      hasCircles: true,
      indents: false,
      content: 38
    ),
    Indent(testDescription: "no control makes room too", editingStyle: .none, content: 38),
    Indent(
      testDescription: "no control, no room wanted",
      editingStyle: .none,
      indents: false,
      content: 0
    ),
    Indent(testDescription: "a row that may not be edited", isEditable: false, content: 0),
    Indent(testDescription: "plain cells decide nothing", cellIndents: false, content: 38),
    Indent(testDescription: "grouped cells do", style: .grouped, cellIndents: false, content: 0),
  ])
  func `the content makes room for the control where the delegate wants it`(
    _ row: Indent
  ) throws {
    let test = try TestTable(style: row.style, sections: [.init(rows: 2)])
    test.content.editingStyle = row.editingStyle
    test.content.indents = row.indents
    if !row.isEditable { test.content.uneditable = [path(1)] }
    test.table.allowsMultipleSelectionDuringEditing = row.hasCircles
    test.table.setEditing(true, animated: false)
    test.window.layoutIfNeeded()
    let cell = try #require(test.table.cellForRow(at: path(1)))
    cell.shouldIndentWhileEditing = row.cellIndents
    test.window.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == row.content)
  }

  struct Background: CustomTestStringConvertible {
    let testDescription: String
    var isEditing = false
    var allowsMultiple = false
    var hasMultipleView = true
    /// Which view is shown: "one", "several", or "gray" for the table's own.
    let shown: String
  }

  @Test(arguments: [
    Background(testDescription: "one row", shown: "one"),
    Background(testDescription: "several rows", allowsMultiple: true, shown: "several"),
    Background(
      testDescription: "several rows, no view for them",
      allowsMultiple: true,
      hasMultipleView: false,
      shown: "one"
    ),
    Background(testDescription: "check circles", isEditing: true, shown: "several"),
  ])
  func `the background for several rows takes the place of the other`(_ row: Background) throws {
    let test = try editingTable()
    test.table.allowsMultipleSelection = row.allowsMultiple
    test.table.setEditing(row.isEditing, animated: false)
    test.window.layoutIfNeeded()
    let cell = try #require(test.table.cellForRow(at: path(1)))
    let one = View()
    let several = View()
    cell.selectedBackgroundView = one
    if row.hasMultipleView { cell.multipleSelectionBackgroundView = several }
    test.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    test.window.layoutIfNeeded()
    #expect((one.superview === cell) == (row.shown == "one"))
    #expect((several.superview === cell) == (row.shown == "several"))
    #expect(cell.selectionBackground?.superview == nil)
    test.table.deselectRow(at: path(1), animated: false)
    #expect(one.superview == nil && several.superview == nil)
  }
}
