/// A set of variables that rows connect, with these rows, to be solved together.
struct Component: BitwiseCopyable {
  /// The place and number of the rows in the partition, in order of activation, and their capacity.
  var rowStart: Int32 = 0
  var rowCount: Int32 = 0
  var rowCapacity: Int32 = 0
  /// The place and number of the variables in the partition.
  var variableStart: Int32 = 0
  var variableCount: Int32 = 0
  /// Whether it has changed since it was solved.
  var isStale = true
  /// Whether it must be made again, as it may have grown together with others or fallen apart.
  var isRestructured = false
  /// The number of rows it has lost since it was made, so that it may have fallen apart.
  var lostRowCount: Int32 = 0
  /// Whether some of the lost rows are in its list still.
  var hasGaps = false
  /// Whether no rows were in dispute when it was last solved.
  var isUndisputed = false
  /// The highest priority at which rows have changed since it was solved, or `nil` if it is new.
  private(set) var highestChange: Priority?
  /// The constants that have changed since it was solved.
  var changedRows = ChangedRows()
  /// The constants that had changed when it was last solved, and whether they were the same before.
  var lastChangedRows = ChangedRows.other
  var isRepeated = false
  /// The number of solutions until it is worth tracing, and the number that this was the last time.
  ///
  /// It rises with each failure.
  var tracingWait: Int32 = 0
  var tracingDelay: Int32 = 1

  var rowPlaces: Range<Int> { Int(rowStart)..<Int(rowStart + rowCount) }
  var variablePlaces: Range<Int> { Int(variableStart)..<Int(variableStart + variableCount) }

  /// Records that rows of a priority have changed.
  mutating func noteChange(of priority: Priority) {
    highestChange = max(highestChange ?? priority, priority)
  }

  /// Records that all changes are dealt with.
  mutating func forgetChanges() {
    highestChange = nil
    changedRows = ChangedRows()
    isStale = false
  }
}
