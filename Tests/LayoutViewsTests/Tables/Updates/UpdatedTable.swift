import Foundation
import LayoutDevices
import LayoutTables
import LayoutViews
import TestSupport
import Testing

/// A table whose rows are numbers that go where their rows go.
final class UpdatedTable: TableViewDataSource, TableViewDelegate {
  let window: Window
  let table = TableView()
  var sections: [[Int]]
  var names: [String]
  var height: (Int) -> CGFloat = { _ in TableView.unanswered }
  var log: [String] = []
  private(set) var cellsAsked: [Int] = []

  init(_ sections: [[Int]]) throws {
    self.sections = sections
    names = sections.indices.map { "S\($0)" }
    window = try LayoutViewsTests.window(on: "iPhone 8")
    table.dataSource = self
    table.delegate = self
    window.rootView = table
    window.layoutIfNeeded()
    cellsAsked = []
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let number = sections[indexPath.section][indexPath.row]
    cellsAsked.append(number)
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "cell")
      ?? TableViewCell(style: .default, reuseIdentifier: "cell")
    cell.textLabel?.text = "\(number)"
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    names[section]
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height(sections[indexPath.section][indexPath.row])
  }

  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("didUnhighlight row \(indexPath.row)")
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(sections[indexPath.section][indexPath.row])")
  }

  func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    log.append("didEndDisplaying \(cell.textLabel?.text ?? "")")
  }

  /// The numbers of the selected rows, from top to bottom.
  var selected: [Int] {
    (table.indexPathsForSelectedRows ?? []).sorted().map { sections[$0.section][$0.row] }
  }

  /// The titles of the cells on the screen, from top to bottom.
  var shown: [Int] {
    table.visibleCells.map { Int($0.textLabel?.text ?? "") ?? -1 }
  }

  /// The place of a row.
  func path(of number: Int) -> IndexPath? {
    for (section, rows) in sections.enumerated() {
      if let row = rows.firstIndex(of: number) { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  func select(_ numbers: some Sequence<Int>) {
    table.allowsMultipleSelection = true
    for number in numbers {
      guard let path = path(of: number) else { continue }
      table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
  }
}
