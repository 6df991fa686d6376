import LayoutDiagnostics

extension SceneReading {
  /// Keeps the map after `define`.
  func define(_ written: WrittenEntry?) {
    guard let written, !written.value.isNothing else { return }
    guard case .map(let entries) = written.value.content else {
      wrongType(written, "a map of names, each with a list of steps")
      return
    }
    for entry in entries {
      if entry.key.isEmpty {
        report(
          "missing-name",
          "these steps have no name, so that nothing can use them",
          at: entry.keyMark
        )
        .hint("write a name before the ':', for '- use: NAME'")
      } else if let first = definitions.entries.first(where: { $0.key == entry.key }) {
        report("duplicate-key", "\(quoted(entry.key)) is defined twice", at: entry.keyMark)
          .note("the first one is here", at: first.keyMark)
      } else if entry.value.isNothing {
        report("missing-value", "nothing stands after '\(entry.key):'", at: entry.keyMark)
          .hint("write a list of steps, or delete the name")
      } else {
        definitions.entries.append(entry)
      }
    }
  }

  /// Reads the steps that are defined under the name after `use`.
  func definedSteps(_ written: WrittenEntry) -> [Step]? {
    guard let name = written.value.text else { return wrong(written, "a name from 'define'") }
    guard let definition = definitions.entries.first(where: { $0.key == name }) else {
      guard !lacksBase else { return nil }
      let names = definitions.entries.map(\.key)
      let message = "no steps are defined as \(quoted(name))"
      let reported = reportUnknown(
        "unknown-definition",
        message,
        name,
        at: written.value.mark,
        among: names
      )
      if names.isEmpty { reported.hint("write 'define: {\(name): [...]}' beside 'steps'") }
      return nil
    }
    definitions.used.insert(name)
    if let place = definitions.open.firstIndex(where: { $0.value.text == name }) {
      let circle = definitions.open[place...].dropFirst()
      let reported = report("recursion", "\(quoted(name)) uses itself", at: written.value.mark)
      for use in circle { reported.note("through this", at: use.value.mark) }
      return nil
    }
    definitions.unfolded += 1
    guard definitions.unfolded <= Limits.steps else { return tooMany(written) }
    definitions.open.append(written)
    defer { definitions.open.removeLast() }
    guard var steps = steps(definition) else { return nil }
    definitions.unfolded += steps.count { $0.uses.isEmpty }
    for index in steps.indices { steps[index].uses.append(written.keyMark) }
    return steps
  }

  /// Reads the definitions that no step uses, for their mistakes; which rows they would meet is unknown.
  func checkUnusedDefinitions() {
    let rows = followedRows
    defer { followedRows = rows }
    followedRows = nil
    for entry in definitions.entries where !definitions.used.contains(entry.key) {
      _ = steps(entry)
    }
  }

  /// Reports once that definitions stand for too many steps, however few of them are written.
  private func tooMany(_ written: WrittenEntry) -> [Step]? {
    guard !definitions.isFull else { return nil }
    definitions.isFull = true
    let message = "definitions stand for more than the \(Limits.steps) steps that are allowed"
    report("too-many-steps", message, at: written.keyMark)
    return nil
  }
}
