/// Who learns when a pan over the touch view begins and ends.
///
/// Which rows were selected the delegate of the table learns.
public protocol TableViewScrollAndSelectDelegate: AnyObject {
  /// A pan over the touch view began; the table does not necessarily scroll.
  func tableViewSelectionPanningDidBegin()
  /// The pan ended because the finger was lifted or the touch was taken away.
  func tableViewSelectionPanningDidEnd()
}
