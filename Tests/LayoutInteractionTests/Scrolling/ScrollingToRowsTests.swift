import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutInteraction
import LayoutTables
import LayoutViews
import TestSupport
import Testing

/// A table of 320 × 400 pt with 200 rows of 40 to 139 pt, which are taken for 44 pt until they are shown,
/// or of other heights and estimates.
private final class GuessedScreen: TableViewDataSource, TableViewDelegate {
  let window = Window(environment: ScreenEnvironment(device: Device.catalogue[0]))
  let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  var rows = 200
  var ends: [CGFloat] = []
  var offsets: [CGFloat] = []
  /// How far the delegate lets the content go.
  var furthest = CGFloat.infinity
  private let estimate: CGFloat
  private let height: (Int) -> CGFloat

  init(
    estimate: CGFloat = 44,
    insets: EdgeInsets = .zero,
    height: @escaping (Int) -> CGFloat = { CGFloat(40 + ($0 * 37) % 100) }
  ) {
    self.estimate = estimate
    self.height = height
    table.contentInset = insets
    table.show(in: window, of: self)
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height(indexPath.row)
  }
  func tableView(
    _ tableView: TableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { estimate }
  func scrollViewDidScroll(_ scrollView: ScrollView) {
    offsets.append(scrollView.contentOffset.y)
    if scrollView.contentOffset.y > furthest { scrollView.contentOffset.y = furthest }
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    ends.append(scrollView.contentOffset.y)
  }

  /// Where a row is on the screen.
  func span(of row: Int) -> ClosedRange<CGFloat> {
    let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
    return rect.minY - table.contentOffset.y...rect.maxY - table.contentOffset.y
  }

  /// How far a row is from where it was asked for.
  func miss(of row: Int, at position: TableView.ScrollPosition) -> CGFloat {
    let span = span(of: row)
    return switch position {
    case .top: span.lowerBound
    case .bottom: span.upperBound - 400
    case .middle: (span.lowerBound + span.upperBound) / 2 - 200
    case .none: max(0, span.upperBound - 400) + min(0, span.lowerBound)
    }
  }
}

/// A table of 320 × 400 pt with sections whose headers, footers and rows turn out to be of other heights than
/// was guessed; rows are as high as a view in their cells.
private final class SectionedScreen: TableViewDataSource, TableViewDelegate {
  let window = Window(environment: ScreenEnvironment(device: Device.catalogue[0]))
  let table: TableView
  let counts: [Int]
  private let heights: [CGFloat]

  init(_ random: inout SeededGenerator) {
    table = TableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      style: Bool.random(using: &random) ? .plain : .grouped
    )
    counts = (0..<12).map { _ in Int.random(in: 0...30, using: &random) } + [20]
    heights = (0..<97).map { _ in CGFloat(Int.random(in: 20...120, using: &random)) }
    table.estimatedRowHeight = CGFloat(Int.random(in: 10...150, using: &random))
    table.estimatedSectionHeaderHeight = CGFloat(Int.random(in: 5...80, using: &random))
    table.estimatedSectionFooterHeight = CGFloat(Int.random(in: 5...80, using: &random))
    if Bool.random(using: &random) {
      table.tableHeaderView = View(frame: CGRect(x: 0, y: 0, width: 320, height: 90))
    }
    table.contentInset.top = CGFloat(Int.random(in: 0...60, using: &random))
    table.show(in: window, of: self)
  }

  private func height(_ number: Int) -> CGFloat { heights[number % heights.count] }

  func numberOfSections(in tableView: TableView) -> Int { counts.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    let box = View()
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    LayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: height(indexPath.section * 31 + indexPath.row)),
    ])
    return cell
  }
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { View() }
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    height(section * 7)
  }
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { View() }
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    height(section * 11 + 3)
  }
}

@Suite struct ScrollingToRowsTests {
  static let positions: [TableView.ScrollPosition] = [.top, .middle, .bottom, .none]

  @Test(arguments: positions, [120, 199])
  func `a row is where it was asked for, however wrong the estimates are`(
    position: TableView.ScrollPosition,
    row: Int
  ) {
    for animated in [false, true] {
      let screen = GuessedScreen()
      let path = IndexPath(row: row, section: 0)
      screen.table.scrollToRow(at: path, at: position, animated: animated)
      screen.window.interaction.clock.advance(by: .seconds(1))
      screen.window.layoutIfNeeded()
      #expect(screen.table.cellForRow(at: path) != nil)
      let end = screen.table.contentSize.height - 400
      #expect(screen.table.contentOffset.y <= end + 1e-6)
      // The last row reaches the end of the content wherever it was asked for.
      let miss = screen.miss(of: row, at: row == 199 && position != .none ? .bottom : position)
      #expect(abs(miss) < 0.5, "\(animated)")
      #expect(screen.ends == (animated ? [screen.table.contentOffset.y] : []))
      #expect(screen.window.interaction.clock.isIdle)
    }
  }

  @Test func `the content goes to its goal without turning back`() {
    let screen = GuessedScreen()
    screen.table.scrollToRow(at: IndexPath(row: 120, section: 0), at: .top, animated: true)
    screen.window.interaction.clock.advance(by: .seconds(1))
    #expect(screen.offsets.count > 2)
    #expect(zip(screen.offsets, screen.offsets.dropFirst()).allSatisfy { $0 <= $1 + 1e-6 })
  }

  @Test func `rows that are inserted above on the way take the goal along`() {
    let screen = GuessedScreen()
    screen.table.scrollToRow(at: IndexPath(row: 120, section: 0), at: .top, animated: true)
    screen.window.interaction.clock.advance(by: .milliseconds(100))
    screen.rows = 203
    screen.table.insertRows(at: (0..<3).map { IndexPath(row: $0, section: 0) }, with: .none)
    screen.window.interaction.clock.advance(by: .seconds(1))
    #expect(abs(screen.miss(of: 123, at: .top)) < 0.5)
  }

  @Test(arguments: [false, true])
  func `content that its delegate holds back on the way stays there`(animated: Bool) {
    let screen = GuessedScreen()
    screen.furthest = 5000
    screen.table.scrollToRow(at: IndexPath(row: 120, section: 0), at: .top, animated: animated)
    screen.window.interaction.clock.advance(by: .seconds(1))
    screen.window.layoutIfNeeded()
    #expect(screen.table.contentOffset.y == 5000)
    #expect(screen.offsets.count < 200)
  }

  @Test(arguments: [false, true])
  func `the way up to the first row ends at the top`(animated: Bool) {
    let screen = GuessedScreen(
      estimate: 30,
      insets: EdgeInsets(top: 24, left: 0, bottom: 0, right: 0),
      height: { CGFloat(44 + ($0 * 29) % 67) }
    )
    screen.table.contentOffset.y = 4453
    screen.window.layoutIfNeeded()
    screen.table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: animated)
    screen.window.interaction.clock.advance(by: .seconds(1))
    screen.window.layoutIfNeeded()
    #expect(screen.table.contentOffset.y == -24)
    #expect(screen.ends == (animated ? [-24] : []))
  }

  @Test(arguments: seeds(from: 0, count: 60))
  func `ways up and down end at their rows, whatever the heights and estimates`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let heights = (0..<200).map { _ in CGFloat(Int.random(in: 20...160, using: &random)) }
    let screen = GuessedScreen(
      estimate: CGFloat(Int.random(in: 8...200, using: &random)),
      insets: EdgeInsets(
        top: CGFloat(Int.random(in: 0...60, using: &random)),
        left: 0,
        bottom: CGFloat(Int.random(in: 0...40, using: &random)),
        right: 0
      ),
      height: { heights[$0] }
    )
    let table = screen.table
    for step in 0..<6 {
      if Bool.random(using: &random) {
        let end = max(1, table.contentSize.height - 400)
        table.contentOffset.y = CGFloat.random(in: 0...end, using: &random).rounded()
        screen.window.layoutIfNeeded()
      }
      let row = step == 0 ? 0 : Int.random(in: 0..<200, using: &random)
      let position = Self.positions.randomElement(using: &random) ?? .top
      let animated = Bool.random(using: &random)
      screen.ends = []
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: animated)
      screen.window.interaction.clock.advance(by: .seconds(1))
      screen.window.layoutIfNeeded()
      let wanted = table.offset(showing: row, at: position)
      let what = "seed \(seed), step \(step): row \(row) at \(position), animated: \(animated)"
      #expect(abs(table.contentOffset.y - wanted) < 0.5, "\(what)")
      #expect(table.cellForRow(at: IndexPath(row: row, section: 0)) != nil, "\(what)")
      #expect(screen.ends.count <= 1, "\(what)")
    }
  }

  @Test(arguments: seeds(from: 0, count: 60))
  func `ways between sections end at their rows, whatever was guessed`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let screen = SectionedScreen(&random)
    let table = screen.table
    let sections = screen.counts.indices.filter { screen.counts[$0] > 0 }
    for step in 0..<6 {
      let section = (step == 0 ? sections.last : sections.randomElement(using: &random)) ?? 0
      // From the end to the first row of all.
      let path =
        step == 1
        ? IndexPath(row: 0, section: sections[0])
        : IndexPath(
          row: Int.random(in: 0..<screen.counts[section], using: &random),
          section: section
        )
      let position = Self.positions.randomElement(using: &random) ?? .top
      let animated = Bool.random(using: &random)
      table.scrollToRow(at: path, at: position, animated: animated)
      screen.window.interaction.clock.advance(by: .seconds(1))
      screen.window.layoutIfNeeded()
      let what = "seed \(seed), step \(step): \(path) at \(position), animated: \(animated)"
      let row = table.geometry.row(of: path) ?? -1
      #expect(
        abs(table.contentOffset.y - table.offset(showing: row, at: position)) < 0.5,
        "\(what)"
      )
      #expect(table.cellForRow(at: path) != nil, "\(what)")
    }
  }

  @Test func `content that is put elsewhere before the layout stays there`() {
    let screen = GuessedScreen()
    screen.table.scrollToRow(at: IndexPath(row: 120, section: 0), at: .top, animated: false)
    screen.table.contentOffset.y = 0
    screen.window.layoutIfNeeded()
    #expect(screen.table.contentOffset.y == 0)
  }
}
