import Foundation
import LayoutScenes
import LayoutTables
import LayoutViews
import TableSelection

/// The calls about selection to the delegates on a screen, in order.
final class DelegateCalls {
  /// The calls since the start.
  private(set) var all: [DelegateCall] = []
  /// The rows of `didSelectRowAt`.
  private(set) var selected: [RowAddress] = []
  /// The rows of `didDeselectRowAt`.
  private(set) var deselected: [RowAddress] = []

  /// Remembers a call with no row or with one.
  func note(_ name: DelegateCall.Name, _ path: IndexPath? = nil) {
    all.append(
      DelegateCall(
        name,
        path.map { [.init(section: $0.section, from: $0.row, through: $0.row)] } ?? []
      )
    )
    guard let path else { return }
    switch name {
    case .didSelectRow: selected.append(RowAddress(path))
    case .didDeselectRow: deselected.append(RowAddress(path))
    default: break
    }
  }

  /// Remembers a call of a table for a row, and writes it into the log.
  func note(_ name: DelegateCall.Name, _ path: IndexPath, of tableView: TableView) {
    note(name, path)
    tableView.note(name.rawValue, path)
  }

  /// Remembers a state of a long press.
  func note(_ update: LongPressUpdate, in geometry: TableGeometry) {
    switch update {
    case .began(let row): note(.pressBegan, geometry.indexPath(ofRow: row))
    case .ended(let row): note(.pressEnded, geometry.indexPath(ofRow: row))
    case .cancelled: note(.pressCancelled)
    case .changed(let rows, let direction):
      var runs: [DelegateCall.RowRun] = []
      var next = rows.lowerBound
      while next < rows.upperBound {
        let first = geometry.indexPath(ofRow: next)
        let end = min(rows.upperBound, geometry.rows(inSection: first.section).upperBound)
        let last = first.row + end - next - 1
        runs.append(
          direction == .down
            ? .init(section: first.section, from: first.row, through: last)
            : .init(section: first.section, from: last, through: first.row)
        )
        next = max(end, next + 1)
      }
      all.append(DelegateCall(.pressChanged, direction == .down ? runs : runs.reversed()))
    }
  }
}

extension DelegateCalls: TableViewScrollAndSelectDelegate {
  func tableViewSelectionPanningDidBegin() { note(.panningDidBegin) }
  func tableViewSelectionPanningDidEnd() { note(.panningDidEnd) }
}

/// A record of a form's requests.
final class FormRequests: SelectionFormDelegate {
  private let calls: DelegateCalls
  /// The last request.
  private(set) var last = FormRequest.none

  init(_ calls: DelegateCalls) { self.calls = calls }

  func selectionFormRequestsDismissal() {
    calls.note(.requestsDismissal)
    last = .dismissal
  }

  func selectionFormRequestsCancel() {
    calls.note(.requestsCancel)
    last = .cancel
  }
}
