import LayoutTables
import LayoutViews
import TableSelection
import TestSupport
import Testing

/// A drag down, or up, over rows of which some are selected, under a limit.
struct LimitRow: CustomTestStringConvertible {
  let testDescription: String
  var before: [Int] = []
  var limit: SelectionLimit
  var range = 0..<8
  var direction = PanDirection.down
  var fixed: Set<Int> = []
  var byAge: [Int]
  var refused: [Range<Int>] = []
}

/// What a twin makes of a drag, row by row.
private func twin(_ row: LimitRow, _ rows: RowList) -> TwinSelection {
  var twin = TwinSelection(row.before, limit: row.limit, fixed: row.fixed) {
    rows.section(aroundRow: $0).lowerBound
  }
  for next in row.direction == .down ? Array(row.range) : row.range.reversed() {
    twin.select(next)
  }
  return twin
}

@Suite struct SelectionLimitTests {
  @Test(arguments: [
    LimitRow(
      testDescription: "no limit",
      limit: .none,
      byAge: [0, 1, 2, 3, 4, 5, 6, 7]
    ),
    LimitRow(
      testDescription: "the oldest go",
      before: [20, 21],
      limit: SelectionLimit(total: 4),
      range: 0..<3,
      byAge: [21, 0, 1, 2]
    ),
    LimitRow(
      testDescription: "a long drag keeps its last rows",
      before: [20, 21],
      limit: SelectionLimit(total: 4),
      byAge: [4, 5, 6, 7]
    ),
    LimitRow(
      testDescription: "on the way up the upper rows are last",
      limit: SelectionLimit(total: 4),
      direction: .up,
      byAge: [3, 2, 1, 0]
    ),
    LimitRow(
      testDescription: "skip keeps what came first",
      before: [20],
      limit: SelectionLimit(total: 4, whenFull: .skip),
      byAge: [20, 0, 1, 2],
      refused: [3..<8]
    ),
    LimitRow(
      testDescription: "skip goes on in a section that has room",
      limit: SelectionLimit(perSection: 2, whenFull: .skip),
      range: 0..<14,
      byAge: [0, 1, 10, 11],
      refused: [2..<10, 12..<14]
    ),
    LimitRow(
      testDescription: "stop does not",
      limit: SelectionLimit(perSection: 2, whenFull: .stop),
      range: 0..<14,
      byAge: [0, 1],
      refused: [2..<10, 10..<14]
    ),
    LimitRow(
      testDescription: "a full section evicts its own",
      before: [15, 0, 1],
      limit: SelectionLimit(perSection: 2),
      range: 4..<5,
      byAge: [15, 1, 4]
    ),
    LimitRow(
      testDescription: "rows that may not be selected take no room",
      limit: SelectionLimit(total: 3, whenFull: .skip),
      fixed: [0, 2],
      byAge: [1, 3, 4],
      refused: [5..<8]
    ),
    LimitRow(
      testDescription: "rows that are selected already take no more room",
      before: [1],
      limit: SelectionLimit(total: 3, whenFull: .skip),
      byAge: [1, 0, 2],
      refused: [3..<8]
    ),
    LimitRow(
      testDescription: "none at all",
      limit: SelectionLimit(total: 0),
      byAge: [],
      refused: [0..<8]
    ),
  ])
  func `a limit is kept`(_ row: LimitRow) {
    let (byAge, refused) = outcome(row)
    #expect(byAge == row.byAge)
    #expect(refused.map(\.rows) == row.refused)
    #expect(twin(row, rows).byAge == row.byAge)
  }

  @Test(arguments: UInt64(1)...600)
  func `ranges come to what rows one by one come to`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let start = Int.random(in: 0..<30, using: &random)
    let row = LimitRow(
      testDescription: "seed \(seed)",
      before: Array((0..<30).filter { _ in Int.random(in: 0..<4, using: &random) == 0 }),
      limit: SelectionLimit(
        total: Bool.random(using: &random) ? Int.random(in: 0...12, using: &random) : nil,
        perSection: Bool.random(using: &random) ? Int.random(in: 0...6, using: &random) : nil,
        whenFull: SelectionLimit.WhenFull.allCases.randomElement(using: &random) ?? .skip
      ),
      range: start..<Int.random(in: start + 1...30, using: &random),
      direction: Bool.random(using: &random) ? .down : .up,
      fixed: Set((0..<30).filter { _ in Int.random(in: 0..<6, using: &random) == 0 }),
      byAge: []
    )
    let (byAge, refused) = outcome(row)
    let expected = twin(row, rows)
    #expect(byAge == expected.byAge, "seed \(seed)")
    let rowsInOrder = refused.flatMap {
      row.direction == .down ? Array($0.rows) : $0.rows.reversed()
    }
    #expect(rowsInOrder == expected.refused, "seed \(seed)")
  }

  private let rows: RowList = {
    var rows = RowList(count: 30)
    rows.sections = [0, 10]
    return rows
  }()

  private func outcome(_ row: LimitRow) -> (byAge: [Int], refused: [RefusedRows]) {
    var rows = rows
    rows.fixed = row.fixed
    var selection = OrderedSelection()
    for before in row.before { selection.insert(before..<before + 1, .down) }
    var fixed = SelectedRows()
    for index in row.fixed { fixed.insert(index..<index + 1) }
    var locks = AskedRows()
    let outcome = row.limit.select(
      row.range,
      row.direction,
      in: rows,
      except: fixed,
      locks: &locks,
      of: &selection
    )
    return (selection.rowsByAge, outcome.refused)
  }
}
