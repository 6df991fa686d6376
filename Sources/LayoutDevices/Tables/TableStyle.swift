/// A style of a table: UIKit's `UITableView.Style`.
public enum TableStyle: String, Sendable, Hashable, CaseIterable {
  /// Rows from edge to edge, with headers that stay at the top.
  case plain
  /// Sections apart from each other, from edge to edge.
  case grouped
  /// Sections apart from each other, with rounded corners, inset at the sides.
  case insetGrouped = "inset-grouped"
}
