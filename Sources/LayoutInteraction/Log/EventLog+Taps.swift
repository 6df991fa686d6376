package import LayoutViews

extension EventLog {
  /// Adds what came of a tap on a row, as drags do of their rows.
  ///
  /// A refusal that the table's delegate notes by itself is left to it, as it knows the reason; rows that may
  /// not be edited it is not asked for.
  package func record(_ taps: [RowTap], of table: TableView) {
    let geometry = table.geometry
    for tap in taps {
      guard let row = geometry.row(of: tap.indexPath) else { continue }
      let name = geometry.name(ofRow: row)
      switch tap {
      case .selected: record(.selection, "\(name) selected")
      case .deselected: record(.selection, "\(name) deselected")
      case .refused:
        let isAsked = table.canUserSelectRow(at: tap.indexPath)
        guard !isAsked || !(table.delegate is any LimitKeepingDelegate) else { continue }
        record(.selection, "\(name) skipped: it may not be \(isAsked ? "selected" : "edited")")
      }
    }
  }
}
