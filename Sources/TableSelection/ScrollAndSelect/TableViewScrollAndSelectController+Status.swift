import Foundation
import LayoutTables
import LayoutViews

extension TableViewScrollAndSelectController {
  /// The status: whether the controller works, and if not, why.
  public var status: ScrollAndSelectStatus {
    guard crashReason == nil else { return .crashed }
    guard tableView != nil else { return .noTable }
    guard enabled || (errata.addsTouchViewWhileDisabled && touchView != nil) else {
      return .disabled
    }
    guard let superview = sharedSuperview else { return .noSuperview }
    guard let touchView else { return .enabledTooEarly }
    guard touchView.superview != nil else { return .touchViewRemoved }
    return touchView.superview === superview ? .working : .enabledTooEarly
  }

  /// The findings that keep rows from being selected or the table from scrolling; that somebody
  /// disabled a controller that worked is none.
  package var findings: [ScrollAndSelectFinding] {
    var found: [ScrollAndSelectFinding] = []
    let isSwitchedOff = status == .disabled && hasWorked
    // A crash is reported as an error of its own.
    guard status != .crashed else { return found }
    if status != .working, !isSwitchedOff { found.append(.idle(status)) }
    if errata.isContradictory { found.append(.contradictoryErrata) }
    guard let tableView else { return found }
    if !followsVersion1 { found += findingsByManual(of: tableView) }
    if scrollingSpeed.rowsPerSecond == nil { found.append(.noSpeed) }
    if shouldUseEstimatedRowHeightWhenScrolling, let wrong = wrongEstimate { found.append(wrong) }
    return found
  }

  /// Returns the findings by the manual; version 1.0.0 selects and scrolls all the same.
  private func findingsByManual(of tableView: TableView) -> [ScrollAndSelectFinding] {
    var found: [ScrollAndSelectFinding] = []
    if !tableView.allowsMultipleSelectionNow {
      let flag =
        tableView.isEditing ? "allowsMultipleSelectionDuringEditing" : "allowsMultipleSelection"
      found.append(.multipleSelectionOff(flag: flag))
    } else if tableView.isEditing, hasRows, firstSelectableRow == nil {
      found.append(.noEditableRow)
    }
    if !tableView.isScrollEnabled { found.append(.scrollingOff) }
    if !(topScrollingAnchor >= 0) { found.append(.topAnchorOutside) }
    if !(bottomScrollingAnchor <= 0) { found.append(.bottomAnchorOutside) }
    return found
  }

  /// The number of rows that are looked at when something is asked of "all" rows.
  private static let sampleSize = 1000

  private var hasRows: Bool { tableView.map { TableRows($0).rowCount > 0 } ?? false }

  private var firstSelectableRow: Int? {
    guard let tableView else { return nil }
    let rows = TableRows(tableView)
    return (0..<min(rows.rowCount, Self.sampleSize)).first { rows.isSelected(row: $0) != nil }
  }

  private var wrongEstimate: ScrollAndSelectFinding? {
    guard let tableView else { return nil }
    let rows = TableRows(tableView)
    for row in 0..<min(rows.rowCount, Self.sampleSize) {
      let actual = rows.bottom(ofRow: row) - rows.top(ofRow: row)
      let estimated = rows.estimatedHeight(ofRow: row)
      if abs(actual - estimated) > 0.5 {
        return .estimatesOff(estimated: Double(estimated), actual: Double(actual))
      }
    }
    return nil
  }
}
