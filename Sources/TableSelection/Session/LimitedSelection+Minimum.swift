import LayoutInteraction
package import LayoutTables
import LayoutViews

// A minimum refuses nothing: it shows in the log when a drag or a tap is over, and on request.
extension LimitedSelection {
  /// Returns what of the selection of a table falls short of its minimum; empty if nothing does.
  func shortcomings(in table: TableView) -> [SelectionShortcoming] {
    guard holds(in: table), limit.hasMinimum else { return [] }
    let geometry = table.geometry
    // Sections are counted only if necessary.
    let counts =
      limit.minPerSection > 0
      ? (0..<geometry.numberOfSections).map {
        table.selection.count(in: geometry.rows(inSection: $0))
      } : [table.selection.count]
    return limit.shortcomings(of: counts)
  }

  /// Records shortcomings of the minimum in the log.
  func noteShortcomings(in table: TableView) { table.note(shortcomings(in: table)) }
}

extension TableView {
  /// The shortcomings of the selection under the minimum that holds; empty if there are none.
  package var selectionShortcomings: [SelectionShortcoming] {
    var found: [SelectionShortcoming] = []
    notifyObservers { observer in
      if found.isEmpty, let limited = observer as? LimitedSelection {
        found = limited.shortcomings(in: self)
      }
    }
    return found
  }

  /// Records shortcomings of the minimum in force in the log.
  func noteShortcomings() { note(selectionShortcomings) }

  fileprivate func note(_ shortcomings: [SelectionShortcoming]) {
    guard !shortcomings.isEmpty else { return }
    window?.interaction.log.record(.selection, "selection incomplete: \(message(of: shortcomings))")
  }

  /// Shortcomings in sentences, with the titles of the table's sections.
  package func message(of shortcomings: [SelectionShortcoming]) -> String {
    let titles = (0..<geometry.numberOfSections).map {
      dataSource?.tableView(self, titleForHeaderInSection: $0) ?? ""
    }
    return shortcomings.message(sectionTitles: titles, counting: "row")
  }
}
