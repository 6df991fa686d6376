import LayoutTables
@_spi(SystemViews) import LayoutViews
import ScreenFrames
import Testing
import UIKitShim

/// Cells with configurations: sizes, places and states.
struct ConfiguredCellTests {
  private static func screen(
    cell style: UITableViewCell.CellStyle = .default,
    table: UITableView.Style = .plain,
    _ change: @escaping (inout UIListContentConfiguration) -> Void
  ) -> ConfiguredScreen {
    ConfiguredScreen(style: table) { _, _ in
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      change(&content)
      cell.contentConfiguration = content
      return cell
    }
  }

  struct HeightRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let style: UITableViewCell.CellStyle
    let height: CGFloat
    let change: @Sendable (inout UIListContentConfiguration) -> Void
  }

  // Lines of 17, 15 and 12 points are 20.333, 18 and 14.333 high at 3x, and two of 17 points 42.333; margins are 11, the separator a third.
  @Test(arguments: [
    HeightRow(testDescription: "one line", style: .default, height: 44) { $0.text = "Ada" },
    HeightRow(testDescription: "no text", style: .default, height: 44) { _ in },
    HeightRow(testDescription: "a second text", style: .default, height: 63.667) {
      $0.text = "Ada"
      $0.secondaryText = "Lovelace"
    },
    HeightRow(testDescription: "a caption", style: .subtitle, height: 60) {
      $0.text = "Ada"
      $0.secondaryText = "Lovelace"
    },
    HeightRow(testDescription: "a value beside", style: .value1, height: 44) {
      $0.text = "Ada"
      $0.secondaryText = "1815"
    },
    HeightRow(testDescription: "a value without room beside", style: .value1, height: 66) {
      $0.text = "The daughter of Lord Byron"
      $0.secondaryText = "was a mathematician"
    },
    HeightRow(testDescription: "lines that wrap", style: .default, height: 64.667) {
      $0.text = "The first of all who wrote a program, long before there was a machine"
    },
    HeightRow(testDescription: "one line at most", style: .default, height: 44) {
      $0.text = "The first of all who wrote a program, long before there was a machine"
      $0.textProperties.numberOfLines = 1
    },
    HeightRow(testDescription: "own margins", style: .default, height: 60.667) {
      $0.text = "Ada"
      $0.directionalLayoutMargins.top = 20
      $0.directionalLayoutMargins.bottom = 20
    },
    HeightRow(testDescription: "a large picture", style: .default, height: 82.333) {
      $0.text = "Ada"
      $0.image = UIImage(size: CGSize(width: 90, height: 60))
    },
    HeightRow(testDescription: "a picture in a limit", style: .default, height: 52.333) {
      $0.text = "Ada"
      $0.image = UIImage(size: CGSize(width: 90, height: 60))
      $0.imageProperties.maximumSize = CGSize(width: 0, height: 30)
    },
    HeightRow(testDescription: "own distance below", style: .default, height: 70.667) {
      $0.text = "Ada"
      $0.secondaryText = "Lovelace"
      $0.textToSecondaryTextVerticalPadding = 10
    },
  ])
  func `a row is as high as its content and margins`(_ row: HeightRow) throws {
    let screen = Self.screen(cell: row.style, row.change)
    let window = try ScreenHost.show(screen)
    #expect(isClose(screen.height(0), row.height), "\(screen.height(0))")
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `the parts stand where those of stock cells do`() throws {
    let screen = Self.screen {
      $0.text = "Ada"
      $0.secondaryText = "Lovelace"
      $0.image = UIImage(size: CGSize(width: 30, height: 30))
    }
    _ = try ScreenHost.show(screen)
    let list = try #require(try screen.cell(0).contentView as? UIListContentView)
    #expect(isClose(list.imageView.frame, CGRect(x: 16, y: 16.667, width: 30, height: 30)))
    #expect(list.textLabel.frame.minX == 62 && isClose(list.textLabel.frame.minY, 11))
    #expect(isClose(list.secondaryTextLabel.frame.minY, 34.333))
    #expect(try screen.cell(0).separatorInset.left == 62)
    let guide = try #require(list.textLayoutGuide)
    list.layoutIfNeeded()
    #expect(isClose(guide.layoutFrame, list.textLabel.frame))
    #expect(list.secondaryTextLayoutGuide != nil && list.imageLayoutGuide != nil)
  }

  @Test func `from right to left the parts are mirrored`() throws {
    let screen = Self.screen {
      $0.text = "Ada"
      $0.image = UIImage(size: CGSize(width: 30, height: 20))
    }
    let window = try ScreenHost.window(on: "iPhone 15", .portrait, .rightToLeft)
    window.rootViewController = screen
    window.layoutIfNeeded()
    let list = try #require(try screen.cell(0).contentView as? UIListContentView)
    #expect(list.imageView.frame.maxX == list.bounds.width - 16)
    #expect(list.textLabel.frame.maxX == list.bounds.width - 62)
  }

  @Test func `labels of stock cells are gone while there is a content configuration`() throws {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "old"
    cell.contentConfiguration = cell.defaultContentConfiguration()
    #expect(cell.textLabel == nil && cell.detailTextLabel == nil && cell.imageView == nil)
    #expect(cell.contentView is UIListContentView)
    cell.contentConfiguration = nil
    #expect(cell.textLabel != nil && !(cell.contentView is UIListContentView))
    #expect(cell.contentView.subviews.count == 1)
  }

  @Test func `the update handler hears of each state before the layout`() throws {
    var log: [String] = []
    let screen = ConfiguredScreen { _, _ in
      let cell = UITableViewCell()
      cell.configurationUpdateHandler = { cell, state in
        var content = cell.defaultContentConfiguration().updated(for: state)
        content.text = state.isSelected ? "chosen" : "free"
        cell.contentConfiguration = content
        log.append(
          "\(state.isSelected ? "selected" : "-") \(state.isEditing ? "editing" : "-")"
        )
      }
      return cell
    }
    screen.count = 1
    screen.sections = 1
    let window = try ScreenHost.show(screen)
    #expect(log == ["- -"])
    screen.table.selectRow(
      at: IndexPath(row: 0, section: 0),
      animated: false,
      scrollPosition: .none
    )
    window.layoutIfNeeded()
    let list = try #require(try screen.cell(0).contentView as? UIListContentView)
    #expect(log == ["- -", "selected -"] && list.textLabel.text == "chosen")
    screen.table.allowsMultipleSelectionDuringEditing = true
    screen.table.setEditing(true, animated: false)
    window.layoutIfNeeded()
    let isSelected = screen.table.indexPathForSelectedRow != nil
    #expect(log.last == "\(isSelected ? "selected" : "-") editing")
    window.layoutIfNeeded()
    #expect(log.count <= 4)
  }

  /// A cell in the style of 2021: state of its own, and content made in `updateConfiguration(using:)`.
  private final class ArchiveCell: UITableViewCell {
    var isArchived = false {
      didSet { if isArchived != oldValue { setNeedsUpdateConfiguration() } }
    }

    override var configurationState: UICellConfigurationState {
      var state = super.configurationState
      state.isArchived = isArchived
      return state
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
      var content = UIListContentConfiguration.valueCell().updated(for: state)
      content.text = "Letter"
      content.secondaryText = state.isArchived ? "archived" : "new"
      contentConfiguration = content
      var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
      if state.isArchived {
        background.backgroundColor = .systemYellow
        background.cornerRadius = 8
        background.backgroundInsets = .init(top: 2, leading: 4, bottom: 2, trailing: 4)
      }
      backgroundConfiguration = background
    }
  }

  @Test func `a cell has a state of its own, which its configurations follow`() throws {
    let screen = ConfiguredScreen { _, _ in ArchiveCell() }
    let window = try ScreenHost.show(screen)
    let cell = try #require(try screen.cell(0) as? ArchiveCell)
    let list = try #require(cell.contentView as? UIListContentView)
    #expect(list.secondaryTextLabel.text == "new")
    let background = try #require(cell.configuredBackground)
    #expect(background.configuration.backgroundColor == .systemBackground)
    cell.isArchived = true
    window.layoutIfNeeded()
    #expect(list === cell.contentView && list.secondaryTextLabel.text == "archived")
    #expect(background.configuration.backgroundColor == .systemYellow)
    #expect(background.area == CGRect(x: 4, y: 2, width: 385, height: 40))
  }

  @Test func `the background of a plain cell is gray while it is selected, and no other one shows`()
    throws
  {
    let screen = ConfiguredScreen { _, _ in
      let cell = UITableViewCell()
      cell.backgroundColor = .systemRed
      cell.selectedBackgroundView = UIView()
      cell.backgroundConfiguration = .listPlainCell()
      return cell
    }
    let window = try ScreenHost.show(screen)
    let cell = try screen.cell(1)
    #expect(cell.backgroundColor == nil && cell.selectedBackgroundView == nil)
    screen.table.selectRow(
      at: IndexPath(row: 1, section: 0),
      animated: false,
      scrollPosition: .none
    )
    window.layoutIfNeeded()
    let background = try #require(cell.configuredBackground)
    #expect(background.configuration.backgroundColor == .systemGray4)
    #expect(cell.selectionBackground == nil)
    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil && cell.configuredBackground == nil)
  }

  @Test func `the background of a group's rows has the corners of the group`() throws {
    let screen = ConfiguredScreen(style: .insetGrouped) { _, _ in
      let cell = UITableViewCell()
      cell.backgroundConfiguration = .listGroupedCell()
      return cell
    }
    _ = try ScreenHost.show(screen)
    let last = screen.table.numberOfRows(inSection: 0) - 1
    let outlines: [Outline] = try [0, 1, last].map { row in
      let cell = try screen.cell(row)
      let background = try #require(cell.configuredBackground)
      guard case .shape(let shape) = background.drawing.first else { return .rectangle(.zero) }
      return shape.outline
    }
    let rect = CGRect(origin: .zero, size: try screen.cell(0).bounds.size)
    #expect(outlines[0] == .rectangle(rect, top: 10, bottom: 0))
    #expect(outlines[1] == .rectangle(rect))
    #expect(outlines[2] == .rectangle(rect, top: 0, bottom: 10))
  }

  @Test func `the tint color and the transformer make the color of a background`() {
    var background = UIBackgroundConfiguration.listGroupedCell()
    background.backgroundColor = nil
    #expect(background.resolvedBackgroundColor(for: .systemBlue) == .systemBlue)
    background.backgroundColorTransformer = .init { _ in .black }
    #expect(background.resolvedBackgroundColor(for: .systemBlue) == .black)
    let gray = UIConfigurationColorTransformer.grayscale(.red)
    #expect(gray == UIColor(white: 54.0 / 255, alpha: 1))
  }

  @Test func `a disabled cell is pale, but for colors of its own`() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isDisabled = true
    var content = UIListContentConfiguration.cell().updated(for: state)
    #expect(content.textProperties.resolvedColor() == .tertiaryLabel)
    content.textProperties.color = .systemRed
    #expect(content.updated(for: state).textProperties.color == .systemRed)
    state.isDisabled = false
    #expect(content.updated(for: state).secondaryTextProperties.color == .secondaryLabel)
  }
}

extension UIConfigurationStateCustomKey {
  fileprivate static let isArchived = UIConfigurationStateCustomKey("com.example.isArchived")
}

extension UICellConfigurationState {
  fileprivate var isArchived: Bool {
    get { self[.isArchived] as? Bool ?? false }
    set { self[.isArchived] = newValue }
  }
}
