import Foundation
import LayoutViews

/// The rows, headers and footers of a table on their way to where updates want them.
struct TableMotion {
  /// How each moves; by the view, which is in the table.
  var motions: [ObjectIdentifier: RowMotion] = [:]
  /// What goes off.
  var leaving: [LeavingView] = []
  /// What is kept for further rows when it is gone.
  var departures: [Departure] = []
  /// What is called at the end.
  var completions: [(Bool) -> Void] = []
}

/// A cell, header or footer that left the table.
enum Departure {
  /// A cell; one whose row is gone has the numbers of before.
  case cell(ShownCell, isGone: Bool)
  case supplement(ShownSupplement)

  var view: View {
    switch self {
    case .cell(let shown, _): shown.cell
    case .supplement(let shown): shown.view
    }
  }
}

/// Where everything was before updates.
struct TablePicture {
  /// A view on the screen.
  struct Shown {
    /// Its top, from the top of the screen.
    var top: CGFloat
    var frame: CGRect
  }

  var shown: [ObjectIdentifier: Shown] = [:]
  var geometry: TableGeometry
  var offset: CGFloat
  /// The row that was swiped aside, with its actions.
  var swipe: RowSwipe?

  /// Takes down what shows, in the middle of a movement too.
  init(of table: TableView) {
    geometry = table.storedGeometry
    offset = table.contentOffset.y
    swipe = table.swipe
    let views = table.shownCells.map(\.cell) as [View] + table.shownSupplements.map(\.view)
    for view in views {
      let moved = table.presentation(of: view)?.offset.y ?? 0
      shown[ObjectIdentifier(view)] = Shown(
        top: view.frame.minY + moved - offset,
        frame: view.untransformedFrame
      )
    }
  }
}
