import Foundation

/// The heights of the parts of a navigation bar above and below the row of its title.
///
/// As content scrolls, the bar is as high as the content leaves room for: the search bar folds away first, from
/// below, and then the large title goes up behind the row. Content that is pulled down stretches the bar.
struct NavigationBarHeights: Equatable {
  /// The height of the line above the title.
  var prompt: CGFloat = 0
  /// The whole height of the large title.
  var title: CGFloat = 0
  /// The whole height of the search bar.
  var search: CGFloat = 0
  /// Whether the search bar stays as content scrolls.
  var keepsSearch = false
  /// The height of large title and search bar that shows.
  private(set) var shown: CGFloat = 0
  /// The distance that content is pulled down further.
  private(set) var stretch: CGFloat = 0

  /// The height of large title and search bar with nothing folded away.
  var whole: CGFloat { title + search }
  /// The height that always shows.
  private var least: CGFloat { keepsSearch ? search : 0 }
  /// The height below the row of the title.
  var belowRow: CGFloat { shown + stretch }
  /// The height of the search bar that shows.
  var shownSearch: CGFloat { keepsSearch ? search : max(0, shown - title) }
  /// The height of the large title that shows.
  var shownTitle: CGFloat { min(title, shown - least) }

  /// The distances from its beginning at which content comes to rest: as it folds away a part, and then all.
  var stops: [CGFloat] {
    let parts = [0, keepsSearch ? 0 : search, whole - least]
    return parts.reduce(into: []) { stops, part in if stops.last != part { stops.append(part) } }
  }

  /// The opacity of the title in the row, which comes as the large one goes.
  ///
  /// It comes within the last quarter of the way (assumed).
  var titleAlpha: CGFloat { title <= 0 ? 1 : max(0, 1 - 4 * shownTitle / title) }

  /// Takes up the room that content leaves below the row.
  mutating func fill(_ room: CGFloat) {
    shown = min(max(room, least), whole)
    stretch = whole > least ? max(0, room - whole) : 0
  }
}
