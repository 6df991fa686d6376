import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) import LayoutViews
import ScreenFrames

// A search bar in a view of the application, as the header of a table, comes to the top of the screen while its search is
// active, and the rows scroll below it. Its place in the view stays free (from knowledge, unverified).
extension SearchController {
  /// The place of the bar in a view of the application.
  struct BarPlace {
    weak var superview: View?
    let index: Int
    let frame: CGRect
  }

  /// Takes the bar out of the application's view, unless constraints place it there.
  ///
  /// The view of the search is in the window by then, so that the field keeps the keyboard.
  func takeBar() {
    guard searchBar.translatesAutoresizingMaskIntoConstraints, view.window != nil,
      let superview = searchBar.superview,
      let index = superview.subviews.firstIndex(where: { $0 === searchBar })
    else { return }
    barPlace = BarPlace(superview: superview, index: index, frame: searchBar.frame)
    let ground = SearchGround()
    view.addSubview(ground)
    barGround = ground
    view.addSubview(searchBar)
  }

  /// Gives the bar back to the view from which it was taken.
  func returnBar() {
    guard let place = barPlace else { return }
    barPlace = nil
    barGround?.removeFromSuperview()
    barGround = nil
    guard searchBar.superview === view else { return }
    searchBar.frame = place.frame
    if let superview = place.superview {
      superview.insertSubview(searchBar, at: place.index)
      superview.setNeedsLayout()
    } else {
      searchBar.removeFromSuperview()
    }
  }

  /// Places the bar that was taken at the top, and returns the bottom of one that is not in a navigation bar.
  final func placeBar() -> CGFloat {
    if let place = barPlace {
      let top = view.safeAreaInsets.top
      let width = view.bounds.width
      let frame = CGRect(x: 0, y: top, width: width, height: place.frame.height)
      if searchBar.frame != frame { searchBar.frame = frame }
      barGround?.frame = CGRect(x: 0, y: 0, width: width, height: frame.maxY)
      return frame.maxY
    }
    guard navigationBar == nil, searchBar.window != nil, searchBar.window === view.window else {
      return 0
    }
    return max(0, view.convert(CGPoint(x: 0, y: searchBar.bounds.maxY), from: searchBar).y)
  }

  /// Has the button to cancel come in beside the field of a bar that is not in a navigation bar, or go.
  func moveCancelButton(to end: CGFloat) {
    if let host = searchBar.window?.host {
      host.animate(\.progress, of: searchBar, to: end, within: KeyboardView.duration)
    } else {
      searchBar.progress = end
    }
  }
}

/// The ground of a search bar that is over a screen, up to the top of the screen (from knowledge, unverified).
final class SearchGround: DecorationView {
  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "search-ground" }

  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    let rect = CGRect(origin: .zero, size: bounds.size)
    return [.fill(.rectangle(rect), SystemColor.systemBackground.dynamicColor)]
  }
}
