/// The recognizers of one view, kept among its attachments.
final class RecognizerList { var recognizers: [GestureRecognizer] = [] }

extension View {
  /// The recognizers of the view in the order in which they were added, or `nil` for none.
  public var gestureRecognizers: [GestureRecognizer]? {
    get {
      guard let list = recognizerList, !list.recognizers.isEmpty else { return nil }
      return list.recognizers
    }
    set {
      let new = newValue ?? []
      for old in gestureRecognizers ?? [] where !new.contains(where: { $0 === old }) {
        removeGestureRecognizer(old)
      }
      for recognizer in new { addGestureRecognizer(recognizer) }
    }
  }

  /// Adds a recognizer to the view, and removes it from another one.
  public func addGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    let list = recognizerList ?? RecognizerList()
    attachments[RecognizerList.self] = list
    list.recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Removes a recognizer from the view, which cancels a gesture under way.
  public func removeGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    guard gestureRecognizer.view === self, let list = recognizerList else { return }
    gestureRecognizer.withdraw()
    list.recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  private var recognizerList: RecognizerList? { attachments[RecognizerList.self] }

  /// Adds a recognizer of a type of which the view has one at most, unless it has it.
  package func attachRecognizer<Recognizer: GestureRecognizer>(
    _ recognizer: @autoclosure () -> Recognizer
  ) {
    guard attachments[Recognizer.self] == nil else { return }
    let recognizer = recognizer()
    attachments[Recognizer.self] = recognizer
    addGestureRecognizer(recognizer)
  }

  /// The recognizers that get a touch in this view, those with precedence first.
  ///
  /// A deeper view goes before its superviews; in one view the recognizer added last goes first.
  package var recognizersInReach: [GestureRecognizer] {
    var found: [GestureRecognizer] = []
    var next: View? = self
    while let view = next {
      found += (view.gestureRecognizers ?? []).reversed()
      next = view.superview
    }
    return found
  }
}
