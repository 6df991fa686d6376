/// A value for all rows, or several that rows have in turn, beginning again after the last.
public struct Repeating<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The values in turn, never none.
  public internal(set) var values: [Value]

  /// Creates the same value for all rows.
  public init(_ value: Value) { values = [value] }

  /// Creates values in turn, or `nil` of none.
  public init?(_ values: [Value]) {
    guard !values.isEmpty else { return nil }
    self.values = values
  }

  /// The value of a row, counted from 0.
  public subscript(row: Int) -> Value { values[row % values.count] }
}
