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
  /// The title of the button that goes back, or `nil` for none.
  public var backTitle: String?

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
  let back = Key("back", \.backTitle, .text)
    .help("The title of the button that goes back, before the left items.")
    .meant(by: "back-button", "backButtonTitle", "back-title", "backBarButtonItem")
}

extension BarsMap {
  /// Reads the bars, and reports what has no bar to stand in or whose place is taken.
  static func read(
    _ scene: Scene,
    _ fields: Fields<Self>,
    in reading: SceneReading
  ) -> BarsScene {
    var bars = BarsScene()
    fields.read(into: &bars)
    reading.buttonTitles +=
      [bars.backTitle].compactMap(\.self) + (bars.leftItems + bars.rightItems).map(\.name)
    if scene.controller != .navigation {
      let ofBar = keys.all.map(\.name)
      for entry in fields.entries where ofBar.contains(entry.key) {
        SceneMap.reportMissingBar(for: entry, in: reading)
      }
    }
    let taken = [
      scene.form != nil ? ("form", fields.leftItems) : nil,
      scene.form != nil ? ("form", fields.rightItems) : nil,
      scene.editScreen != nil ? ("edit-screen", fields.rightItems) : nil,
    ]
    for case (let owner, let written?)? in taken {
      let message = "\(quoted(written.key)) and '\(owner)' have their buttons at the same place"
      reading.report("two-screens", message, at: written.keyMark).hint("delete one of them")
    }
    return bars
  }
}
