import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutInteraction
import LayoutScenes
import LayoutTables
import LayoutText
import LayoutViews
import TableSelection

/// The data source and delegate of a scene's table: rows as the scene describes them, every delegate
/// call remembered.
final class SceneTable: EditableRowsDataSource, LimitingTableViewDelegate {
  /// The table of the scene.
  let scene: TableScene
  /// The rows of the scene that the table shows now.
  var rows: SceneRows { didSet { changeCount += 1 } }
  /// The number of changes of rows so far.
  private(set) var changeCount = 0

  /// The selection, by age, under the scene's limit, or `nil` until the table exists.
  var limitedSelection: LimitedSelection?
  /// Whether two fingers may begin to select.
  var selectsWithTwoFingers = false

  /// The controls at the end of rows that were shown, by the row of the scene; they outlive their cells.
  private var accessoryViews: [RowAddress: View] = [:]

  /// The calls about selection to the delegates on the screen, in order.
  let calls = DelegateCalls()
  /// The rows that the action of the edit screen was last done with.
  var actedRows = RowsBySection()
  /// The closure called after the delegate was notified of a row.
  var selectionDidChange: () -> Void = {}

  /// The views above and below the rows of sections that were shown, by the number of the section's content.
  var headerViews: [Int: View] = [:]
  var footerViews: [Int: View] = [:]

  /// The names of kinds of cells for reuse.
  private var identifiers: [CellKind: String] = [:]
  /// The appearance of the screen.
  let style: InterfaceStyle
  /// The fonts of the scene, or `nil` for none.
  let fonts: FontCascade?

  init(_ scene: TableScene, style: InterfaceStyle, fonts: FontCascade?) {
    self.scene = scene
    self.style = style
    self.fonts = fonts
    rows = SceneRows(scene)
  }

  /// Returns the selection of the scene at the start, by age: the sections from the top, each in its order.
  func selectionAtStart(in tableView: TableView) -> OrderedSelection {
    var selection = OrderedSelection()
    for (section, content) in scene.sections.enumerated() {
      let first = tableView.geometry.rows(inSection: section).lowerBound
      for range in content.selected.ranges {
        selection.insert(first + range.lowerBound..<first + range.upperBound + 1, .down)
      }
    }
    return selection
  }

  // MARK: Data source

  func numberOfSections(in tableView: TableView) -> Int { sectionCount }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows.count(inSection: section)
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let row = rows.origin(of: indexPath)
    let origin = row.map { rows.content(ofOrigin: $0) }
    let section = rows.content(ofSection: indexPath.section)
    let isInScene = row.map { $0.section < scene.sections.count } ?? false
    let look = scene.look(ofRow: row?.row, from: origin, in: section, isInScene: isInScene)
    let values = row.flatMap { row in origin.map { self.values(of: row, from: $0, look) } }
    let number = values?.row.row ?? 0
    if let kind = look.cell?[number], let own = scene.views(of: kind) {
      let image = look.image?[number]
      let cell = ownCell(own, kind: kind, for: row, values, image: image, in: tableView)
      setUp(cell, at: indexPath, row, number, look, values)
      return cell
    }
    let style = look.style ?? (look.detail == nil ? .default : .subtitle)
    let identifier = "\(style)" + look.reuseName
    let cell =
      tableView.dequeueReusableCell(withIdentifier: identifier)
      ?? TableViewCell(style: style, reuseIdentifier: identifier)
    cell.textLabel?.text = values?.title ?? "New row"
    cell.detailTextLabel?.text = values?.detail
    if let image = look.image {
      cell.imageView?.image = image[number].flatMap { $0.image(values, fonts) }
    }
    if let lines = look.lines {
      cell.textLabel?.numberOfLines = lines
      cell.detailTextLabel?.numberOfLines = lines
    }
    if let color = look.textColor { cell.textLabel?.textColor = color[number].object }
    if let color = look.detailColor { cell.detailTextLabel?.textColor = color[number].object }
    let isEnabled = setUp(cell, at: indexPath, row, number, look, values)
    cell.textLabel?.isEnabled = isEnabled
    cell.detailTextLabel?.isEnabled = isEnabled
    return cell
  }

  /// Returns the kinds of cells of rows that say none themselves, or `nil` for none.
  func cells(of content: SectionScene, at origin: RowAddress) -> Repeating<CellKind>? {
    let isOfTable = origin.section < scene.sections.count || content.rows.isOwn
    return content.look.cell ?? (isOfTable ? scene.look.cell : nil)
  }

  /// Returns a source of the same rows at this moment, with cells of its own.
  func copy() -> SceneTable {
    let table = SceneTable(scene, style: style, fonts: fonts)
    table.rows = rows
    return table
  }

  /// Returns the name under which cells of a kind are used again.
  func identifier(of kind: CellKind) -> String {
    if let known = identifiers[kind] { return known }
    let identifier = "own cell \(identifiers.count)"
    identifiers[kind] = identifier
    return identifier
  }

  /// Sets what cells of all kinds have, and returns whether the row is enabled.
  @discardableResult
  private func setUp(
    _ cell: TableViewCell,
    at indexPath: IndexPath,
    _ row: RowAddress?,
    _ number: Int,
    _ look: CellLook,
    _ values: RowValues?
  ) -> Bool {
    if let color = look.backgroundColor { cell.backgroundColor = color[number].object }
    cell.accessoryType = look.accessory?[number] ?? .none
    cell.accessoryView = look.accessoryView?[number].map { accessoryView($0, of: row, values) }
    cell.selectionStyle = look.selectionStyle ?? .default
    let isEnabled = !rows.isListed(indexPath, in: \.disabled)
    cell.isUserInteractionEnabled = isEnabled
    return isEnabled
  }

  /// Returns the values of a row by the names that stand for them in texts, or `nil` for one that is not the
  /// scene's.
  func values(ofRowAt indexPath: IndexPath) -> RowValues? {
    rows.origin(of: indexPath).map { row in
      let origin = rows.content(ofOrigin: row)
      let isInScene = row.section < scene.sections.count
      let look = scene.look(ofRow: row.row, from: origin, in: origin, isInScene: isInScene)
      return values(of: row, from: origin, look)
    }
  }

  private func values(
    of row: RowAddress,
    from origin: SectionScene,
    _ look: CellLook
  ) -> RowValues {
    scene.values(of: row, numbered: rows.number(ofOrigin: row), from: origin, look)
  }

  /// Returns the control of a row: always the same one, except of a row that is not the scene's.
  private func accessoryView(
    _ control: ControlScene,
    of row: RowAddress?,
    _ values: RowValues?
  ) -> View {
    if let row, let view = accessoryViews[row] { return view }
    let view = control.showing { name in values.map { $0[name] } ?? "" }.makeAccessoryView()
    guard let row else { return view }
    accessoryViews[row] = view
    return view
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    rows.content(ofSection: section).headerView == nil ? texts(ofSection: section).title : nil
  }

  func sectionIndexTitles(for tableView: TableView) -> [String]? {
    scene.index.titles(of: sectionTitles)
  }

  func tableView(
    _ tableView: TableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { SectionIndexScene.section(for: title, at: index, in: sectionTitles) }

  private var sectionTitles: [String?] {
    (0..<rows.sectionCount).map { texts(ofSection: $0).title }
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    rows.content(ofSection: section).footerView == nil ? texts(ofSection: section).footer : nil
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    sectionView(\.headerView, of: section, in: tableView, \.headerViews)
  }

  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    sectionView(\.footerView, of: section, in: tableView, \.footerViews)
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    rows.content(ofSection: section).headerView?.ownHeight ?? TableView.unanswered
  }

  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    rows.content(ofSection: section).footerView?.ownHeight ?? TableView.unanswered
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    !rows.isListed(indexPath, in: \.uneditable)
  }

  func tableView(_ tableView: TableView, uneditableRowsInSection section: Int) -> [Range<Int>]? {
    guard !rows.isChanged(section) else { return nil }
    return rows.content(ofSection: section).uneditable.ranges.map { Range($0) }
  }

  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    rows.isListed(indexPath, in: \.movable)
  }

  func tableView(
    _ tableView: TableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let destination = tableView.logName(ofRowAt: destinationIndexPath)
    tableView.note("moveRowAt \(tableView.logName(ofRowAt: sourceIndexPath)) to \(destination)")
    rows.move(sourceIndexPath, to: destinationIndexPath)
  }

  func tableView(
    _ tableView: TableView,
    commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    tableView.note("commit \(editingStyle) forRowAt", indexPath)
    guard editingStyle == .delete else { return }
    perform(RowUpdate(.delete, [RowAddress(indexPath)], animation: .left), on: tableView)
  }

  // MARK: Delegate

  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    tableView.note("willSelectRowAt", indexPath)
    return rows.isListed(indexPath, in: \.unselectable) ? nil : indexPath
  }

  func tableView(
    _ tableView: TableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    SwipeActionsConfiguration(
      actions: rows.content(ofSection: indexPath.section).leadingActions.map(action)
    )
  }

  func tableView(
    _ tableView: TableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    let section = rows.content(ofSection: indexPath.section)
    // Without an answer the table offers to delete the row.
    if section.trailingActions.isEmpty, rows.isListed(indexPath, in: \.deletable) { return nil }
    return SwipeActionsConfiguration(actions: section.trailingActions.map(action))
  }

  private func action(_ scene: SwipeActionScene) -> ContextualAction {
    let action = ContextualAction(
      style: scene.isDelete ? .destructive : .normal,
      title: scene.title
    ) { [weak self] _, view, done in
      defer { done(true) }
      guard scene.isDelete, let self, let table = view.enclosingTable, let row = table.swipedRow
      else { return }
      tableView(table, commit: .delete, forRowAt: row)
    }
    action.image = scene.image.map { Image($0) }
    action.backgroundColor = scene.color?.object
    return action
  }

  func tableView(
    _ tableView: TableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    calls.note(.shouldBeginInteraction, indexPath)
    return selectsWithTwoFingers
  }

  func tableView(
    _ tableView: TableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    calls.note(.didBeginInteraction, indexPath)
  }

  func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {
    calls.note(.didEndInteraction)
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    calls.note(.didSelectRow, indexPath, of: tableView)
    selectionDidChange()
  }

  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    calls.note(.didDeselectRow, indexPath, of: tableView)
    selectionDidChange()
  }
}

extension CellLook {
  /// The end of the name under which cells are used again: those that have a picture or colors of their own are
  /// no others.
  fileprivate var reuseName: String {
    let parts = [
      (image != nil, " with picture"), (lines != nil, " of lines"), (textColor != nil, " in color"),
      (detailColor != nil, " with color"), (backgroundColor != nil, " on color"),
    ]
    return parts.filter(\.0).map(\.1).joined()
  }
}

extension View {
  /// The table that a view is in.
  fileprivate var enclosingTable: TableView? { self as? TableView ?? superview?.enclosingTable }
}
