/// Variables that are connected by rows, with these rows: what is solved at one go.
struct Component: BitwiseCopyable {
  /// Where the partition keeps the rows, in order of activation, and how many have room there.
  var rowStart: Int32 = 0
  var rowCount: Int32 = 0
  var rowCapacity: Int32 = 0
  /// Where the partition keeps the variables.
  var variableStart: Int32 = 0
  var variableCount: Int32 = 0
  /// Whether something about it has changed since it was solved.
  var isStale = true
  /// Whether it must be made anew, as it may have grown together with others or fallen apart.
  var isRestructured = false
  /// How many rows it has lost since it was made: it may have fallen apart.
  var lostRowCount: Int32 = 0
  /// Whether some of the lost rows are in its list still.
  var hasGaps = false
  /// Whether no rows were in dispute when it was last solved.
  var isUndisputed = false
  /// The highest priority at which rows have changed since it was solved; none after it was made.
  private(set) var highestChange: Priority?
  /// The constants that have changed since it was solved.
  var changedRows = ChangedRows()
  /// Those that had changed when it was last solved, and whether it was the same ones before.
  var lastChangedRows = ChangedRows.other
  var isRepeated = false
  /// After how many more solutions it is worth finding out how it moves, and how many that were
  /// the last time: with each failure more.
  var tracingWait: Int32 = 0
  var tracingDelay: Int32 = 1

  var rowPlaces: Range<Int> { Int(rowStart)..<Int(rowStart + rowCount) }
  var variablePlaces: Range<Int> { Int(variableStart)..<Int(variableStart + variableCount) }

  /// Takes note that rows of a priority have changed.
  mutating func noteChange(of priority: Priority) {
    highestChange = max(highestChange ?? priority, priority)
  }

  /// Takes note that all changes are dealt with.
  mutating func forgetChanges() {
    highestChange = nil
    changedRows = ChangedRows()
    isStale = false
  }
}
