import Foundation
import LayoutViews

// A view in the place of content lies over the view of the controller, and stays in place while that scrolls.
extension ViewController {
  /// The state that the description of missing content is updated for: with the text of the screen's search.
  public final var contentUnavailableConfigurationState: ContentUnavailableConfigurationState {
    var state = ContentUnavailableConfigurationState(traitCollection: traitCollection)
    if let search = navigationItem.searchController, search.isActive {
      state.searchText = search.searchBar.text
    }
    return state
  }

  /// Shows the description in the view, or takes its view away.
  func showUnavailableContent() {
    let present = unavailableView
    unavailableView = contentUnavailableConfiguration.map {
      (present ?? View()).contentView(showing: $0)
    }
    if present !== unavailableView { present?.removeFromSuperview() }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Updates the description on request, and places its view.
  package func layoutWillBegin() {
    if needsUnavailableUpdate, viewIfLoaded?.window != nil {
      needsUnavailableUpdate = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    guard let unavailableView, let view = viewIfLoaded else { return }
    if unavailableView.superview !== view { view.addSubview(unavailableView) }
    if view.subviews.last !== unavailableView { view.bringSubviewToFront(unavailableView) }
    if unavailableView.frame != view.bounds { unavailableView.frame = view.bounds }
  }
}
