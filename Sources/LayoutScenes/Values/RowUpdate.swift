/// Rows that come, go or are asked for anew in one go.
public struct RowUpdate: Sendable, Hashable {
  /// What happens to the rows.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Rows come; they are named as they are then.
    case insert
    /// Rows go; they are named as they were.
    case delete
    /// Rows are asked for anew.
    case reload
  }

  /// What happens to the rows.
  public var kind: Kind
  /// The rows.
  public var rows: [RowAddress]
  /// How it shows.
  public var animation: RowAnimation

  /// Makes an update.
  public init(_ kind: Kind, _ rows: [RowAddress], animation: RowAnimation = .automatic) {
    self.kind = kind
    self.rows = rows
    self.animation = animation
  }

  /// The first row that is named again after it was named before; nil where each is named once.
  public var repeatedRow: RowAddress? {
    var named: Set<RowAddress> = []
    return rows.first { !named.insert($0).inserted }
  }
}

/// How rows come and go: UIKit's `UITableView.RowAnimation`.
public enum RowAnimation: String, Sendable, Hashable, CaseIterable {
  /// What the table finds best.
  case automatic
  /// They fade.
  case fade
  /// They slide from or to the left.
  case left
  /// They slide from or to the right.
  case right
  /// They slide from or to the row above.
  case top
  /// They are uncovered or covered by the row below.
  case bottom
  /// They stay in the middle of the room that opens or closes.
  case middle
  /// They have no animation of their own.
  case none
}
