/// What has to know about changes of a window's tree while fingers are down; see `Window.host`.
package protocol WindowHost: AnyObject {
  /// A view, with all in it, is about to leave the window.
  func viewWillLeaveWindow(_ view: View)
}
