import Foundation
import LayoutDevices
import LayoutViews

extension TabBarItem {
  /// A tab that the system knows: UIKit's `UITabBarItem.SystemItem`.
  public enum SystemItem: Int, Sendable, Hashable {
    /// "More".
    case more = 0
    /// "Favorites".
    case favorites = 1
    /// "Featured".
    case featured = 2
    /// "Top Rated".
    case topRated = 3
    /// "Recents".
    case recents = 4
    /// "Contacts".
    case contacts = 5
    /// "History".
    case history = 6
    /// "Bookmarks".
    case bookmarks = 7
    /// "Search".
    case search = 8
    /// "Downloads".
    case downloads = 9
    /// "Most Recent".
    case mostRecent = 10
    /// "Most Viewed".
    case mostViewed = 11
  }

  /// Creates an item with the system's words and picture, which is a plate for all but "More" and "Search".
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: systemItem.image, tag: tag)
  }
}

extension TabBarItem.SystemItem {
  /// The words below the picture.
  var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  var image: Image {
    switch self {
    case .more: Image(.ellipsis)
    case .search: Image(.magnifyingglass)
    case .favorites, .featured, .topRated, .recents, .contacts, .history, .bookmarks, .downloads,
      .mostRecent, .mostViewed:
      Image(size: CGSize(width: SystemSymbol.side, height: SystemSymbol.side))
    }
  }
}
