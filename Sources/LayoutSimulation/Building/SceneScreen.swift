import Foundation
import LayoutControls
import LayoutDevices
import LayoutGeometry
import LayoutInteraction
import LayoutScenes
import LayoutTables
import LayoutViews
import TableSelection

/// The screen of a scene: the window, the table, and the views around it.
final class SceneScreen {
  let window: Window
  let tableView: TableView
  /// The container with its bars, or `nil` if there are none.
  let container: NavigationContainer?
  /// The bar with tabs, or `nil` if there is none.
  let tabBar: TabBar?
  /// The views of the scene around the table.
  let views: SceneViews
  private let scene: Scene
  /// The controller of a screen under a navigation bar whose table is not the whole screen.
  private let controller = ViewController()

  init(_ scene: Scene) {
    self.scene = scene
    views = Self.makeViews(of: scene)
    window = Window(environment: scene.environment, cascade: scene.fonts?.cascade)
    window.accessibilityIdentifier = "window"
    window.backgroundColor = SystemColor.systemBackground.object(in: window.traitCollection)
    tableView = TableView(frame: window.bounds, style: scene.table.style)
    tableView.accessibilityIdentifier = "tableView"
    switch scene.controller {
    case .navigation:
      let container = NavigationContainer(rootView: scene.placesTable ? controller.view : tableView)
      container.accessibilityIdentifier = "navigation"
      if scene.placesTable { Self.add(tableView, to: controller.view) }
      (tableView.superview ?? container.contentView).accessibilityIdentifier = "superview"
      container.navigationBar.accessibilityIdentifier = "navigationBar"
      container.navigationBar.titleLabel.accessibilityIdentifier = "title"
      container.navigationBar.largeTitle.label.accessibilityIdentifier = "largeTitle"
      container.toolbar.accessibilityIdentifier = "toolbar"
      scene.bars.fill(container, title: scene.title)
      container.isToolbarHidden = !scene.showsToolbar
      self.container = container
      tabBar = scene.bars.makeTabBar()
      scene.bars.show(tabBar.map { TabContainer($0, screen: container) } ?? container, in: window)
    case .plainView:
      container = nil
      tabBar = nil
      let root = View(frame: window.bounds)
      window.rootView = root
      let superview = Self.superview(in: root, top: scene.superviewTop)
      superview.accessibilityIdentifier = "superview"
      Self.add(tableView, to: superview)
    case .bare:
      container = nil
      tabBar = nil
      window.rootView = tableView
    }
    configureTable()
  }

  /// Returns the views of a part of a scene, none yet.
  private static func makeViews(of scene: Scene) -> SceneViews {
    SceneViews(style: scene.environment.style, fonts: scene.fonts?.cascade)
  }

  /// Adds the table to a view that it fills.
  private static func add(_ tableView: TableView, to superview: View) {
    tableView.frame = superview.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.addSubview(tableView)
  }

  /// Returns the view that holds the table: the controller's own, or one that lies lower inside it.
  private static func superview(in root: View, top: CGFloat) -> View {
    guard top > 0 else { return root }
    let height = max(0, root.bounds.height - top)
    let inner = View(frame: CGRect(x: 0, y: top, width: root.bounds.width, height: height))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(inner)
    return inner
  }

  private func configureTable() {
    let table = scene.table
    tableView.followsKeyboard = scene.controller != .plainView
    if case .repeating(let heights) = table.rowHeight, heights.count == 1 {
      tableView.rowHeight = heights[0]
    }
    if let estimate = table.estimatedRowHeight { tableView.estimatedRowHeight = estimate }
    tableView.allowsMultipleSelection = table.allowsMultipleSelection
    tableView.allowsMultipleSelectionDuringEditing = table.allowsMultipleSelectionDuringEditing
    tableView.isScrollEnabled = table.isScrollEnabled
    tableView.isPagingEnabled = table.isPagingEnabled
    tableView.keyboardDismissMode =
      switch table.keyboardDismissal {
      case .none: .none
      case .onDrag: .onDrag
      case .interactive: .interactive
      }
    tableView.contentInset = table.contentInset
    let width = window.bounds.width
    let (header, footer) = (Self.makeViews(of: scene), Self.makeViews(of: scene))
    tableView.tableHeaderView = table.headerView?.view("tableHeaderView", width: width, header)
    tableView.tableFooterView = table.footerView?.view("tableFooterView", width: width, footer)
    if table.refreshes {
      let control = RefreshControl()
      control.accessibilityIdentifier = "refreshControl"
      tableView.refreshControl = control
    }
    tableView.cellLayoutMarginsFollowReadableWidth = table.followsReadableWidth
    tableView.separatorStyle = table.showsSeparators ? .singleLine : .none
  }

  /// Makes the views at the ends of the table as high as their constraints say, as an app does: UIKit leaves them
  /// the heights of their frames.
  func fitTableViews() {
    let width = tableView.bounds.width
    let views: [ReferenceWritableKeyPath<TableView, View?>] = [
      \.tableHeaderView, \.tableFooterView,
    ]
    for (path, edge) in zip(views, [scene.table.headerView, scene.table.footerView]) {
      guard edge?.isFitted == true, let view = tableView[keyPath: path] else { continue }
      let height = view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      guard view.frame.size != CGSize(width: width, height: height) else { continue }
      view.frame.size = CGSize(width: width, height: height)
      // The table takes over the height as the view is set.
      tableView[keyPath: path] = view
      window.layoutIfNeeded()
    }
  }

  /// Fills the table from a source, or `nil` if it has its rows from a form, and brings it into the first state.
  func start(with source: SceneTable?) {
    if let source {
      tableView.dataSource = source
      tableView.delegate = source
    }
    addViews()
    tableView.setEditing(scene.table.isEditing, animated: false)
    window.layoutIfNeeded()
    fitTableViews()
    selectRows()
    if scene.table.contentOffset != 0 {
      let rest = tableView.contentOffset
      tableView.setContentOffset(
        CGPoint(x: rest.x, y: rest.y + scene.table.contentOffset),
        animated: false
      )
    }
    window.layoutIfNeeded()
  }

  /// Selects the rows of the scene, or the last one of these if only one can be selected.
  private func selectRows() {
    let allowsMultiple = tableView.allowsMultipleSelectionNow
    for (section, content) in scene.table.sections.enumerated() {
      let first = tableView.geometry.rows(inSection: section).lowerBound
      for range in content.selected.ranges {
        if !allowsMultiple { tableView.deselectAllRows() }
        let lower = allowsMultiple ? range.lowerBound : range.upperBound
        tableView.setSelected(true, rows: first + lower..<first + range.upperBound + 1)
      }
    }
    tableView.setUneditableRowsAside()
  }

  /// The table's superview, or `nil` for a bare table view controller, whose table is directly in the window.
  var superview: View? { tableView.superview === window ? nil : tableView.superview }

  /// Returns the status bar and the home indicator, in front of everything else.
  @discardableResult
  func showSystemBars() -> SystemBars {
    let bars = window.showSystemBars()
    // What the controllers prefer is known to the window.
    let isHidden =
      bars.statusBar.isHidden || !scene.showsStatusBar || bars.statusBar.bounds.height <= 0
    if bars.statusBar.isHidden != isHidden { bars.statusBar.isHidden = isHidden }
    bars.topEdge.isHidden = isHidden
    if bars.statusBar.accessibilityIdentifier == nil {
      bars.statusBar.accessibilityIdentifier = "statusBar"
      bars.statusBar.addGestureRecognizer(
        TapGestureRecognizer { [weak window] _ in window?.interaction.tapStatusBar() }
      )
    }
    return bars
  }

  private var systemBars: SystemBars { showSystemBars() }

  /// Returns the innermost of the named views that `view` is or lies in, or `nil` for none.
  func namedView(around view: View?) -> NamedView? {
    var next = view
    while let current = next {
      if let name = NamedView.allCases.first(where: { self.view(named: $0) === current }) {
        return name
      }
      next = current.superview
    }
    return nil
  }

  /// Returns the view that a scenario calls `name`, or `nil` if the scene has none.
  func view(named name: NamedView) -> View? {
    let view: View? =
      switch name {
      case .tableView: tableView
      case .superview: superview
      case .touchView: superview?.subviews.last { $0.accessibilityIdentifier == name.rawValue }
      case .statusBar: systemBars.statusBar.isHidden ? nil : systemBars.statusBar
      case .navigationBar: container?.navigationBar
      case .title: container?.navigationBar.shownTitleLabel
      case .toolbar:
        container.flatMap { $0.isToolbarHidden || $0.hasSearchForToolbar ? nil : $0.toolbar }
      case .searchBar: container?.navigationBar.searchController?.searchBar.searchTextField
      case .tabBar: tabBar
      case .keyboard: window.keyboard
      case .sectionIndex: tableView.sectionIndexView
      case .refreshControl: tableView.refreshControl
      case .alert: alert?.view.card
      }
    // A removed view is not on the screen.
    return view?.window == nil ? nil : view
  }

  /// Puts the scene's own views around the table.
  private func addViews() {
    let (stack, tree) = (scene.stack, scene.views)
    guard stack != nil || tree != ViewTree(), let superview else { return }
    // The superview has its size first: a stack without room would be solved once more for nothing.
    window.layoutIfNeeded()
    if let stack { views.add(stack, to: superview) }
    views.add(tree, to: superview, around: tableView)
    if scene.placesTable { tableView.translatesAutoresizingMaskIntoConstraints = false }
    views.constrain { [weak self] in self?.view(constrainedAs: $0) }
  }

  /// Returns the view of the scene itself that has a name: one around the table, one at an end of the table or of a
  /// section on the screen, one in a cell on the screen, such as `title in row 3`, or what is at its end,
  /// `accessory in row 3`.
  func ownView(named name: String) -> View? {
    if let view = views.views[name] { return view }
    if let view = container?.navigationBar.titleView, view.accessibilityIdentifier == name {
      return view
    }
    for edge in tableView.subviews where !(edge is TableViewCell) {
      if let view = edge.ownViews?.views[name] { return view }
    }
    if let row = RowAddress(name: name) { return accessory(ofRow: row) }
    guard let place = CellViewName(name) else { return nil }
    let cell = tableView.cellForRow(at: place.row.indexPath)
    if let view = cell?.ownViews?.views[place.view] { return view }
    let accessory = accessory(ofRow: place.row)
    let isMeant =
      place.view == CellViewName.accessory || accessory?.accessibilityIdentifier == place.view
    return isMeant ? accessory : nil
  }

  /// Returns the view whose place an expectation calls `name`: a row, one of the scene's own, or a bar.
  func view(framedAs name: String) -> View? {
    if let row = RowAddress(name: name) { return tableView.cellForRow(at: row.indexPath) }
    return ownView(named: name) ?? NamedView(rawValue: name).flatMap { view(named: $0) }
  }

  /// Returns what is at the end of a row on the screen: the scene's own control, or one of the system's.
  func accessory(ofRow row: RowAddress) -> View? {
    let cell = tableView.cellForRow(at: row.indexPath)
    return cell?.accessoryView ?? cell?.standardAccessory
  }

  /// Returns the view that constraints around the table call `name`, or `nil` if there is none.
  func view(constrainedAs name: String) -> View? {
    if let view = views.views[name] { return view }
    return switch NamedView(rawValue: name) {
    case .tableView: tableView
    case .navigationBar: container?.navigationBar
    case .searchBar: container?.navigationBar.searchController?.searchBar.searchTextField
    case .toolbar: container?.toolbar
    case .tabBar: tabBar
    default: nil
    }
  }

  /// Returns the bar whose background shows at a point of the screen, or `nil` for none.
  ///
  /// Backgrounds continue to the edges of the screen, where touches go through them.
  func barInFront(of point: CGPoint) -> View? {
    guard let container else { return nil }
    let bars =
      [
        (container.navigationBar, container.navigationBar.background),
        (container.toolbar, container.toolbar.background),
      ] as [(View, BarBackground)]
    return bars.first { bar, background in
      !bar.isHidden && background.isScrolledUnder
        && background.convert(background.bounds, to: nil).contains(point)
    }?.0
  }

  // MARK: Alerts

  /// The alert on the screen with its view, or `nil` for none, and while one goes.
  private(set) var alert: (texts: SelectionAlert, view: AlertView)?

  /// Shows an alert over everything, whose button closes it.
  func show(_ alert: SelectionAlert) {
    closeAlert()
    window.interaction.interrupt(because: "an alert is shown")
    let view = AlertView(
      title: alert.title,
      message: alert.message,
      button: alert.dismissButtonTitle,
      over: window
    ) { [weak self] in self?.closeAlert() }
    self.alert = (alert, view)
    showSystemBars()
  }

  /// Closes the alert, which fades out.
  func closeAlert() {
    alert?.view.leave()
    alert = nil
  }

  /// The reason why there is no touch view, in one sentence, or `nil` if there is no simple reason.
  var missingTouchViewReason: String? {
    guard let overlay = scene.overlay else { return "the scene has no overlay" }
    if !overlay.isEnabled { return "the overlay is not enabled" }
    if superview == nil {
      return
        "the table is the controller's own view and has no superview; put it in a navigation controller"
    }
    return nil
  }
}
