/// Who follows what fingers do to the controls of a window, as `Window.host`.
package protocol ControlObserver: AnyObject {
  /// Something happened to a control, whose value is the new one; its actions are about to run.
  func control(_ control: Control, willSend events: Control.Event)
}
