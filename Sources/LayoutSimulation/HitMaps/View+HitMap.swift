import LayoutControls
import LayoutInteraction
import LayoutScenes
import LayoutTables
import LayoutViews

// The meaning of views that take touches to somebody who looks at the screen.
extension View {
  /// The view that a reader means if a touch goes to this one: a row for a plain part of its cell, a bar for a
  /// plain part of the bar, else the view itself.
  var touchSubject: View {
    var next: View? = self
    while let current = next {
      if current is TableViewCell || current is TableViewHeaderFooterView
        || current is NavigationBar || current is Toolbar || current is StatusBar
      {
        return current
      }
      if current.isTouchControl { return current }
      if current === self, isTouchTarget { return self }
      next = current.superview
    }
    return self
  }

  /// The kind of a subject.
  var hitKind: HitMap.Kind {
    if let row = (self as? TableViewCell)?.rowAddress { return .row(row) }
    if self is TableViewHeaderFooterView { return .headerFooter }
    return isTouchTarget ? .target : .container
  }

  /// Whether touches are meant for a subject, so that it matters if another view takes them.
  var isMeantForTouches: Bool { self is TableViewCell || isTouchTarget }

  /// The family of the view and those like it in the rows around: its name without the row.
  var hitFamily: HitMap.Family? {
    guard let cell = nearest(TableViewCell.self), let row = cell.rowAddress,
      let table = cell.superview
    else { return nil }
    return HitMap.Family(name: partName, table: ObjectIdentifier(table), row: row)
  }

  /// Whether the view is a control, or one of the system's like them in and behind rows.
  private var isTouchControl: Bool {
    self is Control || self is AccessoryView || self is EditControl || self is ReorderControl
      || self is SwipeActionButton || (self as? StandInView)?.touchRole == .subject
  }

  /// A control, a button, a minus or plus in front of a row, or a view with recognizers of its own that is
  /// neither a scroll view nor the system's.
  private var isTouchTarget: Bool {
    if isTouchControl { return true }
    if let standIn = self as? StandInView { return standIn.touchRole == .target }
    if self is ScrollView || self is StatusBar { return false }
    return !(gestureRecognizers ?? []).isEmpty
  }
}

extension TableViewCell {
  fileprivate var rowAddress: RowAddress? {
    (superview as? TableView)?.indexPath(for: self).map(RowAddress.init)
  }
}
