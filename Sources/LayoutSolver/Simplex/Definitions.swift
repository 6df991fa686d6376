/// The unknowns that left the table, as sums of the column heads.
///
/// The head of a column is a row, or an unknown that is defined later or stays undetermined. So the
/// definitions are evaluated from the last to the first.
struct Definitions: ~Copyable {
  struct Definition: BitwiseCopyable {
    var unknown: Int32
    var end: Int32
    var constant: Double
  }

  struct Part: BitwiseCopyable {
    var head: Simplex.Head
    var coefficient: Double
  }

  private var definitions = Buffer<Definition>()
  private var parts = Buffer<Part>()

  init() {}

  mutating func removeAll() {
    definitions.removeAll()
    parts.removeAll()
  }

  mutating func add(_ head: Simplex.Head, times coefficient: Double) {
    parts.append(Part(head: head, coefficient: coefficient))
  }

  /// Completes a definition with the parts added since the last one.
  mutating func define(_ unknown: Int, constant: Double) {
    definitions.append(
      Definition(unknown: Int32(unknown), end: Int32(parts.count), constant: constant)
    )
  }

  /// Computes the defined unknowns from rows and from unknowns without definition.
  ///
  /// Without constants the results are rates of change.
  func evaluate(
    rows: borrowing Buffer<Double>,
    unknowns: inout Buffer<Double>,
    withConstants: Bool
  ) {
    for index in definitions.indices.reversed() {
      let definition = definitions[index]
      let start = index > 0 ? definitions[index - 1].end : 0
      var value = withConstants ? definition.constant : 0
      for place in Int(start)..<Int(definition.end) {
        let part = parts[place]
        value +=
          part.coefficient * (part.head.isRow ? rows[part.head.row] : unknowns[part.head.unknown])
      }
      unknowns[Int(definition.unknown)] = value
    }
  }

  /// Carries weights of unknowns over to the rows and undetermined unknowns that define them.
  func distribute(unknowns: inout Buffer<Double>, rows: inout Buffer<Double>) {
    for index in definitions.indices {
      let definition = definitions[index]
      let start = index > 0 ? definitions[index - 1].end : 0
      let weight = unknowns[Int(definition.unknown)]
      guard weight != 0 else { continue }
      unknowns[Int(definition.unknown)] = 0
      for place in Int(start)..<Int(definition.end) {
        let part = parts[place]
        if part.head.isRow {
          rows[part.head.row] += weight * part.coefficient
        } else {
          unknowns[part.head.unknown] += weight * part.coefficient
        }
      }
    }
  }
}
