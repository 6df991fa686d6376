import LayoutControls
import LayoutScenes
import LayoutViews
import TableSelection

extension SceneScreen {
  /// Fills the table with the options of a form, and puts its two buttons into the bar.
  ///
  /// There is no form, which the scene has checked, for a type that cannot be satisfied.
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
    let cancel = Action { [weak form] _ in form?.requestCancel() }
    let done = Action { [weak form, weak self] _ in
      if let alert = form?.requestDismissal() { self?.show(alert) }
    }
    let doneItem = BarButtonItem(title: scene.doneTitle, primaryAction: done)
    doneItem.style = .done
    bar.leadingItems = [BarButtonItem(title: scene.cancelTitle, primaryAction: cancel)]
    bar.trailingItems = [doneItem]
    return form
  }
}
