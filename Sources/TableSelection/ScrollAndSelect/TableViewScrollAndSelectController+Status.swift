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

  /// The names of options that have no effect because a closure's constraints are used.
  package var overriddenOptions: [String] {
    guard constraintSource == .custom else { return [] }
    return [
      touchViewWidth == 60 ? nil : "touchViewWidth",
      touchViewRespectsSafeArea ? "touchViewRespectsSafeArea" : nil,
    ].compactMap(\.self)
  }

  /// Returns the findings by the manual; version 1.0.0 selects and scrolls all the same.
  private func findingsByManual(of tableView: TableView) -> [ScrollAndSelectFinding] {
    var found: [ScrollAndSelectFinding] = []
    if !tableView.allowsMultipleSelectionNow {
      let flag =
        tableView.isEditing ? "allowsMultipleSelectionDuringEditing" : "allowsMultipleSelection"
      found.append(.multipleSelectionOff(flag: flag))
    } else if tableView.isEditing, rowCount > 0, firstSelectableRow == nil {
      found.append(.noEditableRow(of: min(rowCount, Self.sampleSize)))
    }
    if !tableView.isScrollEnabled { found.append(.scrollingOff) }
    if !(topScrollingAnchor >= 0) {
      let distance = -Double(topScrollingAnchor)
      found.append(.topAnchorOutside(by: distance.isNaN ? nil : distance))
    }
    if !(bottomScrollingAnchor <= 0) {
      let distance = Double(bottomScrollingAnchor)
      found.append(.bottomAnchorOutside(by: distance.isNaN ? nil : distance))
    }
    return found
  }

  /// The number of rows that are looked at when something is asked of "all" rows.
  private static let sampleSize = 1000

  private var rowCount: Int { tableView.map { TableRows($0).rowCount } ?? 0 }

  private var firstSelectableRow: Int? {
    guard let tableView else { return nil }
    let rows = TableRows(tableView)
    return (0..<min(rows.rowCount, Self.sampleSize)).first { rows.isSelected(row: $0) != nil }
  }

  private var wrongEstimate: ScrollAndSelectFinding? {
    guard let tableView else { return nil }
    let rows = TableRows(tableView)
    var worst: (estimated: CGFloat, actual: CGFloat) = (0, 0)
    for row in 0..<min(rows.rowCount, Self.sampleSize) {
      let actual = rows.bottom(ofRow: row) - rows.top(ofRow: row)
      let estimated = rows.estimatedHeight(ofRow: row)
      if abs(actual - estimated) > abs(worst.actual - worst.estimated) {
        worst = (estimated, actual)
      }
    }
    guard abs(worst.actual - worst.estimated) > 0.5 else { return nil }
    return .estimatesOff(
      estimated: Double(worst.estimated),
      actual: Double(worst.actual),
      nil
    )
  }
}
