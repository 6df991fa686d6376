import Foundation
import GestureFuzzing
import LayoutInteraction
import LayoutScenes
import LayoutTables
import LayoutViews
import SelectionModel
import TableSelection
import Testing

/// A run of one drag over rows 2 to 4 of a table, as it should be, to be doctored.
struct DoctoredRun {
  var gesture: PlayedGesture
  var limit = SelectionLimit.none
  var twin: [PlayedGesture] = []

  init(_ mode: SelectionMode = .scrollAndSelect) throws {
    let geometry = try Self.geometry()
    let steps: [FingerStep] = [
      .press(Place(.row(RowAddress(section: 0, row: 2)))),
      .move(to: Place(.row(RowAddress(section: 0, row: 4))), within: .milliseconds(100)), .release,
    ]
    gesture = PlayedGesture(FuzzedGesture(steps), before: SelectedRows(), geometry: geometry)
    gesture.mode = mode
    gesture.moments = [
      Self.moment(2, from: 2, selected: [], isSelecting: false),
      Self.moment(4, from: 2, selected: [2..<5]), Self.moment(4, from: 4, selected: [2..<5]),
    ]
    gesture.after = SelectedRows([2..<5])
    gesture.events =
      [(1, .began(path(2), selects: true))] + (2...4).map { (1, .selected(path($0))) }
      + [(2, .ended)]
    gesture.calls =
      [DelegateCall(.panningDidBegin)]
      + (2...4).map { DelegateCall(.didSelectRow, [.init(section: 0, from: $0, through: $0)]) }
      + [DelegateCall(.panningDidEnd)]
  }

  /// The run as a value.
  var run: FuzzedRun {
    var run = FuzzedRun([gesture], sampling: TouchSampling(), limit: limit)
    run.twin = twin
    run.twinSampling = twin.isEmpty ? nil : TouchSampling(eventsPerSecond: 15)
    return run
  }

  /// The codes of the promises that it breaks.
  var broken: [String] { Invariant.all.filter { $0.violation(run) != nil }.map(\.code) }

  /// Selects these rows in place of rows 2 to 4, and calls the delegate for each.
  mutating func select(_ rows: [Range<Int>]) {
    gesture.after = SelectedRows(rows)
    for index in gesture.moments.indices.dropFirst() {
      gesture.moments[index].selection = gesture.after
    }
    gesture.calls = rows.flatMap(\.self).map {
      DelegateCall(.didSelectRow, [.init(section: 0, from: $0, through: $0)])
    }
  }

  /// Lets the finger come back to a row before it is lifted, with the same rows selected.
  mutating func comeBack(to row: Int) {
    let place = Place(.row(RowAddress(section: 0, row: row)))
    gesture.gesture.steps.insert(.move(to: place, within: .milliseconds(100)), at: 2)
    gesture.moments[2] = Self.moment(row, from: 4, selected: [2..<5])
    gesture.moments.append(Self.moment(row, from: row, selected: [2..<5], isSelecting: false))
    gesture.events[gesture.events.count - 1].step = 3
  }

  /// Selects these rows from a moment on, and calls the delegate for each that goes.
  mutating func select(_ rows: [Range<Int>], at moment: Int) {
    let gone = gesture.after.subtracting(SelectedRows(rows))
    gesture.after = SelectedRows(rows)
    for index in gesture.moments.indices.dropFirst(moment) {
      gesture.moments[index].selection = gesture.after
    }
    gesture.calls += gone.joined().map {
      DelegateCall(.didDeselectRow, [.init(section: 0, from: $0, through: $0)])
    }
  }

  static func moment(
    _ row: Int,
    from first: Int,
    selected: [Range<Int>],
    isSelecting: Bool = true
  ) -> PlayedGesture.Moment {
    let position = RowPosition(row: row)
    return PlayedGesture.Moment(
      y: 100 + CGFloat(row) * 44,
      height: CGFloat(row) * 44 + 22,
      place: position,
      above: position,
      below: position,
      swept: min(first, row)..<max(first, row) + 1,
      visible: 0..<10,
      selection: SelectedRows(selected),
      isSelecting: isSelecting
    )
  }

  /// Returns the lines of a table of ten rows.
  private static func geometry() throws -> TableGeometry {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let source = TenRows()
    table.dataSource = source
    table.reloadData()
    return withExtendedLifetime(source) { table.geometry }
  }
}

/// Returns the path of a row of the first section.
func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

/// The source of a table of ten rows.
private final class TenRows: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 10 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell()
  }
}
