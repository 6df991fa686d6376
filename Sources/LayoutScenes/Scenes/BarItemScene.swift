public import LayoutDevices
import LayoutDiagnostics

/// A button in a bar.
public struct BarItemScene: Sendable, Hashable {
  /// The title, or `nil` for none.
  public var title: String?
  /// The picture in the place of the title, or `nil` for none.
  public var image: SystemSymbol?
  /// Whether the title is in semibold letters, as of the button that ends a task.
  public var isDone = false
  /// Whether the button can be pressed.
  public var isEnabled = true

  /// Creates a button.
  public init(_ title: String?, image: SystemSymbol? = nil) {
    self.title = title
    self.image = image
  }

  /// The name by which places and expectations call the button: its title, or that of the picture.
  package var name: String { title ?? image?.rawValue ?? "" }
}

/// An entry of `left-items` or `right-items` that is more than a title.
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
  static var barItems: Self {
    let shape = ValueShape.list(.any([.text, .map(.barItem)]))
    return Self("a list of titles and maps", shape) { reading, written in
      reading.list(written, of: "buttons") { value in
        if case .map = value.content { return reading.map(value, BarItemMap.self) }
        return reading.text(written.with(value)).map { BarItemScene($0) }
      }
    }
    .repaired { items, path in
      let empty = items.indices.filter { items[$0].title == nil && items[$0].image == nil }
      for index in empty.reversed() { items.remove(at: index) }
      return empty.map {
        Replacement("\(path)[\($0)]", "a button with neither title nor image", "nothing")
      }
    }
  }
}
