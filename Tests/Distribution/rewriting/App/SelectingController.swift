import TableViewScrollAndSelect
import UIKit

/// A table in which many rows are selected by one drag, set up as the page of TableViewScrollAndSelect shows it, with
/// buttons of its own to begin and to end.
class SelectingController: UITableViewController {
  private(set) var scrollAndSelectController: TableViewScrollAndSelectController!

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    tableView.rowHeight = 50
    tableView.allowsMultipleSelectionDuringEditing = true
    scrollAndSelectController = TableViewScrollAndSelectController(tableView: tableView)
    updateButtons()
  }

  deinit {
    scrollAndSelectController?.invalidate()
  }

  private func updateButtons() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: isEditing ? "Done" : "Select",
      style: isEditing ? .done : .plain,
      target: self,
      action: #selector(toggleSelecting)
    )
    navigationItem.leftBarButtonItem =
      isEditing
      ? UIBarButtonItem(
        title: "All",
        style: .plain,
        target: self,
        action: #selector(selectAllRows)
      ) : nil
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    scrollAndSelectController.enabled = editing
    updateButtons()
    countDidChange()
  }

  @objc private func toggleSelecting() {
    setEditing(!isEditing, animated: true)
  }

  @objc private func selectAllRows() {
    for row in 0..<tableView.numberOfRows(inSection: 0) {
      tableView.selectRow(
        at: IndexPath(row: row, section: 0),
        animated: false,
        scrollPosition: .none
      )
    }
    countDidChange()
  }

  private func countDidChange() {
    let count = tableView.indexPathsForSelectedRows?.count ?? 0
    title = isEditing ? "\(count) selected" : "Rows"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    100
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    countDidChange()
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    countDidChange()
  }
}
