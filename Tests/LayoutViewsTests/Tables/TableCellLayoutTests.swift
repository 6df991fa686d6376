import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutTables
import LayoutViews
import Testing

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

  // 375 wide at 2x; the content is 43.5 high, with a subtitle 55.5, and half a point is the separator's.
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
    // The widths of buttons for details are not measured.
    Row(
      testDescription: "button for details",
      accessory: .detailButton,
      content: CGRect(0, 0, 335, 43.5),
      title: CGRect(16, 0, 311, 43.5)
    ),
    Row(
      testDescription: "button for details and disclosure",
      accessory: .detailDisclosureButton,
      content: CGRect(0, 0, 312.5, 43.5),
      title: CGRect(16, 0, 288.5, 43.5)
    ),
    Row(
      testDescription: "columns",
      style: .value2,
      content: CGRect(0, 0, 375, 43.5),
      title: CGRect(16, 0, 91, 43.5),
      detail: CGRect(113, 0, 246, 43.5)
    ),
    Row(
      testDescription: "columns, right to left",
      direction: .rightToLeft,
      style: .value2,
      content: CGRect(0, 0, 375, 43.5),
      title: CGRect(268, 0, 91, 43.5),
      detail: CGRect(16, 0, 246, 43.5)
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

  @Test(arguments: ["iPhone SE (3rd generation)", "iPhone 15"])
  func `texts that do not fit beside each other are cut at whole pixels`(device: String) throws {
    let test = try TestTable(device, sections: [.init(rows: 0)])
    test.content.cellStyle = .value1
    test.content.sections[0].rows = 1
    test.table.reloadData()
    let cell = try #require(test.table.cellForRow(at: path(0)))
    cell.accessoryType = .disclosureIndicator
    cell.textLabel?.text = String(repeating: "A long title ", count: 4)
    cell.detailTextLabel?.text = String(repeating: "and a long value ", count: 4)
    for isEditing in [false, true] {
      test.table.setEditing(isEditing, animated: false)
      test.window.layoutIfNeeded()
      let scale = test.window.traitCollection.displayScale
      for label in [cell.textLabel, cell.detailTextLabel] {
        let frame = try #require(label).frame
        for x in [frame.minX, frame.maxX] {
          #expect(abs((x * scale).rounded() / scale - x) < 1e-9, "\(x)")
        }
      }
    }
  }

  @Test func `rows grow with the text`() throws {
    let test = try TestTable(sections: [.init(rows: 3)])
    test.window.environment.contentSizeCategory = .accessibilityExtraLarge
    test.window.layoutIfNeeded()
    // 40 points: a line of 47.734, raised to 48 at 2x, 23, and half a point for the separator.
    #expect(test.table.rectForRow(at: path(1)) == CGRect(0, 71.5, 375, 71.5))
  }

  @Test func `texts wrap at accessibility sizes unless their lines are set`() throws {
    let test = try TestTable(sections: [.init(rows: 3)])
    test.window.environment.contentSizeCategory = .accessibilityExtraLarge
    test.window.layoutIfNeeded()
    let cells = test.table.visibleCells
    cells[0].textLabel?.numberOfLines = 1
    for cell in cells { cell.textLabel?.text = "A title that is much wider than the table is" }
    test.table.beginUpdates()
    test.table.endUpdates()
    test.window.layoutIfNeeded()
    #expect(cells.map { $0.textLabel?.numberOfLines } == [1, 0, 0])
    #expect(cells[0].frame.height == 71.5 && cells[1].frame.height > 140)
    test.window.environment.contentSizeCategory = .large
    test.window.layoutIfNeeded()
    #expect(cells.map { $0.textLabel?.numberOfLines } == [1, 1, 1])
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

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `the button for details takes touches of its own`(direction: LayoutDirection) throws {
    let test = try TestTable(sections: [.init(rows: 2)], direction: direction)
    let cell = try #require(test.table.cellForRow(at: path(1)))
    cell.accessoryType = .detailDisclosureButton
    test.window.layoutIfNeeded()
    // From the trailing edge: 16, an arrow head of 10.5, 12, the button of 24.
    func hit(_ distance: CGFloat) -> View? {
      let x = direction == .leftToRight ? 375 - distance : distance
      return cell.hitTest(CGPoint(x: x, y: 20), with: nil)
    }
    #expect(hit(61) === cell.standardAccessory)
    #expect(hit(40) === cell.standardAccessory)
    #expect(hit(37) === cell)
    #expect(hit(20) === cell)
    cell.accessoryType = .disclosureIndicator
    test.window.layoutIfNeeded()
    #expect(hit(20) === cell)
  }

  @Test func `an accessory of the application is as big as it is`() throws {
    let test = try TestTable(sections: [.init(rows: 2)])
    let cell = try #require(test.table.cellForRow(at: path(1)))
    let own = View(frame: CGRect(0, 0, 49, 31))
    cell.accessoryType = .checkmark
    cell.accessoryView = own
    test.window.layoutIfNeeded()
    #expect(own.frame == CGRect(310, 6.5, 49, 31))
    #expect(cell.contentView.frame.width == 310)
    #expect(cell.standardAccessory == nil)
    cell.accessoryView = nil
    test.window.layoutIfNeeded()
    #expect(own.superview == nil)
    #expect(cell.contentView.frame.width == 335)
  }

  @Test func `a view that two cells have is in the one that got it last`() throws {
    let test = try TestTable(sections: [.init(rows: 2)])
    let first = try #require(test.table.cellForRow(at: path(0)))
    let second = try #require(test.table.cellForRow(at: path(1)))
    let own = View(frame: CGRect(0, 0, 49, 31))
    for cell in [first, second, first] {
      cell.accessoryView = own
      test.window.layoutIfNeeded()
      #expect(own.superview === cell)
      #expect(own.frame == CGRect(310, 6.5, 49, 31))
    }
    // In editing mode the view is in no cell, and afterwards in one of them.
    for isEditing in [true, false] {
      test.table.setEditing(isEditing, animated: false)
      test.window.layoutIfNeeded()
      #expect((own.superview == nil) == isEditing)
    }
    #expect(test.window.diagnostics.isEmpty)
  }

  @Test func `colors of the application stay`() throws {
    let test = try TestTable(style: .grouped, sections: [.init(rows: 0)])
    test.content.cellStyle = .value1
    test.content.sections[0].rows = 1
    test.table.reloadData()
    let cell = try #require(test.table.cellForRow(at: path(0)))
    #expect(cell.detailTextLabel?.textColor.value == SystemColor.secondaryLabel.color(in: .light))
    test.window.environment.style = .dark
    test.window.layoutIfNeeded()
    #expect(cell.detailTextLabel?.textColor.value == SystemColor.secondaryLabel.color(in: .dark))
    let red = SystemColor.systemRed.color(in: .dark).object
    cell.detailTextLabel?.textColor = red
    cell.isSelected = true
    #expect(cell.detailTextLabel?.textColor == red)
  }

  @Test func `margins of the content are those of stock texts`() throws {
    let test = try TestTable(sections: [.init(rows: 2)])
    let cell = try #require(test.table.cellForRow(at: path(1)))
    #expect(cell.contentView.layoutMargins == EdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
    cell.accessoryType = .checkmark
    test.window.layoutIfNeeded()
    #expect(cell.contentView.layoutMargins.right == 8)
    #expect(cell.layoutMargins == EdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
    cell.layoutMargins = .zero
    test.window.layoutIfNeeded()
    #expect(cell.layoutMargins == .zero && cell.contentView.layoutMargins.left == 16)
    // Scrolled below the status bar they stay what they are.
    test.table.contentOffset.y = 40
    test.window.layoutIfNeeded()
    #expect(cell.contentView.layoutMargins.top == 11)
    cell.contentView.directionalLayoutMargins.leading = 30
    cell.accessoryType = .none
    test.window.layoutIfNeeded()
    #expect(cell.contentView.layoutMargins == EdgeInsets(top: 11, left: 30, bottom: 11, right: 8))
  }
}
