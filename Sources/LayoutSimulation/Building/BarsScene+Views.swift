import LayoutControls
import LayoutDevices
import LayoutScenes
import LayoutTables
import LayoutViews

extension BarsScene {
  /// Gives the bars of a container their content.
  func fill(_ container: NavigationContainer, title: String) {
    let bar = container.navigationBar
    bar.title = title
    bar.prefersLargeTitles = prefersLargeTitles
    bar.prompt = prompt
    bar.leadingItems = leftItems.map { $0.makeItem() }
    bar.trailingItems = rightItems.map { $0.makeItem() }
    if !toolbarItems.isEmpty {
      container.toolbar.items = toolbarItems.map { $0.isSpace ? .flexibleSpace() : $0.makeItem() }
    }
    bar.backButtonItem = backTitle.map { BarButtonItem(title: $0) }
    if let search {
      let controller = SearchController()
      controller.searchBar.placeholder = search.placeholder
      controller.searchBar.text = search.text
      controller.searchBar.searchTextField.accessibilityIdentifier = "searchBar"
      bar.searchController = controller
      bar.hidesSearchBarWhenScrolling = search.hidesWhenScrolling
      bar.stacksSearchBar = search.placement == .stacked
    }
    if let titleSegments {
      let control = SegmentedControl(items: titleSegments)
      control.selectedSegmentIndex = 0
      control.accessibilityIdentifier = "titleSegments"
      bar.titleView = control
    }
  }

  /// Shows the screen in a window, over an empty one if it is presented.
  func show(_ screen: View, in window: Window) {
    guard let presentation else {
      window.rootView = screen
      return
    }
    let shown = below.map { $0.makeScreen(in: window) }
    let lower = shown ?? View(frame: window.bounds)
    if shown == nil { lower.backgroundColor = window.backgroundColor }
    window.rootView = lower
    let style: ModalPresentationStyle =
      switch presentation {
      case .pageSheet: .pageSheet
      case .formSheet: .formSheet
      case .popover: .popover
      case .fullScreen: .fullScreen
      }
    let view = PresentationView(
      screen,
      style: style,
      detent: detent == .medium ? .medium : .large,
      in: window
    )
    view.accessibilityIdentifier = "presentation"
    view.sourceView = shown?.navigationBar.trailingItems.first?.view
    window.addSubview(view)
  }

  /// Makes the bar with tabs, of which a tap on another one is in the log and does nothing else.
  func makeTabBar() -> TabBar? {
    guard !tabs.isEmpty else { return nil }
    let bar = TabBar()
    bar.accessibilityIdentifier = "tabBar"
    bar.items = tabs.enumerated().map { index, tab in
      let item = TabBarItem(title: tab.title, image: tab.image.map { Image($0) }, tag: index)
      item.badgeValue = tab.badge
      return item
    }
    let selected = tabs.firstIndex(where: \.isSelected) ?? 0
    bar.selectedItem = bar.items?[selected]
    bar.gathersTabs = true
    bar.onMore = { [weak bar] in
      bar?.window?.host?.record(.delegate, "tab 'More' tapped, whose list is not simulated")
    }
    bar.onSelection = { [weak bar] index in
      guard let bar, index != selected else { return }
      bar.window?.host?.record(.delegate, "tab '\(bar.tabs[index].name)' tapped")
    }
    return bar
  }
}

extension BelowScene {
  /// Makes the screen, whose rows answer no finger as something lies over them.
  fileprivate func makeScreen(in window: Window) -> NavigationContainer {
    let table = TableView(frame: window.bounds, style: .plain)
    var rows = TableScene(sections: [SectionScene(rowCount: rowCount)])
    rows.look.text = .init(text)
    let source = SceneTable(
      rows,
      style: window.environment.style,
      fonts: window.traitCollection.cascade
    )
    window.attachments[SceneTable.self] = source
    table.dataSource = source
    table.delegate = source
    let container = NavigationContainer(rootView: table)
    container.accessibilityIdentifier = "below"
    container.navigationBar.title = title
    container.navigationBar.trailingItems = rightItems.map { $0.makeItem() }
    return container
  }
}

extension BarItemScene {
  /// Makes the button, whose tap is in the log and does nothing else.
  fileprivate func makeItem() -> BarButtonItem {
    let item = BarButtonItem(title: title, image: image.map { Image($0) })
    item.style = isDone ? .done : .plain
    item.isEnabled = isEnabled
    return item
  }
}
