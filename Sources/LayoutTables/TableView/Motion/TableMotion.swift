import Foundation
@_spi(SystemViews) package import LayoutViews

/// The rows, headers and footers of a table on their way to the places after updates.
struct TableMotion {
  /// The motion of each view, which is in the table.
  var motions: [ObjectIdentifier: RowMotion] = [:]
  /// The outgoing views.
  var leaving: [LeavingView] = []
  /// The parts that are kept for further rows when they are gone.
  var departures: [Departure] = []
  /// The closures called at the end.
  var completions: [(Bool) -> Void] = []
}

/// A cell, header or footer that left the table.
enum Departure {
  /// A cell, with its old numbers if its row is gone.
  case cell(ShownCell, isGone: Bool)
  case headerFooter(ShownHeaderFooter)

  var view: View {
    switch self {
    case .cell(let shown, _): shown.cell
    case .headerFooter(let shown): shown.view
    }
  }
}

/// The places of everything before updates.
struct TablePicture {
  /// A view on the screen.
  struct Shown {
    /// The top, from the top of the screen.
    var top: CGFloat
    var frame: CGRect
  }

  var shown: [ObjectIdentifier: Shown] = [:]
  var geometry: TableGeometry
  var offset: CGFloat
  /// The row that was swiped aside, with its actions.
  var swipe: RowSwipe?

  /// Creates a record of the visible parts, in the middle of a movement too.
  init(of table: TableView) {
    geometry = table.storedGeometry
    offset = table.contentOffset.y
    swipe = table.swipe
    let views = table.shownCells.map(\.cell) as [View] + table.shownHeadersAndFooters.map(\.view)
    for view in views {
      let moved = table.presentation(of: view)?.offset.y ?? 0
      shown[ObjectIdentifier(view)] = Shown(
        top: view.frame.minY + moved - offset,
        frame: view.untransformedFrame
      )
    }
  }
}

/// A view that holds an outgoing cell, header or footer, which is no longer of the table; no touch
/// reaches it.
package final class LeavingView: DecorationView {
  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "leaving" }
}
