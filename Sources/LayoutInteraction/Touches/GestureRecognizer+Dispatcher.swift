import LayoutGeometry
package import LayoutViews

extension GestureRecognizer {
  /// The dispatcher of touches to the recognizer, or `nil` before the first one.
  final var dispatcher: TouchDispatcher? {
    get { host as? TouchDispatcher }
    set { host = newValue }
  }

  /// The name of the recognizer in logs: its name or class, and its view.
  ///
  /// Those of one view that would be called alike are numbered in the order in which they were added:
  /// "pan 2 of View".
  final var logName: String {
    let word = logWord
    let alike = (view?.gestureRecognizers ?? []).filter { $0.logWord == word }
    let number = alike.count > 1 ? alike.firstIndex(of: self).map { " \($0 + 1)" } : nil
    return "\(word)\(number ?? "") of \(view?.logName ?? "no view")"
  }

  /// The name, or the class without the common end of recognizers' classes.
  private var logWord: String {
    let className = String(describing: type(of: self))
    let word = className.hasSuffix("GestureRecognizer") ? String(className.dropLast(17)) : className
    return name ?? word.lowercased()
  }

  /// Returns the moment at which `touch` left its place before.
  final func departure(of touch: Touch) -> Instant {
    dispatcher?.departure(of: touch) ?? touch.instant
  }

  /// Returns the straight way on which a finger came to its present place.
  package final func stroke(of touch: Touch) -> FingerStroke {
    FingerStroke(
      from: touch.previousLocationInWindow,
      at: departure(of: touch),
      to: touch.locationInWindow,
      at: touch.instant
    )
  }

  /// Whether a finger has left its last known place, with the next event still to come.
  package final var isFingerUnderWay: Bool {
    guard let dispatcher else { return false }
    return touches.contains { dispatcher.isUnderWay($0) }
  }
}
