import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutTables
import LayoutViews

/// The kinds of cells, headers and footers of a table, with a window for each that was off the screen once.
struct KindProbes {
  /// The properties of the screen that decide the layouts of all of them.
  struct Screen: Equatable {
    let environment: ScreenEnvironment
    let left: CGFloat
    let width: CGFloat
    let isEditing: Bool
    let changeCount: Int
  }

  let screen: Screen
  let kinds: [UsedKind]
  var probes: [UsedKind.Views: KindProbe] = [:]
}

/// A window in which one cell, header or footer is laid out that the screen does not show: as it will be when it
/// comes there.
///
/// Its table is as wide as that of the screen, and has nothing else in it.
final class KindProbe {
  /// The window.
  let window: Window
  /// The name of the row, header or footer on the screen: "row 3".
  let place: String
  private let source: OneKindSource
  private let tableView: TableView

  /// Creates the window, which is laid out.
  ///
  /// - Parameters:
  ///   - kind: The kind, with its place.
  ///   - table: The source of the table on the screen.
  ///   - shown: The table on the screen.
  ///   - environment: The screen.
  init(
    _ kind: UsedKind,
    of table: SceneTable,
    in shown: TableView,
    _ environment: ScreenEnvironment
  ) {
    let path = kind.path
    place =
      switch kind.views {
      case .cell: shown.geometry.row(of: path).map { shown.geometry.name(ofRow: $0) } ?? "a row"
      case .header: "header of section \(path.section)"
      case .footer: "footer of section \(path.section)"
      }
    window = Window(environment: environment, cascade: shown.traitCollection.cascade)
    let root = View(frame: window.bounds)
    window.rootView = root
    var frame = shown.convert(shown.bounds, to: nil)
    (frame.origin.y, frame.size.height) = (0, max(window.bounds.height, 1))
    tableView = TableView(frame: frame, style: shown.style)
    tableView.rowHeight = shown.rowHeight
    tableView.estimatedRowHeight = shown.estimatedRowHeight
    tableView.separatorStyle = shown.separatorStyle
    tableView.cellLayoutMarginsFollowReadableWidth = shown.cellLayoutMarginsFollowReadableWidth
    tableView.allowsMultipleSelectionDuringEditing = shown.allowsMultipleSelectionDuringEditing
    tableView.contentInset.left = shown.contentInset.left
    tableView.contentInset.right = shown.contentInset.right
    source = OneKindSource(kind, of: table.copy())
    tableView.dataSource = source
    tableView.delegate = source
    root.addSubview(tableView)
    tableView.setEditing(shown.isEditing, animated: false)
    window.layoutIfNeeded()
  }
}

/// A source of one row, or of none below a header or above a footer.
private final class OneKindSource: TableViewDataSource, TableViewDelegate {
  private let kind: UsedKind
  private let table: SceneTable

  init(_ kind: UsedKind, of table: SceneTable) {
    self.kind = kind
    self.table = table
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    if case .cell = kind.views { 1 } else { 0 }
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    table.tableView(tableView, cellForRowAt: kind.path)
  }

  func sectionIndexTitles(for tableView: TableView) -> [String]? {
    table.sectionIndexTitles(for: tableView)
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    table.tableView(tableView, canEditRowAt: kind.path)
  }

  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    table.tableView(tableView, canMoveRowAt: kind.path)
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    table.tableView(tableView, heightForRowAt: kind.path)
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    guard case .header = kind.views else { return nil }
    return table.tableView(tableView, viewForHeaderInSection: kind.path.section)
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    guard case .header = kind.views else { return TableView.unanswered }
    return table.tableView(tableView, heightForHeaderInSection: kind.path.section)
  }

  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    guard case .footer = kind.views else { return nil }
    return table.tableView(tableView, viewForFooterInSection: kind.path.section)
  }

  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    guard case .footer = kind.views else { return TableView.unanswered }
    return table.tableView(tableView, heightForFooterInSection: kind.path.section)
  }
}
