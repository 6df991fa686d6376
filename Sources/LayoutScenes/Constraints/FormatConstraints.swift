import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutVocabulary

/// The constraints of a text in the Visual Format Language: `H:|-[avatar(40)]-8-[name]-|`.
///
/// They are those that UIKit makes, between the views of a file: `|` is `superview`, a space without a number is 8
/// points between views and the margin at the superview. Names may have hyphens, which UIKit's may not.
struct FormatConstraints {
  /// The numbers that the text calls by names.
  let metrics: [String: CGFloat]
  private var constraints: [(constraint: WrittenConstraint, place: Range<Int>)] = []
  private var names: [(text: String, place: Range<Int>)] = []

  /// The space between two views without a number (UIKit's standard space between siblings).
  private static let standardSpace: CGFloat = 8

  private init(metrics: [String: CGFloat]) { self.metrics = metrics }

  /// Returns whether a text is a format rather than an equation.
  static func isFormat(_ text: String) -> Bool {
    text.prefixMatch(of: /\s*([HhVv]\s*:|[|\[])/) != nil
  }

  /// Returns the constraints that a format means, each with its part of the text, without marks.
  ///
  /// The names of views go to `note` as far as they are read, also of a wrong text.
  static func parse(
    _ text: String,
    metrics: [String: CGFloat],
    noting note: (_ name: String, _ range: Range<Int>) -> Void
  ) throws(TextProblem) -> [(constraint: WrittenConstraint, place: Range<Int>)] {
    var result = Self(metrics: metrics)
    defer { for name in result.names { note(name.text, name.place) } }
    do throws(VisualFormatError) {
      var parser = VisualFormatParser(text, allowsWords: true)
      try result.add(try parser.format())
    } catch {
      let isSmall = text.first == "h" || text.first == "v"
      throw TextProblem(
        code: "constraint",
        message: error.reason,
        range: error.place,
        hint: isSmall ? "write '\(text.prefix(1).uppercased()):'" : error.hint
      )
    }
    return result.constraints
  }

  // MARK: Elements

  private mutating func add(_ format: VisualFormat) throws(VisualFormatError) {
    let isVertical = format.axis == .vertical
    let (start, end): (LayoutAttribute, LayoutAttribute) =
      isVertical ? (.top, .bottom) : (.leading, .trailing)
    for (index, element) in format.elements.enumerated() {
      if index > 0 {
        try connect(
          format.elements[index - 1],
          element,
          by: format.connections[index - 1],
          from: end,
          to: start
        )
      }
      guard case .view(let name, let sizes) = element else { continue }
      names.append((name.text, name.place))
      for size in sizes { try add(size, of: name, isVertical ? .height : .width) }
    }
  }

  private mutating func connect(
    _ before: VisualFormat.Element,
    _ after: VisualFormat.Element,
    by connection: VisualFormat.Connection,
    from end: LayoutAttribute,
    to start: LayoutAttribute
  ) throws(VisualFormatError) {
    // At the superview the space is inside: from its beginning to that of the first view, for one.
    var former = WrittenConstraint.Operand(before.item, before.isSuperview ? start : end)
    var latter = WrittenConstraint.Operand(after.item, after.isSuperview ? end : start)
    switch connection {
    case .touching: add(WrittenConstraint(latter, .equal, former), after.place)
    case .standardSpace:
      let isInside = before.isSuperview || after.isSuperview
      if before.isSuperview { former.attribute = start.margin }
      if after.isSuperview { latter.attribute = end.margin }
      let constant = isInside ? 0 : Self.standardSpace
      add(WrittenConstraint(latter, .equal, former, constant: constant), after.place)
    case .spaces(let predicates):
      for predicate in predicates {
        let constraint = WrittenConstraint(
          latter,
          predicate.relation,
          former,
          constant: try number(predicate.object),
          priority: try priority(predicate.priority)
        )
        add(constraint, predicate.object.place)
      }
    }
  }

  private mutating func add(
    _ size: VisualFormat.Predicate,
    of name: VisualFormat.Name,
    _ length: LayoutAttribute
  ) throws(VisualFormatError) {
    let view = WrittenConstraint.Operand(.init(name.text), length)
    var constraint = WrittenConstraint(view, size.relation)
    if case .name(let other) = size.object.content, metrics[other] == nil {
      names.append((other, size.object.place))
      constraint.second = WrittenConstraint.Operand(.init(other), length)
    } else {
      constraint.constant = try number(size.object)
    }
    constraint.priority = try priority(size.priority)
    add(constraint, size.object.place)
  }

  private mutating func add(_ constraint: WrittenConstraint, _ place: Range<Int>) {
    constraints.append((constraint, place))
  }

  // MARK: Numbers

  private func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> CGFloat {
    switch value.content {
    case .number(let number):
      guard abs(number) <= Limits.points else {
        throw VisualFormatError(
          reason: "a number of points is at most \(decimalText(Limits.points))",
          place: value.place
        )
      }
      return number
    case .name(let name):
      if let metric = metrics[name] { return metric }
      let known = metrics.keys.sorted()
      throw VisualFormatError(
        reason: "no metric is named \(quoted(name))",
        place: value.place,
        hint: nearestWord(to: name, among: known).map { "write '\($0)'" }
          ?? "write a number, or 'metrics: {\(name): 8}' beside 'constraint'"
      )
    }
  }

  private func priority(_ value: VisualFormat.Value?) throws(VisualFormatError) -> Float {
    guard let value else { return 1000 }
    let priority = try number(value)
    guard priority > 0, priority <= 1000 else {
      throw VisualFormatError(
        reason: "a priority is above 0 and at most 1000",
        place: value.place
      )
    }
    return Float(priority)
  }
}

extension VisualFormat.Element {
  fileprivate var isSuperview: Bool { if case .superview = self { true } else { false } }

  fileprivate var item: WrittenConstraint.Item {
    switch self {
    case .superview: .superview
    case .view(let name, _): .init(name.text)
    }
  }

  fileprivate var place: Range<Int> {
    switch self {
    case .superview(_, let place): place
    case .view(let name, _): name.place
    }
  }
}

extension LayoutAttribute {
  /// The same edge inside of the margins.
  fileprivate var margin: Self {
    switch self {
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    default: .trailingMargin
    }
  }
}
