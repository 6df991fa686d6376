public import Foundation
import LayoutDiagnostics
public import LayoutGeometry
public import LayoutText
public import LayoutVocabulary

/// A text of a view.
public struct LabelScene: Sendable, Hashable {
  /// The text; in a cell `{name}` is a value of the row, `{row}` and `{section}` are its numbers, and `{{` is a brace.
  public var text: String
  /// The greatest number of lines, or 0 for any.
  public var lines = 1
  /// The purpose of the text, whose size follows the reader's text size, or `nil` for none.
  public var style: TextStyle?
  /// The size of the letters without a style, in points.
  public var size: CGFloat = 17
  /// The weight, or `nil` for that of the style.
  public var weight: FontWeight?
  /// The side to which lines go.
  public var alignment = TextAlignment.natural

  /// Creates a text.
  public init(_ text: String) { self.text = text }
}

/// The keys of a text, which a view shares.
struct LabelMap: KeyMap {
  static let keys = MapKeys<Self>(.view)

  static func initial(at mark: SourceMark?) -> LabelScene { LabelScene("") }

  let label = Key("label", \.text, .labelText)
    .help("The view is a text.")
    .meant(by: "text", "UILabel")
  let lines = Key("lines", \.lines, .integer(in: 0...1000))
    .help("How many lines a text has at most; 0 is any number.")
    .meant(by: "numberOfLines", "number-of-lines")
  let textStyle = Key("text-style", \.style, .textStyle, else: "17 points in any text size")
    .help(
      "What the text of a label, a field, a text view or a button is for; its size follows the reader's text size."
    )
    .meant(by: "font", "textStyle")
  let fontSize = Key("font-size", \.size, .points(in: 1...500))
    .help(
      "How large a text without a style is, in any text size; a text view's is 12 without this."
    )
    .meant(by: "size", "fontSize")
  let weight = Key("weight", \.weight, .choice, else: "that of the style, or regular")
    .help("How bold a text is.")
    .meant(by: "font-weight", "fontWeight", "bold")
  let textAlignment = Key("text-alignment", \.alignment, .choice)
    .help("The side to which the lines of a text go.")
    .meant(by: "textAlignment", "align")
}

extension Fields<LabelMap> {
  /// Reports keys that say something of a text, beside another kind of view or each other.
  func checkSettings(of kind: String, in reading: SceneReading) {
    let controls = ControlMap.keys.map
    let isTextView = kind == controls.textView.name
    if self.label == nil {
      for setting in [self.lines, self.weight, self.textAlignment] {
        reading.reportNoEffect(setting, "is for a label")
      }
      if !isTextView { reading.reportNoEffect(self.fontSize, "is for a label or a text view") }
      if !isTextView, ![controls.textField.name, controls.button.name].contains(kind) {
        reading.reportNoEffect(self.textStyle, "is for a label, a field, a text view or a button")
      }
    }
    if self.textStyle != nil, self.label != nil || isTextView {
      let what = isTextView ? "a text view" : "a label"
      reading.reportNoEffect(self.fontSize, "is for \(what) without 'text-style'")
    }
  }
}

extension ValueReader where Value == TextStyle {
  /// A reader of one of UIKit's styles for fonts, as a file writes it: "title-1".
  fileprivate static var textStyle: Self {
    let styles = TextStyle.allCases.filter { !$0.rawValue.hasPrefix("extraLarge") }.map { style in
      (word: style.rawValue.replacing(/[A-Z0-9]/) { "-\($0.output.lowercased())" }, style: style)
    }
    let words = styles.map(\.word)
    return Self(words.joined(separator: ", "), .words(words)) { reading, written in
      let word = reading.word(written, words)
      return styles.first { $0.word == word }?.style
    }
  }
}

extension FontWeight: WrittenChoice {
  static let words: [(word: String, choice: Self)] = [
    ("regular", .regular), ("medium", .medium), ("semibold", .semibold), ("bold", .bold),
  ]

  static let meanings: KeyValuePairs<Self, String> = [
    .regular: "normal light thin", .bold: "heavy black",
  ]
}

extension TextAlignment: WrittenChoice {
  static let words: [(word: String, choice: Self)] = [
    ("natural", .natural), ("left", .left), ("center", .center), ("right", .right),
    ("justified", .justified),
  ]

  static let meanings: KeyValuePairs<Self, String> = [
    .natural: "leading start default", .center: "centre middle centered", .justified: "justify",
  ]
}
