/// A sparse matrix, kept by row, with lists of the rows of each column.
///
/// An entry that cancels out stays as a zero until entries may be dropped.
struct SparseRows: ~Copyable {
  struct Cell: BitwiseCopyable {
    var column: Int32
    /// The node that lists the entry among those of its column.
    var node: Int32 = -1
    var value: Double
  }

  /// An entry of a column.
  struct Entry: BitwiseCopyable {
    var row: Int32
    /// The place of the entry.
    var place: Int32
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
    /// The neighbors in the column.
    var next: Int32
    var previous: Int32
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
  /// The first of the nodes that list no entry any more.
  private var freeNode: Int32 = -1
  private var stamp: Int32 = 0
  /// The number of entries that have been looked at to add rows to others.
  private(set) var entriesVisited = 0
  /// Whether entries that cancel out leave their rows, so that columns no longer count their rows.
  var dropsZeros = false

  /// The size below which an entry counts as cancelled.
  private static let negligible = 1e-12

  init() {}

  mutating func reset(columnCount: Int) {
    cells.removeAll()
    extents.removeAll()
    nodes.removeAll()
    freeNode = -1
    columns.removeAll()
    let empty = Column(head: -1, count: 0, mark: -1, isDropped: false, spread: 0)
    columns.append(empty, times: columnCount)
    stamp = 0
    dropsZeros = false
  }

  mutating func appendRow() {
    extents.append(Extent(start: Int32(cells.count), count: 0, capacity: 0))
  }

  /// Adds an entry to the last row, which must not have that column yet.
  mutating func appendCell(_ column: Int32, _ value: Double) {
    let row = extents.count - 1
    let node = link(Int32(row), offset: extents[row].count, to: column)
    cells.append(Cell(column: column, node: node, value: value))
    extents[row].count += 1
    extents[row].capacity += 1
  }

  private mutating func link(_ row: Int32, offset: Int32, to column: Int32) -> Int32 {
    let head = columns[column].head
    let new = Node(row: row, offset: offset, next: head, previous: -1)
    let node: Int32
    if freeNode >= 0 {
      node = freeNode
      freeNode = nodes[node].next
      nodes[node] = new
    } else {
      node = Int32(nodes.count)
      nodes.append(new)
    }
    if head >= 0 { nodes[head].previous = node }
    columns[column].head = node
    columns[column].count += 1
    return node
  }

  /// Takes an entry out of the list of its column.
  private mutating func unlink(_ node: Int32, from column: Int32) {
    let gone = nodes[node]
    if gone.previous >= 0 {
      nodes[gone.previous].next = gone.next
    } else {
      columns[column].head = gone.next
    }
    if gone.next >= 0 { nodes[gone.next].previous = gone.previous }
    nodes[node].next = freeNode
    freeNode = node
  }

  /// Returns the places of a row's entries.
  func places(of row: Int) -> Range<Int> {
    let extent = extents[row]
    return Int(extent.start)..<Int(extent.start) + Int(extent.count)
  }

  subscript(place: Int) -> Cell { cells[place] }

  /// Returns the number of rows with a column.
  func count(ofColumn column: Int) -> Int { Int(columns[column].count) }

  func isDropped(_ column: Int) -> Bool { columns[column].isDropped }

  /// Lists the rows that have an entry in a column, with the entry.
  mutating func collect(column: Int, into list: inout Buffer<Entry>) {
    list.removeAll()
    var node = columns[column].head
    while node >= 0 {
      let current = nodes[node]
      if extents[current.row].count == 0 {
        // The row is gone.
        unlink(node, from: Int32(column))
      } else {
        let place = extents[current.row].start + current.offset
        let value = cells[place].value
        if value != 0 { list.append(Entry(row: current.row, place: place, value: value)) }
      }
      node = current.next
    }
  }

  /// Removes a row that nothing will ask for.
  mutating func release(row: Int) {
    for place in places(of: row) { columns[cells[place].column].count -= 1 }
    extents[row].count = 0
  }

  /// Removes a column that never changes again.
  mutating func drop(column: Int) { columns[column].isDropped = true }
}

extension SparseRows {
  /// Exchanges a row with a column: solves the row for the column and puts it into the others.
  ///
  /// The entries are those of the column before the exchange; that of the row, the pivot, must not
  /// be near zero.
  mutating func pivot(row: Int, column: Int, pivot: Double, entries: borrowing Buffer<Entry>) {
    let inverse = 1 / pivot
    let places = places(of: row)
    for place in places {
      let cell = cells[place]
      let value = Int(cell.column) == column ? inverse : -inverse * cell.value
      cells[place].value = value
      columns[cell.column].spread = value
    }
    for index in entries.indices where Int(entries[index].row) != row {
      let entry = entries[index]
      let value = entry.value * inverse
      // A row of one entry touches but one of each other row.
      if places.count == 1, abs(value) >= SparseRows.negligible {
        entriesVisited += 1
        cells[entry.place].value = value
      } else {
        add(row, times: entry.value, to: Int(entry.row), column: Int32(column))
      }
    }
    for place in places { columns[cells[place].column].spread = 0 }
  }

  private mutating func add(_ source: Int, times factor: Double, to target: Int, column: Int32) {
    stamp += 1
    let places = places(of: target)
    entriesVisited += places.count + self.places(of: source).count
    var kept = places.lowerBound
    for place in places {
      var cell = cells[place]
      columns[cell.column].mark = stamp
      let base = cell.column == column ? 0 : cell.value
      let sum = base + factor * columns[cell.column].spread
      cell.value = abs(sum) < SparseRows.negligible ? 0 : sum
      if cell.value == 0, dropsZeros {
        unlink(cell.node, from: cell.column)
        continue
      }
      if kept != place { nodes[cell.node].offset = Int32(kept - places.lowerBound) }
      cells[kept] = cell
      kept += 1
    }
    extents[target].count = Int32(kept - places.lowerBound)
    for place in self.places(of: source)
    where columns[cells[place].column].mark != stamp {
      let cell = cells[place]
      if cell.value != 0, !columns[cell.column].isDropped {
        append(cell.column, factor * cell.value, to: target)
      }
    }
  }

  private mutating func append(_ column: Int32, _ value: Double, to row: Int) {
    var extent = extents[row]
    if extent.count == extent.capacity {
      let start = Int32(cells.count)
      let capacity = max(8, extent.capacity * 2)
      for place in places(of: row) { cells.append(cells[place]) }
      cells.append(Cell(column: 0, value: 0), times: Int(capacity - extent.count))
      extent.start = start
      extent.capacity = capacity
    }
    let node = link(Int32(row), offset: extent.count, to: column)
    cells[extent.start + extent.count] = Cell(column: column, node: node, value: value)
    extent.count += 1
    extents[row] = extent
  }
}
