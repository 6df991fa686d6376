public import LayoutDevices
import LayoutDiagnostics
public import LayoutGeometry

/// An action for a row that a swipe uncovers: UIKit's `UIContextualAction`.
public struct SwipeActionScene: Sendable, Hashable {
  /// The words on its button, or `nil` for none.
  public var title: String?
  /// The picture on its button, or `nil` for none.
  public var image: SystemSymbol?
  /// The color of its button, or `nil` for that of its style.
  public var color: Color?
  /// Whether it deletes the row; its style is destructive then.
  public var isDelete: Bool

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The words on its button, or `nil` for none.
  ///   - image: The picture on its button, or `nil` for none.
  ///   - color: The color of its button, or `nil` for that of its style.
  ///   - isDelete: Whether it deletes the row, or `nil` if its title says so: "Delete".
  public init(
    _ title: String?,
    image: SystemSymbol? = nil,
    color: Color? = nil,
    isDelete: Bool? = nil
  ) {
    self.title = title
    self.image = image
    self.color = color
    self.isDelete = isDelete ?? (title == "Delete")
  }
}

/// An entry of `leading-actions` or `trailing-actions` that is more than a title.
struct SwipeActionMap: KeyMap {
  static let keys = MapKeys<Self>(.swipeAction)

  static func initial(at mark: SourceMark?) -> SwipeActionScene { SwipeActionScene(nil) }

  static func read(_ fields: Fields<Self>, in reading: SceneReading) -> SwipeActionScene? {
    if fields.title == nil, fields.image == nil {
      let message = "a swipe action has neither 'title' nor 'image'"
      reading.report("missing-key", message, at: fields.mark)
        .hint("write 'title: Flag', 'image: flag' or both")
    }
    var action = SwipeActionScene(fields.value(\.title))
    fields.read(into: &action)
    return action
  }

  let title = Key("title", .text).help("The words on the button.")
  let image = Key("image", \.image, .choice)
    .help(
      "The picture on the button; in rows lower than 91 points it takes the place of the words."
    )
    .meant(by: "icon", "symbol")
  let color = Key("color", \.color, .color, else: "red where it deletes, else gray")
    .help("The color of the button.")
    .meant(by: "background", "background-color", "backgroundColor")
  let deletes = Key("deletes", \.isDelete, .boolean, else: "true where the title is 'Delete'")
    .help("Whether it deletes the row.")
    .meant(by: "destructive", "delete")
}

extension ValueReader where Value == [SwipeActionScene] {
  /// A reader of titles, and of maps that say more.
  static var swipeActions: Self {
    let shape = ValueShape.list(.any([.text, .map(.swipeAction)]))
    return Self("a list of titles and maps", shape) { reading, written in
      reading.list(written, of: "actions") { value in
        if case .map = value.content { return reading.map(value, SwipeActionMap.self) }
        return reading.text(written.with(value)).map { SwipeActionScene($0) }
      }
    }
    .repaired { actions, path in
      let empty = actions.indices.filter { actions[$0].title == nil && actions[$0].image == nil }
      for index in empty.reversed() { actions.remove(at: index) }
      return empty.map {
        Replacement("\(path)[\($0)]", "an action with neither title nor image", "nothing")
      }
    }
  }
}
