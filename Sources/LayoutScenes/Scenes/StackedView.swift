public import Foundation
public import LayoutDiagnostics
public import LayoutGeometry
public import LayoutText

/// A view in a stack.
public struct StackedView: Sendable, Hashable {
  /// The content of the view.
  public var content: Content
  /// The name in expectations, or `nil` for none.
  public var name: String?
  /// The color of a box or of a text, or `nil` for gray, or the color of texts.
  public var color: Color?
  /// Whether it is hidden, and takes no room.
  public var isHidden: Bool = false
  /// The space after it, if it differs from the stack's.
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

  /// A content of a stack's view.
  public indirect enum Content: Sendable, Hashable {
    /// A text with a greatest number of lines, 0 for any; one of a style follows the reader's text size.
    case label(String, lines: Int, style: TextStyle? = nil)
    /// A box that wants to be of this size.
    case box(CGSize)
    /// Another stack.
    case stack(StackScene)
    /// A control.
    case control(ControlScene)
  }
}

/// An entry of `views` in a stack, which may be a control.
struct StackedViewMap: KeyMap {
  static let keys = MapKeys<Self>(.stackedView, after: ControlMap.keys.descriptions)

  static func initial(at mark: SourceMark?) -> StackedView { StackedView(.box(.zero), mark: mark) }

  let label = Key("label", .text)
    .help("The view is a text.")
    .meant(by: "text")
  let lines = Key("lines", .integer(in: 0...1000), else: "1")
    .help("How many lines a text has at most; 0 is any number.")
  let textStyle = Key("text-style", .textStyle, else: "17 points in any text size")
    .help("What a text is for; its size follows the reader's text size.")
  let box = Key("box", .size).help("A box that wants this size.")
  let stack = Key("stack", .written("a map")).help("The view is a stack too.")
  let name = Key("name", \.name, .stackName).help("What expectations call the view.")
  let color = Key("color", \.color, .color, else: "gray, or the color of texts")
    .help("The color of the box or of the text.")
  let hidden = Key("hidden", \.isHidden, .boolean)
    .help("Whether it is hidden, and takes no room.")
    .meant(by: "isHidden")
  let spacingAfter = Key("spacing-after", \.spacingAfter, .points)
    .help("The space after it, where it differs from the stack's (setCustomSpacing).")
    .meant(by: "custom-spacing", "customSpacing")
  let hugging = Key("hugging", \.hugging, .priority, else: "250")
    .help("How much it resists growing.")
  let compression = Key("compression", \.compression, .priority, else: "750")
    .help("How much it resists shrinking.")
}

extension StackedViewMap {
  static func repair(_ view: inout StackedView, at path: String) -> [Replacement] {
    var replacements = repairKeys(of: &view, at: path)
    switch view.content {
    case .label(let text, var lines, let style):
      replacements += keys.map.lines.reader.repair(&lines, "\(path).lines")
      view.content = .label(text, lines: lines, style: style)
    case .box(var size):
      replacements += keys.map.box.reader.repair(&size, "\(path).box")
      view.content = .box(size)
    case .stack(var stack):
      replacements += StackMap.repair(&stack, at: path)
      view.content = .stack(stack)
    case .control(var control):
      replacements += ControlMap.repair(&control, at: path)
      view.content = .control(control)
    }
    return replacements
  }

  static func read(_ fields: Fields<Self>, in reading: SceneReading) -> StackedView? {
    guard let content = content(fields, in: reading) else { return nil }
    var view = StackedView(content, mark: fields.mark)
    fields.read(into: &view)
    if let name = view.name, let mark = fields.name?.value.mark {
      var value: SceneReading.ControlValue?
      if case .control(let control) = content { value = control.kind.value }
      reading.stackNames.append((name, mark, value))
    }
    return view
  }

  private static func content(
    _ fields: Fields<Self>,
    in reading: SceneReading
  ) -> StackedView.Content? {
    let control = fields.sharing(ControlMap.self)
    let (map, controls) = (keys.map, ControlMap.kinds)
    let words = [map.label.name, map.box.name, map.stack.name] + controls
    let kinds =
      [fields.label, fields.box, fields.stack].compactMap(\.self) + control.kindEntries
    guard let kind = kinds.first else {
      guard !fields.isMeant(anyOf: words) else { return nil }
      let message = "a view of a stack says what it is: \(quotedList(words))"
      reading.report("missing-key", message, at: fields.mark).hint("write 'box: [40, 20]'")
      return nil
    }
    if let second = kinds.dropFirst().first {
      let message = "a view of a stack is one thing, and \(quoted(kind.key)) is already there"
      reading.report("two-views", message, at: second.keyMark)
        .hint("begin a new view with '- \(second.key)'")
      return nil
    }
    if fields.label == nil {
      reading.reportNoEffect(fields.lines, "is for a label")
      reading.reportNoEffect(fields.textStyle, "is for a label")
    }
    control.checkSettings(of: kind.key, in: reading)
    if fields.label != nil {
      let lines = fields.value(\.lines) ?? 1
      let style = fields.value(\.textStyle)
      return fields.value(\.label).map { .label($0, lines: lines, style: style) }
    }
    if fields.box != nil { return fields.value(\.box).map { .box($0) } }
    if let stack = fields.stack {
      return StackMap.readInside(stack, in: reading).map { .stack($0) }
    }
    return ControlMap.read(control, in: reading).map { .control($0) }
  }
}

extension ValueReader where Value == TextStyle {
  /// A reader of one of UIKit's styles for fonts, as a file writes it: "title-1".
  fileprivate static var textStyle: Self {
    let styles = TextStyle.allCases.filter { !$0.rawValue.hasPrefix("extraLarge") }.map { style in
      (word: style.rawValue.replacing(/[A-Z0-9]/) { "-\($0.output.lowercased())" }, style: style)
    }
    let words = styles.map(\.word)
    return Self(words.joined(separator: ", ")) { reading, written in
      let word = reading.word(written, words)
      return styles.first { $0.word == word }?.style
    }
  }
}

extension ValueReader where Value == CGSize {
  static var size: Self {
    Self("a width and a height such as [40, 20]") { reading, written in
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
    Self("1 to 1000") { $0.number($1, in: 1...1000, "a priority from 1 to 1000") }
      .repaired { (1...1000).contains($0) ? [] : [Replacement($1, decimalText($0))] }
  }
}

extension ValueReader where Value == String {
  /// The name of a view in a stack, which no other has.
  fileprivate static var stackName: Self {
    Self("a text") { reading, written in
      guard let name = reading.text(written) else { return nil }
      guard !["stack", "touchView", "tableView", "superview"].contains(name) else {
        let message = "\(quoted(name)) is the name of another view of the screen"
        reading.report("taken-name", message, at: written.value.mark).hint("choose another name")
        return nil
      }
      guard let first = reading.stackNames.first(where: { $0.name == name }) else { return name }
      let message = "a view is already named \(quoted(name))"
      reading.report("duplicate-name", message, at: written.value.mark)
        .note("the other one is here", at: first.mark)
      return nil
    }
  }
}
