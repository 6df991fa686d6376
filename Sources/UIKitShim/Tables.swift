public import LayoutDevices
public import LayoutTables

/// `UIKit.UITableView`.
public typealias UITableView = TableView
/// `UIKit.UITableViewCell`.
public typealias UITableViewCell = TableViewCell
/// `UIKit.UITableViewHeaderFooterView`.
public typealias UITableViewHeaderFooterView = TableViewHeaderFooterView
/// `UIKit.UITableViewDataSource`.
public typealias UITableViewDataSource = TableViewDataSource
/// `UIKit.UITableViewDelegate`.
public typealias UITableViewDelegate = TableViewDelegate
/// `UIKit.UITableViewRowAction`.
public typealias UITableViewRowAction = TableViewRowAction
/// `UIKit.UIContextualAction`.
public typealias UIContextualAction = ContextualAction
/// `UIKit.UISwipeActionsConfiguration`.
public typealias UISwipeActionsConfiguration = SwipeActionsConfiguration

/// `UIKit.UITableViewDataSourcePrefetching`.
public typealias UITableViewDataSourcePrefetching = TableViewDataSourcePrefetching
/// `UIKit.UITableViewDiffableDataSource`.
public typealias UITableViewDiffableDataSource = TableViewDiffableDataSource
/// `UIKit.NSDiffableDataSourceSnapshot`.
public typealias NSDiffableDataSourceSnapshot = DiffableDataSourceSnapshot

extension TableView {
  /// `UIKit.UITableView.Style`.
  public typealias Style = TableStyle
}
