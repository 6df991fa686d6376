public import LayoutDiagnostics

/// A section of a table.
public struct SectionScene: Sendable, Hashable {
  /// The text of the header, in which `{section}` is its number and `{{` a brace, or `nil` for no header.
  public var title: String?
  /// The text of the footer in the same way, or `nil` for no footer.
  public var footer: String?
  /// The view above the rows in the place of the title, or `nil` for none.
  public var headerView: TableEdgeView?
  /// The view below the rows in the place of the text of the footer, or `nil` for none.
  public var footerView: TableEdgeView?
  /// The rows, which may be none.
  public var rows: RowContent
  /// The number of rows; setting it takes their own contents away.
  public var rowCount: Int {
    get { rows.count }
    set { rows = .count(newValue) }
  }
  /// The heights of its rows, or `nil` for those of the table.
  public var rowHeight: RowHeight?
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
  /// The contents and the look of the cells, if they differ from the table's.
  public var look: CellLook = CellLook()
  /// The place in the file, or `nil` for a section from code.
  public var mark: SourceMark?

  /// Creates a section.
  public init(
    title: String? = nil,
    rowCount: Int,
    rowHeight: RowHeight? = nil,
    mark: SourceMark? = nil
  ) {
    self.title = title
    rows = .count(rowCount)
    self.rowHeight = rowHeight
    self.mark = mark
  }

  /// Creates a section of rows with contents of their own.
  public init(title: String? = nil, rows: [RowScene]) {
    self.title = title
    self.rows = .list(rows)
  }
}

/// An entry of `sections`.
struct SectionMap: KeyMap {
  static let keys = MapKeys<Self>(.section, after: CellMap.descriptions(in: .section))

  static func initial(at mark: SourceMark?) -> SectionScene {
    SectionScene(rowCount: 0, mark: mark)
  }

  static func read(_ fields: Fields<Self>, in reading: SceneReading) -> SectionScene? {
    let hint = CellMap.hintForRows(fields.sharing(CellMap.self))
    guard let rows = fields.required(\.rowCount, hint: hint) else { return nil }
    var section = SectionScene(rowCount: 0, mark: fields.mark)
    section.rows = rows.content
    CellMap.read(fields, into: &section.look, in: reading)
    fields.read(into: &section)
    reading.addFlags(to: &section, saying: fields.entries.map(\.key))
    rows.addLists(to: &section)
    return section
  }

  let title = Key("title", \.title, .sectionText)
    .help("The header.")
    .meant(by: "header")
  let footer = Key("footer", \.footer, .sectionText).help("The footer.")
  let headerView = Key("header-view", \.headerView, .edgeView(naming: SectionTexts.names))
    .help("A view in the place of the header (tableView(_:viewForHeaderInSection:)).")
    .meant(by: "viewForHeaderInSection", "headerView")
  let footerView = Key("footer-view", \.footerView, .edgeView(naming: SectionTexts.names))
    .help("A view in the place of the footer (tableView(_:viewForFooterInSection:)).")
    .meant(by: "viewForFooterInSection", "footerView")
  let rowCount = Key("rows", .rows)
    .help("How many rows the section has, or what each of them holds.")
    .meant(by: "number-of-rows", "count", "row", "row-count")
  let rowHeight = Key("row-height", \.rowHeight, .rowHeight, else: nil)
    .help("The height of the section's rows, where it differs from the table's.")
    .meant(by: "row-heights", "height")
  let selected = Self.rows("selected") { $1.selected = RowSequence($0) }
    .help(
      "The rows that are selected at the start, the oldest first; a range is selected from its top."
    )
  let uneditable = Self.rows("uneditable") { $1.uneditable = RowSet($0) }
    .help("The rows that may not be edited (tableView(_:canEditRowAt:)).")
    .meant(by: "canEdit", "editable")
  let unselectable = Self.rows("unselectable") { $1.unselectable = RowSet($0) }
    .help("The rows that refuse to be selected (tableView(_:willSelectRowAt:)).")
    .meant(by: "selectable")
  let disabled = Self.rows("disabled") { $1.disabled = RowSet($0) }
    .help("The rows with pale texts that take no touches.")
    .meant(by: "enabled", "isEnabled")
  let movable = Self.rows("movable") { $1.movable = RowSet($0) }
    .help("The rows that can be moved in editing mode (tableView(_:canMoveRowAt:)).")
    .meant(by: "reorderable", "can-move", "canMoveRowAt")
  let deletable = Self.rows("deletable") { $1.deletable = RowSet($0) }
    .help(
      "The rows that a swipe without actions, or the minus, deletes (tableView(_:commit:forRowAt:))."
    )
    .meant(by: "can-delete", "commit", "swipe-to-delete")
  let leadingActions = Key("leading-actions", \.leadingActions, .swipeActions)
    .help(
      "What a swipe from the leading edge uncovers, from the edge inward; 'Delete' deletes the row."
    )
    .meant(by: "leadingSwipeActions", "leading-swipe-actions")
  let trailingActions = Key("trailing-actions", \.trailingActions, .swipeActions)
    .help(
      "What a swipe from the trailing edge uncovers, from the edge inward; 'Delete' deletes the row."
    )
    .meant(
      by: "swipe-actions",
      "swipeActions",
      "swipe",
      "row-actions",
      "actions",
      "trailingSwipeActions",
      "trailing-swipe-actions"
    )
}

extension SectionMap {
  /// The lists of rows in no order, by their names.
  static let lists: [(name: String, rows: any WritableKeyPath<SectionScene, RowSet> & Sendable)] = [
    ("uneditable", \.uneditable), ("unselectable", \.unselectable), ("disabled", \.disabled),
    ("movable", \.movable), ("deletable", \.deletable),
  ]

  static func repair(_ section: inout SectionScene, at path: String) -> [Replacement] {
    var replacements: [Replacement] = []
    switch section.rows {
    case .count(var count):
      let number = ValueReader.integer(in: 0...Limits.rows)
      replacements += number.repair(&count, "\(path).rowCount")
      section.rows = .count(count)
    case .list(var rows):
      for index in rows.indices {
        replacements += RowMap.repair(&rows[index], at: "\(path).rows[\(index)]")
      }
      section.rows = .list(rows)
    case .columns: break
    }
    return replacements + repairKeys(of: &section, at: path)
      + CellMap.repair(&section.look, at: path)
  }

  /// Leaves out rows that the section does not have, and returns one of each set that has some.
  static func missingRows(
    of section: inout SectionScene,
    at path: String
  ) -> [(path: String, row: Int)] {
    let count = section.rowCount
    var missing: [(String, Int)] = []
    func kept(_ ranges: [ClosedRange<Int>], _ name: String) -> [ClosedRange<Int>]? {
      guard let first = ranges.map(\.lowerBound).min(), let last = ranges.map(\.upperBound).max(),
        first < 0 || last >= count
      else { return nil }
      missing.append(("\(path).\(name)", first < 0 ? first : last))
      return ranges.filter { $0.overlaps(0...max(0, count - 1)) && count > 0 }
        .map { $0.clamped(to: 0...count - 1) }
    }
    if let rows = kept(section.selected.ranges, "selected") { section.selected = RowSequence(rows) }
    for (name, list) in lists {
      if let rows = kept(section[keyPath: list].ranges, name) {
        section[keyPath: list] = RowSet(rows)
      }
    }
    return missing
  }

  /// Returns a key for rows of the section, which are known once it is read.
  private static func rows(
    _ name: String,
    keep: @escaping @Sendable ([ClosedRange<Int>], inout SectionScene) -> Void
  ) -> Key<WrittenEntry> {
    let values = "a list of rows and ranges such as 3..8, all or none"
    return Key(name, .written(values, .any([.list(.phrase("3")), .text])), else: "none") {
      reading,
      written,
      section in
      if let ranges = reading.rows(written, count: section.rowCount) { keep(ranges, &section) }
    }
  }
}

extension FollowedRows.Freedom {
  /// Creates the freedom of a finger in a scene.
  init(in scene: Scene) {
    deletes = scene.editScreen?.performs == .delete
    for section in scene.table.sections { add(section) }
  }

  /// Adds the freedom in a new section.
  mutating func add(_ section: SectionScene) {
    let actions = section.leadingActions + section.trailingActions
    if !section.deletable.isEmpty || actions.contains(where: \.isDelete) { deletes = true }
    if !section.movable.isEmpty { moves = true }
  }
}
