package import LayoutViews

extension Interaction {
  /// The system takes all touches away: a call comes in, an alert appears, the application goes to the
  /// background.
  ///
  /// Recognizers and views are told that their touches are cancelled; content goes on by itself.
  ///
  /// - Parameter reason: What happened, for the log: in lower case, without a period.
  public func interrupt(because reason: String) {
    guard !dispatcher.activeTouches.isEmpty else { return }
    log.record(.lifecycle, "touches are taken away: \(reason)")
    dispatcher.cancel(dispatcher.activeTouches)
  }
}

extension Interaction: WindowHost {
  /// A view leaves the window: gestures of recognizers in it are over, and it keeps no touch.
  ///
  /// Recognizers of the views around it go on with the same fingers, as the pan of a table does whose
  /// pressed row scrolls off the screen.
  package func viewWillLeaveWindow(_ view: View) {
    for record in dispatcher.records + dispatcher.liftedRecords {
      for recognizer in record.recognizers
      where recognizer.view?.isDescendant(of: view) ?? true {
        dispatcher.withdraw(recognizer)
      }
      if record.touch.view?.isDescendant(of: view) ?? true { dispatcher.cancelInView(record) }
    }
  }
}
