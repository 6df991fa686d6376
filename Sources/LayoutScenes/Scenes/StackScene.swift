public import Foundation
public import LayoutDiagnostics
public import LayoutVocabulary

/// A stack view in front of the table, in the table's superview.
public struct StackScene: Sendable, Hashable {
  /// The direction of the views.
  public var axis: LayoutAxis
  /// The distribution of the length.
  public var distribution: StackDistribution = .fill
  /// The alignment of the views across.
  public var alignment: StackAlignment = .fill
  /// The least space between two views.
  public var spacing: CGFloat = 0
  /// The views, from the first.
  public var views: [ViewScene]
  /// The place of the stack, which an outer stack decides for an inner one.
  public var place = Placement()
  /// The place in the file, or `nil` for a stack from code.
  public var mark: SourceMark?

  /// Creates a stack.
  public init(axis: LayoutAxis = .horizontal, views: [ViewScene], mark: SourceMark? = nil) {
    self.axis = axis
    self.views = views
    self.mark = mark
  }

  /// A place of a stack: distances from the safe area of the superview, and sizes, each `nil` if it is open.
  public struct Placement: Sendable, Hashable {
    /// The distance from the leading edge.
    public var leading: CGFloat?
    /// The distance from the trailing edge.
    public var trailing: CGFloat?
    /// The distance from the top.
    public var top: CGFloat?
    /// The distance from the bottom.
    public var bottom: CGFloat?
    /// The width.
    public var width: CGFloat?
    /// The height.
    public var height: CGFloat?

    /// The default place of a stack.
    public static let standard = Self(leading: 16, trailing: 16, top: 16)
  }
}

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
    .example("center")
  let spacing = Key("spacing", \.spacing, .points).help("The least space between two views.")
  let views = Key(
    "views",
    .list(of: "views", "a list of views", .map(.view)) { $0.map($1, ViewMap.self) }
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
        ViewMap.repair(&stack.views[$0], at: "\(path).views[\($0)]")
      }
  }

  static func read(_ fields: Fields<Self>, in reading: SceneReading) -> StackScene? {
    var stack = initial(at: fields.mark)
    fields.read(into: &stack)
    if placeEntries(fields).isEmpty { stack.place = .standard }
    checkAlignment(stack, fields, in: reading)
    stack.views = reading.inside(.stack) { fields.required(\.views) } ?? []
    checkLastSpacing(fields.views, in: reading)
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
    stack?.place = StackScene.Placement()
    return stack
  }

  /// Warns of a space after the last view, behind which there is none.
  private static func checkLastSpacing(_ views: WrittenEntry?, in reading: SceneReading) {
    guard let views, case .list(let values) = views.value.content, let last = values.last,
      let spacing = views.with(last).entry(ViewMap.keys.map.spacingAfter.name)
    else { return }
    let message = "\(quoted(spacing.key)) has no effect: no view comes after the last"
    reading.warn("no-effect", message, at: spacing.keyMark).hint("delete it")
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
    let word = written.value.text ?? ""
    let meant: String?
    switch (stack.axis, word) {
    case (.horizontal, "leading"): meant = "top"
    case (.horizontal, "trailing"): meant = "bottom"
    case (.vertical, "top"): meant = "leading"
    case (.vertical, "bottom"): meant = "trailing"
    case (.vertical, "first-baseline"), (.vertical, "last-baseline"): meant = nil
    default: return
    }
    let message = "\(quoted(word)) is no alignment of a \(stack.axis) stack"
    reading.report("alignment", message, at: written.value.mark).hint(meant.map { "write '\($0)'" })
  }
}

extension LayoutAxis: WrittenChoice {
  static let words: [(word: String, choice: Self)] = [
    ("horizontal", .horizontal), ("vertical", .vertical),
  ]

  static let meanings: KeyValuePairs<Self, String> = [
    .horizontal: "row hstack x", .vertical: "column vstack y",
  ]
}

extension StackDistribution: WrittenChoice {
  static let words: [(word: String, choice: Self)] = [
    ("fill", .fill), ("fill-equally", .fillEqually), ("fill-proportionally", .fillProportionally),
    ("equal-spacing", .equalSpacing), ("equal-centering", .equalCentering),
  ]

  static let meanings: KeyValuePairs<Self, String> = [
    .fillEqually: "equal equally even", .fillProportionally: "proportional",
    .equalSpacing: "space-between space-evenly",
  ]
}

extension StackAlignment: WrittenChoice {
  static let words: [(word: String, choice: Self)] = [
    ("fill", .fill), ("leading", .leading), ("top", .top), ("first-baseline", .firstBaseline),
    ("center", .center), ("trailing", .trailing), ("bottom", .bottom),
    ("last-baseline", .lastBaseline),
  ]

  static let meanings: KeyValuePairs<Self, String> = [
    .leading: "left start", .trailing: "right end", .firstBaseline: "baseline",
    .center: "centre middle", .fill: "stretch",
  ]
}
