import Testing
import UIKitShim

/// A screen with a table, whose cells a closure makes.
final class ConfiguredScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let table: UITableView
  var count = 3
  var sections = 2
  var makeCell: (UITableView, IndexPath) -> UITableViewCell
  var makeHeader: () -> UIView? = { nil }

  init(
    style: UITableView.Style = .plain,
    _ makeCell: @escaping (UITableView, IndexPath) -> UITableViewCell
  ) {
    table = UITableView(frame: .zero, style: style)
    self.makeCell = makeCell
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    table.dataSource = self
    table.delegate = self
    view = table
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { makeCell(tableView, indexPath) }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    makeHeader()
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections }

  func cell(_ row: Int) throws -> UITableViewCell {
    try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
  }

  func height(_ row: Int) -> CGFloat {
    table.rectForRow(at: IndexPath(row: row, section: 0)).height
  }
}
