/// The status of a scroll-and-select controller: whether it works, and if not, why.
public enum ScrollAndSelectStatus: String, Sendable, Hashable, CaseIterable {
  /// The touch view lies over the table.
  case working
  /// `enabled` is false, as it is at first.
  case disabled
  /// The table is in no view, or directly in the window as a bare table view controller has it.
  case noSuperview = "no-superview"
  /// The table got its superview after `enabled` was set.
  case enabledTooEarly = "enabled-too-early"
  /// Somebody removed the touch view.
  case touchViewRemoved = "touch-view-removed"
  /// The table is gone: the controller does not keep it.
  case noTable = "no-table"
  /// Version 1.0.0 crashed, and the application with it.
  case crashed

  /// The status in one sentence.
  public var sentence: String {
    switch self {
    case .working:
      "the touch view lies over the table"
    case .disabled:
      "nothing happens because the controller is disabled, as it is at first: set enabled = true"
    case .noSuperview:
      "nothing happens because the table view has no superview: put it into a navigation controller,"
        + " or into the view of a plain view controller"
    case .enabledTooEarly:
      "nothing happens because the table view had no superview when the controller was enabled:"
        + " set enabled = true again"
    case .touchViewRemoved:
      "nothing happens because the touch view was removed: set enabled = true again"
    case .noTable:
      "nothing happens because the table view is gone: the controller does not keep it"
    case .crashed:
      "nothing happens because version 1.0.0 stopped with a crash, and the application with it"
    }
  }
}

/// A finding that keeps rows from being selected or the table from scrolling.
package enum ScrollAndSelectFinding: Sendable, Hashable {
  /// The controller does nothing at all.
  case idle(ScrollAndSelectStatus)
  /// The table does not let several rows be selected in its present mode.
  case multipleSelectionOff(flag: String)
  /// The data source lets no row be edited.
  case noEditableRow
  /// A finger cannot scroll the table.
  case scrollingOff
  /// The anchor for scrolling up is below zero.
  case topAnchorOutside
  /// The anchor for scrolling down is above zero.
  case bottomAnchorOutside
  /// The speed is no number above zero.
  case noSpeed
  /// The release is named together with one of its departures.
  case contradictoryErrata
  /// The heights that scrolling counts with are not those that the rows have.
  case estimatesOff(estimated: Double, actual: Double)

  /// The finding in one sentence.
  package var sentence: String {
    switch self {
    case .idle(let status):
      status.sentence
    case .multipleSelectionOff(let flag):
      "rows cannot be selected because the table's \(flag) is false"
    case .noEditableRow:
      "rows cannot be selected because the data source lets no row be edited: return true from"
        + " tableView(_:canEditRowAt:)"
    case .scrollingOff:
      "the table does not scroll because its isScrollEnabled is false"
    case .topAnchorOutside:
      "the table does not scroll up because topScrollingAnchor is below 0"
    case .bottomAnchorOutside:
      "the table does not scroll down because bottomScrollingAnchor is above 0"
    case .noSpeed:
      "the table does not scroll because its speed is no number above 0"
    case .contradictoryErrata:
      "'version1_0_0' is the release as a whole and no union of departures: with another one the release"
        + " holds, and the other does nothing"
    case .estimatesOff:
      "scrolling may stop short, lag or select extra rows because the estimated row heights are not"
        + " those of the rows: estimate them right, or set"
        + " shouldUseEstimatedRowHeightWhenScrolling = false"
    }
  }
}
