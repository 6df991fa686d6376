/// A matrix of which most entries are zero, kept by row, with the rows of each column at hand.
///
/// An entry that cancels out stays as a zero: the place of an entry in its row never changes.
struct SparseRows: ~Copyable {
  struct Cell: BitwiseCopyable {
    var column: Int32
    var value: Double
  }

  /// An entry of a column.
  struct Entry: BitwiseCopyable {
    var row: Int32
    var value: Double
  }

  struct Extent: BitwiseCopyable {
    var start: Int32
    var count: Int32
    var capacity: Int32
  }

  struct Node: BitwiseCopyable {
    var row: Int32
    /// The place of the entry in its row.
    var offset: Int32
    var next: Int32
  }

  struct Column: BitwiseCopyable {
    var head: Int32
    var count: Int32
    /// The last target row that was seen to have this column.
    var mark: Int32
    /// Whether the column no longer matters.
    var isDropped: Bool
    /// The column's entry in the pivot row.
    var spread: Double
  }

  private var cells = Buffer<Cell>()
  private var extents = Buffer<Extent>()
  private var nodes = Buffer<Node>()
  private var columns = Buffer<Column>()
  private var stamp: Int32 = 0

  /// What is smaller counts as cancelled.
  private static let negligible = 1e-12

  init() {}

  mutating func reset(columnCount: Int) {
    cells.removeAll()
    extents.removeAll()
    nodes.removeAll()
    columns.removeAll()
    let empty = Column(head: -1, count: 0, mark: -1, isDropped: false, spread: 0)
    columns.append(empty, times: columnCount)
    stamp = 0
  }

  mutating func appendRow() {
    extents.append(Extent(start: Int32(cells.count), count: 0, capacity: 0))
  }

  /// Adds an entry to the last row; the row must not have that column yet.
  mutating func appendCell(_ column: Int32, _ value: Double) {
    cells.append(Cell(column: column, value: value))
    let row = extents.count - 1
    link(Int32(row), offset: extents[row].count, to: column)
    extents[row].count += 1
    extents[row].capacity += 1
  }

  private mutating func link(_ row: Int32, offset: Int32, to column: Int32) {
    nodes.append(Node(row: row, offset: offset, next: columns[column].head))
    columns[column].head = Int32(nodes.count - 1)
    columns[column].count += 1
  }

  /// The places of a row's entries.
  func places(of row: Int) -> Range<Int> {
    let extent = extents[row]
    return Int(extent.start)..<Int(extent.start) + Int(extent.count)
  }

  subscript(place: Int) -> Cell { cells[place] }

  /// In how many rows a column occurs.
  func count(ofColumn column: Int) -> Int { Int(columns[column].count) }

  func isDropped(_ column: Int) -> Bool { columns[column].isDropped }

  /// Lists the rows that have an entry in a column, with the entry.
  func collect(column: Int, into list: inout Buffer<Entry>) {
    list.removeAll()
    var node = columns[column].head
    while node >= 0 {
      let current = nodes[node]
      let extent = extents[current.row]
      if current.offset < extent.count {
        let value = cells[extent.start + current.offset].value
        if value != 0 { list.append(Entry(row: current.row, value: value)) }
      }
      node = current.next
    }
  }

  /// Takes a row out: nothing will ask for it any more.
  mutating func release(row: Int) { extents[row].count = 0 }

  /// Takes a column out: what it is about never changes again.
  mutating func drop(column: Int) { columns[column].isDropped = true }
}

extension SparseRows {
  /// Exchanges a row with a column: solves the row for the column and puts it into the others.
  ///
  /// The entries are those of the column before the exchange; that of the row, the pivot, must not
  /// be near zero.
  mutating func pivot(
    row: Int,
    column: Int,
    pivot: Double,
    entries: borrowing Buffer<Entry>
  ) {
    let inverse = 1 / pivot
    let places = places(of: row)
    for place in places {
      let cell = cells[place]
      let value = Int(cell.column) == column ? inverse : -inverse * cell.value
      cells[place].value = value
      columns[cell.column].spread = value
    }
    for index in entries.indices where Int(entries[index].row) != row {
      add(row, times: entries[index].value, to: Int(entries[index].row), column: Int32(column))
    }
    for place in places { columns[cells[place].column].spread = 0 }
  }

  private mutating func add(_ source: Int, times factor: Double, to target: Int, column: Int32) {
    stamp += 1
    for place in places(of: target) {
      let cell = cells[place]
      columns[cell.column].mark = stamp
      let base = cell.column == column ? 0 : cell.value
      let sum = base + factor * columns[cell.column].spread
      cells[place].value = abs(sum) < SparseRows.negligible ? 0 : sum
    }
    for place in places(of: source)
    where columns[cells[place].column].mark != stamp {
      let cell = cells[place]
      if cell.value != 0, !columns[cell.column].isDropped {
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
      cells.append(Cell(column: 0, value: 0), times: Int(capacity - extent.count))
      extent.start = start
      extent.capacity = capacity
    }
    cells[extent.start + extent.count] = cell
    link(Int32(row), offset: extent.count, to: cell.column)
    extent.count += 1
    extents[row] = extent
  }
}
