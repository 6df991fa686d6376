import LayoutDiagnostics

extension SceneReading {
  /// Reads what must hold, in the order of the file.
  func expectations(_ entry: WrittenEntry) -> [Expectation]? {
    guard !isEmpty(entry, "nothing is expected here"), let fields = fields(entry, .expect) else {
      return nil
    }
    return fields.writtenKeys.flatMap { key -> [Expectation] in
      guard let written = fields[key] else { return [] }
      return facts(written).map { Expectation($0, at: written.keyMark) }
    }
  }

  private func facts(_ written: WrittenEntry) -> [ExpectedFact] {
    switch written.key {
    case "selected": one(selection(written, .present).map { .selected($0) })
    case "selected-count": one(countComparison(written).map { .selectedCount($0) })
    case "selected-per-section": one(counts(written).map { .selectedPerSection($0) })
    case "selection-order":
      one(
        rowsInOrder(written, .present, eachOnce: true, isEitherWay: true).map {
          .selectionOrder($0)
        }
      )
    case "refused": one(selection(written, .present).map { .refused($0) })
    case "shortcomings": one(shortcomings(written))
    case "selecting": one(boolean(written).map { .selecting($0) })
    case "scrolling": one(choice(written).map { .scrolling($0) })
    case "dragging": one(boolean(written).map { .dragging($0) })
    case "decelerating": one(boolean(written).map { .decelerating($0) })
    case "offset": one(comparison(written).map { .offset($0) })
    case "touch-view": one(touchView(written).map { .touchView($0) })
    case "no-gaps": one(boolean(written).map { .noGaps($0) })
    case "did-select":
      one(rowsInOrder(written, .past, isEitherWay: true).map { .didSelect($0) })
    case "did-deselect":
      one(rowsInOrder(written, .past, isEitherWay: true).map { .didDeselect($0) })
    case "panning-did-begin": one(countComparison(written).map { .panningDidBegin($0) })
    case "panning-did-end": one(countComparison(written).map { .panningDidEnd($0) })
    case "delegate-calls": one(delegateCalls(written).map { .delegateCalls($0) })
    case "editing": one(boolean(written).map { .editing($0) })
    case "crash": one(boolean(written).map { .crash($0) })
    case "frames": one(frames(written))
    case "values": one(controlValues(written))
    case "log": log(written)
    case "buttons", "action", "action-enabled", "acted-on", "keys", "key-order", "alert",
      "requested":
      one(screenFact(written))
    case let key: preconditionFailure("the fact \(key) is in the table of keys and nowhere read")
    }
  }

  /// Whether a map or a list with nothing in it stands after a key, which passes whatever happens; reports it.
  func isEmpty(_ written: WrittenEntry, _ message: String, hint: String? = nil) -> Bool {
    switch written.value.content {
    case .map(let entries) where entries.isEmpty: break
    case .list(let values) where values.isEmpty: break
    case .map, .list, .text, .nothing: return false
    }
    report("missing-value", message, at: written.keyMark, hint: hint)
    return true
  }

  private func one(_ fact: ExpectedFact?) -> [ExpectedFact] {
    fact.map { [$0] } ?? []
  }

  private func touchView(_ written: WrittenEntry) -> TouchViewExpectation? {
    if written.value.text == "none" { return TouchViewExpectation.none }
    if written.value.text != nil {
      wrongType(written.key, "'none' or a map such as {width: 72}", written.value)
      return nil
    }
    guard
      !isEmpty(
        written,
        "nothing is expected of the touch view here",
        hint: "write a measure such as {width: 72}, or 'none' where there is no touch view"
      ), let fields = fields(written, .touchView)
    else { return nil }
    return .measures(measures(fields))
  }

  /// Reads measures of a view.
  func measures(_ fields: Fields) -> [MeasureExpectation] {
    fields.writtenKeys.compactMap { key in
      guard let measure = MeasureExpectation.Measure(rawValue: key), let entry = fields[key] else {
        return nil
      }
      return comparison(entry).map { MeasureExpectation(measure, $0, at: entry.keyMark) }
    }
  }

  private func log(_ written: WrittenEntry) -> [ExpectedFact] {
    guard case .list(let values) = written.value.content else {
      return one(text(written).map { .log(contains: $0) })
    }
    if values.isEmpty {
      report(
        "missing-value",
        "no line of the log is expected here",
        at: written.value.mark,
        hint: "write a text that a line has, or delete the key"
      )
    }
    return values.compactMap { value in
      if let text = value.text { return .log(contains: text) }
      wrongType(written.key, "a text or a list of texts", value)
      return nil
    }
  }
}
