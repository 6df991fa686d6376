/// A host that dispatches touches in a window and has the clock by which its views move; see `Window.host`.
///
/// Each kind of view that takes part has a role for the host, such as `ScrollOffsetAnimator`. One object has
/// all of them.
package protocol WindowHost: AnyObject {
  /// Prepares for a view that leaves the window with its subviews, perhaps under fingers that are down.
  func viewWillLeaveWindow(_ view: View)
}

extension Window {
  /// Returns the host in one of its roles, or nil for a window without a host.
  ///
  /// - Parameter role: The protocol of the role, which every host has.
  /// - Returns: The host.
  package func host<Role>(as role: Role.Type) -> Role? {
    guard let host else { return nil }
    guard let host = host as? Role else { preconditionFailure("\(type(of: host)) is no \(role)") }
    return host
  }
}
