import Foundation
import LayoutInteraction
import LayoutTables
import LayoutViews

// Calls of a table to its delegate beside those that change rows, which are only recorded.
extension SceneTable {
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
    tableView.note("didHighlightRowAt", indexPath)
  }

  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
    tableView.note("didUnhighlightRowAt", indexPath)
  }

  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    tableView.note("willDeselectRowAt", indexPath)
    return indexPath
  }

  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    tableView.note("accessoryButtonTappedForRowWith", indexPath)
  }

  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {
    tableView.note("willBeginEditingRowAt", indexPath)
  }

  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
    tableView.note("didEndEditingRowAt", indexPath)
  }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    scrollView.note("scrollViewWillBeginDragging")
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    scrollView.note("scrollViewDidEndDragging willDecelerate: \(decelerate)")
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    scrollView.note("scrollViewDidEndDecelerating")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    scrollView.note("scrollViewDidEndScrollingAnimation")
  }

  func scrollViewDidScrollToTop(_ scrollView: ScrollView) {
    scrollView.note("scrollViewDidScrollToTop")
  }
}

extension ScrollView {
  /// Records a call to the delegate.
  func note(_ call: @autoclosure () -> String) { window?.interaction.log.record(.delegate, call()) }
}

extension TableView {
  /// Records a call to the delegate or the data source about a row.
  func note(_ call: String, _ indexPath: IndexPath?) {
    note("\(call) \(indexPath.map(logName(ofRowAt:)) ?? "no row")")
  }
}
