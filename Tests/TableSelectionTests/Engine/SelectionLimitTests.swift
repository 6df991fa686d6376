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

/// Selects row by row: the slow and certain way.
private func naive(_ row: LimitRow, _ rows: RowList) -> (byAge: [Int], refused: [Int]) {
  var byAge = row.before
  var refused: [Int] = []
  var hasStopped = false
  for next in row.direction == .down ? Array(row.range) : row.range.reversed() {
    guard !byAge.contains(next), !row.fixed.contains(next) else { continue }
    let section = rows.section(aroundRow: next)
    let inSection = byAge.filter(section.contains)
    let sectionIsFull = row.limit.perSection.map { inSection.count >= $0 } ?? false
    let isFull = sectionIsFull || row.limit.total.map { byAge.count >= $0 } ?? false
    let isImpossible = row.limit.total == 0 || row.limit.perSection == 0
    if row.limit.whenFull == .replaceOldest, !isImpossible {
      byAge.append(next)
      // Rows that may not be changed do not make room.
      if sectionIsFull,
        let oldest = byAge.first(where: {
          section.contains($0) && !row.fixed.contains($0)
        })
      {
        byAge.removeAll { $0 == oldest }
      }
      if let total = row.limit.total, byAge.count > total,
        let oldest = byAge.first(where: { !row.fixed.contains($0) })
      {
        byAge.removeAll { $0 == oldest }
      }
    } else if isFull || hasStopped {
      refused.append(next)
      hasStopped = row.limit.whenFull == .stop
    } else {
      byAge.append(next)
    }
  }
  return (byAge, refused)
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
    #expect(naive(row, rows).byAge == row.byAge)
  }

  @Test(arguments: UInt64(1)...200)
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
    // Where too much is selected from the start there is no one right answer.
    let inSections = [0..<10, 10..<30].map { row.before.filter($0.contains).count }
    guard row.before.count <= row.limit.total ?? .max,
      inSections.allSatisfy({ $0 <= row.limit.perSection ?? .max })
    else { return }
    let (byAge, refused) = outcome(row)
    let expected = naive(row, rows)
    // Both limits at once evict in another order row by row: only the numbers are certain.
    if row.limit.total == nil || row.limit.perSection == nil || row.limit.whenFull != .replaceOldest
    {
      #expect(byAge == expected.byAge, "seed \(seed)")
    }
    #expect(byAge.count <= row.limit.total ?? .max, "seed \(seed)")
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
    var fixed = RangeSet<Int>()
    for index in row.fixed { fixed.insert(contentsOf: index..<index + 1) }
    let refused = row.limit.select(
      row.range,
      row.direction,
      in: rows,
      except: fixed,
      of: &selection
    )
    return (selection.rowsByAge, refused)
  }
}
