import CMeasuring
import Foundation
import LayoutDevices
import LayoutTables
import LayoutViews

/// A table on a screen of which every row has another height than the one before, or all have one.
final class TallTable: TableViewDataSource, TableViewDelegate {
  let count: Int
  let view = TableView(frame: .zero, style: .plain)
  private let heights: [CGFloat]
  private let length: CGFloat
  private let window: Window?
  private var step = 0
  /// The bytes that the table holds in memory when it is on the screen, with its cells.
  private(set) var byteCount = 0

  init(count: Int, isEven: Bool = false) {
    self.count = count
    heights = (0..<count).map { isEven ? 44 : CGFloat(30 + $0 * 7 % 41) }
    length = heights.reduce(0, +)
    window = Device.named("iPhone 15").map { Window(environment: ScreenEnvironment(device: $0)) }
    window?.rootView = view
    view.allowsMultipleSelection = true
    let before = Int(allocated_bytes())
    view.dataSource = self
    view.delegate = self
    window?.layoutIfNeeded()
    byteCount = Int(allocated_bytes()) - before
  }

  /// The next of the places that jump about, always the same ones.
  var nextPlace: CGFloat {
    step = (step * 5 + 7919) % 104_729
    return (length - 1000) * CGFloat(step) / 104_729
  }

  /// A tenth of the rows, somewhere.
  var rowRange: Range<Int> {
    let start = Int(nextPlace / length * CGFloat(count) * 0.9)
    return start..<start + count / 10
  }

  /// A row of its own between scattered ones, somewhere.
  var lonelyRow: Range<Int> {
    let row = Int(nextPlace / length * CGFloat(count)) / 10 * 10 + 5
    return row..<row + 1
  }

  /// Selects every tenth row.
  func selectScatteredRows() -> [Range<Int>] {
    let ranges = stride(from: 0, to: count, by: 10).map { $0..<$0 + 1 }
    for range in ranges { view.setSelected(true, rows: range) }
    return ranges
  }

  /// Returns the row at a place by going through all above it.
  func scan(to place: CGFloat) -> Int {
    var end: CGFloat = 0
    for (row, height) in heights.enumerated() {
      end += height
      if end > place { return row }
    }
    return count
  }

  /// Whether the table gives the same rows for some places as going through all rows.
  var isRight: Bool {
    (0..<20).allSatisfy { _ in
      let place = nextPlace
      return view.row(at: place) == scan(to: place)
    }
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row")
      ?? TableViewCell(style: .default, reuseIdentifier: "row")
  }

  func tableView(_ tableView: TableView, rowHeightsInSection section: Int) -> RowHeights? {
    RowHeights(runs: heights.lazy.map { RowRun(count: 1, height: $0) })
  }
}
