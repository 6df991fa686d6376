import LayoutDiagnostics
public import LayoutGeometry
public import LayoutVocabulary

/// The contents and the look of cells of a table, of a section or of a row.
///
/// What is `nil` is left to the section, to the table, or to UIKit. Values that repeat go by the number of the row
/// in its section.
public struct CellLook: Sendable, Hashable {
  /// The title: UIKit's `textLabel`.
  public var text: Repeating<CellText>?
  /// The second line: UIKit's `detailTextLabel`.
  public var detail: Repeating<CellText>?
  /// The picture at the leading edge: UIKit's `imageView`; a value that is `nil` is none.
  public var image: Repeating<ImageScene?>?
  /// The greatest number of lines of title and second line each: UIKit's `numberOfLines`, 0 for any number.
  public var lines: Int?
  /// The color of the title.
  public var textColor: Repeating<Color>?
  /// The color of the second line.
  public var detailColor: Repeating<Color>?
  /// The color behind everything: UIKit's `backgroundColor`.
  public var backgroundColor: Repeating<Color>?
  /// The kind of cell, by default one of UIKit's.
  public var cell: Repeating<CellKind>?
  /// The style: UIKit's `UITableViewCell.CellStyle`, by default subtitle if there is a detail.
  public var style: CellStyle?
  /// The accessory: UIKit's `accessoryType`.
  public var accessory: Repeating<CellAccessoryType>?
  /// The control of its own for each cell, instead of `accessory`: UIKit's `accessoryView`; a value that is `nil` is
  /// none.
  public var accessoryView: Repeating<ControlScene?>?
  /// The look of a selected cell: UIKit's `selectionStyle`.
  public var selectionStyle: CellSelectionStyle?

  /// Creates a look.
  public init() {}

  /// Returns this look with missing properties taken from another one.
  ///
  /// - Parameter other: The look of the table that a section is in, or of the section that a row is in.
  /// - Returns: The look of the section or the row.
  public func over(_ other: Self) -> Self {
    var look = overContents(of: other)
    look.style = style ?? other.style
    look.accessory = accessory ?? other.accessory
    look.accessoryView = accessoryView ?? (accessory == nil ? other.accessoryView : nil)
    look.selectionStyle = selectionStyle ?? other.selectionStyle
    look.lines = lines ?? other.lines
    look.textColor = textColor ?? other.textColor
    look.detailColor = detailColor ?? other.detailColor
    look.backgroundColor = backgroundColor ?? other.backgroundColor
    return look
  }

  /// Returns this look with missing contents taken from another one.
  func overContents(of other: Self?) -> Self {
    var look = self
    look.text = text ?? other?.text
    look.detail = detail ?? other?.detail
    look.image = image ?? other?.image
    look.cell = cell ?? other?.cell
    return look
  }

  /// The contents alone.
  var contents: Self { Self().overContents(of: self) }

  /// The look without the contents, which a row takes along to another section.
  var withoutContents: Self {
    var look = self
    (look.text, look.detail, look.image, look.cell) = (nil, nil, nil, nil)
    return look
  }
}

/// The keys of cells, which the table, a section and a row share.
struct CellMap: KeyMap {
  static let keys = MapKeys<Self>(.row)

  static func initial(at mark: SourceMark?) -> CellLook { CellLook() }

  let text = Key("text", \.text, .repeating(.cellText), else: CellText.standard.pattern)
    .help("The title of the cell.")
    .example("Mail {row}")
    .meant(by: "textLabel", "label", "title")
  let detail = Key("detail", \.detail, .repeating(.cellText))
    .help("The second line of the cell.")
    .example("In section {section}")
    .meant(by: "detailTextLabel", "subtitle", "detail-text")
  let image = Key("image", \.image, .repeating(.orNone(.rowImage)))
    .help(
      "The picture at the leading edge of the cell; '{photo}' is what the row's value 'photo' says."
    )
    .meant(by: "imageView", "image-view", "icon", "picture", "avatar", "photo")
  let lines = Key("lines", \.lines, .integer(in: 0...1000), else: "1")
    .help("How many lines title and second line have at most; 0 is any number.")
    .meant(by: "numberOfLines", "number-of-lines")
  let textColor = Key("text-color", \.textColor, .repeating(.color))
    .help("The color of the title.")
    .meant(by: "textColor", "title-color", "color")
  let detailColor = Key("detail-color", \.detailColor, .repeating(.color))
    .help("The color of the second line.")
    .meant(by: "detailColor", "detail-text-color")
  let background = Key("background", \.backgroundColor, .repeating(.color))
    .help("The color behind everything in the cell.")
    .meant(by: "backgroundColor", "background-color")
  let cell = Key("cell", \.cell, .repeating(.cellKind), else: "none")
    .help("Views of the app's own in place of a title and a detail; none is a cell of UIKit's.")
    .meant(by: "own-cell", "cell-views", "prototype")
  let cellStyle = Key("cell-style", \.style, .choice)
    .help("The style of the cell; subtitle where there is a detail, otherwise default.")
    .meant(by: "style", "UITableViewCellStyle", "cellStyle")
  let accessory = Key("accessory", \.accessory, .repeating(.choice), else: "none")
    .help("What is at the trailing edge of the cell.")
    .meant(by: "accessoryType", "accessory-type")
  let accessoryView = Key(
    "accessory-view",
    \.accessoryView,
    .repeating(.orNone(.accessoryView))
  )
  .help("A control at the trailing edge of the cell (accessoryView).")
  .meant(by: "accessoryView")
  let selectionStyle = Key("selection-style", \.selectionStyle, .choice, else: "default")
    .help("Whether a selected cell looks different.")
    .meant(by: "selectionStyle")
}

extension CellMap {
  /// Returns the words of the language page about the keys in a map that has them too.
  static func descriptions(in group: KeyGroup) -> [SceneKey] {
    keys.all.map { key in
      // A list that repeats is for many rows; a section has its header as a title.
      let isRow = group == .row
      var described = key.description(in: group)
      if isRow { described = described.withoutRepeating }
      if group == .section { described.words.removeAll { $0 == "title" } }
      return described
    }
  }

  /// Returns whether an entry is one of a key of cells.
  static func has(_ entry: WrittenEntry) -> Bool { keys.key(entry.key) != nil }

  /// Returns what to write if a map lists contents of cells but says no number of rows, or `nil` without a list.
  static func hintForRows(_ fields: Fields<Self>) -> String? {
    var longest: (key: String, count: Int)?
    for entry in fields.entries where has(entry) {
      guard case .list(let values) = entry.value.content, values.count > longest?.count ?? 0
      else { continue }
      longest = (entry.key, values.count)
    }
    return longest.map { "write 'rows: \($0.count)', as many as '\($0.key)' lists" }
  }

  /// Reads the keys of cells among those of a map.
  static func read<Map>(_ fields: Fields<Map>, into look: inout CellLook, in reading: SceneReading)
  {
    let fields = fields.sharing(Self.self)
    reading.checkAccessories(fields.accessory, fields.accessoryView)
    fields.read(into: &look)
  }
}

extension SceneKey {
  /// The same key where one value is for one row.
  fileprivate var withoutRepeating: Self {
    let end = ValueReader<Int>.orRepeating
    let values = values.hasSuffix(end) ? String(values.dropLast(end.count)) : values
    return Self(
      group: group,
      name: name,
      values: values,
      standard: nil,
      summary: summary,
      words: words,
      sample: sample,
      beside: beside,
      makeShape: { [makeShape] in makeShape().withoutRepeating }
    )
  }
}

extension CellStyle: WrittenChoice {
  static let words: [(word: String, choice: Self)] = [
    ("default", .default), ("value1", .value1), ("value2", .value2), ("subtitle", .subtitle),
  ]

  static let meanings: KeyValuePairs<Self, String> = [
    .default: "basic", .value1: "right-detail", .value2: "left-detail",
  ]
}

extension CellAccessoryType: WrittenChoice {
  static let words: [(word: String, choice: Self)] = [
    ("none", .none), ("disclosure", .disclosureIndicator),
    ("detail-disclosure", .detailDisclosureButton), ("checkmark", .checkmark),
    ("detail", .detailButton),
  ]

  static let meanings: KeyValuePairs<Self, String> = [
    .disclosureIndicator: "disclosure-indicator chevron arrow",
    .detailDisclosureButton: "detail-disclosure-button", .checkmark: "check tick",
    .detailButton: "detail-button info",
  ]

  static func advice(on word: String) -> String? {
    let kind = word == "toggle" ? ControlMap.keys.map.switch.name : word
    return ControlMap.kinds.contains(kind) ? "write 'accessory-view: {\(kind): …}'" : nil
  }
}

extension CellSelectionStyle: WrittenChoice {
  static let words: [(word: String, choice: Self)] = [("default", .default), ("none", .none)]
}
