import Foundation
import LayoutGeometry
import LayoutInteraction
import LayoutTables
import LayoutViews
import TableSelection
import TestSupport
import Testing

/// A table, a controller with the errata `version1_0_0`, and the naive release beside them.
private struct Twins {
  let screen: SelectionScreen
  var naive = NaiveRelease()
  var random: SeededGenerator
  /// Whether heights become known as rows come on the screen, so that the table moves by itself.
  let learnsHeights: Bool

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func chance(_ percent: Int) -> Bool { number(1...100) <= percent }
    let sizes = [0, 0, 1, 2, 3, 5, 8, 13, 30, 60]
    var sections = (0..<number(1...7)).map { _ in sizes[number(0...sizes.count - 1)] }
    if chance(30) { sections = [number(1...120)] }
    if sections.reduce(0, +) == 0 { sections[0] = 4 }
    let headers = Set(sections.indices.filter { _ in chance(40) })
    let kind = number(0...9)
    learnsHeights = kind >= 8
    let most = sections.max() ?? 0
    let heights: [CGFloat]? =
      kind < 5 ? nil : (0..<most).map { _ in CGFloat(number(24...90)) }
    let estimate = learnsHeights ? CGFloat(number(15...100)) : 0
    let headerHeight = CGFloat(number(10...60))
    let rowHeight = CGFloat(number(30...60))
    screen = SelectionScreen(sections: sections, rowHeight: rowHeight) { source, table in
      source.headers = headers
      source.heights = heights
      table.sectionHeaderHeight = headerHeight
      table.estimatedSectionHeaderHeight = 0
      table.estimatedRowHeight = estimate
    }
    let table = screen.table
    let superview = screen.superview
    let top = CGFloat(chance(30) ? number(0...60) : 0)
    let inner = CGFloat(chance(20) ? number(0...40) : 0)
    superview.frame = CGRect(x: 0, y: top, width: 320, height: CGFloat(number(300...480)))
    table.frame = CGRect(x: 0, y: inner, width: 320, height: superview.frame.height - inner)
    if chance(20) {
      table.contentInset = EdgeInsets(
        top: CGFloat(number(0...40)),
        left: 0,
        bottom: CGFloat(number(0...40)),
        right: 0
      )
    }
    table.isScrollEnabled = !chance(10)
    if chance(10) { table.allowsMultipleSelectionDuringEditing = false }
    let controller = screen.controller
    controller.errata = [.version1_0_0]
    let speeds: [TableViewScrollAndSelectController.ScrollingSpeed] = [
      .fast, .moderate, .slow, .custom(rowsPerSecond: Float(number(1...300)) / 3),
    ]
    let speed = speeds[number(0...3)]
    controller.scrollingSpeed = speed
    if chance(25) { controller.topScrollingAnchor = CGFloat(number(-20...150)) }
    if chance(25) { controller.bottomScrollingAnchor = CGFloat(number(-150...20)) }
    // A destination that is asked for anew changes with what the table learns between two frames.
    controller.shouldUseEstimatedRowHeightWhenScrolling = learnsHeights || !chance(30)
    screen.window.layoutIfNeeded()
    if !learnsHeights, chance(60) {
      let room = max(0, table.contentSize.height - table.bounds.height)
      table.setContentOffset(
        CGPoint(x: 0, y: CGFloat(number(0...Int(room)))),
        animated: false
      )
      screen.window.layoutIfNeeded()
    }
    if table.allowsMultipleSelectionNow {
      for row in 0..<table.geometry.numberOfRows where chance(20) {
        table.setSelected(true, rows: row..<row + 1)
      }
    }
    switch speed {
    case .fast: naive.rowsPerSecond = 40
    case .moderate: naive.rowsPerSecond = 20
    case .slow: naive.rowsPerSecond = 10
    case .custom(let rows): naive.rowsPerSecond = rows
    }
    naive.topAnchor = controller.topScrollingAnchor
    naive.bottomAnchor = controller.bottomScrollingAnchor
    naive.usesEstimates = controller.shouldUseEstimatedRowHeightWhenScrolling
    naive.superviewFrame = superview.frame
    naive.tableFrame = table.frame
    naive.safeTop = table.safeAreaInsets.top
    naive.safeBottom = table.safeAreaInsets.bottom
    naive.selectsSeveral = table.allowsMultipleSelectionNow
    self.random = random
    naive.selected = rowsOfTable
    lookAtTable()
  }

  /// Tells the naive release where the rows lie and where the table is, as plain numbers.
  mutating func lookAtTable() {
    let geometry = screen.table.geometry
    naive.spans = (0..<geometry.numberOfSections).map { section in
      geometry.rows(inSection: section).map { row in
        let span = geometry.span(ofRow: row)
        return (span.minY, span.maxY)
      }
    }
    naive.contentHeight = screen.table.contentSize.height
    naive.offset = screen.table.contentOffset.y
  }

  /// What is selected in the table.
  var rowsOfTable: Set<NaiveRelease.Row> {
    Set(
      (screen.table.indexPathsForSelectedRows ?? []).map { .init(section: $0.section, row: $0.row) }
    )
  }

  /// Returns a way of the finger, event by event, as heights of the superview.
  private mutating func heights(eventsPerSecond: Int) -> [CGFloat] {
    let range = -10...Int(screen.superview.frame.height) + 5
    var heights = [CGFloat(Int.random(in: 5...range.upperBound - 10, using: &random))]
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let last = heights[heights.count - 1]
      if Int.random(in: 1...100, using: &random) <= 35 {
        let count = eventsPerSecond * Int.random(in: 2...20, using: &random) / 10
        heights += (0..<count).map { _ in last + CGFloat(Int.random(in: -4...4, using: &random)) }
        continue
      }
      let goal = CGFloat(Int.random(in: range, using: &random))
      let speed = CGFloat(Int.random(in: 60...3000, using: &random))
      let count = max(1, Int(abs(goal - last) / speed * CGFloat(eventsPerSecond)))
      heights += (1...count).map { last + (goal - last) * CGFloat($0) / CGFloat(count) }
    }
    return heights
  }

  /// Plays one pan; says the first event at which the twins differ.
  mutating func pan() -> String? {
    let rates = [30, 40, 60, 80, 120]
    let rate = rates[Int.random(in: 0..<rates.count, using: &random)]
    let heights = heights(eventsPerSecond: rate)
    let finger = screen.finger(eventsPerSecond: rate)
    func place(_ height: CGFloat) -> CGPoint { screen.strip(height) }
    finger.press(at: place(heights[0]))
    var isPanning = false
    lookAtTable()
    for (event, height) in heights.enumerated().dropFirst() {
      finger.hold(for: .seconds(1) / rate)
      if learnsHeights { lookAtTable() }
      finger.move(to: place(height), within: .zero)
      let now = screen.clock.now.sinceStart
      let seen = screen.superview.convert(finger.location, from: nil).y
      if isPanning {
        naive.move(to: seen, at: now)
      } else if abs(finger.location.y - place(heights[0]).y) >= 10 {
        isPanning = true
        naive.recognize(at: seen)
      }
      if let difference { return "event \(event): \(difference)" }
      if naive.hasCrashed { return nil }
    }
    if isPanning { finger.release() } else { finger.cancel() }
    naive.lift(at: screen.clock.now.sinceStart)
    screen.clock.advance(by: .seconds(2))
    return difference.map { "afterwards: \($0)" }
  }

  /// What is not the same.
  private var difference: String? {
    let hasCrashed = screen.controller.status == .crashed
    if hasCrashed != naive.hasCrashed {
      return "the table's \(hasCrashed ? "crashed" : "goes on"), the naive one does not"
    }
    let rows = rowsOfTable
    if rows != naive.selected {
      let surplus = rows.subtracting(naive.selected).sorted().map { "\($0.section)/\($0.row)" }
      let missing = naive.selected.subtracting(rows).sorted().map { "\($0.section)/\($0.row)" }
      return "selected are also \(surplus), and not \(missing)"
    }
    let offset = screen.offset
    // A table that has just learned where it ends brings content back that is beyond.
    if learnsHeights, offset == screen.table.maximumContentOffset.y { return nil }
    if abs(offset - naive.offset) > 1e-6 { return "the offset is \(offset), not \(naive.offset)" }
    return nil
  }
}

@Suite struct ReleasedTrackTests {
  @Test(arguments: seeds(from: 1, count: 50))
  func `version 1.0.0 agrees with its rules at every event`(seed: UInt64) {
    var twins = Twins(seed: seed)
    for pan in 1...2 {
      let difference = twins.pan()
      #expect(difference == nil, "seed \(seed), pan \(pan)")
      guard difference == nil, !twins.naive.hasCrashed else { return }
    }
  }
}
