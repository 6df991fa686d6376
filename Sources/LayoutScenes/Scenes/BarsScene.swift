import LayoutDevices
import LayoutDiagnostics

/// The content of the bars around a table.
public struct BarsScene: Sendable, Hashable {
  /// Whether the title is in large letters that fold away: UIKit's `prefersLargeTitles`.
  public var prefersLargeTitles = false
  /// The line above the title, or `nil` for none.
  public var prompt: String?
  /// The buttons from the leading edge inwards.
  public var leftItems: [BarItemScene] = []
  /// The buttons from the trailing edge inwards.
  public var rightItems: [BarItemScene] = []
  /// The buttons of the toolbar from the leading edge on, and the spaces between them, empty for none.
  public var toolbarItems: [BarItemScene] = []
  /// The title of the button that goes back, or `nil` for none.
  public var backTitle: String?
  /// The search bar, or `nil` for none.
  public var search: SearchScene?
  /// The titles of a segmented control in the place of the title, or `nil` for none.
  public var titleSegments: [String]?
  /// The way in which the screen is shown over another one, or `nil` for a screen of its own.
  public var presentation: PresentationScene?
  /// The height of a card on phones.
  public var detent = DetentScene.large
  /// The screen below one that is shown over it, or `nil` for an empty one.
  public var below: BelowScene?
  /// The tabs at the bottom, empty for no bar.
  public var tabs: [TabScene] = []

  /// Creates bars with a title alone.
  public init() {}
}

/// The keys of a scene that are about its bars.
struct BarsMap: KeyMap {
  static let keys = MapKeys<Self>(.scene)

  static func initial(at mark: SourceMark?) -> BarsScene { BarsScene() }

  let largeTitle = Key("large-title", \.prefersLargeTitles, .boolean)
    .help("Whether the title is in large letters, which fold away as the table scrolls.")
    .meant(by: "prefersLargeTitles", "prefers-large-titles", "large-titles", "largeTitle")
  let prompt = Key("prompt", \.prompt, .text).help("The line above the title.")
  let leftItems = Key("left-items", \.leftItems, .barItems, else: nil)
    .help("The buttons of the navigation bar from the leading edge inwards.")
    .meant(by: "leftBarButtonItems", "left-bar-button-items", "leading-items", "leftBarButtonItem")
  let rightItems = Key("right-items", \.rightItems, .barItems, else: nil)
    .help("The buttons of the navigation bar from the trailing edge inwards.")
    .meant(
      by: "rightBarButtonItems",
      "right-bar-button-items",
      "trailing-items",
      "rightBarButtonItem"
    )
  let toolbarItems = Key("toolbar-items", \.toolbarItems, .toolbarItems, else: nil)
    .help("The buttons of a toolbar at the bottom from the leading edge on; 'space' parts them.")
    .meant(
      by: "toolbarItems",
      "bottom-items",
      "toolbar-buttons",
      "setToolbarItems",
      "bottom-bar",
      "custom-toolbar"
    )
  let back = Key("back", \.backTitle, .text)
    .help("The title of the button that goes back, before the left items.")
    .meant(by: "back-button", "backButtonTitle", "back-title", "backBarButtonItem")
  let search = Key("search", \.search, .search, else: "false")
    .help("A search bar below the title, whose place it takes in a search, or at the bottom.")
    .meant(by: "searchController", "search-controller", "search-bar", "searchBar", "searchable")
  let titleSegments = Key("title-segments", \.titleSegments, .segments)
    .help(
      "The titles of a segmented control in the place of the title, 'titleSegments'; the first is chosen."
    )
    .meant(by: "title-view", "titleView", "segments", "segmented-control")
  let tabs = Key("tab-bar", \.tabs, .tabs, else: "none")
    .help(
      "The tabs of a bar at the bottom; the screen is that of one of them. Phones show five; of more, four and 'More'."
    )
    .meant(by: "tabs", "tabBar", "tabBarController", "tab-bar-controller")
  let presentation = Key("presentation", \.presentation, .choice, else: "none")
    .help("How the screen is shown over another, which 'below' describes.")
    .meant(
      by: "sheet",
      "modalPresentationStyle",
      "modal-presentation-style",
      "presented",
      "modal",
      "popover",
      "page-sheet",
      "form-sheet",
      "full-screen-cover",
      "fullScreenCover"
    )
  let below = Key("below", \.below, .below, else: "an empty screen")
    .help("The screen below one that is shown over it.")
    .meant(by: "presenting", "presentingViewController", "behind")
  let detent = Key("detent", \.detent, .choice)
    .help("How high a sheet on a phone is.")
    .meant(by: "detents", "sheet-height", "selectedDetentIdentifier")
}

extension BarsMap {
  /// The name of the segmented control in the place of the title.
  private static let titleSegmentsName = "titleSegments"

  /// Warns of a height for a card that keeps its own size.
  static func checkDetent(of bars: BarsScene, _ scene: WrittenEntry?, in reading: SceneReading) {
    guard bars.detent == .medium, let presentation = bars.presentation, presentation != .fullScreen,
      let environment = reading.environment, environment.share == .full,
      environment.horizontalSizeClass == .regular, environment.verticalSizeClass == .regular
    else { return }
    reading.report(
      Diagnostic(
        .warning,
        code: "no-effect",
        "'detent' is for phones and narrow windows: on \(environment.device) the card keeps its size",
        at: scene?.entry(keys.map.detent.name)?.keyMark
      )
    )
    .hint("delete it, or choose a phone")
  }

  /// Reads the bars, and reports what has no bar to stand in or whose place is taken.
  static func read(
    _ scene: Scene,
    _ fields: Fields<Self>,
    in reading: SceneReading
  ) -> BarsScene {
    var bars = BarsScene()
    fields.read(into: &bars)
    if let titles = bars.titleSegments, let written = fields.titleSegments {
      reading.noteSegments(titles, named: Self.titleSegmentsName, at: written.keyMark)
    }
    reading.buttonTitles +=
      [bars.backTitle].compactMap(\.self) + (bars.leftItems + bars.rightItems).map(\.name)
      + bars.toolbarItems.filter { !$0.isSpace }.map(\.name) + bars.tabs.map(\.title)
    if scene.controller != .navigation {
      let ofBar = keys.all.map(\.name)
      for entry in fields.entries where ofBar.contains(entry.key) {
        SceneMap.reportMissingBar(for: entry, in: reading)
      }
    }
    if bars.presentation == nil || bars.presentation == .fullScreen, fields.detent != nil {
      reading.reportNoEffect(
        fields.detent,
        "is for a sheet",
        hint: "write 'presentation: page-sheet'"
      )
    }
    if bars.presentation == nil, fields.below != nil {
      reading.reportNoEffect(
        fields.below,
        "is for a screen that is shown over another",
        hint: "write 'presentation: page-sheet'"
      )
    }
    let taken = [
      scene.form != nil ? ("form", fields.leftItems) : nil,
      scene.form != nil ? ("form", fields.rightItems) : nil,
      scene.editScreen != nil ? ("edit-screen", fields.rightItems) : nil,
      scene.editScreen != nil ? ("edit-screen", fields.toolbarItems) : nil,
    ]
    for case (let owner, let written?)? in taken {
      let message = "\(quoted(written.key)) and '\(owner)' have their buttons at the same place"
      reading.report("two-screens", message, at: written.keyMark).hint("delete one of them")
    }
    return bars
  }
}
