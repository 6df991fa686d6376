import LayoutInteraction
import LayoutScenes
import LayoutViews

/// What the views that take touches are to somebody who looks at the screen.
struct HitNames {
  /// The view that a reader means when a touch goes to `view`: a row where a plain part of its cell is hit,
  /// a bar where a plain part of the bar is, else the view itself.
  func subject(of view: View) -> View {
    var next: View? = view
    while let current = next {
      if current is TableViewCell || current is TableViewHeaderFooterView
        || current is NavigationBar || current is Toolbar || current is StatusBar
      {
        return current
      }
      if isControl(current) { return current }
      if current === view, isTarget(view) { return view }
      next = current.superview
    }
    return view
  }

  /// What a subject is.
  func kind(of view: View) -> HitMap.Kind {
    if let cell = view as? TableViewCell, let row = row(of: cell) { return .row(row) }
    if view is TableViewHeaderFooterView { return .supplement }
    return isTarget(view) ? .target : .container
  }

  /// Whether touches are meant for a subject, so that it matters if another view takes them.
  func isMeantForTouches(_ view: View) -> Bool {
    view is TableViewCell || isTarget(view)
  }

  /// How reports call a view: "row 3", "header of section 1", "Switch 'mute' in row 3", "View 'touchView'",
  /// "status bar".
  func name(of view: View) -> String {
    if view is StatusBar { return "status bar" }
    if let name = view.rowName { return name }
    let name = part(of: view).name
    return view.surroundingRowName.map { "\(name) in \($0)" } ?? name
  }

  /// What a view is called inside of its row, and the cell of that row; "row" is the cell itself.
  func part(of view: View) -> (name: String, cell: TableViewCell?) {
    if let cell = view as? TableViewCell { return ("row", cell) }
    return (partName(of: view), view.superview?.nearest(TableViewCell.self))
  }

  /// What is a part of a table's rows has its role, and an action its title.
  private func partName(of view: View) -> String {
    guard isPartOfRow(view), let role = view.role?.replacing("-", with: " ") else {
      return view.treeName
    }
    guard let title = (view as? SwipeActionButton)?.title else { return role }
    return "\(role) '\(title)'"
  }

  /// What stands for a view and those like it in the rows around: its name without the row.
  func family(of view: View) -> HitMap.Family? {
    let part = part(of: view)
    guard let cell = part.cell, let row = row(of: cell), let table = cell.superview else {
      return nil
    }
    return HitMap.Family(name: part.name, table: ObjectIdentifier(table), row: row)
  }

  private func isPartOfRow(_ view: View) -> Bool {
    view is DecorationView || view is ReorderControl || view is SwipeActionButton
  }

  /// A control, or what the system has like them in and behind rows.
  private func isControl(_ view: View) -> Bool {
    view is Control || view is AccessoryView || view is EditControl || view is ReorderControl
      || view is SwipeActionButton
  }

  /// A control, a button, a minus or plus in front of a row, or a view with recognizers of its own that is
  /// neither a scroll view nor the system's.
  private func isTarget(_ view: View) -> Bool {
    if isControl(view) { return true }
    if view is ScrollView || view is StatusBar { return false }
    return !(view.gestureRecognizers ?? []).isEmpty
  }

  private func row(of cell: TableViewCell) -> RowAddress? {
    (cell.superview as? TableView)?.indexPath(for: cell).map(RowAddress.init)
  }
}
