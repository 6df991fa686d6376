/// A row with the weight that it has in a sum of rows.
struct WeightedRow: BitwiseCopyable {
  var row: Int32
  var weight: Double
}
