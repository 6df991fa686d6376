/// A run of consecutive rows that are all selected, or all not.
struct SelectionRun: TreeRun, Hashable {
  /// The number of rows.
  var count: Int
  /// Whether they are selected.
  var isSelected: Bool

  /// The number of selected rows.
  var measure: Int { isSelected ? count : 0 }

  func isContinued(by other: Self) -> Bool { isSelected == other.isSelected }
}
