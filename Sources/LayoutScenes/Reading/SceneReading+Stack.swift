import Foundation
import LayoutDiagnostics
import LayoutGeometry

extension SceneReading {
  /// Reads a stack view.
  ///
  /// - Parameters:
  ///   - written: The map.
  ///   - isInside: Whether it is a view of another stack, which decides where it is.
  /// - Returns: The stack; nil after a report.
  func stack(_ written: WrittenEntry, isInside: Bool = false) -> StackScene? {
    guard let fields = fields(written, .stack) else { return nil }
    var stack = StackScene(views: [], mark: written.value.mark)
    stack.axis = read(fields["axis"], else: stack.axis) { choice($0) }
    stack.distribution = read(fields["distribution"], else: stack.distribution) { choice($0) }
    stack.alignment = read(fields["alignment"], else: stack.alignment) { choice($0) }
    stack.spacing = read(fields["spacing"], else: stack.spacing) { points($0) }
    stack.place = stackPlace(fields, isInside: isInside)
    checkAlignment(stack, fields)
    let views = require("views", of: fields).flatMap { list($0, of: "views", stackedView) }
    stack.views = views ?? []
    return stack
  }

  private func stackPlace(_ fields: Fields, isInside: Bool) -> StackScene.Place {
    let keys = ["leading", "trailing", "top", "bottom", "width", "height"]
    let written = keys.compactMap { fields[$0] }
    guard !isInside else {
      for entry in written {
        report(
          "no-effect",
          "\(quoted(entry.key)) is not for a stack in a stack, which is where that one places it",
          at: entry.keyMark,
          hint: "delete it"
        )
      }
      return StackScene.Place()
    }
    guard !written.isEmpty else { return .standard }
    return StackScene.Place(
      leading: fields["leading"].flatMap { points($0) },
      trailing: fields["trailing"].flatMap { points($0) },
      top: fields["top"].flatMap { points($0) },
      bottom: fields["bottom"].flatMap { points($0) },
      width: fields["width"].flatMap { points($0, in: 0...Limits.points) },
      height: fields["height"].flatMap { points($0, in: 0...Limits.points) }
    )
  }

  /// Reports an alignment that is of the other axis.
  private func checkAlignment(_ stack: StackScene, _ fields: Fields) {
    guard let written = fields["alignment"] else { return }
    let meant: String?
    switch (stack.axis, stack.alignment) {
    case (.horizontal, .leading): meant = "top"
    case (.horizontal, .trailing): meant = "bottom"
    case (.vertical, .top): meant = "leading"
    case (.vertical, .bottom): meant = "trailing"
    case (.vertical, .firstBaseline), (.vertical, .lastBaseline): meant = nil
    default: return
    }
    report(
      "alignment",
      "\(quoted(stack.alignment.rawValue)) is no alignment of a \(stack.axis.rawValue) stack",
      at: written.value.mark,
      hint: meant.map { "write '\($0)'" }
    )
  }

  private func stackedView(_ value: WrittenValue) -> StackedView? {
    guard let fields = fields(value, .stackedView) else { return nil }
    guard let content = content(fields) else { return nil }
    var view = StackedView(content, mark: value.mark)
    view.name = fields["name"].flatMap { stackName($0, of: content) }
    view.color = fields["color"].flatMap(color)
    view.isHidden = read(fields["hidden"], else: false) { boolean($0) }
    view.spacingAfter = fields["spacing-after"].flatMap { points($0) }
    view.hugging = fields["hugging"].flatMap(priority)
    view.compression = fields["compression"].flatMap(priority)
    return view
  }

  private func content(_ fields: Fields) -> StackedView.Content? {
    let words = ["label", "box", "stack"] + Self.controlKinds
    let kinds = words.compactMap { fields[$0] }
    guard let kind = kinds.first else {
      guard !fields.isMeant(anyOf: words) else { return nil }
      report(
        "missing-key",
        "a view of a stack says what it is: \(quotedList(words))",
        at: fields.mark,
        hint: "write 'box: [40, 20]'"
      )
      return nil
    }
    if let second = kinds.dropFirst().first {
      report(
        "two-views",
        "a view of a stack is one thing, and \(quoted(kind.key)) is already there",
        at: second.keyMark,
        hint: "begin a new view with '- \(second.key)'"
      )
      return nil
    }
    for key in ["lines", "text-style"] {
      guard let setting = fields[key], kind.key != "label" else { continue }
      report("no-effect", "'\(key)' is for a label", at: setting.keyMark, hint: "delete it")
    }
    checkControlSettings(fields, of: kind.key)
    switch kind.key {
    case "label":
      let lines = read(fields["lines"], else: 1) { integer($0, in: 0...1000) }
      let style: LabelStyle? = fields["text-style"].flatMap { choice($0) }
      return text(kind).map { .label($0, lines: lines, style: style) }
    case "box": return size(kind).map { .box($0) }
    case "stack": return stack(kind, isInside: true).map { .stack($0) }
    default: return control(kind, fields).map { .control($0) }
    }
  }

  private func size(_ written: WrittenEntry) -> CGSize? {
    let range = 0...Limits.points
    guard case .list(let values) = written.value.content, values.count == 2 else {
      wrongType(written.key, "a width and a height such as [40, 20]", written.value)
      return nil
    }
    guard let width = points(values[0], of: written.key, in: range),
      let height = points(values[1], of: written.key, in: range)
    else { return nil }
    return CGSize(width: width, height: height)
  }

  private func priority(_ written: WrittenEntry) -> Double? {
    guard let text = written.value.text, let number = parseNumber(text), (1...1000).contains(number)
    else {
      wrongType(written.key, "a priority from 1 to 1000", written.value)
      return nil
    }
    return number
  }

  /// The names of views that a scenario has without naming them.
  private static let takenNames: Set = ["stack", "touchView", "tableView", "superview"]

  /// Reads the name of a view in a stack, which no other has.
  private func stackName(_ written: WrittenEntry, of content: StackedView.Content) -> String? {
    guard let name = text(written) else { return nil }
    guard !Self.takenNames.contains(name) else {
      report(
        "taken-name",
        "\(quoted(name)) is the name of another view of the screen",
        at: written.value.mark,
        hint: "choose another name"
      )
      return nil
    }
    if let first = stackNames.first(where: { $0.name == name }) {
      report(
        "duplicate-name",
        "a view is already named \(quoted(name))",
        at: written.value.mark,
        notes: [.init("the other one is here", at: first.mark)]
      )
      return nil
    }
    var control: ControlScene.Kind?
    if case .control(let scene) = content { control = scene.kind }
    stackNames.append((name, written.value.mark, control))
    return name
  }

  /// Reads where views of the stack must be: a map of their names.
  func frames(_ written: WrittenEntry) -> ExpectedFact? {
    guard case .map(let entries) = written.value.content else {
      wrongType(written.key, "a map of names such as {title: {width: 72}}", written.value)
      return nil
    }
    guard !isEmpty(written, "no view's place is expected here") else { return nil }
    let names = ["stack"] + stackNames.map(\.name)
    var frames: [FrameExpectation] = []
    for entry in entries {
      guard hasStack, names.contains(entry.key) else {
        report(
          "no-such-view",
          "no view of a stack is named \(quoted(entry.key))",
          at: entry.keyMark,
          notes: hasStack ? [.init("the names are \(quotedList(names))")] : [],
          hint: hasStack
            ? nearestWord(to: entry.key, among: names).map { "write '\($0)'" }
            : "write 'stack:' in the scene"
        )
        continue
      }
      if entry.value.text != nil {
        wrongType(entry.key, "a map of measures such as {width: 72}", entry.value)
        continue
      }
      guard !isEmpty(entry, "no measure of \(quoted(entry.key)) is expected here"),
        let fields = fields(entry.value, .touchView)
      else { continue }
      frames.append(FrameExpectation(name: entry.key, measures: measures(fields)))
    }
    return .frames(frames)
  }
}
