import LayoutDiagnostics

/// A search bar below the title: UIKit's `navigationItem.searchController`.
public struct SearchScene: Sendable, Hashable {
  /// The text that is shown while there is none.
  public var placeholder = "Search"
  /// The text that is searched for.
  public var text = ""
  /// Whether the bar folds away as the table scrolls: UIKit's `hidesSearchBarWhenScrolling`.
  public var hidesWhenScrolling = true

  /// The place of the bar: UIKit's `preferredSearchBarPlacement`.
  public var placement = SearchPlacementScene.automatic

  /// Creates an empty search bar.
  public init() {}
}

/// A place of a search bar.
public enum SearchPlacementScene: String, Sendable, Hashable, CaseIterable {
  /// At the bottom of phones with iOS 26, and below the title elsewhere.
  case automatic
  /// Below the title.
  case stacked
}

/// The map under `search`.
struct SearchMap: KeyMap {
  static let keys = MapKeys<Self>(.search)

  static func initial(at mark: SourceMark?) -> SearchScene { SearchScene() }

  let placeholder = Key("placeholder", \.placeholder, .text)
    .help("What stands in the empty search bar.")
  let text = Key("text", \.text, .text).help("The text that is searched for.")
  let hides = Key("hides-when-scrolling", \.hidesWhenScrolling, .boolean)
    .help("Whether the search bar folds away as the table scrolls.")
    .meant(by: "hidesSearchBarWhenScrolling", "hides")
  let placement = Key("placement", \.placement, .choice)
    .help(
      "Where the bar is: by itself at the bottom of phones with iOS 26, behind the buttons of a toolbar; or below the title."
    )
    .meant(by: "preferredSearchBarPlacement", "preferred-search-bar-placement")
}

extension ValueReader where Value == SearchScene? {
  /// A reader of whether there is a search bar, or of a map that says more.
  static var search: Self {
    Self("true, false or a map", .any([.boolean, .map(.search)])) { reading, written in
      if case .map = written.value.content {
        return reading.map(written, SearchMap.self).map { .some($0) }
      }
      return reading.boolean(written).map { $0 ? SearchScene() : nil }
    }
    .repaired { search, path in
      guard var value = search else { return [] }
      defer { search = value }
      return SearchMap.repair(&value, at: path)
    }
  }
}

extension SearchPlacementScene: MeantChoice {
  static let meanings: KeyValuePairs<Self, String> = [
    .automatic: "auto default bottom", .stacked: "below top drawer navigation-bar-drawer",
  ]
}
