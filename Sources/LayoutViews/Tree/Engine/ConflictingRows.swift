/// A set of required rows that cannot hold together.
struct ConflictingRows {
  /// The rows, of which the others could hold without any one.
  let rows: [SystemRow]
  /// The one that was given up.
  let broken: SystemRow
  /// The amount by which that one does not hold, in points.
  let amount: Double

  /// The numbers of the rows, by which the conflict is known again.
  var key: [Int] { rows.map(\.number).sorted() + [broken.number] }
}
