import LayoutControls
import LayoutScenes
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
    bar.backItem = backTitle.map { BarButtonItem(title: $0) }
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
