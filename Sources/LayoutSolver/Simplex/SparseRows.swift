/// A matrix of which most entries are zero, kept by row, with the rows of each column at hand.
///
/// An entry that cancels out stays as a zero, so that no row is listed twice in a column.
struct SparseRows {
  struct Cell: BitwiseCopyable {
    var column: Int32
    var value: Double
  }

  private struct Extent: BitwiseCopyable {
    var start: Int32
    var count: Int32
    var capacity: Int32
  }

  private struct Node: BitwiseCopyable {
    var row: Int32
    var next: Int32
  }

  private var cells: [Cell] = []
  private var extents: [Extent] = []
  private var nodes: [Node] = []
  private var columnHeads: [Int32] = []
  private var columnCounts: [Int32] = []
  /// Of each column, the last target row that was seen to have it.
  private var marks: [Int32] = []
  private var stamp: Int32 = 0
  /// The pivot row, spread out by column.
  private var spread: [Double] = []

  /// What is smaller counts as cancelled.
  private static let negligible = 1e-12

  mutating func reset(columnCount: Int) {
    cells.removeAll(keepingCapacity: true)
    extents.removeAll(keepingCapacity: true)
    nodes.removeAll(keepingCapacity: true)
    columnHeads.removeAll(keepingCapacity: true)
    columnHeads.append(contentsOf: repeatElement(-1, count: columnCount))
    columnCounts.removeAll(keepingCapacity: true)
    columnCounts.append(contentsOf: repeatElement(0, count: columnCount))
    marks.removeAll(keepingCapacity: true)
    marks.append(contentsOf: repeatElement(-1, count: columnCount))
    spread.removeAll(keepingCapacity: true)
    spread.append(contentsOf: repeatElement(0, count: columnCount))
    stamp = 0
  }

  mutating func appendRow() {
    extents.append(Extent(start: Int32(cells.count), count: 0, capacity: 0))
  }

  /// Adds an entry to the last row; the row must not have that column yet.
  mutating func appendCell(_ column: Int32, _ value: Double) {
    cells.append(Cell(column: column, value: value))
    let row = extents.count - 1
    extents[row].count += 1
    extents[row].capacity += 1
    link(Int32(row), to: column)
  }

  private mutating func link(_ row: Int32, to column: Int32) {
    nodes.append(Node(row: row, next: columnHeads[Int(column)]))
    columnHeads[Int(column)] = Int32(nodes.count - 1)
    columnCounts[Int(column)] += 1
  }

  /// The places of a row's entries.
  func places(of row: Int) -> Range<Int> {
    let extent = extents[row]
    return Int(extent.start)..<Int(extent.start) + Int(extent.count)
  }

  subscript(place: Int) -> Cell { cells[place] }

  func value(row: Int, column: Int) -> Double {
    for place in places(of: row) where cells[place].column == column { return cells[place].value }
    return 0
  }

  /// In how many rows a column occurs.
  func count(ofColumn column: Int) -> Int { Int(columnCounts[column]) }

  /// Lists the rows that have an entry in a column, with the entry.
  func collect(column: Int, into list: inout [(row: Int32, value: Double)]) {
    list.removeAll(keepingCapacity: true)
    var node = columnHeads[column]
    while node >= 0 {
      let row = nodes[Int(node)].row
      let value = value(row: Int(row), column: column)
      if value != 0 { list.append((row, value)) }
      node = nodes[Int(node)].next
    }
  }
}

extension SparseRows {
  /// Exchanges a row with a column: solves the row for the column and puts it into the others.
  ///
  /// - Parameters:
  ///   - row: The row; its entry in the column must not be near zero.
  ///   - column: The column.
  ///   - entries: The entries of the column before the exchange.
  mutating func pivot(row: Int, column: Int, entries: [(row: Int32, value: Double)]) {
    let inverse = 1 / value(row: row, column: column)
    let pivotPlaces = places(of: row)
    for place in pivotPlaces {
      if cells[place].column == column {
        cells[place].value = inverse
      } else {
        cells[place].value *= -inverse
      }
      spread[Int(cells[place].column)] = cells[place].value
    }
    for entry in entries where entry.row != row {
      add(row, times: entry.value, to: Int(entry.row), column: column)
    }
    for place in pivotPlaces { spread[Int(cells[place].column)] = 0 }
  }

  private mutating func add(_ source: Int, times factor: Double, to target: Int, column: Int) {
    stamp += 1
    for place in places(of: target) {
      let index = Int(cells[place].column)
      marks[index] = stamp
      let base = index == column ? 0 : cells[place].value
      let sum = base + factor * spread[index]
      cells[place].value = abs(sum) < SparseRows.negligible ? 0 : sum
    }
    for place in places(of: source) where marks[Int(cells[place].column)] != stamp {
      let cell = cells[place]
      if cell.value != 0 {
        append(Cell(column: cell.column, value: factor * cell.value), to: target)
      }
    }
  }

  private mutating func append(_ cell: Cell, to row: Int) {
    var extent = extents[row]
    if extent.count == extent.capacity {
      let start = Int32(cells.count)
      let capacity = max(8, extent.capacity * 2)
      for place in places(of: row) { cells.append(cells[place]) }
      let spare = Int(capacity - extent.count)
      cells.append(contentsOf: repeatElement(Cell(column: 0, value: 0), count: spare))
      extent.start = start
      extent.capacity = capacity
    }
    cells[Int(extent.start + extent.count)] = cell
    extent.count += 1
    extents[row] = extent
    link(Int32(row), to: cell.column)
  }
}
