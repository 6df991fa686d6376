import Foundation
import LayoutDiagnostics
import LayoutGeometry

/// The map under `stack`.
struct StackMap: KeyMap {
  static let keys = MapKeys<Self>(.stack)

  static func initial(at mark: SourceMark?) -> StackScene { StackScene(views: [], mark: mark) }

  let axis = Key("axis", \.axis, .choice)
    .help("Which way the views follow each other.")
    .meant(by: "orientation", "direction")
  let distribution = Key("distribution", \.distribution, .choice).help("How the length is divided.")
  let alignment = Key("alignment", \.alignment, .choice)
    .help(
      "Where the views lie across; leading and trailing of columns, top, bottom and baselines of rows."
    )
  let spacing = Key("spacing", \.spacing, .points).help("The least space between two views.")
  let views = Key(
    "views",
    .list(of: "views", "a list of views") { $0.map($1, StackedViewMap.self) }
  )
  .help("The views, from the first.")
  .meant(by: "arrangedSubviews", "subviews", "items")
  let leading = Key("leading", \.place.leading, .points)
    .help("The distance from the safe area's leading edge.")
  let trailing = Key("trailing", \.place.trailing, .points)
    .help("The distance from the safe area's trailing edge.")
  let top = Key("top", \.place.top, .points).help("The distance from the safe area's top.")
  let bottom = Key("bottom", \.place.bottom, .points)
    .help("The distance from the safe area's bottom.")
  let width = Key("width", \.place.width, .length).help("The width.")
  let height = Key("height", \.place.height, .length)
    .help(
      "The height; a stack that says nothing of its place is 16 points from the top and the sides."
    )
}

extension StackMap {
  static func repair(_ stack: inout StackScene, at path: String) -> [Replacement] {
    repairKeys(of: &stack, at: path)
      + stack.views.indices.flatMap {
        StackedViewMap.repair(&stack.views[$0], at: "\(path).views[\($0)]")
      }
  }

  static func read(_ fields: Fields<Self>, in reading: SceneReading) -> StackScene? {
    var stack = initial(at: fields.mark)
    fields.read(into: &stack)
    if placeEntries(fields).isEmpty { stack.place = .standard }
    checkAlignment(stack, fields, in: reading)
    stack.views = fields.required(\.views) ?? []
    return stack
  }

  /// Reads a stack that is a view of another stack, which decides its place.
  static func readInside(_ written: WrittenEntry, in reading: SceneReading) -> StackScene? {
    guard let fields = reading.fields(written, Self.self) else { return nil }
    let place = placeEntries(fields)
    for entry in place {
      reading.reportNoEffect(
        entry,
        "is not for a stack in a stack, which is where that one places it"
      )
    }
    var stack = read(fields.without(place), in: reading)
    stack?.place = StackScene.Place()
    return stack
  }

  private static func placeEntries(_ fields: Fields<Self>) -> [WrittenEntry] {
    [fields.leading, fields.trailing, fields.top, fields.bottom, fields.width, fields.height]
      .compactMap(\.self)
  }

  /// Reports an alignment that is of the other axis.
  private static func checkAlignment(
    _ stack: StackScene,
    _ fields: Fields<Self>,
    in reading: SceneReading
  ) {
    guard let written = fields.alignment else { return }
    let meant: String?
    switch (stack.axis, stack.alignment) {
    case (.horizontal, .leading): meant = "top"
    case (.horizontal, .trailing): meant = "bottom"
    case (.vertical, .top): meant = "leading"
    case (.vertical, .bottom): meant = "trailing"
    case (.vertical, .firstBaseline), (.vertical, .lastBaseline): meant = nil
    default: return
    }
    let message =
      "\(quoted(stack.alignment.rawValue)) is no alignment of a \(stack.axis.rawValue) stack"
    reading.report("alignment", message, at: written.value.mark).hint(meant.map { "write '\($0)'" })
  }
}
