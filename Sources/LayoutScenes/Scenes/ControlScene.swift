public import Foundation
import LayoutDiagnostics
public import LayoutGeometry
public import LayoutText
public import LayoutVocabulary

/// A control in a stack or at the end of a row.
///
/// In a cell and at the end of a row its texts have places for the values of the row, as those of labels.
public struct ControlScene: Sendable, Hashable {
  /// The kind of control, with its value.
  public var kind: Kind
  /// Whether it answers.
  public var isEnabled: Bool
  /// Whether it looks as under a finger.
  public var isHighlighted: Bool
  /// The color of a switch that is on, of the selected segment, and the tint of all others, or `nil` for the
  /// system's.
  public var tint: Color?
  /// The purpose of the text of a field, a text view or a button, whose size follows the reader's text size, or `nil`
  /// for none.
  public var textStyle: TextStyle?
  /// The size of the letters of a text view without a style, or `nil` for UIKit's 12.
  public var fontSize: CGFloat?
  /// The width at the end of a row, or `nil` for its own.
  public var width: CGFloat?
  /// The name at the end of a row for places and expectations, or `nil` for `accessory` alone.
  public var name: String?

  /// Creates a control.
  public init(
    _ kind: Kind,
    isEnabled: Bool = true,
    isHighlighted: Bool = false,
    width: CGFloat? = nil
  ) {
    self.kind = kind
    self.isEnabled = isEnabled
    self.isHighlighted = isHighlighted
    self.width = width
  }

  /// A kind of control, with its value.
  public enum Kind: Sendable, Hashable {
    /// UIKit's `UISwitch`.
    case `switch`(isOn: Bool)
    /// UIKit's `UISlider`, with a value in a range.
    case slider(Double, in: ClosedRange<Double>)
    /// UIKit's `UIStepper`, with a value in a range.
    case stepper(Double, in: ClosedRange<Double>, step: Double)
    /// UIKit's `UIProgressView`, with a share from 0 to 1.
    case progress(Double)
    /// UIKit's `UIActivityIndicatorView`, which turns.
    case activityIndicator(ActivityIndicatorStyle)
    /// UIKit's `UITextField`.
    case textField(String, placeholder: String?, border: TextBorderStyle)
    /// UIKit's `UITextView`, which asks for the height of its lines unless it scrolls.
    case textView(String, isEditable: Bool, scrolls: Bool)
    /// UIKit's `UIButton` of the system type.
    case button(String)
    /// UIKit's `UISegmentedControl`, with the index of the selected segment or `nil` for none.
    case segments([String], selected: Int?)
  }
}

/// The keys of controls, which views of stacks and the ends of rows share.
struct ControlMap: KeyMap {
  static let keys = MapKeys<Self>(.view)

  static func initial(at mark: SourceMark?) -> ControlScene { ControlScene(.button("")) }

  let `switch` = Key("switch", .onOrOff)
    .help("The view is a switch.")
    .meant(by: "toggle", "UISwitch")
  let slider = Key("slider", .written("a number in the range", .anyNumber))
    .help("The view is a slider with this value.")
    .example("0.5")
    .meant(by: "UISlider")
  let stepper = Key("stepper", .written("a number in the range", .anyNumber))
    .help("The view is a stepper with this value.")
    .meant(by: "UIStepper")
  let progress = Key("progress", .number(in: 0...1, "0 to 1"))
    .help("The view is a bar that is filled so far.")
    .meant(by: "progress-view", "progressView", "UIProgressView", "bar")
  let activityIndicator = Key("activity-indicator", ValueReader<ActivityIndicatorStyle>.choice)
    .help("The view is an indicator that turns.")
    .meant(by: "indicator", "spinner", "activityIndicator", "UIActivityIndicatorView")
  let textField = Key("text-field", .viewText)
    .help("The view is a field with this text; '' for an empty one.")
    .meant(by: "textField", "field", "UITextField")
  let textView = Key("text-view", .viewText)
    .help("The view has lines with this text to read and write; '' for none.")
    .meant(by: "textView", "UITextView", "text-editor", "multiline-field")
  let button = Key("button", .viewText)
    .help("The view is a button of the system type with this title.")
    .meant(by: "UIButton")
  let segments = Key("segments", .segments)
    .help("The view is a segmented control.")
    .meant(by: "segmented-control", "segmentedControl", "UISegmentedControl")
  let range = Key("range", .range, else: "[0, 1] of a slider, [0, 100] of a stepper")
    .help("The least and the greatest value.")
    .example("[0, 10]")
  let step = Key("step", .number(in: 0.001...Limits.points, "a number"), else: "1")
    .help("How much one touch changes the value of a stepper.")
  let placeholder = Key("placeholder", .viewText).help("What stands in an empty field.")
  let border = Key("border", ValueReader<TextBorderStyle>.choice, else: "rounded")
    .help("What is around a field.")
  let editable = Key("editable", ValueReader<Bool>.boolean, else: "true")
    .help("Whether one may write into a text view.")
    .meant(by: "isEditable", "is-editable")
  let scrolls = Key("scrolls", ValueReader<Bool>.boolean, else: "true")
    .help("Whether the lines of a text view scroll; if not, it asks for their height and grows.")
    .meant(by: "isScrollEnabled", "is-scroll-enabled", "scroll-enabled")
  let selected = Key(
    "selected",
    .written(
      "a number counted from 0, or none",
      .any([.integer(0...Limits.rows), .words(["none"])])
    ),
    else: "none"
  )
  .help("The chosen segment.")
  .example("1")
  let enabled = Key("enabled", \.isEnabled, .boolean)
    .help("Whether the control answers.")
    .meant(by: "isEnabled", "is-enabled")
  let highlighted = Key("highlighted", \.isHighlighted, .boolean)
    .help("Whether a switch or a button looks as under a finger.")
    .meant(by: "isHighlighted")
  let tint = Key("tint", \.tint, .color, else: "the system's")
    .help(
      "The color of the control: of a switch that is on, of the chosen segment, of all others the tint."
    )
    .meant(by: "tintColor", "tint-color")
}

extension ControlMap {
  /// The keys that say which control a view is, in the order of the page.
  static var kinds: [String] { keys.all.prefix(9).map(\.name) }

  static func read(_ fields: Fields<Self>, in reading: SceneReading) -> ControlScene? {
    guard let kind = kind(fields, in: reading) else { return nil }
    var control = ControlScene(kind)
    fields.read(into: &control)
    return control
  }

  static func repair(_ control: inout ControlScene, at path: String) -> [Replacement] {
    let map = keys.map
    var replacements = repairKeys(of: &control, at: path)
    if var size = control.fontSize {
      replacements += LabelMap.keys.map.fontSize.reader.repair(&size, "\(path).fontSize")
      control.fontSize = size
    }
    switch control.kind {
    case .slider(var value, var range):
      replacements += map.range.reader.repair(&range, "\(path).range")
      replacements += ValueReader.number(in: range).repair(&value, "\(path).slider")
      control.kind = .slider(value, in: range)
    case .stepper(var value, var range, var step):
      replacements += map.range.reader.repair(&range, "\(path).range")
      replacements += ValueReader.number(in: range).repair(&value, "\(path).stepper")
      replacements += map.step.reader.repair(&step, "\(path).step")
      control.kind = .stepper(value, in: range, step: step)
    case .progress(var share):
      replacements += map.progress.reader.repair(&share, "\(path).progress")
      control.kind = .progress(share)
    case .segments(var titles, var selected):
      replacements += map.segments.reader.repair(&titles, "\(path).segments")
      if var index = selected {
        let segments = ValueReader.integer(in: 0...titles.count - 1)
        replacements += segments.repair(&index, "\(path).selected")
        selected = index
      }
      control.kind = .segments(titles, selected: selected)
    case .switch, .activityIndicator, .textField, .textView, .button: break
    }
    return replacements
  }

  private static func kind(_ fields: Fields<Self>, in reading: SceneReading) -> ControlScene.Kind? {
    if let slider = fields.slider {
      let range = fields.value(\.range) ?? 0...1
      return reading.number(slider, in: range).map { .slider($0, in: range) }
    }
    if let stepper = fields.stepper {
      let range = fields.value(\.range) ?? 0...100
      let step = fields.value(\.step) ?? 1
      return reading.number(stepper, in: range).map { .stepper($0, in: range, step: step) }
    }
    if fields.textField != nil {
      let placeholder = fields.value(\.placeholder)
      let border = fields.value(\.border) ?? .roundedRect
      return fields.value(\.textField).map {
        .textField($0, placeholder: placeholder, border: border)
      }
    }
    if fields.textView != nil {
      let isEditable = fields.value(\.editable) ?? true
      let scrolls = fields.value(\.scrolls) ?? true
      return fields.value(\.textView).map {
        .textView($0, isEditable: isEditable, scrolls: scrolls)
      }
    }
    if fields.segments != nil {
      guard let titles = fields.value(\.segments) else { return nil }
      guard let selected = fields.selected, selected.value.text != "none" else {
        return .segments(titles, selected: nil)
      }
      return reading.integer(selected, in: 0...titles.count - 1).map {
        .segments(titles, selected: $0)
      }
    }
    return fields.value(\.switch).map { .switch(isOn: $0) }
      ?? fields.value(\.progress).map { .progress($0) }
      ?? fields.value(\.activityIndicator).map { .activityIndicator($0) }
      ?? fields.value(\.button).map { .button($0) }
  }
}

extension ActivityIndicatorStyle: WrittenChoice {
  static let words: [(word: String, choice: Self)] = [("medium", .medium), ("large", .large)]

  static let meanings: KeyValuePairs<Self, String> = [
    .medium: "small white gray", .large: "big white-large",
  ]
}

extension TextBorderStyle: WrittenChoice {
  static let words: [(word: String, choice: Self)] = [
    ("rounded", .roundedRect), ("line", .line), ("bezel", .bezel), ("none", .none),
  ]

  static let meanings: KeyValuePairs<Self, String> = [
    .roundedRect: "rounded-rect", .bezel: "inset",
  ]
}

extension ControlScene.Kind {
  /// The kind of value that it is set to, or `nil` for none.
  var value: SceneReading.ControlValue? {
    switch self {
    case .switch: .word(["on", "off"])
    case .slider, .stepper, .progress: .number
    case .textField, .textView: .text
    // What is chosen of titles with values in them differs from row to row.
    case .segments(let titles, _):
      titles.contains { $0.contains("{") } ? .text : .word(titles + ["none"])
    case .activityIndicator, .button: nil
    }
  }
}

extension Fields<ControlMap> {
  /// The entries that say which control it is, in the order of the page.
  var kindEntries: [WrittenEntry] {
    ControlMap.kinds.compactMap { kind in entries.first { $0.key == kind } }
  }

  /// Reports keys that say something of another kind of view than `kind`.
  func checkSettings(of kind: String, in reading: SceneReading) {
    let map = ControlMap.keys.map
    let settings = [
      (self.range, [map.slider.name, map.stepper.name]),
      (self.step, [map.stepper.name]),
      (self.placeholder, [map.textField.name]),
      (self.border, [map.textField.name]),
      (self.editable, [map.textView.name]),
      (self.scrolls, [map.textView.name]),
      (self.selected, [map.segments.name]),
      (
        self.enabled,
        ControlMap.kinds.filter {
          ![map.progress.name, map.activityIndicator.name, map.textView.name].contains($0)
        }
      ),
      (self.highlighted, [map.switch.name, map.button.name]),
      (self.tint, ControlMap.kinds),
    ]
    for (written, kinds) in settings { check(written, isFor: kinds, not: kind, in: reading) }
  }

  /// Reports a key that is for other controls.
  func check(
    _ written: WrittenEntry?,
    isFor kinds: [String],
    not kind: String,
    in reading: SceneReading
  ) {
    guard let written, !kinds.contains(kind) else { return }
    let whose = kinds == ControlMap.kinds ? "controls" : quotedList(kinds)
    reading.reportNoEffect(written, "is for \(whose), not for \(quoted(kind))")
  }
}

extension ValueReader where Value == Bool {
  /// A reader of the state of a switch.
  fileprivate static var onOrOff: Self {
    Self("on, off", .words(["on", "off"])) { reading, written in
      reading.word(written, ["on", "off"]).map { $0 == "on" }
    }
  }
}

extension ValueReader where Value == [String] {
  /// A reader of one title or more.
  static var segments: Self {
    Self("a list of titles", .list(.text)) { reading, written in
      let before = reading.diagnostics.count
      guard
        let titles = reading.texts(written, of: "titles", "a list of titles such as [Day, Week]"),
        reading.diagnostics.count == before
      else { return nil }
      guard titles.isEmpty else {
        guard case .list(let values) = written.value.content else { return titles }
        return values.compactMap { ValueReader<String>.viewText.read(reading, written.with($0)) }
      }
      return reading.wrong(written, "a list of at least one title")
    }
    .repaired { titles, path in
      guard titles.isEmpty else { return [] }
      titles = [""]
      return [Replacement(path, "an empty list", "one without a title")]
    }
  }
}

extension ValueReader where Value == Double {
  fileprivate static func number(in range: ClosedRange<Double>, _ values: String = "") -> Self {
    Self(values, .number(range)) { $0.number($1, in: range) }
      .repaired { number, path in
        guard !range.contains(number) else { return [] }
        let used =
          number.isNaN ? range.lowerBound : min(max(number, range.lowerBound), range.upperBound)
        defer { number = used }
        return [Replacement(path, decimalText(number), decimalText(used))]
      }
  }
}

extension ValueReader where Value == ClosedRange<Double> {
  /// The least and the greatest value: `[0, 10]`.
  fileprivate static var range: Self {
    Self("two numbers such as [0, 10]", .list(.anyNumber)) { reading, written in
      guard case .list(let values) = written.value.content, values.count == 2,
        let lower = values[0].text.flatMap(parseNumber),
        let upper = values[1].text.flatMap(parseNumber),
        lower < upper
      else {
        let what = "two numbers such as [0, 10], the smaller one first"
        return reading.wrong(written, what)
      }
      guard max(abs(lower), abs(upper)) <= Limits.points else {
        let most = decimalText(Limits.points)
        let message = "the numbers of \(quoted(written.key)) are from -\(most) to \(most)"
        reading.report("wrong-value", message, at: written.value.mark)
        return nil
      }
      return lower...upper
    }
    .repaired { range, path in
      let most = max(abs(range.lowerBound), abs(range.upperBound))
      guard range.lowerBound == range.upperBound || most > Limits.points else { return [] }
      defer { range = 0...1 }
      let ends = [range.lowerBound, range.upperBound].map { decimalText(CGFloat($0)) }
      return [Replacement(path, "[\(ends.joined(separator: ", "))]", "[0, 1]")]
    }
  }
}
