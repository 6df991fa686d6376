public import Foundation
public import LayoutDiagnostics
import LayoutGeometry

/// A way in which a finger selects rows in a scene: a named one, or the general form.
public struct SelectionScene: Sendable, Hashable {
  /// The mode: the start of a drag, the rows that passing holds, and the effect of turning back.
  public var mode: SelectionMode
  /// The limit of selected rows.
  public var limit: SelectionLimit
  /// The time that the finger of a long press rests before a drag begins, or `nil` for the way's default.
  public var minimumPressDuration: Duration?
  /// The distance that the finger may stray until then, in points, or `nil` for the way's default.
  public var allowableMovement: CGFloat?
  /// Whether a drag leaves its section, or `nil` for the way's default.
  public var crossesSections: Bool?
  /// The delegate's answer to two fingers that ask to select, or `nil` for yes.
  public var shouldBegin: Bool?
  /// The automatic scrolling of the table, or `nil` for the way's default.
  public var autoScroll: AutoScrollStyle?
  /// The depth of the zones at the edges of the table, or `nil` for the way's default.
  public var autoScrollZone: CGFloat?
  /// The distance of the top zone below the edge, or `nil` for the way's default.
  public var autoScrollTopOffset: CGFloat?
  /// The distance of the bottom zone above the edge, or `nil` for the way's default.
  public var autoScrollBottomOffset: CGFloat?
  /// The place in the file, or `nil` for a selection from code.
  public var mark: SourceMark?

  /// The start of a drag.
  public var start: SelectionMode.Start { mode.start }
  /// The rule of the rows that passing holds.
  public var pass: SelectionMode.Pass { mode.pass }
  /// The effect of turning back.
  public var turningBack: SelectionMode.TurningBack { mode.turningBack }

  /// Creates a way to select rows.
  public init(
    start: SelectionMode.Start,
    pass: SelectionMode.Pass,
    turningBack: SelectionMode.TurningBack,
    limit: SelectionLimit = .none
  ) {
    let mode = SelectionMode(start: start, pass: pass, turningBack: turningBack)
    self.init(mode: mode, limit: limit)
  }

  /// Creates a way to select rows.
  public init(mode: SelectionMode, limit: SelectionLimit = .none) {
    self.mode = mode
    self.limit = limit
  }

  /// Creates the way with the name of its start: each system as it is described.
  public init(_ start: SelectionMode.Start) { self.init(mode: SelectionMode(start)) }
}

extension Scene {
  /// The number of rows selected at the start that the limit does not allow, or `nil` for none.
  package var excess: SelectionShortcoming? {
    let allowsMultiple =
      table.isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
    guard allowsMultiple else { return nil }
    return selection?.limit.excess(of: table.sections.map(\.selected.rows.count))
  }
}

extension Scene {
  /// The reason why the rows at the start cannot meet the minima of the limit, or `nil` if they can.
  package var minimumMistake: SelectionTypeError? {
    do throws(SelectionTypeError) {
      try selection?.limit.check(against: table.sections.map(\.rowCount))
      return nil
    } catch {
      return error
    }
  }
}

extension SelectionShortcoming {
  /// The number that is more than the limit at the start, in one sentence without a period.
  package var excessAtStart: String {
    let place = section.map { " of section \($0)" } ?? ""
    return
      "\(count) \(count == 1 ? "row" : "rows")\(place) \(count == 1 ? "is" : "are") selected at the"
      + " start, and the limit is \(max ?? .max)"
  }
}

/// The map under `selection`.
struct SelectionMap: KeyMap {
  static let keys = MapKeys<Self>(.selection)

  static var unset: String { "the way's own" }

  static func initial(at mark: SourceMark?) -> SelectionScene {
    var selection = SelectionScene(.longPress)
    selection.mark = mark
    return selection
  }

  let startsWith = Key("starts-with", ValueReader<SelectionMode.Start>.choice)
    .help("How a drag that selects rows starts.")
    .meant(by: "start", "starts", "start-with")
  let passes = Key("passes", \.mode.pass, .choice, else: "path for strip-pan, else range")
    .help("What passing rows holds: all between the first row and the finger, or those touched.")
    .meant(by: "pass")
  let turningBack = Key(
    "turning-back",
    \.mode.turningBack,
    .choice,
    else: "flip for strip-pan, else restore"
  )
  .help("What turning back does with rows.")
  .meant(by: "turn", "turns-back", "reversal")
  let limit = Key("limit", \.limit, .limit).help("How many rows may and must be selected.")
  let minimumPressDuration = Key(
    "minimum-press-duration",
    \.minimumPressDuration,
    .duration(allowsZero: true),
    else: "200ms"
  )
  .help("How long the finger of a long press rests before the drag begins; UIKit's own is 500ms.")
  .meant(by: "minimum-duration", "minimumPressDuration", "press-duration", "duration")
  let allowableMovement = Key("allowable-movement", \.allowableMovement, .length, else: "15")
    .help("How far the finger of a long press may stray until then; UIKit's own is 10.")
    .meant(by: "allowableMovement", "movement")
  let crossesSections = Key(
    "crosses-sections",
    \.crossesSections,
    .boolean,
    else: "false for long-press, else true"
  )
  .help("Whether a drag leaves the section in which it began.")
  let shouldBegin = Key("should-begin", \.shouldBegin, .boolean, else: "true")
    .help(
      "What the delegate answers where two fingers ask to select (tableView(_:shouldBeginMultipleSelectionInteractionAt:))."
    )
    .meant(by: "shouldBegin", "opt-in", "shouldBeginMultipleSelectionInteractionAt", "may-begin")
  let autoScroll = Key("auto-scroll", \.autoScroll, .autoScroll, else: "by-depth")
    .help("How the table scrolls by itself while the finger is at an edge.")
  let autoScrollZone = Key("auto-scroll-zone", \.autoScrollZone, .length, else: "50")
    .help("How far the zones at the edges reach into the table.")
  let autoScrollTopOffset = Key("auto-scroll-top-offset", \.autoScrollTopOffset, .points, else: "0")
    .help("How far below the top edge the zone there begins; above it where negative.")
  let autoScrollBottomOffset = Key(
    "auto-scroll-bottom-offset",
    \.autoScrollBottomOffset,
    .points,
    else: "0"
  )
  .help("How far above the bottom edge the zone there begins; below it where negative.")
}

extension SelectionMap {
  static func read(_ fields: Fields<Self>, in reading: SceneReading) -> SelectionScene? {
    let start = fields.required(\.startsWith)
    // The rest is read whatever the start, so that all mistakes are reported.
    var selection = SelectionScene(start ?? .longPress)
    selection.mark = fields.mark
    fields.read(into: &selection)
    guard let start else { return nil }
    checkEffects(of: fields, start, selection.autoScroll, in: reading)
    return selection
  }

  /// Reports keys that change nothing beside others.
  private static func checkEffects(
    of fields: Fields<Self>,
    _ start: SelectionMode.Start,
    _ autoScroll: AutoScrollStyle?,
    in reading: SceneReading
  ) {
    let edges = [fields.autoScrollZone, fields.autoScrollTopOffset, fields.autoScrollBottomOffset]
    let (approach, word) = (start.approach, "'\(start.rawValue)'")
    var unused: [(entries: [WrittenEntry?], reason: String, hint: String)] = []
    if approach.surface == .strip {
      let reason = "is not for 'strip-pan'"
      unused = [
        ([fields.crossesSections], reason, "delete it: a strip selects in all sections"),
        ([fields.autoScroll] + edges, reason, "say how the strip scrolls in 'overlay'"),
      ]
    } else if autoScroll == .some(.none) {
      unused = [(edges, "does nothing with 'auto-scroll: none'", "delete one of them")]
    }
    if !approach.asksDelegate {
      let hint = "delete it: only 'two-finger-pan' asks the delegate"
      unused.append(([fields.shouldBegin], "is not for \(word)", hint))
    }
    if !approach.rests {
      let press = [fields.minimumPressDuration, fields.allowableMovement]
      unused.append((press, "is not for \(word)", "delete it: it is about 'long-press'"))
    }
    for (entries, reason, hint) in unused {
      for written in entries { reading.reportNoEffect(written, reason, hint: hint) }
    }
  }
}

extension ValueReader where Value == SelectionScene {
  /// The word of a way to select rows, or a map of the general form.
  static var selection: Self {
    let start = ValueReader<SelectionMode.Start>.choice
    let shape = ValueShape.any([start.shape, .map(.selection)])
    return Self("\(start.values) or a map", shape) { reading, written in
      guard written.value.text != nil else { return reading.map(written, SelectionMap.self) }
      var selection = start.read(reading, written).map { SelectionScene($0) }
      selection?.mark = written.value.mark
      return selection
    }
  }
}

extension ValueReader where Value == AutoScrollStyle {
  fileprivate static var autoScroll: Self {
    rowsPerSecond(or: [("none", .none), ("by-depth", .standard)], isHinted: false) {
      .constant(rowsPerSecond: $0)
    } of: {
      if case .constant(let rows) = $0 { rows } else { nil }
    }
  }
}

/// The map under `limit`.
struct LimitMap: KeyMap {
  static let keys = MapKeys<Self>(.limit)

  static func initial(at mark: SourceMark?) -> SelectionLimit { .none }

  let total = Key("total", \.total, .number)
    .help("The most rows of the whole table.")
    .meant(by: "max", "maximum", "at-most")
  let perSection = Key("per-section", \.perSection, .number)
    .help("The most rows of each section.")
    .meant(by: "section", "section-max")
  let min = Key("min", \.min, .number)
    .help(
      "The least rows of the whole table; nothing is refused for it, `shortcomings` can be expected."
    )
    .meant(by: "minimum", "at-least", "total-min")
  let minPerSection = Key("min-per-section", \.minPerSection, .number)
    .help("The least rows of each section.")
    .meant(by: "section-min")
  let whenFull = Key("when-full", \.whenFull, .choice)
    .help("What happens with a row for which there is no room.")

  static func read(_ fields: Fields<Self>, in reading: SceneReading) -> SelectionLimit? {
    let hasMost =
      fields.total != nil || fields.perSection != nil
      || fields.isMeant(anyOf: [keys.map.total.name, keys.map.perSection.name])
    let hasLeast =
      fields.min != nil || fields.minPerSection != nil
      || fields.isMeant(anyOf: [keys.map.min.name, keys.map.minPerSection.name])
    guard hasMost || hasLeast else {
      let message = "the limit says no number"
      reading.report("missing-key", message, at: fields.whenFull?.keyMark ?? fields.mark)
        .hint("write 'total' or 'per-section' and a number, or delete 'limit'")
      return nil
    }
    if let whenFull = fields.whenFull, !hasMost {
      reading.reportNoEffect(
        whenFull,
        "does nothing without 'total' or 'per-section'",
        hint: "delete it: a minimum refuses nothing"
      )
    }
    var limit = SelectionLimit.none
    fields.read(into: &limit)
    let pairs = [
      (fields.min, limit.min, fields.total, limit.total),
      (fields.minPerSection, limit.minPerSection, fields.perSection, limit.perSection),
    ]
    for (low, min, high, max) in pairs {
      guard let max, min > max else { continue }
      let message =
        SelectionTypeError.minimumAboveMaximum(min: min, max: max).message(counting: "row")
      reading.report("minimum-above-maximum", message, at: low?.keyMark ?? fields.mark)
        .note("the maximum is here", at: high?.keyMark)
    }
    return limit
  }
}

extension ValueReader where Value == SelectionLimit {
  /// The reader of a limit: a map, as a number alone does not say of what.
  fileprivate static var limit: Self {
    Self("a map", .map(.limit)) { reading, written in
      guard let text = written.value.text, parseInteger(text) != nil else {
        return reading.map(written, LimitMap.self)
      }
      return reading.wrong(written, "a map such as {total: 3}", hint: "write {total: \(text)}")
    }
    .repaired { LimitMap.repair(&$0, at: $1) }
  }
}

extension SelectionMode.Start: MeantChoice {
  static let meanings: KeyValuePairs<Self, String> = [
    .stripPan: "strip touch-view scroll-and-select", .longPress: "hold press",
    .twoFingerPan: "two-fingers two-finger system multiple-selection",
    .editColumnPan: "edit-column check-marks editing",
  ]
}

extension SelectionLimit.WhenFull: MeantChoice {
  static let meanings: KeyValuePairs<Self, String> = [
    .replaceOldest: "replace fifo first-in-first-out evict oldest", .skip: "ignore refuse none",
    .stop: "end",
  ]
}
