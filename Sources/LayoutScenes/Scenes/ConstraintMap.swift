import LayoutDiagnostics

/// An entry of `constraints` that is more than an equation.
struct ConstraintMap: KeyMap {
  static let keys = MapKeys<Self>(.constraint)

  let constraint = Key(
    "constraint",
    .written("a constraint", .phrase("tableView.top == superview.top"))
  )
  .help("The constraint.")
  .meant(by: "text")
  let id = Key("id", .text)
    .help("The identifier that reports use.")
    .meant(by: "identifier", "name")
}

extension SceneReading {
  /// Reads a constraint, alone or with an identifier.
  func constraint(_ value: WrittenValue, of owner: ViewNames.Owner) -> WrittenConstraint? {
    if case .text(let text, _) = value.content { return constraint(text, in: value, of: owner) }
    guard let fields = fields(value, ConstraintMap.self),
      let written = fields.required(\.constraint)
    else { return nil }
    guard let text = written.value.text else {
      return wrong(written, "a text such as 'touchView.width == 72'")
    }
    var constraint = constraint(text, in: written.value, of: owner)
    let identifier = fields.value(\.id)
    constraint?.identifier = identifier
    return constraint
  }

  private func constraint(
    _ text: String,
    in value: WrittenValue,
    of owner: ViewNames.Owner
  ) -> WrittenConstraint? {
    do {
      var constraint = try ConstraintParser.parse(text) { name, range in
        views.note(name, at: value.mark(of: range), usedBy: owner)
      }
      constraint.mark = value.mark
      return constraint
    } catch {
      report(error, in: value)
      return nil
    }
  }
}
