import LayoutControls
import LayoutScenes
import LayoutViews
import TableSelection

extension SceneScreen {
  /// Fills the table with the options of a form, and puts its two buttons into the bar.
  ///
  /// - Parameters:
  ///   - scene: The form.
  ///   - calls: Remembers the calls of the table's delegate.
  ///   - delegate: Is asked to take the screen away.
  /// - Returns: The form, or `nil` for a type that cannot be satisfied, which the scene has checked.
  func makeForm(
    _ scene: FormScene,
    calls: DelegateCalls,
    delegate: any SelectionFormDelegate
  ) -> SceneForm? {
    let form = try? SceneForm(
      scene.options,
      in: tableView,
      selectionType: scene.selectionType,
      requiresSelection: scene.requiresSelection,
      whenFull: scene.whenFull
    )
    guard let form else { return nil }
    form.texts = scene.alert
    form.calls = calls
    form.delegate = delegate
    guard let bar = container?.navigationBar else { return form }
    bar.leadingItems = [BarItem(scene.cancelTitle)]
    bar.trailingItems = [BarItem(scene.doneTitle, isProminent: true)]
    let (done, cancel) = (scene.doneTitle, scene.cancelTitle)
    let recognizer = BarTapRecognizer(onButton: { [weak form, weak self] title in
      if title == cancel {
        form?.requestCancel()
      } else if title == done, let alert = form?.requestDismissal() {
        self?.show(alert)
      }
    })
    bar.addGestureRecognizer(recognizer)
    return form
  }
}
