import Foundation
import LayoutControls
import LayoutDevices
import LayoutGeometry
import LayoutTables
import LayoutViews
import Testing

/// A data source and delegate that answers from values and writes down what it is asked and told.
final class TestTableContent: TableViewDataSource, TableViewDelegate {
  struct Section {
    var title: String?
    var footer: String?
    var rows: Int
  }

  var sections: [Section]
  var log: [String] = []
  var cellStyle = TableViewCell.CellStyle.default
  var uneditable: Set<IndexPath> = []
  var dark: Set<IndexPath> = []
  var refused: Set<IndexPath> = []
  var kept: Set<IndexPath> = []
  var redirections: [IndexPath: IndexPath] = [:]
  var height: ((IndexPath) -> CGFloat)?
  var estimate: ((IndexPath) -> CGFloat)?
  var runs: [RowRun]?
  var editingStyle = TableViewCell.EditingStyle.delete
  var indents = true
  var level: ((IndexPath) -> Int)?
  var cellsMade = 0

  init(_ sections: [Section]) {
    self.sections = sections
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    var cell = tableView.dequeueReusableCell(withIdentifier: "cell")
    if cell == nil {
      cellsMade += 1
      cell = TableViewCell(style: cellStyle, reuseIdentifier: "cell")
    }
    cell?.textLabel?.text = "Row \(indexPath.section)/\(indexPath.row)"
    cell?.detailTextLabel?.text = "Detail"
    return cell ?? TableViewCell()
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    !uneditable.contains(indexPath)
  }

  func tableView(
    _ tableView: TableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle { editingStyle }

  func tableView(
    _ tableView: TableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { indents }

  func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    level?(indexPath) ?? TableView.unansweredLevel
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height?(indexPath) ?? TableView.unanswered
  }

  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    estimate?(indexPath) ?? TableView.unanswered
  }

  func tableView(_ tableView: TableView, rowHeightsInSection section: Int) -> RowHeights? {
    runs.map { RowHeights(runs: $0) }
  }

  func tableView(_ tableView: TableView, shouldHighlightRowAt path: IndexPath) -> Bool {
    log.append("shouldHighlight \(path.row)")
    return !dark.contains(path)
  }

  func tableView(_ tableView: TableView, didHighlightRowAt path: IndexPath) {
    log.append("didHighlight \(path.row)")
  }

  func tableView(_ tableView: TableView, didUnhighlightRowAt path: IndexPath) {
    log.append("didUnhighlight \(path.row)")
  }

  func tableView(_ tableView: TableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    log.append("willSelect \(path.row)")
    return refused.contains(path) ? nil : redirections[path] ?? path
  }

  func tableView(_ tableView: TableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
    log.append("willDeselect \(path.row)")
    return kept.contains(path) ? nil : path
  }

  func tableView(_ tableView: TableView, didSelectRowAt path: IndexPath) {
    log.append("didSelect \(path.row)")
  }

  func tableView(_ tableView: TableView, didDeselectRowAt path: IndexPath) {
    log.append("didDeselect \(path.row)")
  }
}

/// A table in a window, and what keeps it alive.
struct TestTable {
  let window: Window
  let table: TableView
  let content: TestTableContent
  let container: NavigationContainer?

  /// Makes a table that fills the screen of a device.
  ///
  /// - Parameters:
  ///   - device: The name of the device.
  ///   - style: How the table looks.
  ///   - sections: What it shows.
  ///   - isContained: Whether it is under a navigation bar.
  ///   - direction: The side at which text begins.
  ///   - orientation: How the device is held.
  init(
    _ device: String = "iPhone SE (3rd generation)",
    style: TableStyle = .plain,
    sections: [TestTableContent.Section],
    isContained: Bool = false,
    direction: LayoutDirection = .leftToRight,
    orientation: Orientation = .portrait,
    contentSizeCategory: ContentSizeCategory = .large
  ) throws {
    let device = try #require(Device.named(device))
    window = Window(
      environment: ScreenEnvironment(
        device: device,
        orientation: orientation,
        direction: direction,
        contentSizeCategory: contentSizeCategory
      )
    )
    table = TableView(style: style)
    content = TestTableContent(sections)
    table.dataSource = content
    table.delegate = content
    container = isContained ? NavigationContainer(rootView: table) : nil
    window.rootView = container ?? table
    window.layoutIfNeeded()
  }
}

func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

/// Whether two lengths are equal but for the last bits.
func isNear(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 1e-6 }
