public import Foundation
import LayoutViews

extension TableView {
  /// The notification that a finger selected or deselected a row, whose object is the table: UIKit's
  /// `UITableView.selectionDidChangeNotification`.
  public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification"
  )

  /// Posts that a finger selected or deselected a row, after the delegate heard of it (the order is unverified); what
  /// code selects is not posted.
  package final func postSelectionChange() {
    window?.post(Self.selectionDidChangeNotification, object: self)
  }
}
