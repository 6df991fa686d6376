public import Foundation
public import LayoutDevices
public import LayoutDiagnostics
public import LayoutGeometry

/// A table with its content.
public struct TableScene: Sendable, Hashable {
  /// The style.
  public var style: TableStyle = .plain
  /// The sections, from the top.
  public var sections: [SectionScene]
  /// The heights of the rows.
  public var rowHeight: RowHeight
  /// The estimate that the delegate gives for every row, or `nil` for none.
  public var estimatedRowHeight: CGFloat?
  /// Whether the table is in editing mode from the start.
  public var isEditing: Bool
  /// Whether several rows can be selected: true, unlike UIKit's own default, because the overlay needs it.
  public var allowsMultipleSelection: Bool = true
  /// Whether several rows can be selected in editing mode: true for the same reason.
  public var allowsMultipleSelectionDuringEditing: Bool = true
  /// Whether the table scrolls: UIKit's `isScrollEnabled`.
  public var isScrollEnabled: Bool = true
  /// Whether the table rests at pages: UIKit's `isPagingEnabled`.
  public var isPagingEnabled = false
  /// The view above the first section, or `nil` for none.
  public var headerView: TableEdgeView?
  /// The view below the last section, or `nil` for none.
  public var footerView: TableEdgeView?
  /// The insets that are added to those of the safe area.
  public var contentInset: EdgeInsets = .zero
  /// The distance that the table is scrolled at the start from its top rest position, 0 or more.
  public var contentOffset: CGFloat = 0
  /// Whether lines are drawn between rows.
  public var showsSeparators: Bool = true
  /// The title of each cell, in which `{row}` and `{section}` are the numbers.
  public var text: CellText = .standard
  /// The second line of each cell, or `nil` for none.
  public var detail: CellText?
  /// Whether cells follow the readable width: UIKit's `cellLayoutMarginsFollowReadableWidth`.
  public var followsReadableWidth = false
  /// The look of the cells.
  public var look: CellLook = CellLook()
  /// The place in the file, or `nil` for a table from code.
  public var mark: SourceMark?

  /// Creates a table.
  public init(
    sections: [SectionScene],
    rowHeight: RowHeight = .automatic,
    isEditing: Bool = false,
    mark: SourceMark? = nil
  ) {
    self.sections = sections
    self.rowHeight = rowHeight
    self.isEditing = isEditing
    self.mark = mark
  }

  /// Makes a table of one section without a title.
  public static func rows(_ count: Int) -> Self {
    Self(sections: [SectionScene(rowCount: count)])
  }

  /// Returns the height of a row: the section's own if it has one, else the table's, or `nil` for automatic.
  public func height(of row: RowAddress) -> CGFloat? {
    height(ofRow: row.row, in: sections[row.section])
  }

  /// Returns the height of a row of a section, which may have come to the table later, or `nil` for automatic.
  package func height(ofRow row: Int, in section: SectionScene) -> CGFloat? {
    switch section.rowHeight {
    case .automatic: rowHeight.height(ofRow: row)
    case .repeating(let heights): heights[row % heights.count]
    }
  }

  /// Returns the heights that the rows of a section have in turn, or `nil` if they are automatic.
  package func repeatingRowHeights(of section: SectionScene) -> [CGFloat]? {
    var chosen = section.rowHeight
    if case .automatic = chosen { chosen = rowHeight }
    guard case .repeating(let heights) = chosen else { return nil }
    return heights
  }
}

/// A view above the first section of a table, or below the last one: UIKit's `tableHeaderView` and
/// `tableFooterView`.
public struct TableEdgeView: Sendable, Hashable {
  /// The text in the middle of it, or `nil` for none.
  public var text: String?
  /// The height.
  public var height: CGFloat
  /// The color behind the text, or `nil` for none.
  public var color: Color?

  /// Creates a view.
  public init(text: String? = nil, height: CGFloat = 44, color: Color? = nil) {
    self.text = text
    self.height = height
    self.color = color
  }
}

/// A section of a table.
public struct SectionScene: Sendable, Hashable {
  /// The text of the header, or `nil` for no header.
  public var title: String?
  /// The text of the footer, or `nil` for no footer.
  public var footer: String?
  /// The number of rows, which may be none.
  public var rowCount: Int
  /// The heights of its rows, of which automatic leaves them to the table.
  public var rowHeight: RowHeight
  /// The rows that are selected at the start, the oldest first; those of the sections above are older.
  public var selected: RowSequence = .none
  /// The rows of which `tableView(_:canEditRowAt:)` says no.
  public var uneditable: RowSet = .none
  /// The rows that refuse to be selected (`willSelectRowAt` answers `nil`).
  public var unselectable: RowSet = .none
  /// The rows with pale texts whose cells take no touches.
  public var disabled: RowSet = .none
  /// The rows that can be moved in editing mode.
  public var movable = RowSet.none
  /// The rows that a swipe deletes if there are no actions at the trailing edge, and the minus does in
  /// editing mode: those that the data source commits edits of.
  public var deletable = RowSet.none
  /// The actions at the leading edge, from the edge inward.
  public var leadingActions: [SwipeActionScene] = []
  /// The actions at the trailing edge, from the edge inward.
  public var trailingActions: [SwipeActionScene] = []
  /// The look of the cells, if it differs from the table's.
  public var look: CellLook = CellLook()
  /// The place in the file, or `nil` for a section from code.
  public var mark: SourceMark?

  /// Creates a section.
  public init(
    title: String? = nil,
    rowCount: Int,
    rowHeight: RowHeight = .automatic,
    mark: SourceMark? = nil
  ) {
    self.title = title
    self.rowCount = rowCount
    self.rowHeight = rowHeight
    self.mark = mark
  }
}

/// The heights of rows.
public enum RowHeight: Sendable, Hashable {
  /// As high as the cell wants to be.
  case automatic
  /// The heights in turn, beginning again after the last, never none. One height is the same for all.
  case repeating([CGFloat])

  /// Returns the same height for all rows.
  public static func fixed(_ height: CGFloat) -> Self {
    .repeating([height])
  }

  /// Returns the height of a row of the section, or `nil` for automatic.
  public func height(ofRow row: Int) -> CGFloat? {
    switch self {
    case .automatic: nil
    case .repeating(let heights): heights[row % heights.count]
    }
  }
}

/// A text with places for the numbers of a row.
public struct CellText: Sendable, Hashable {
  /// The text, in which `{row}` and `{section}` are the numbers, counted from 0.
  public var pattern: String

  /// The text of a cell by default: "Row 3".
  public static let standard = Self(pattern: "Row {row}")

  /// Creates a text.
  public init(pattern: String) {
    self.pattern = pattern
  }

  /// Returns the text of one row.
  public func text(of row: RowAddress) -> String {
    var result = ""
    var rest = pattern[...]
    while let brace = rest.firstIndex(of: "{") {
      result += rest[..<brace]
      rest = rest[brace...]
      if rest.hasPrefix("{row}") {
        result += String(row.row)
        rest = rest.dropFirst("{row}".count)
      } else if rest.hasPrefix("{section}") {
        result += String(row.section)
        rest = rest.dropFirst("{section}".count)
      } else {
        result += "{"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }
}
