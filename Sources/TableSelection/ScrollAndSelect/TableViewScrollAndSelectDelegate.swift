/// A delegate that is notified when a pan over the touch view begins and ends.
///
/// Which rows were selected the delegate of the table learns.
public protocol TableViewScrollAndSelectDelegate: AnyObject {
  /// Notifies that a pan over the touch view began; the table does not necessarily scroll.
  func tableViewSelectionPanningDidBegin()
  /// Notifies that the pan ended because the finger was lifted or the touch was taken away.
  func tableViewSelectionPanningDidEnd()
}
