/// A part of a row, or of a column of them, on which a place can be.
public enum RowPart: String, Sendable, Hashable, CaseIterable {
  /// The check circle of a table in editing mode that selects several rows; at an edge, the column of the circles.
  case checkMark = "check mark"
  /// The view at the trailing edge: a control, an arrow head, a button.
  case accessory
  /// The minus or the plus at the leading edge in editing mode, or the check circle.
  case editControl = "edit control"
  /// The lines at the trailing edge by which a finger drags the row in editing mode.
  case reorderControl = "reorder control"

  /// Whether an edge of the table has it, too, and not rows alone.
  var isAtEdges: Bool { self == .checkMark }
}

extension RowPart {
  /// Creates the part that another word means, or `nil` if it is not known.
  init?(meantBy word: String) {
    switch word {
    case "circle", "circles", "check", "checkmark", "check-mark", "checkmarks": self = .checkMark
    case "minus", "plus", "edit-control", "delete-control", "insert-control":
      self = .editControl
    case "grip", "handle", "reorder", "reorder-control", "drag-handle": self = .reorderControl
    default:
      guard Self.accessoryWords.contains(word) else { return nil }
      self = .accessory
    }
  }

  /// The words that people write for what is at the trailing edge of a row.
  static let accessoryWords: Set = [
    "accessory", "accessory-view", "accessoryView", "control", "switch", "toggle", "slider",
    "stepper", "progress", "activity-indicator", "text-field", "textfield", "text-view", "field",
    "button", "segments", "segmented-control", "disclosure", "chevron", "detail", "detail-button",
    "info",
  ]
}
