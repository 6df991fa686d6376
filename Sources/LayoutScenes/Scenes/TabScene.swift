public import LayoutDevices
import LayoutDiagnostics

/// A tab of the bar at the bottom, of which one has the screen.
public struct TabScene: Sendable, Hashable {
  /// The title.
  public var title: String
  /// The picture above the title, or `nil` for none.
  public var image: SystemSymbol?
  /// The text of the badge, or `nil` for none.
  public var badge: String?
  /// Whether the screen is that of the tab.
  public var isSelected = false

  /// Creates a tab.
  public init(_ title: String, image: SystemSymbol? = nil, badge: String? = nil) {
    self.title = title
    self.image = image
    self.badge = badge
  }
}

/// An entry of `tab-bar` that is more than a title.
struct TabMap: KeyMap {
  static let keys = MapKeys<Self>(.tab)

  static func initial(at mark: SourceMark?) -> TabScene { TabScene("") }

  static func read(_ fields: Fields<Self>, in reading: SceneReading) -> TabScene? {
    var tab = initial(at: fields.mark)
    _ = fields.required(\.title)
    fields.read(into: &tab)
    return tab
  }

  let title = Key("title", \.title, .text).help("The title of the tab.")
  let image = Key("image", \.image, .choice)
    .help("The picture above the title.")
    .meant(by: "icon", "symbol", "systemImage")
  let badge = Key("badge", \.badge, .text)
    .help("The text in a red pill at the picture.")
    .example("3")
    .meant(by: "badgeValue", "badge-value")
  let selected = Key("selected", \.isSelected, .boolean, else: "true of the first tab, if of none")
    .help("Whether the screen is that of the tab.")
}

extension ValueReader where Value == [TabScene] {
  /// A reader of titles, and of maps that say more, of which at most one is selected.
  static var tabs: Self {
    Self("a list of titles and maps", .list(.any([.text, .map(.tab)]))) { reading, written in
      let tabs = reading.list(written, of: "tabs") { value in
        if case .map = value.content { return reading.map(value, TabMap.self) }
        return reading.text(written.with(value)).map { TabScene($0) }
      }
      if let tabs, tabs.count(where: \.isSelected) > 1 {
        reading.report("two-tabs", "one tab is selected, and these are more", at: written.keyMark)
          .hint("write 'selected: true' in one of them")
      }
      return tabs
    }
  }
}
