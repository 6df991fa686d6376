/// Consecutive rows that are all selected, or all not.
struct SelectionRun: TreeRun, Hashable {
  /// How many rows.
  var count: Int
  /// Whether they are selected.
  var isSelected: Bool

  /// How many of the rows are selected.
  var measure: Int { isSelected ? count : 0 }

  func isContinued(by other: Self) -> Bool { isSelected == other.isSelected }
}
