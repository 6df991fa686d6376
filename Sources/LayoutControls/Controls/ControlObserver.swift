/// An observer of the effects of fingers on the controls of a window, as `Window.host`.
package protocol ControlObserver: AnyObject {
  /// Notifies of events of a control with its new value, before its actions run.
  func control(_ control: Control, willSend events: Control.Event)
}
