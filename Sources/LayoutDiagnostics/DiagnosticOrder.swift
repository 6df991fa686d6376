extension Sequence<Diagnostic> {
  /// Returns the diagnostics by file, line and column.
  ///
  /// Those without a place come first, and equal ones keep their order.
  package func sortedByPlace() -> [Diagnostic] {
    let numbered = enumerated().sorted { left, right in
      switch (left.element.mark, right.element.mark) {
      case (nil, nil): left.offset < right.offset
      case (nil, _): true
      case (_, nil): false
      case (let one?, let other?):
        (one.file, one.line, one.column, left.offset)
          < (other.file, other.line, other.column, right.offset)
      }
    }
    return numbered.map(\.element)
  }

  /// Whether one of them is an error.
  public var containsError: Bool { contains { $0.severity == .error } }
}
