import Foundation
import LayoutInteraction
import LayoutTables
import LayoutViews
import TableSelection
import TestSupport
import Testing

/// Taps, pans, updates and selections by the application in any order, under every kind of limit, against a
/// twin that goes row by row and knows each by who it is.
@Suite struct RandomLimitTests {
  @Test(arguments: SelectionLimit.samples)
  func `taps and pans keep a limit while rows come and go`(limit: SelectionLimit) {
    for seed in UInt64(1)...12 {
      var play = LimitedPlay(limit, seed: seed)
      for step in 0..<20 {
        let what = play.step()
        #expect(play.actual == play.expected, "\(limit), seed \(seed), step \(step): \(what)")
        guard play.actual == play.expected else { break }
      }
    }
  }

  @Test(arguments: SelectionLimit.samples)
  func `taps on a form keep the limit of its type`(limit: SelectionLimit) throws {
    let order = [["a", "b", "c", "d"], [], ["e", "f", "g"], ["h", "i"]]
    let keys = order.flatMap(\.self)
    let type = SelectionType.sectioned(
      sectionMin: 0,
      sectionMax: limit.perSection,
      totalMin: 0,
      totalMax: limit.total
    )
    for seed in UInt64(1)...6 {
      var random = SeededGenerator(seed: seed)
      let screen = SelectionScreen(rowHeight: 40)
      screen.controller.enabled = false
      let form = try SelectionForm(
        SelectionOptions(Dictionary(uniqueKeysWithValues: keys.map { ($0, $0) }), order: order),
        in: screen.table,
        selectionType: type,
        whenFull: limit.whenFull
      )
      screen.window.layoutIfNeeded()
      var byAge: [String] = []
      for step in 0..<25 {
        let row = Int.random(in: 0..<keys.count, using: &random)
        screen.tapTable(row)
        var twin = TwinSelection(
          byAge.compactMap(keys.firstIndex),
          limit: type.limit(whenFull: limit.whenFull),
          fixed: [],
          section: { row in order.firstIndex { $0.contains(keys[row]) } ?? 0 }
        )
        if byAge.contains(keys[row]) { twin.deselect(row) } else { twin.select(row) }
        byAge = twin.byAge.map { keys[$0] }
        #expect(form.selectedKeysByAge == byAge, "\(limit), seed \(seed), step \(step)")
      }
    }
  }
}

/// A screen whose strip is played at random, and what should come of it.
private struct LimitedPlay {
  private let screen: SelectionScreen
  private var random: SeededGenerator
  /// Who the rows of each section are.
  private var sections: [[Int]] = [[0, 1, 2, 3, 4], [], [5, 6, 7, 8], [9, 10]]
  private var fixed: Set<Int> = []
  private var next = 11
  /// The selected rows, the oldest first; without those that the application selected since the last gesture.
  private var byAge: [Int] = []
  private var selectedByOthers: Set<Int> = []

  init(_ limit: SelectionLimit, seed: UInt64) {
    random = SeededGenerator(seed: seed)
    screen = SelectionScreen(sections: sections.map(\.count), rowHeight: 22)
    screen.controller.limit = limit
    fixed = [Int.random(in: 0...4, using: &random), Int.random(in: 5...10, using: &random)]
    nameFixedRows()
  }

  private var rows: [Int] { sections.flatMap(\.self) }
  /// Who is selected, in the order of the table.
  var actual: [Int] { screen.selected.map { rows[$0] } }
  var expected: [Int] { rows.filter { byAge.contains($0) || selectedByOthers.contains($0) } }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private func path(of row: Int) -> IndexPath? {
    for (section, rows) in sections.enumerated() {
      if let place = rows.firstIndex(of: row) { return IndexPath(row: place, section: section) }
    }
    return nil
  }

  private func nameFixedRows() {
    screen.source.fixed = Set(fixed.compactMap(path))
    screen.source.sections = sections.map(\.count)
  }

  /// Does something, and says what.
  mutating func step() -> String {
    guard let row = rows.randomElement(using: &random) else { return insert() }
    switch number(0...9) {
    case 0...3: return tap(row)
    case 4...6: return pan(row)
    case 7: return insert()
    case 8: return delete(row)
    default: return select(row)
    }
  }

  /// What the application selected is the youngest, from top to bottom.
  private mutating func begin() -> TwinSelection {
    byAge += rows.filter { selectedByOthers.contains($0) }
    selectedByOthers = []
    let sections = sections
    return TwinSelection(byAge, limit: screen.controller.limit, fixed: fixed) { row in
      sections.firstIndex { $0.contains(row) } ?? 0
    }
  }

  private mutating func tap(_ row: Int) -> String {
    var twin = begin()
    let before = twin.byAge
    if byAge.contains(row) { twin.deselect(row) } else { twin.select(row) }
    // A row that would have to make room for itself is refused, and no other one makes room for it.
    byAge = before.contains(row) || twin.byAge.contains(row) ? twin.byAge : before
    screen.finger().tap(at: screen.row(rows.firstIndex(of: row) ?? 0))
    return "tap on \(row)"
  }

  private mutating func pan(_ first: Int) -> String {
    guard let last = rows.filter({ $0 != first }).randomElement(using: &random),
      let from = rows.firstIndex(of: first), let to = rows.firstIndex(of: last)
    else { return "no pan" }
    var twin = begin()
    let way = from < to ? Array(rows[from...to]) : rows[to...from].reversed()
    if let deciding = way.first(where: { !fixed.contains($0) }) {
      let selects = !byAge.contains(deciding)
      for row in way {
        if selects { twin.select(row) } else { twin.deselect(row) }
      }
    }
    byAge = twin.byAge
    screen.pan(from, to)
    return "pan over \(way)"
  }

  private mutating func insert() -> String {
    let section = number(0...sections.count - 1)
    let place = number(0...sections[section].count)
    guard rows.count < 16 else { return "nothing" }
    sections[section].insert(next, at: place)
    next += 1
    nameFixedRows()
    screen.table.insertRows(at: [IndexPath(row: place, section: section)], with: .none)
    finishMoving()
    return "inserted \(next - 1) at \(section)/\(place)"
  }

  private mutating func delete(_ row: Int) -> String {
    guard let path = path(of: row) else { return "nothing" }
    sections[path.section].remove(at: path.row)
    byAge.removeAll { $0 == row }
    selectedByOthers.remove(row)
    nameFixedRows()
    screen.table.deleteRows(at: [path], with: .none)
    finishMoving()
    return "deleted \(row)"
  }

  private mutating func select(_ row: Int) -> String {
    if !byAge.contains(row) { selectedByOthers.insert(row) }
    if let index = rows.firstIndex(of: row) {
      screen.table.setSelected(true, rows: index..<index + 1)
    }
    return "the application selected \(row)"
  }

  private func finishMoving() {
    screen.clock.advance(by: .seconds(1))
    screen.window.layoutIfNeeded()
  }
}
