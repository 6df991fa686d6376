public import Foundation
import LayoutDevices
public import LayoutDiagnostics
public import LayoutGeometry
public import LayoutText

/// A view that a scene describes: over a table, in a stack, in a cell, or in another view.
public struct ViewScene: Sendable, Hashable {
  /// The content of the view.
  public var content: Content
  /// The name in constraints, places and expectations, or `nil` for none.
  public var name: String?
  /// The words of VoiceOver, or `nil` for those that UIKit takes from the content.
  public var accessibilityLabel: String?
  /// The color of a box, of a text or of an image, or `nil` for gray, the color of texts, or the tint.
  public var color: Color?
  /// The color behind the content, or `nil` for none.
  public var background: Color?
  /// The radius of the corners, and of what is drawn behind the content.
  public var cornerRadius: CGFloat = 0
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat = 1
  /// The layout margins, or `nil` for UIKit's 8.
  public var margins: EdgeInsets?
  /// Whether it is hidden, and takes no room in a stack.
  public var isHidden: Bool = false
  /// Whether it, and all in it, takes touches, or `nil` for UIKit's default, which texts and images do not.
  public var isUserInteractionEnabled: Bool?
  /// Whether it lies behind the table rather than in front of it.
  public var isBehind: Bool = false
  /// The space after it in a stack, if it differs from the stack's.
  public var spacingAfter: CGFloat?
  /// The priority of its resistance to growing, from 1 to 1000, or `nil` for UIKit's 250.
  public var hugging: Double?
  /// The priority of its resistance to shrinking, from 1 to 1000, or `nil` for UIKit's 750.
  public var compression: Double?
  /// The place in the file, or `nil` for a view from code.
  public var mark: SourceMark?

  /// Creates a view.
  public init(
    _ content: Content,
    name: String? = nil,
    spacingAfter: CGFloat? = nil,
    hugging: Double? = nil,
    mark: SourceMark? = nil
  ) {
    self.content = content
    self.name = name
    self.spacingAfter = spacingAfter
    self.hugging = hugging
    self.mark = mark
  }

  /// A content of a view.
  public indirect enum Content: Sendable, Hashable {
    /// A text.
    case label(LabelScene)
    /// A box that wants to be of this size.
    case box(CGSize)
    /// A picture.
    case image(ViewImage)
    /// A stack of views.
    case stack(StackScene)
    /// A control.
    case control(ControlScene)
    /// Views with constraints between them.
    case views(ViewTree)

    /// Returns a text with a greatest number of lines, 0 for any; one of a style follows the reader's text size.
    public static func label(_ text: String, lines: Int, style: TextStyle? = nil) -> Self {
      var label = LabelScene(text)
      label.lines = lines
      label.style = style
      return .label(label)
    }
  }
}

/// A picture of a view.
public enum ViewImage: Sendable, Hashable {
  /// A picture of its own.
  case own(ImageScene)
  /// The picture of the row that the cell shows: its `image`.
  case ofRow
  /// The picture that a value of the row names: a symbol, a shape, or path data.
  case ofValue(String)
}

/// An entry of `views`, which may be a control.
struct ViewMap: KeyMap {
  static let keys = MapKeys<Self>(
    .view,
    before: LabelMap.keys.descriptions,
    after: ControlMap.keys.descriptions
  )

  static func initial(at mark: SourceMark?) -> ViewScene { ViewScene(.box(.zero), mark: mark) }

  let box = Key("box", .size).help("A box that wants this size.").example("[40, 20]")
  let image = Key("image", .viewImage)
    .help(
      "The view is a picture; in a cell '{image}' is that of the row, '{photo}' what its value 'photo' names."
    )
    .meant(by: "symbol", "systemName", "UIImageView", "image-view")
  let stack = Key("stack", .written("a map", .map(.stack)))
    .help("The view is a stack.")
    .meant(by: "UIStackView", "stack-view")
  let views = Key("views", .written("a list of views", .list(.map(.view))))
    .help("The view has these views in it, from back to front.")
    .meant(by: "subviews", "children", "view")
  let constraints = Key("constraints", .written("a list of constraints", .constraints))
    .help(
      "Constraints between the views in it and any others around it; 'superview' is the view itself."
    )
    .example("[title.top == superview.top]")
  let name = Key("name", \.name, .viewName)
    .help("What constraints, places and expectations call the view.")
    .meant(by: "id", "identifier", "accessibilityIdentifier")
  let accessibilityLabel = Key("accessibility-label", \.accessibilityLabel, .text)
    .help("The words of VoiceOver, where the content has none (accessibilityLabel).")
    .meant(by: "accessibilityLabel", "spoken", "voice-over")
  let color = Key("color", \.color, .color, else: "gray, the color of texts, or the tint")
    .help("The color of the box, of the text or of the image.")
    .meant(by: "textColor", "text-color")
  let background = Key("background", \.background, .color, else: "none")
    .help("The color behind the content (backgroundColor).")
    .meant(by: "backgroundColor", "background-color")
  let cornerRadius = Key("corner-radius", \.cornerRadius, .length)
    .help("The radius of the corners.")
    .meant(by: "cornerRadius", "corners", "corner", "radius", "rounded")
  let alpha = Key("alpha", \.alpha, .points(in: 0...1).described("0 to 1"))
    .help("The opacity; a view below 0.01 takes no touches.")
    .meant(by: "opacity")
  let margins = Key("margins", \.margins, .insets, else: "8")
    .help("The layout margins of the view, which guides of constraints have (layoutMargins).")
    .meant(by: "layoutMargins", "layout-margins", "padding")
  let hidden = Key("hidden", \.isHidden, .boolean)
    .help("Whether it is hidden, and takes no room in a stack.")
    .meant(by: "isHidden")
  let userInteraction = Key(
    "user-interaction",
    \.isUserInteractionEnabled,
    .boolean,
    else: "true, but false of texts and images"
  )
  .help("Whether it takes touches (isUserInteractionEnabled).")
  .meant(by: "isUserInteractionEnabled", "touchable", "userInteractionEnabled")
  let behind = Key("behind", \.isBehind, .boolean)
    .help("Whether a view of the scene lies behind the table.")
  let spacingAfter = Key("spacing-after", \.spacingAfter, .points)
    .help("The space after it in a stack, where it differs from the stack's (setCustomSpacing).")
    .meant(by: "custom-spacing", "customSpacing")
  let hugging = Key("hugging", \.hugging, .priority, else: "250")
    .help("How much it resists growing.")
    .meant(by: "contentHuggingPriority")
  let compression = Key("compression", \.compression, .priority, else: "750")
    .help("How much it resists shrinking.")
    .meant(by: "contentCompressionResistancePriority")
}

extension ViewMap {
  static func repair(_ view: inout ViewScene, at path: String) -> [Replacement] {
    var replacements = repairKeys(of: &view, at: path)
    switch view.content {
    case .label(var label):
      replacements += LabelMap.repair(&label, at: path)
      view.content = .label(label)
    case .box(var size):
      replacements += keys.map.box.reader.repair(&size, "\(path).box")
      view.content = .box(size)
    case .image(var image):
      replacements += keys.map.image.reader.repair(&image, "\(path).image")
      view.content = .image(image)
    case .stack(var stack):
      replacements += StackMap.repair(&stack, at: path)
      view.content = .stack(stack)
    case .control(var control):
      replacements += ControlMap.repair(&control, at: path)
      view.content = .control(control)
    case .views(var tree):
      replacements += tree.repair(at: path)
      view.content = .views(tree)
    }
    return replacements
  }

  /// The keys that say what a view is.
  static var kindWords: [String] {
    let map = keys.map
    let own = [map.box.name, map.image.name, map.stack.name, map.views.name]
    return [LabelMap.keys.map.label.name] + own + ControlMap.kinds
  }

  static func read(_ fields: Fields<Self>, in reading: SceneReading) -> ViewScene? {
    guard reading.countView(at: fields.mark) else { return nil }
    guard let (kind, content) = content(fields, in: reading) else {
      reading.noteUnread(fields.name)
      return nil
    }
    var view = ViewScene(content, mark: fields.mark)
    fields.read(into: &view)
    reading.note(view, named: fields.name, kind: kind)
    return view
  }

  /// Returns what a view is, with the key that says so.
  private static func content(
    _ fields: Fields<Self>,
    in reading: SceneReading
  ) -> (kind: String, ViewScene.Content)? {
    let (label, control) = (fields.sharing(LabelMap.self), fields.sharing(ControlMap.self))
    let own = [label.label, fields.box, fields.image, fields.stack, fields.views]
    let kinds = own.compactMap(\.self) + control.kindEntries
    guard let kind = kinds.first else {
      guard !fields.isMeant(anyOf: kindWords + [UnsimulatedThing.key]) else { return nil }
      let message = "a view says what it is: \(quotedList(kindWords))"
      reading.report("missing-key", message, at: fields.mark).hint("write 'box: [40, 20]'")
      return nil
    }
    if let second = kinds.dropFirst().first {
      let message = "a view is one thing, and \(quoted(kind.key)) is already there"
      reading.report("two-views", message, at: second.keyMark)
        .hint("begin a new view with '- \(second.key)'")
      return nil
    }
    checkSettings(fields, of: kind.key, in: reading)
    label.checkSettings(of: kind.key, in: reading)
    control.checkSettings(of: kind.key, in: reading)
    var content: ViewScene.Content?
    if label.label != nil {
      content = LabelMap.read(label, in: reading).map { .label($0) }
    } else if fields.box != nil {
      content = fields.value(\.box).map { .box($0) }
    } else if fields.image != nil {
      content = fields.value(\.image).map { .image($0) }
    } else if let stack = fields.stack {
      content = StackMap.readInside(stack, in: reading).map { .stack($0) }
    } else if let views = fields.views {
      content = .views(reading.tree(views, fields.constraints))
    } else {
      var read = ControlMap.read(control, in: reading)
      read?.textStyle = label.value(\.textStyle)
      read?.fontSize = label.value(\.fontSize)
      content = read.map { .control($0) }
    }
    return content.map { (kind.key, $0) }
  }

  /// Reports keys that have no effect on this kind of view, or in this place.
  private static func checkSettings(
    _ fields: Fields<Self>,
    of kind: String,
    in reading: SceneReading
  ) {
    if fields.views == nil {
      reading.reportNoEffect(fields.constraints, "is for a view with 'views'")
    }
    if reading.views.parent != .scene {
      reading.reportNoEffect(fields.behind, "is for a view of the scene itself")
    }
    if reading.views.parent != .stack {
      reading.reportNoEffect(fields.spacingAfter, "is for a view in a stack")
    }
    checkColors(fields, of: kind, in: reading)
    checkCorners(fields, of: kind, in: reading)
    guard kind == keys.map.views.name else { return }
    for written in [fields.hugging, fields.compression].compactMap(\.self) {
      let message = "\(quoted(written.key)) has no effect: a view with 'views' asks for no size"
      reading.warn("no-effect", message, at: written.keyMark).hint("delete it")
    }
  }

  /// Warns of round corners of a view that shows none: it has no color of its own, and cuts nothing off.
  private static func checkCorners(
    _ fields: Fields<Self>,
    of kind: String,
    in reading: SceneReading
  ) {
    let clear =
      [keys.map.image.name, keys.map.stack.name, keys.map.views.name]
      + [LabelMap.keys.map.label.name]
    guard let radius = fields.cornerRadius, radius.value.text != "0", clear.contains(kind),
      fields.background == nil, !fields.isMeant(\.background)
    else { return }
    let message = "\(quoted(radius.key)) has no effect: the view has no 'background'"
    reading.warn("no-effect", message, at: radius.keyMark)
      .hint("write 'background' beside it, or delete it")
  }

  /// Reports a color of a view that has none, or whose picture has its own.
  private static func checkColors(
    _ fields: Fields<Self>,
    of kind: String,
    in reading: SceneReading
  ) {
    guard let color = fields.color else { return }
    let textView = ControlMap.keys.map.textView.name
    let colored = [LabelMap.keys.map.label.name, keys.map.box.name, keys.map.image.name, textView]
    guard colored.contains(kind) else {
      let tinted = ControlMap.kinds.contains(kind)
      let better = tinted ? ControlMap.keys.map.tint.name : keys.map.background.name
      return reading.reportNoEffect(
        color,
        "is for \(quotedList(colored)), not for \(quoted(kind))",
        hint: "write \(quoted(better)), or delete it"
      )
    }
    guard fields.image?.entry(ImageMap.keys.map.color.name) != nil else { return }
    let message = "\(quoted(color.key)) has no effect: 'image' has a color of its own"
    reading.warn("no-effect", message, at: color.keyMark).hint("delete one of the two")
  }
}

extension ValueReader where Value == ViewImage {
  /// A reader of a picture, or of that of the row in a cell.
  fileprivate static var viewImage: Self {
    let image = ValueReader<ImageScene>.image
    let values = "\(image.values), '{image}' or the name of a value in a cell"
    return Self(values, image.shape) { reading, written in
      guard let text = written.value.text, text.contains("{") else {
        // A symbol has its name filled too, as UIKit has it.
        if let symbol = written.value.text.flatMap({ SystemSymbol(named: $0) }) {
          return .own(ImageScene(symbol: symbol))
        }
        return image.read(reading, written).map { .own($0) }
      }
      let hint = "in a cell '{image}' is the 'image' of the row"
      if case .cell = reading.views.owner {
        if text.onlyPlaceholder == "image" { return .ofRow }
        return reading.valueName(written, hint: hint).map { .ofValue($0) }
      }
      let message = "\(quoted(text)) stands for no picture"
      reading.report("unknown-placeholder", message, at: written.value.mark).hint(hint)
      return nil
    }
    .repaired { picture, path in
      guard case .own(var image) = picture else { return [] }
      defer { picture = .own(image) }
      return ImageMap.repair(&image, at: path)
    }
  }
}

extension ValueReader where Value == CGSize {
  static var size: Self {
    Self("a width and a height such as [40, 20]", .list(ValueReader<CGFloat>.length.shape)) {
      reading,
      written in
      let length = ValueReader<CGFloat>.length
      guard case .list(let values) = written.value.content, values.count == 2 else {
        return reading.wrong(written, "a width and a height such as [40, 20]")
      }
      guard let width = length.read(reading, written.with(values[0])),
        let height = length.read(reading, written.with(values[1]))
      else { return nil }
      return CGSize(width: width, height: height)
    }
    .repaired { size, path in
      let length = ValueReader<CGFloat>.length
      let wrong = length.repair(&size.width, path) + length.repair(&size.height, path)
      guard !wrong.isEmpty else { return [] }
      return [
        Replacement(
          path,
          "not two lengths",
          "\(decimalText(size.width)), \(decimalText(size.height))"
        )
      ]
    }
  }
}

extension ValueReader where Value == Double {
  static var priority: Self {
    Self("1 to 1000", .number(1...1000)) {
      $0.number($1, in: 1...1000, "a priority from 1 to 1000")
    }
    .repaired { (1...1000).contains($0) ? [] : [Replacement($1, decimalText($0))] }
  }
}
