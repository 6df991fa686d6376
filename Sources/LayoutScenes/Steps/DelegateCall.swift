package import LayoutDiagnostics

/// A call that a way to select rows makes to its delegate, by the name that UIKit, the pod or the article
/// gives it.
public struct DelegateCall: Sendable, Hashable, CustomStringConvertible {
  /// The name of the call.
  public var name: Name
  /// The rows that it names, in their order, empty if it names none.
  public var rows: [RowRun]

  /// Creates a call.
  public init(_ name: Name, _ rows: [RowRun] = []) {
    self.name = name
    self.rows = rows
  }

  /// The text in a scenario file: `didSelectRowAt row 3`.
  public var description: String {
    guard let first = rows.first else { return name.rawValue }
    let word = rows.count == 1 && first.first == first.last ? "row" : "rows"
    let namesSections = rows.contains { $0.section != 0 }
    let texts = rows.map { run in
      let section = namesSections ? "\(run.section)/" : ""
      return run.first == run.last
        ? "\(section)\(run.first)" : "\(section)\(run.first)..\(run.last)"
    }
    return "\(name.rawValue) \(word) \(texts.joined(separator: ", "))"
  }

  /// A run of neighboring rows of one section: downward, or upward if the last one is the upper one.
  public struct RowRun: Sendable, Hashable {
    /// The section.
    public var section: Int
    /// The first row.
    public var first: Int
    /// The last row.
    public var last: Int

    /// Creates a run.
    public init(section: Int, from first: Int, through last: Int) {
      self.section = section
      self.first = first
      self.last = last
    }
  }

  /// A name of a call.
  public enum Name: String, Sendable, Hashable, CaseIterable {
    /// `tableView(_:didSelectRowAt:)`.
    case didSelectRow = "didSelectRowAt"
    /// `tableView(_:didDeselectRowAt:)`.
    case didDeselectRow = "didDeselectRowAt"
    /// A pan over the strip of TableViewScrollAndSelect began.
    case panningDidBegin = "tableViewSelectionPanningDidBegin"
    /// The pan ended.
    case panningDidEnd = "tableViewSelectionPanningDidEnd"
    /// A long press of SmoothSelectableTableView has rested on its first row.
    case pressBegan = "didUpdateLongPressState.began"
    /// The rows between the first one and the finger changed.
    case pressChanged = "didUpdateLongPressState.changed"
    /// The finger was lifted over a row.
    case pressEnded = "didUpdateLongPressState.ended"
    /// The touch was taken away.
    case pressCancelled = "didUpdateLongPressState.cancelled"
    /// `tableView(_:shouldBeginMultipleSelectionInteractionAt:)`, whatever the answer.
    case shouldBeginInteraction = "shouldBeginMultipleSelectionInteractionAt"
    /// `tableView(_:didBeginMultipleSelectionInteractionAt:)`.
    case didBeginInteraction = "didBeginMultipleSelectionInteractionAt"
    /// `tableViewDidEndMultipleSelectionInteraction(_:)`.
    case didEndInteraction = "tableViewDidEndMultipleSelectionInteraction"
    /// A valid selection is to be taken.
    case requestsDismissal = "selectionFormRequestsDismissal"
    /// The selection is to be ignored.
    case requestsCancel = "selectionFormRequestsCancel"

    /// A number of rows that a call names.
    public enum Rows: Sendable, Hashable {
      /// None.
      case none
      /// One.
      case one
      /// Any number, at least one.
      case many
    }

    /// The number of rows that a call names.
    public var rows: Rows {
      switch self {
      case .panningDidBegin, .panningDidEnd, .pressCancelled, .didEndInteraction,
        .requestsDismissal, .requestsCancel:
        .none
      case .didSelectRow, .didDeselectRow, .pressBegan, .pressEnded, .shouldBeginInteraction,
        .didBeginInteraction:
        .one
      case .pressChanged: .many
      }
    }
  }
}

/// An expectation of the calls to delegates since the start.
package enum DelegateCallsExpectation: Sendable, Hashable {
  /// The calls were made in this order, and no others of these names; with none there was no call at all.
  case sequence([DelegateCall])
  /// Calls of some names were made so often.
  case counts([Count])

  /// A number of calls.
  package struct Count: Sendable, Hashable {
    /// The name of the call.
    package var name: DelegateCall.Name
    /// The number.
    package var comparison: Comparison
    /// The place in the file, or `nil` for an expectation from code.
    package var mark: SourceMark?
  }
}
