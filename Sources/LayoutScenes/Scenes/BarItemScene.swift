public import LayoutDevices
import LayoutDiagnostics

/// A button in a bar, or a space between two of a toolbar.
public struct BarItemScene: Sendable, Hashable {
  /// The title, or `nil` for none.
  public var title: String?
  /// The picture in the place of the title, or `nil` for none.
  public var image: SystemSymbol?
  /// Whether the title is in semibold letters, as of the button that ends a task.
  public var isDone = false
  /// Whether the button can be pressed.
  public var isEnabled = true
  /// Whether it is no button, but room that takes its share of what the buttons leave: UIKit's flexible space.
  public private(set) var isSpace = false

  /// The space between two buttons of a toolbar.
  public static var space: Self {
    var space = Self(nil)
    space.isSpace = true
    return space
  }

  /// Creates a button.
  public init(_ title: String?, image: SystemSymbol? = nil) {
    self.title = title
    self.image = image
  }

  /// The name by which places and expectations call the button: its title, or that of the picture.
  package var name: String { title ?? image?.rawValue ?? "" }
}

/// An entry of `left-items`, `right-items` or `toolbar-items` that is more than a title.
struct BarItemMap: KeyMap {
  static let keys = MapKeys<Self>(.barItem)

  static func initial(at mark: SourceMark?) -> BarItemScene { BarItemScene(nil) }

  static func read(_ fields: Fields<Self>, in reading: SceneReading) -> BarItemScene? {
    if fields.title == nil, fields.image == nil {
      reading.report("missing-key", "a button has neither 'title' nor 'image'", at: fields.mark)
        .hint("write 'title: Done' or 'image: trash'")
    }
    var item = initial(at: fields.mark)
    fields.read(into: &item)
    return item
  }

  let title = Key("title", \.title, .text)
    .help("The title of the button; beside an image it is its name.")
  let image = Key("image", \.image, .choice)
    .help("The picture on the button.")
    .meant(by: "icon", "symbol", "systemName")
  let done = Key("done", \.isDone, .boolean)
    .help("Whether the title is in semibold letters, as of a button that ends a task.")
    .meant(by: "style", "prominent")
  let enabled = Key("enabled", \.isEnabled, .boolean)
    .help("Whether the button can be pressed.")
    .meant(by: "isEnabled", "is-enabled")
}

extension ValueReader where Value == [BarItemScene] {
  /// A reader of titles, and of maps that say more.
  static var barItems: Self { items("a list of titles and maps") { BarItemScene($0) } }

  /// A reader of the same with spaces between them.
  static var toolbarItems: Self {
    items("a list of titles, maps and 'space'") { $0 == "space" ? .space : BarItemScene($0) }
  }

  private static func items(
    _ words: String,
    named item: @escaping @Sendable (String) -> BarItemScene
  ) -> Self {
    let shape = ValueShape.list(.any([.text, .map(.barItem)]))
    return Self(words, shape) { reading, written in
      reading.list(written, of: "buttons") { value in
        if case .map = value.content { return reading.map(value, BarItemMap.self) }
        return reading.text(written.with(value)).map(item)
      }
    }
    .repaired { items, path in
      let empty = items.indices.filter {
        items[$0].title == nil && items[$0].image == nil && !items[$0].isSpace
      }
      for index in empty.reversed() { items.remove(at: index) }
      return empty.map {
        Replacement("\(path)[\($0)]", "a button with neither title nor image", "nothing")
      }
    }
  }
}
