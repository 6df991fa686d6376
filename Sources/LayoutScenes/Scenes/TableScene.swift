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
  /// The condition under which a drag sends the keyboard away: UIKit's `keyboardDismissMode`.
  public var keyboardDismissal = KeyboardDismissalScene.none
  /// The view above the first section, or `nil` for none.
  public var headerView: TableEdgeView?
  /// The view below the last section, or `nil` for none.
  public var footerView: TableEdgeView?
  /// The index at the trailing edge.
  public var index = SectionIndexScene.none
  /// Whether the table refreshes when it is pulled down: UIKit's `refreshControl`.
  public var refreshes = false
  /// The insets that are added to those of the safe area.
  public var contentInset: EdgeInsets = .zero
  /// The distance that the table is scrolled at the start from its top rest position, 0 or more.
  public var contentOffset: CGFloat = 0
  /// Whether lines are drawn between rows.
  public var showsSeparators: Bool = true
  /// The cells that rows name, in the order of the file.
  public var cells: [NamedCell] = []
  /// Whether cells follow the readable width: UIKit's `cellLayoutMarginsFollowReadableWidth`.
  public var followsReadableWidth = false
  /// The contents and the look of the cells; a title that is `nil` is `CellText.standard`.
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
  public static func rows(_ count: Int) -> Self { Self(sections: [SectionScene(rowCount: count)]) }

  /// Returns the height of a row: the section's own if it has one, else the table's, or `nil` for automatic.
  public func height(of row: RowAddress) -> CGFloat? {
    height(ofRow: row.row, in: sections[row.section])
  }

  /// Returns the height of a row of a section, which may have come to the table later, or `nil` for automatic.
  package func height(ofRow row: Int, in section: SectionScene) -> CGFloat? {
    let height = section.rows.height(ofRow: row) ?? section.rowHeight ?? rowHeight
    return height.height(ofRow: row)
  }

  /// Returns the height of a row that came to a section without a content, the first of those in turn, or `nil` for
  /// automatic.
  package func heightOfNewRow(in section: SectionScene) -> CGFloat? {
    (section.rowHeight ?? rowHeight).height(ofRow: 0)
  }

  /// Returns the heights that the rows of a section have in turn, or `nil` if some are automatic or a row's own.
  package func repeatingRowHeights(of section: SectionScene) -> [CGFloat]? {
    guard !section.rows.hasHeights else { return nil }
    guard case .repeating(let heights) = section.rowHeight ?? rowHeight else { return nil }
    return heights
  }
}

/// The map under `table`.
struct TableMap: KeyMap {
  static let keys = MapKeys<Self>(.table, after: CellMap.descriptions(in: .table))

  static func initial(at mark: SourceMark?) -> TableScene { TableScene(sections: [], mark: mark) }

  let style = Key("style", \.style, .choice).help("The style of the table.")
  let rowCount = Key("rows", .rows)
    .help("How many rows a table of one section has, or what each of them holds.")
    .meant(by: "number-of-rows", "count", "row", "row-count")
  let sections = Key("sections", .written("a list of sections", .list(.map(.section)))).help(
    "The sections, from the top."
  )
  let selected = Self.rows("selected")
    .help("The rows that are selected at the start, the oldest first in each section.")
  let uneditable = Self.rows("uneditable")
    .help("The rows that may not be edited (tableView(_:canEditRowAt:)).")
    .meant(by: "canEdit", "editable")
  let unselectable = Self.rows("unselectable")
    .help("The rows that refuse to be selected (tableView(_:willSelectRowAt:)).")
    .meant(by: "selectable")
  let disabled = Self.rows("disabled").help("The rows with pale texts that take no touches.")
    .meant(by: "enabled", "isEnabled")
  let movable = Self.rows("movable")
    .help("The rows that can be moved in editing mode (tableView(_:canMoveRowAt:)).")
    .meant(by: "reorderable", "can-move", "canMoveRowAt")
  let deletable = Self.rows("deletable")
    .help("The rows that a swipe without actions, or the minus, deletes.")
    .meant(by: "can-delete", "commit", "swipe-to-delete")
  let leadingActions = Key("leading-actions", .swipeActions)
    .help("What a swipe from the leading edge uncovers in sections that do not say so themselves.")
  let trailingActions = Key("trailing-actions", .swipeActions)
    .help("What a swipe from the trailing edge uncovers in sections that do not say so themselves.")
  let rowHeight = Key("row-height", \.rowHeight, .rowHeight)
    .help("The height of the rows.")
    .meant(by: "heightForRowAt", "row-heights", "height")
  let estimatedRowHeight = Key(
    "estimated-row-height",
    \.estimatedRowHeight,
    .length(automatic: "delete it: that is what holds without it")
  )
  .help("The estimate that the delegate gives for every row.")
  .meant(by: "estimatedHeightForRowAt", "estimated-height")
  let editing = Key("editing", \.isEditing, .boolean)
    .help("Whether the table is in editing mode.")
    .meant(by: "isEditing", "is-editing")
  let allowsMultipleSelection = Key(
    "allows-multiple-selection",
    \.allowsMultipleSelection,
    .boolean
  )
  .help("UIKit's allowsMultipleSelection.")
  let allowsMultipleSelectionDuringEditing = Key(
    "allows-multiple-selection-during-editing",
    \.allowsMultipleSelectionDuringEditing,
    .boolean
  )
  .help("UIKit's allowsMultipleSelectionDuringEditing.")
  let scrollEnabled = Key("scroll-enabled", \.isScrollEnabled, .boolean)
    .help("UIKit's isScrollEnabled.")
    .meant(by: "isScrollEnabled", "isScrolling", "is-scrolling", "scrolling")
  let pagingEnabled = Key("paging-enabled", \.isPagingEnabled, .boolean)
    .help("UIKit's isPagingEnabled.")
    .meant(by: "isPagingEnabled", "is-paging-enabled", "paging", "pagingEnabled")
  let keyboardDismissal = Key("keyboard-dismissal", \.keyboardDismissal, .choice)
    .help("When a drag sends the keyboard away (keyboardDismissMode).")
    .meant(by: "keyboardDismissMode", "keyboard-dismiss-mode", "keyboard-dismiss")
  let headerView = Key("header-view", \.headerView, .edgeView(naming: []))
    .help("A view above the first section, which scrolls with the rows (tableHeaderView).")
    .meant(by: "tableHeaderView", "table-header-view", "header", "headerView")
  let footerView = Key("footer-view", \.footerView, .edgeView(naming: []))
    .help("A view below the last section (tableFooterView).")
    .meant(by: "tableFooterView", "table-footer-view", "footer", "footerView")
  let index = Key("index", \.index, .sectionIndex)
    .help("The titles at the trailing edge on which a finger goes to sections.")
    .meant(by: "sectionIndexTitles", "section-index", "index-titles", "section-index-titles")
  let refresh = Key("refresh", \.refreshes, .boolean)
    .help("Whether the table refreshes when it is pulled down far enough (refreshControl).")
    .meant(by: "refreshControl", "refresh-control", "refreshable", "pull-to-refresh")
  let contentInset = Key("content-inset", \.contentInset, .insets)
    .help("Insets that are added to those of the safe area.")
  let contentOffset = Key(
    "content-offset",
    \.contentOffset,
    .points(in: -Limits.points...Limits.contentLength)
  )
  .help("How far the table is scrolled at the start, from its top rest position.")
  let separators = Key("separators", \.showsSeparators, .boolean)
    .help("Whether lines are drawn between rows.")
    .meant(by: "separatorStyle", "separator-style")
  let cells = Key("cells", \.cells, .cells, else: "none")
    .help("Cells with views of their own, by the names that 'cell' has for them.")
    .meant(by: "prototypes", "cell-kinds")
  let followsReadableWidth = Key("follows-readable-width", \.followsReadableWidth, .boolean)
    .help("UIKit's cellLayoutMarginsFollowReadableWidth.")
    .meant(by: "cellLayoutMarginsFollowReadableWidth")

  /// Returns a key for rows of the sections that do not say themselves which of theirs these are.
  private static func rows(_ name: String) -> Key<WrittenEntry> {
    let values = "a list of rows and ranges such as 3..8 or 1/0..2, all or none"
    return Key(name, .written(values, .any([.list(.phrase("3")), .text])), else: "none")
  }

  static func repair(_ table: inout TableScene, at path: String) -> [Replacement] {
    repairKeys(of: &table, at: path) + CellMap.repair(&table.look, at: path)
  }
}

extension SceneReading {
  /// Reads the table, with its own sections or those of a form, and keeps the number of its rows.
  func table(_ value: WrittenValue, showing given: [SectionScene]? = nil) -> TableScene? {
    guard let fields = fields(value, TableMap.self) else { return nil }
    if given != nil { checkFormTable(fields) }
    names.use(in: value)
    if case .map(let cells)? = fields.cells?.value.content { views.cells = cells.map(\.key) }
    if given == nil { readFlags(fields) }
    let sections = given ?? sections(fields)
    if given == nil, sections != nil { checkFlags() }
    tableFlags = TableFlags()
    var table = TableScene(sections: sections ?? [], mark: value.mark)
    names.beginTable()
    CellMap.read(fields, into: &table.look, in: self)
    fields.read(into: &table)
    noteShown(table, fields.sharing(CellMap.self))
    followedRows = (sections?.map(\.rowCount)).map { FollowedRows($0) }
    guard sections != nil else { return nil }
    var written: [WrittenValue] = []
    if case .list(let values)? = fields.sections?.value.content { written = values }
    checkUnshown(fields, written, of: table)
    if given == nil { checkPictures(fields, written, of: table) }
    return table
  }

  /// Reports keys that a table cannot have whose rows are the options of a form.
  private func checkFormTable(_ fields: Fields<TableMap>) {
    let unneeded = [fields.rowCount, fields.sections, fields.estimatedRowHeight]
    for written in unneeded + [fields.cells] + fields.flagsAndActions
      + fields.sharing(CellMap.self).entries.filter(CellMap.has)
    {
      reportNoEffect(written, "is not for the table of a form, which shows its options")
    }
    if let height = fields.rowHeight, case .list = height.value.content {
      wrongType(height, "one number of points in a form")
    }
  }

  private func sections(_ fields: Fields<TableMap>) -> [SectionScene]? {
    switch (fields.rowCount, fields.sections) {
    case (let rows?, nil):
      return fields.value(\.rowCount).map { read in
        var section = SectionScene(rowCount: 0, mark: rows.keyMark)
        section.rows = read.content
        addFlags(to: &section, saying: [])
        read.addLists(to: &section)
        var sections = [section]
        addActions(fields, to: &sections, [])
        return sections
      }
    case (nil, let written?):
      guard let entries = list(written, of: "sections", { $0 }) else { return nil }
      var sections = entries.compactMap { isFull ? nil : map($0, SectionMap.self) }
      check(sections, written)
      if sections.count == entries.count { addActions(fields, to: &sections, entries) }
      // Other mistakes of a section keep none about its rows back.
      return sections.count == entries.count ? sections : nil
    case (nil, nil):
      guard !fields.isMeant(\.rowCount), !fields.isMeant(\.sections) else { return nil }
      report("missing-key", "the table says neither 'rows' nor 'sections'", at: fields.mark)
        .hint(
          CellMap.hintForRows(fields.sharing(CellMap.self))
            ?? "write 'rows: 20', or 'sections:' and a list"
        )
      return nil
    case (let rows?, let sections?):
      let ofBase = [rows, sections].first { $0.keyMark.file != file }?.key
      reportBoth("rows-and-sections", "a table has 'rows' or 'sections', not both", rows, sections)
        .hint(ofBase.map { "write '\($0): null' as well" } ?? "write the rows into the sections")
      return nil
    }
  }

  private func check(_ sections: [SectionScene], _ written: WrittenEntry) {
    if sections.count > Limits.sections {
      let message =
        "a table has at most \(Limits.sections) sections, and these are \(sections.count)"
      report("too-many-sections", message, at: written.keyMark)
    }
    let rows = sections.reduce(0) { $0 + $1.rowCount }
    if rows > Limits.rows {
      let message = "a table has at most \(Limits.rows) rows, and these sections have \(rows)"
      report("too-many-rows", message, at: written.keyMark)
    }
  }

  /// Reports a cell that has both things that can be at its trailing edge.
  func checkAccessories(_ accessory: WrittenEntry?, _ view: WrittenEntry?) {
    guard let accessory, let view else { return }
    let message = "a cell has 'accessory' or 'accessory-view', not both"
    reportBoth("two-accessories", message, accessory, view).hint("delete one of them")
  }
}
