/// Variables that are connected by rows, with these rows: what is solved at one go.
struct Component {
  /// In order of activation.
  var rows: [Int32] = []
  var variables: [Int32] = []
  var conflicts: [Conflict] = []
  /// Whether a constant or priority has changed.
  var isStale = true
  /// Whether rows have come or gone.
  var isRestructured = false
  /// Whether this stands for nothing any more, and waits to be used again.
  var isFree = false
}
