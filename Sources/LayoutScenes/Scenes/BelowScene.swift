import LayoutDiagnostics

/// The screen below one that is shown over it: a table under a navigation bar.
public struct BelowScene: Sendable, Hashable {
  /// The title in the navigation bar.
  public var title = ""
  /// The buttons from the trailing edge inwards; a popover points at the first.
  public var rightItems: [BarItemScene] = []
  /// The number of rows.
  public var rowCount = 0
  /// The text of each row.
  public var text = CellText.standard

  /// Creates an empty screen.
  public init() {}
}

/// The map under `below`.
struct BelowMap: KeyMap {
  static let keys = MapKeys<Self>(.below)

  static func initial(at mark: SourceMark?) -> BelowScene { BelowScene() }

  let title = Key("title", \.title, .text).help("The title in the navigation bar of that screen.")
  let rightItems = Key("right-items", \.rightItems, .barItems, else: nil)
    .help("Its buttons from the trailing edge inwards; a popover points at the first.")
    .meant(by: "rightBarButtonItems", "trailing-items")
  let rows = Key("rows", \.rowCount, .integer(in: 0...Limits.rows)).help("The number of its rows.")
  let text = Key("text", \.text, .cellText, else: CellText.standard.pattern)
    .help("The text of its rows.")
}

extension ValueReader where Value == BelowScene? {
  /// A reader of the screen below.
  static var below: Self {
    Self("a map", .map(.below)) { reading, written in
      reading.map(written, BelowMap.self).map { .some($0) }
    }
    .repaired { below, path in
      guard var value = below else { return [] }
      defer { below = value }
      return BelowMap.repair(&value, at: path)
    }
  }
}
