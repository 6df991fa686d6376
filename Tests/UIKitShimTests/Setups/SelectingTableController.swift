import TableSelection

#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// The set-up that the page of TableViewScrollAndSelect shows, in its order: a controller that is kept, made
/// with the table, enabled with editing, and taken down at the end.
///
/// What differs: the page imports the pod, whose names `TableSelection` has here. It keeps the controller in a
/// `let`, which cannot be assigned in `viewDidLoad` nor set to nil: a `var`. The height that it estimates is
/// not defined there: 50. Rows, cells and how many can be selected it leaves out.
final class SelectingTableController: UITableViewController {
  private(set) var scrollAndSelectController: TableViewScrollAndSelectController!
  private let estimatedRowHeight: CGFloat = 50

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollAndSelectController = TableViewScrollAndSelectController(tableView: tableView)
    tableView.rowHeight = estimatedRowHeight
    tableView.allowsMultipleSelectionDuringEditing = true
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    scrollAndSelectController.enabled = editing
  }

  override func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { estimatedRowHeight }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    100
  }

  deinit {
    scrollAndSelectController?.invalidate()
    scrollAndSelectController = nil
  }
}

/// The same set-up as another copy of that page has it, with lines lost: `viewDidLoad` does not call
/// `super`, and at the end the controller is let go without a word.
///
/// What differs is what differs above; the braces that the copy lost are there. Scrolling goes by the heights
/// that rows have, as both pages offer.
final class ForgetfulTableController: UITableViewController {
  private(set) var scrollAndSelectController: TableViewScrollAndSelectController!
  private let estimatedRowHeight: CGFloat = 50

  override func viewDidLoad() {
    scrollAndSelectController = TableViewScrollAndSelectController(tableView: tableView)
    scrollAndSelectController.shouldUseEstimatedRowHeightWhenScrolling = false
    tableView.rowHeight = estimatedRowHeight
    tableView.allowsMultipleSelectionDuringEditing = true
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    scrollAndSelectController.enabled = editing
  }

  override func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { estimatedRowHeight }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    100
  }

  deinit {
    scrollAndSelectController = nil
  }
}
