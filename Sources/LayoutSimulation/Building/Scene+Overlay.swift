import LayoutScenes
import LayoutTables
import LayoutViews
import TableSelection

extension ScrollAndSelectOverlay {
  /// Returns a controller set up as the scene says, whose touch view lies in front of a table; `named` finds the
  /// other views on the screen by their names.
  func makeController(
    of tableView: TableView,
    delegate: any TableViewScrollAndSelectDelegate,
    named view: @escaping (String) -> View?
  ) -> TableViewScrollAndSelectController {
    let controller = TableViewScrollAndSelectController(tableView: tableView)
    controller.delegate = delegate
    controller.errata = errata
    if let scrollingSpeed { controller.scrollingSpeed = scrollingSpeed }
    if let touchViewWidth { controller.touchViewWidth = touchViewWidth }
    if let respectsSafeArea { controller.touchViewRespectsSafeArea = respectsSafeArea }
    if let topScrollingAnchor { controller.topScrollingAnchor = topScrollingAnchor }
    if let bottomScrollingAnchor { controller.bottomScrollingAnchor = bottomScrollingAnchor }
    if let usesEstimatedRowHeight {
      controller.shouldUseEstimatedRowHeightWhenScrolling = usesEstimatedRowHeight
    }
    if let debug {
      if let color = debug.color {
        controller.setDebugMode(on: true, color: color.object)
      } else {
        controller.setDebugMode(on: true)
      }
    }
    if let constraints {
      controller.setCustomConstraints { touchView in
        guard let superview = touchView.superview else { return nil }
        let maker = ConstraintMaker(superview: superview) { name in
          name == NamedView.touchView.rawValue ? touchView : view(name)
        }
        return constraints.compactMap(maker.constraint)
      }
    }
    // Disabling would remove the view that an option has added.
    if isEnabled { controller.enabled = true }
    return controller
  }
}
