/// What dispatches touches in a window and has the clock by which its views move; see `Window.host`.
///
/// One object has all these roles, so that none can be forgotten.
package protocol WindowHost: TableViewObserver, ControlObserver, TableAnimator, ToolbarAnimator,
  ScrollOffsetAnimator
{
  /// A view, with all in it, is about to leave the window, perhaps under fingers that are down.
  func viewWillLeaveWindow(_ view: View)
}
