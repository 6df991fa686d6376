import Foundation
import LayoutDiagnostics

/// An entry of `constraints` that is more than a text.
struct ConstraintMap: KeyMap {
  static let keys = MapKeys<Self>(.constraint)

  let constraint = Key(
    "constraint",
    .written("a constraint, or a format", .phrase("V:|[tableView]"))
  )
  .help("The constraint, or several in the Visual Format Language.")
  .meant(by: "text", "format", "visualFormat", "visual-format")
  let id = Key("id", .text)
    .help("The identifier that reports use.")
    .meant(by: "identifier", "name")
  let metrics = Key("metrics", .metrics, else: "none")
    .help("The numbers that a format calls by names (metrics of constraints(withVisualFormat:)).")
    .example("{gap: 12}")
}

extension ValueReader where Value == [WrittenConstraint] {
  /// Returns a reader of constraints between the views of an owner.
  static func constraints(of owner: ViewNames.Owner) -> Self {
    Self("a list of constraints", constraintShapes) { $0.constraints($1, of: owner) }
  }

  /// The shape of a list of constraints.
  static var constraintShapes: ValueShape {
    .list(.any([.phrase("touchView.width == 72"), .map(.constraint)]))
  }
}

extension ValueReader where Value == [String: CGFloat] {
  /// A reader of numbers by their names.
  fileprivate static var metrics: Self {
    Self("a map of names and numbers", .names(ValueReader<CGFloat>.points.shape)) {
      reading,
      written in
      guard case .map(let entries) = written.value.content else {
        return reading.wrong(written, "a map of names and numbers such as {gap: 12}")
      }
      var metrics: [String: CGFloat] = [:]
      for entry in entries {
        if let number = ValueReader<CGFloat>.points.read(reading, entry) {
          metrics[entry.key] = number
        }
      }
      return metrics
    }
  }
}

extension SceneReading {
  /// Reads constraints between the views of an owner, of which a format is several.
  func constraints(_ written: WrittenEntry, of owner: ViewNames.Owner) -> [WrittenConstraint]? {
    list(written, of: "constraints") { constraints($0, of: owner) }?.flatMap(\.self)
  }

  private func constraints(
    _ value: WrittenValue,
    of owner: ViewNames.Owner
  ) -> [WrittenConstraint]? {
    if case .text(let text, _) = value.content { return constraints(text, in: value, of: owner) }
    guard let fields = fields(value, ConstraintMap.self),
      let written = fields.required(\.constraint)
    else { return nil }
    guard let text = written.value.text else {
      return wrong(written, "a text such as 'touchView.width == 72'")
    }
    if !FormatConstraints.isFormat(text) {
      reportNoEffect(fields.metrics, "is for a format such as 'H:|-gap-[title]'")
    }
    let metrics = fields.value(\.metrics) ?? [:]
    var constraints = constraints(text, in: written.value, of: owner, metrics)
    let identifier = fields.value(\.id)
    for index in constraints?.indices ?? 0..<0 { constraints?[index].identifier = identifier }
    return constraints
  }

  private func constraints(
    _ text: String,
    in value: WrittenValue,
    of owner: ViewNames.Owner,
    _ metrics: [String: CGFloat] = [:]
  ) -> [WrittenConstraint]? {
    func note(_ name: String, _ range: Range<Int>) {
      views.note(name, at: value.mark(of: range), usedBy: owner)
    }
    do throws(TextProblem) {
      guard FormatConstraints.isFormat(text) else {
        var constraint = try ConstraintParser.parse(text, noting: note)
        constraint.mark = value.mark
        checkKeyboard(constraint, of: owner)
        return [constraint]
      }
      return try FormatConstraints.parse(text, metrics: metrics, noting: note).map { part in
        var constraint = part.constraint
        constraint.text = text
        constraint.mark = value.mark(of: part.place)
        return constraint
      }
    } catch {
      report(error, in: value)
      return nil
    }
  }

  /// Reports the keyboard's guide in what scrolls: it would follow each place of the row.
  private func checkKeyboard(_ constraint: WrittenConstraint, of owner: ViewNames.Owner) {
    switch owner {
    case .overlay, .screen: return
    case .cell, .edge: break
    }
    guard constraint.first.guide == .keyboard || constraint.second?.guide == .keyboard else {
      return
    }
    let message = "the keyboard's guide is for views around the table, and this one scrolls with it"
    report("outside-the-cell", message, at: constraint.mark)
      .hint("write 'superview.bottom'; the table itself keeps its rows clear of the keyboard")
  }
}
