import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutInteraction
import LayoutTables
import LayoutViews
import TableSelection

/// A table of 320 × 480 pt in a view of that size, in editing mode, with a controller over it.
final class SelectionScreen {
  let window: Window
  let superview = View()
  let table: TableView
  var controller: TableViewScrollAndSelectController
  let source: RowSource
  // The table does not keep its delegate, nor the controller its own.
  private let panWatch: PanWatch

  init(
    sections: [Int] = [100],
    rowHeight: CGFloat = 50,
    device: String = "iPhone SE (1st generation)",
    isEditing: Bool = true,
    configure: (RowSource, TableView) -> Void = { _, _ in }
  ) {
    let device = Device.named(device) ?? Device.catalogue[0]
    window = Window(environment: ScreenEnvironment(device: device))
    table = TableView()
    source = RowSource(sections: sections)
    superview.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    table.frame = superview.bounds
    table.rowHeight = rowHeight
    table.sectionHeaderTopPadding = 0
    table.contentInsetAdjustmentBehavior = .never
    table.allowsMultipleSelectionDuringEditing = true
    configure(source, table)
    table.dataSource = source
    table.delegate = source
    window.addSubview(superview)
    superview.addSubview(table)
    superview.accessibilityIdentifier = "superview"
    controller = TableViewScrollAndSelectController(tableView: table)
    panWatch = PanWatch(source: source)
    controller.delegate = panWatch
    table.isEditing = isEditing
    controller.enabled = true
    window.layoutIfNeeded()
  }

  var log: EventLog { window.interaction.log }
  var clock: VirtualClock { window.interaction.clock }
  var offset: CGFloat { table.contentOffset.y }

  /// The selected rows from top to bottom, numbered through all sections.
  var selected: [Int] { table.selection.ranges.flatMap(Array.init) }

  /// A place on the strip, at a height of the superview.
  func strip(_ height: CGFloat) -> CGPoint {
    superview.convert(CGPoint(x: 30, y: height), to: nil)
  }

  /// A place on the strip, level with the middle of a row.
  func row(_ row: Int) -> CGPoint {
    let span = table.geometry.span(ofRow: row)
    let middle = table.convert(CGPoint(x: 30, y: span.minY + span.height / 2), to: superview)
    return strip(middle.y)
  }

  func finger(eventsPerSecond: Int = 60) -> Finger {
    Finger(on: window, eventsPerSecond: eventsPerSecond)
  }

  /// Pans over rows, a third of a second a leg.
  func pan(_ rows: Int..., eventsPerSecond: Int = 60) {
    let finger = finger(eventsPerSecond: eventsPerSecond)
    guard let first = rows.first else { return }
    finger.press(at: row(first))
    for row in rows.dropFirst() {
      finger.move(to: self.row(row), within: .milliseconds(333))
    }
    finger.release()
  }
}

/// The data and the delegate of a table, noting what it is told.
final class RowSource: TableViewDataSource, TableViewDelegate {
  var sections: [Int]
  var headers: Set<Int> = []
  var fixed: Set<IndexPath> = []
  var estimate: CGFloat?
  var heights: [CGFloat]?
  /// Rows of which `willSelectRowAt` answers nil.
  var refused: Set<IndexPath> = []
  /// Rows of which `willDeselectRowAt` answers nil.
  var kept: Set<IndexPath> = []
  /// The rows of which `willSelectRowAt` was asked.
  var asked: [Int] = []
  /// Whether two fingers may begin to select.
  var selectsWithTwoFingers = false
  var told: [String] = []
  var didChange: ((IndexPath) -> Void)?

  init(sections: [Int]) {
    self.sections = sections
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section]
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    headers.contains(section) ? "Section \(section)" : nil
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    !fixed.contains(indexPath)
  }

  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    estimate ?? TableView.unanswered
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights?[indexPath.row] ?? TableView.unanswered
  }

  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    asked.append(indexPath.row)
    return refused.contains(indexPath) ? nil : indexPath
  }

  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    kept.contains(indexPath) ? nil : indexPath
  }

  func tableView(
    _ tableView: TableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    if selectsWithTwoFingers { told.append("should \(indexPath.row)") }
    return selectsWithTwoFingers
  }

  func tableView(
    _ tableView: TableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    told.append("did begin \(indexPath.row)")
  }

  func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {
    told.append("did end")
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    told.append("+\(indexPath.section)/\(indexPath.row)")
    didChange?(indexPath)
  }

  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    told.append("-\(indexPath.section)/\(indexPath.row)")
    didChange?(indexPath)
  }
}

/// Notes when pans begin and end, among what the table's delegate is told.
private final class PanWatch: TableViewScrollAndSelectDelegate {
  private let source: RowSource

  init(source: RowSource) {
    self.source = source
  }

  func tableViewSelectionPanningDidBegin() { source.told.append("begin") }
  func tableViewSelectionPanningDidEnd() { source.told.append("end") }
}
