import LayoutDiagnostics

extension SceneReading {
  /// Reads what must hold of an edit screen or a form.
  func screenFact(_ written: WrittenEntry) -> ExpectedFact? {
    switch written.key {
    case "buttons": return texts(written).map { .buttons($0) }
    case "action", "action-enabled", "acted-on":
      guard hasEditScreen else {
        reportNoScreen(written, "edit-screen")
        return nil
      }
      return actionFact(written)
    default:
      guard hasForm else {
        reportNoScreen(written, "form")
        return nil
      }
      return formFact(written)
    }
  }

  /// Reads what must fall short of a minimum.
  func shortcomings(_ written: WrittenEntry) -> ExpectedFact? {
    guard hasForm || hasMinimum else {
      report(
        "no-minimum",
        "\(quoted(written.key)) is of the minima of a limit, or of a form, and this scene has none",
        at: written.keyMark,
        hint: "write 'min' or 'min-per-section' in the 'limit' of 'selection'"
      )
      return nil
    }
    return text(written).map { .shortcomings($0 == "none" && !isQuoted(written) ? nil : $0) }
  }

  private func actionFact(_ written: WrittenEntry) -> ExpectedFact? {
    switch written.key {
    case "action":
      return text(written).map { .action($0 == "none" && !isQuoted(written) ? nil : $0) }
    case "action-enabled": return boolean(written).map { .actionEnabled($0) }
    case "acted-on": return selection(written, .past).map { .actedOn($0) }
    case let key: preconditionFailure("the fact \(key) is not of an edit screen")
    }
  }

  private func formFact(_ written: WrittenEntry) -> ExpectedFact? {
    switch written.key {
    case "keys": return optionKeys(written).map { .keys($0) }
    case "key-order": return optionKeys(written).map { .keyOrder($0) }
    case "alert": return alertFact(written).map { .alert($0) }
    case "requested": return choice(written).map { .requested($0) }
    case let key: preconditionFailure("the fact \(key) is not of a form")
    }
  }

  private func reportNoScreen(_ written: WrittenEntry, _ screen: String) {
    report(
      "no-\(screen)",
      "\(quoted(written.key)) is of '\(screen)', and this scene has none",
      at: written.keyMark,
      hint: "write '\(screen):' in the scene"
    )
  }

  private func isQuoted(_ written: WrittenEntry) -> Bool {
    if case .text(_, let isPlain) = written.value.content { !isPlain } else { false }
  }

  /// Reads keys of options in the order that is expected; 'none' stands for no key.
  private func optionKeys(_ written: WrittenEntry) -> [String]? {
    knownOptions.flatMap { keys(written, of: $0) }
  }

  private func texts(_ written: WrittenEntry) -> [String]? {
    if written.value.text == "none" { return [] }
    checkEachOnce(written)
    return list(written, of: "titles") { value in
      if let text = value.text { return text }
      wrongType(written.key, "a list of titles", value)
      return nil
    }
  }

  private func alertFact(_ written: WrittenEntry) -> AlertExpectation? {
    switch written.value.content {
    case .text("none", _): return AlertExpectation.none
    case .text(let message, _): return .texts(FormScene.AlertTexts(message: message))
    case .map:
      guard !isEmpty(written, "no text of the alert is expected here") else { return nil }
      return alertTexts(written).map { .texts($0) }
    case .list, .nothing:
      wrongType(
        written.key,
        "'none', the message, or a map such as {title: Too many}",
        written.value
      )
      return nil
    }
  }
}
