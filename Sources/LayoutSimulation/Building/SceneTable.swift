import Foundation
import LayoutInteraction
import LayoutScenes
import LayoutViews
import TableSelection

/// The data source and delegate of a scene's table: rows as the scene describes them, every delegate
/// call remembered.
final class SceneTable: TableViewDataSource, LimitingTableViewDelegate {
  private let scene: TableScene

  /// What is selected, by age, under the scene's limit; nil until the table is there.
  var limitedSelection: LimitedSelection?
  /// Whether two fingers may begin to select.
  var selectsWithTwoFingers = false

  /// What the delegate was told of rows, in order.
  let calls = RowCalls()
  /// What is done when the delegate was told of a row.
  var selectionDidChange: () -> Void = {}

  init(_ scene: TableScene) {
    self.scene = scene
  }

  // MARK: Data source

  func numberOfSections(in tableView: TableView) -> Int {
    scene.sections.count
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    scene.sections[section].rowCount
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let row = RowAddress(indexPath)
    let section = scene.sections[row.section]
    let look = section.look.over(scene.look)
    let style = look.style ?? (scene.detail == nil ? .default : .subtitle)
    let cell =
      tableView.dequeueReusableCell(withIdentifier: style.rawValue)
      ?? TableViewCell(style: style.cellStyle, reuseIdentifier: style.rawValue)
    cell.textLabel?.text = scene.text.text(of: row)
    cell.detailTextLabel?.text = scene.detail?.text(of: row)
    cell.accessoryType = look.accessory?.accessoryType ?? .none
    cell.selectionStyle = look.selectionStyle == .some(.none) ? .none : .default
    let isEnabled = !section.disabled.contains(row.row)
    cell.isUserInteractionEnabled = isEnabled
    cell.textLabel?.isEnabled = isEnabled
    cell.detailTextLabel?.isEnabled = isEnabled
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    scene.sections[section].title
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    scene.sections[section].footer
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    !scene.sections[indexPath.section].uneditable.contains(indexPath.row)
  }

  // MARK: Delegate

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    scene.height(of: RowAddress(indexPath)) ?? TableView.automaticDimension
  }

  /// One answer for all rows of a section where no estimate is asked for.
  func tableView(_ tableView: TableView, rowHeightsInSection section: Int) -> RowHeights? {
    guard scene.estimatedRowHeight == nil,
      let heights = scene.repeatingRowHeights(ofSection: section)
    else { return nil }
    return RowHeights(repeating: heights, count: scene.sections[section].rowCount)
  }

  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    answer(toSelecting: indexPath, in: tableView)
  }

  /// Rows that refuse to be selected do so in drags too.
  func mayChange(_ indexPath: IndexPath) -> Bool {
    !scene.sections[indexPath.section].unselectable.contains(indexPath.row)
  }

  func tableView(
    _ tableView: TableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    selectsWithTwoFingers
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    calls.selected.append(RowAddress(indexPath))
    defer { selectionDidChange() }
    makeRoom(for: indexPath, in: tableView)
  }

  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    calls.deselected.append(RowAddress(indexPath))
    _ = limitedSelection?.current
    selectionDidChange()
  }
}

extension CellStyle {
  fileprivate var cellStyle: TableViewCell.CellStyle {
    switch self {
    case .default: .default
    case .value1: .value1
    case .value2: .value2
    case .subtitle: .subtitle
    }
  }
}

extension CellAccessory {
  fileprivate var accessoryType: TableViewCell.AccessoryType {
    switch self {
    case .none: .none
    case .disclosure: .disclosureIndicator
    case .detailDisclosure: .detailDisclosureButton
    case .checkmark: .checkmark
    case .detail: .detailButton
    }
  }
}

extension RowAddress {
  /// The address of the row at `indexPath`.
  init(_ indexPath: IndexPath) {
    self.init(section: indexPath.section, row: indexPath.row)
  }

  /// The path of the row in a table.
  var indexPath: IndexPath { IndexPath(row: row, section: section) }
}
