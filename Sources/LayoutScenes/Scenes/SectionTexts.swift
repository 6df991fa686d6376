import LayoutDiagnostics

/// The texts of a section in which its number has a place, and those of the views at its ends.
package struct SectionTexts {
  /// The names of the values in the views at the ends of a section.
  static let names = ["section", "title", "footer"]

  /// The text of the header, or `nil` for none.
  package let title: String?
  /// The text of the footer, or `nil` for none.
  package let footer: String?
  private let number: Int

  /// Creates the texts of a section that has a number.
  package init(_ section: SectionScene, number: Int) {
    self.number = number
    let fill: (String) -> String = { text in
      text.filled { $0 == "section" ? String(number) : nil }
    }
    (title, footer) = (section.title.map(fill), section.footer.map(fill))
  }

  /// The value of a name, or `nil` if sections have none; a text that is none is empty.
  package subscript(name: Substring) -> String? {
    switch name {
    case "section": String(number)
    case "title": title ?? ""
    case "footer": footer ?? ""
    default: nil
    }
  }
}

extension ValueReader where Value == String {
  /// A text of a section.
  static var sectionText: Self {
    Self("a text with {section}", .text) { reading, written in
      reading.withValues(.ofEdge(["section"])) { ValueReader.viewText.read(reading, written) }
    }
  }
}

extension String {
  /// Returns the text with values in their places and single braces for doubled ones.
  func filled(_ value: (Substring) -> String?) -> String {
    replacingPlaceholders(doublingBraces: true, value)
  }
}

extension TableEdgeView {
  /// Returns the view with values in its texts.
  package func showing(_ value: (Substring) -> String?) -> Self {
    var view = self
    view.text = text?.filled(value)
    view.segments = segments?.map { $0.filled(value) }
    view.content?.views.fill { content in
      content.fillLabel(value)
      content.fillControl(value)
    }
    return view
  }
}

extension CellScene {
  /// Returns the cell with values in the texts of its controls.
  package func showingInControls(_ value: (Substring) -> String?) -> Self {
    var cell = self
    cell.views.fill { $0.fillControl(value) }
    return cell
  }
}

extension ControlScene {
  /// Returns the control with values in its texts.
  package func showing(_ value: (Substring) -> String?) -> Self {
    var control = self
    switch kind {
    case .textField(let text, let placeholder, let border):
      let shown = placeholder?.filled(value)
      control.kind = .textField(text.filled(value), placeholder: shown, border: border)
    case .textView(let text, let isEditable, let scrolls):
      control.kind = .textView(text.filled(value), isEditable: isEditable, scrolls: scrolls)
    case .button(let title): control.kind = .button(title.filled(value))
    case .segments(let titles, let selected):
      control.kind = .segments(titles.map { $0.filled(value) }, selected: selected)
    case .switch, .slider, .stepper, .progress, .activityIndicator: break
    }
    return control
  }

  /// The texts that it shows.
  var texts: [String] {
    switch kind {
    case .textField(let text, let placeholder, _): [text, placeholder].compactMap(\.self)
    case .textView(let text, _, _): [text]
    case .button(let title): [title]
    case .segments(let titles, _): titles
    case .switch, .slider, .stepper, .progress, .activityIndicator: []
    }
  }
}

extension ViewTree {
  /// Changes the contents of all views, on all levels.
  fileprivate mutating func fill(_ change: (inout ViewScene.Content) -> Void) {
    for index in views.indices { views[index].content.fill(change) }
  }
}

extension ViewScene.Content {
  fileprivate mutating func fill(_ change: (inout Self) -> Void) {
    switch self {
    case .views(var tree):
      tree.fill(change)
      self = .views(tree)
    case .stack(var stack):
      for index in stack.views.indices { stack.views[index].content.fill(change) }
      self = .stack(stack)
    case .label, .box, .image, .control: change(&self)
    }
  }

  fileprivate mutating func fillLabel(_ value: (Substring) -> String?) {
    guard case .label(var label) = self else { return }
    label.text = label.text.filled(value)
    self = .label(label)
  }

  fileprivate mutating func fillControl(_ value: (Substring) -> String?) {
    if case .control(let control) = self { self = .control(control.showing(value)) }
  }
}
