import LayoutInteraction
package import LayoutTables
import LayoutViews

// A minimum refuses nothing: it shows in the log when a drag or a tap is over, and to those who ask.
extension LimitedSelection {
  /// Returns what of the selection of a table falls short of its minimum; empty if nothing does.
  func shortcomings(in table: TableView) -> [SelectionShortcoming] {
    guard holds(in: table), limit.hasMinimum else { return [] }
    let geometry = table.geometry
    // Sections are counted only where they have to be.
    let counts =
      limit.minPerSection > 0
      ? (0..<geometry.numberOfSections).map {
        table.selection.count(in: geometry.rows(inSection: $0))
      } : [table.selection.count]
    return limit.shortcomings(of: counts)
  }

  /// Notes in the log what falls short of its minimum.
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

  /// Notes in the log what falls short of the minimum that holds.
  func noteShortcomings() { note(selectionShortcomings) }

  fileprivate func note(_ shortcomings: [SelectionShortcoming]) {
    guard !shortcomings.isEmpty else { return }
    window?.interaction.log.record(
      .selection,
      "selection incomplete: \(message(of: shortcomings))"
    )
  }

  /// Shortcomings in sentences, with the titles of the table's sections.
  package func message(of shortcomings: [SelectionShortcoming]) -> String {
    let titles = (0..<geometry.numberOfSections).map {
      dataSource?.tableView(self, titleForHeaderInSection: $0) ?? ""
    }
    return shortcomings.message(sectionTitles: titles, counting: "row")
  }
}
