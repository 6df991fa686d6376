import Foundation
import LayoutDiagnostics
import LayoutGeometry

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
  /// The data source lets none of so many rows be edited, which are all that were looked at.
  case noEditableRow(of: Int)
  /// A finger cannot scroll the table.
  case scrollingOff
  /// The anchor for scrolling up is so much below zero, or no number.
  case topAnchorOutside(by: Double?)
  /// The anchor for scrolling down is so much above zero, or no number.
  case bottomAnchorOutside(by: Double?)
  /// The speed is no number above zero.
  case noSpeed
  /// The release is named together with one of its departures.
  case contradictoryErrata
  /// The heights that scrolling counts with are not those that the rows have: the worst of them, and the effect on a
  /// scroll to the end, or `nil` if nobody has tried that.
  case estimatesOff(estimated: Double, actual: Double, ScrollEffect?)

  /// The effect of estimates on a scroll from the table's beginning to its end, in points.
  package struct ScrollEffect: Sendable, Hashable {
    /// The part of the content that is left as the last row is selected.
    package var missing: Double
    /// The greatest distance of the selection behind the finger.
    package var lag: Double
    /// The greatest distance of the selection in front of the finger.
    package var lead: Double

    /// Creates an effect.
    package init(missing: Double, lag: Double, lead: Double) {
      self.missing = missing
      self.lag = lag
      self.lead = lead
    }

    fileprivate var words: String? {
      let way =
        lead > lag
        ? "the selection runs up to \(Self.text(lead)) pt ahead of the finger"
        : "the selection lags up to \(Self.text(lag)) pt behind the finger"
      let isOff = max(lag, lead) >= 0.5
      guard missing < 0.5 else {
        return "a scroll to the end stops \(Self.text(missing)) pt short"
          + (isOff ? ", and \(way)" : "")
      }
      return isOff ? "on a scroll to the end \(way)" : nil
    }

    fileprivate static func text(_ number: Double) -> String {
      decimalText(CGFloat(number), most: 1)
    }
  }

  /// The finding in one sentence.
  package var sentence: String {
    switch self {
    case .idle(let status):
      status.sentence
    case .multipleSelectionOff(let flag):
      "rows cannot be selected because the table's \(flag) is false"
    case .noEditableRow(let count):
      "none of the \(counted(count, "row")) can be selected because the data source lets none be edited:"
        + " return true from tableView(_:canEditRowAt:)"
    case .scrollingOff:
      "the table does not scroll because its isScrollEnabled is false"
    case .topAnchorOutside(let distance):
      "the table does not scroll up because topScrollingAnchor is "
        + (distance.map { "\(decimalText(CGFloat($0))) pt below 0" } ?? "no number")
    case .bottomAnchorOutside(let distance):
      "the table does not scroll down because bottomScrollingAnchor is "
        + (distance.map { "\(decimalText(CGFloat($0))) pt above 0" } ?? "no number")
    case .noSpeed:
      "the table does not scroll because its speed is no number above 0"
    case .contradictoryErrata:
      "'version1_0_0' is the release as a whole and no union of departures: with another one the release"
        + " holds, and the other does nothing"
    case .estimatesOff(let estimated, let actual, let effect):
      "estimated row heights are up to \(ScrollEffect.text(abs(actual - estimated))) pt off: "
        + (effect?.words ?? "a scroll may stop short, lag or select extra rows")
        + "; estimate them right, or set shouldUseEstimatedRowHeightWhenScrolling = false"
    }
  }
}
