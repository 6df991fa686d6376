import LayoutDiagnostics

extension ValueReader where Value == RowSelection {
  /// Rows whose order does not matter.
  static func rows(_ reference: RowReference, _ values: String) -> Self {
    Self(values, .rows) { $0.selection($1, reference) }
  }
}

extension ValueReader where Value == [RowAddress] {
  /// Rows in an order that matters, which may run upward.
  static func rowsInOrder(_ reference: RowReference, eachOnce: Bool = false) -> Self {
    Self("rows or none", .rows) {
      $0.rowsInOrder($1, reference, eachOnce: eachOnce, isEitherWay: true)
    }
  }
}

extension ValueReader where Value == String? {
  /// Returns a reader of a text, or of nil for the bare word `none`.
  static func textOrNone(_ values: String) -> Self {
    Self(values, .text) { reading, written in
      if case .text("none", isPlain: true) = written.value.content { return .some(nil) }
      return reading.text(written).map { .some($0) }
    }
  }

  /// A reader of sentences about minima, which a scene has to have.
  static var shortcomings: Self {
    let sentences = textOrNone("none or the sentences")
    return Self(sentences.values, sentences.shape) { reading, written in
      if reading.hasForm || reading.hasMinimum { return sentences.read(reading, written) }
      let message =
        "\(quoted(written.key)) is of the minima of a limit, or of a form, and this scene has none"
      reading.report("no-minimum", message, at: written.keyMark)
        .hint("write 'min' or 'min-per-section' in the 'limit' of 'selection'")
      return nil
    }
  }
}

extension ValueReader where Value == [String] {
  /// A text that a line of the log has, or several.
  static var logLines: Self {
    Self("a text or a list of texts", .any([.text, .list(.text)])) { reading, written in
      guard case .list(let values) = written.value.content else {
        return reading.text(written).map { [$0] }
      }
      if values.isEmpty {
        let message = "no line of the log is expected here"
        reading.report("missing-value", message, at: written.value.mark)
          .hint("write a text that a line has, or delete the key")
      }
      return reading.texts(written, of: "texts", "a text or a list of texts")
    }
  }

  static var buttonTitles: Self {
    Self("a list of titles or none", .any([.list(.text), .words(["none"])])) { reading, written in
      if written.value.text == "none" { return [] }
      reading.checkEachOnce(written)
      return reading.texts(written, of: "titles", "a list of titles")
    }
  }

  /// A reader of keys of options in the order that is expected; 'none' stands for no key.
  static var optionKeys: Self {
    Self("a list of keys or none", .any([.list(.text), .words(["none"])])) { reading, written in
      reading.knownOptions.flatMap { reading.keys(written, of: $0) }
    }
  }
}

extension ValueReader {
  /// Returns a reader of something that only an edit screen has.
  static func ofEditScreen(_ reader: Self) -> Self {
    reader.needing("edit-screen", code: "no-edit-screen") { $0.hasEditScreen }
  }

  /// Returns a reader of something that only a form has.
  static func ofForm(_ reader: Self) -> Self {
    reader.needing("form", code: "no-form") { $0.hasForm }
  }

  private func needing(
    _ screen: String,
    code: String,
    _ isThere: @escaping @Sendable (SceneReading) -> Bool
  ) -> Self {
    Self(values, shape) { reading, written in
      if isThere(reading) { return read(reading, written) }
      let message = "\(quoted(written.key)) is of '\(screen)', and this scene has none"
      reading.report(code, message, at: written.keyMark)
        .hint("write '\(screen):' in the scene")
      return nil
    }
  }
}

extension ValueReader where Value == AlertExpectation {
  static var alert: Self {
    Self("none, the message, or a map", .any([.text, .map(.alert)])) { reading, written in
      switch written.value.content {
      case .text("none", _): return AlertExpectation.none
      case .text(let message, _): return .texts(FormScene.AlertTexts(message: message))
      case .map:
        guard !reading.isEmpty(written, "no text of the alert is expected here") else { return nil }
        return reading.map(written, AlertMap.self).map { .texts($0) }
      case .list, .nothing:
        let what = "'none', the message, or a map such as {title: Too many}"
        return reading.wrong(written, what)
      }
    }
  }
}

// MARK: Views

/// The map under `touch-view`, or under the name of a view in `frames`.
struct TouchViewMap: KeyMap {
  static let keys = MapKeys<Self>(.touchView)

  static func initial(at mark: SourceMark?) -> [MeasureExpectation] { [] }

  static func read(_ fields: Fields<Self>, in reading: SceneReading) -> [MeasureExpectation]? {
    var measures: [MeasureExpectation] = []
    fields.readInOrder(into: &measures)
    return measures
  }

  let x = Self.measure(.x).help("The left edge.").meant(by: "left", "minX")
  let y = Self.measure(.y).help("The top edge.").meant(by: "top", "minY")
  let width = Self.measure(.width, .sizeMeasure).help("The width.")
  let height = Self.measure(.height, .sizeMeasure).help("The height.")
  let right = Self.measure(.right).help("The right edge.").meant(by: "maxX")
  let bottom = Self.measure(.bottom).help("The bottom edge.").meant(by: "maxY")

  private static func measure(
    _ measure: MeasureExpectation.Measure,
    _ reader: ValueReader<Comparison> = .measure
  ) -> Key<Comparison> {
    Key(measure.rawValue, reader) { reading, written, measures in
      guard let comparison = reader.read(reading, written) else { return }
      measures.append(
        MeasureExpectation(measure: measure, comparison: comparison, mark: written.keyMark)
      )
    }
  }
}

extension ValueReader where Value == TouchViewExpectation {
  static var touchView: Self {
    Self("none or a map", .any([.words(["none"]), .map(.touchView)])) { reading, written in
      if written.value.text == "none" { return TouchViewExpectation.none }
      if written.value.text != nil {
        return reading.wrong(written, "'none' or a map such as {width: 72}")
      }
      let hint = "write a measure such as {width: 72}, or 'none' where there is no touch view"
      guard !reading.isEmpty(written, "nothing is expected of the touch view here", hint: hint)
      else { return nil }
      return reading.map(written, TouchViewMap.self).map { .measures($0) }
    }
  }
}

extension ValueReader where Value == [FrameExpectation] {
  /// A reader of the places of the scene's own views, by their names.
  static var frames: Self {
    Self("a map of names and measures", .names(.map(.touchView))) { reading, written in
      guard case .map(let entries) = written.value.content else {
        let what = "a map of names such as {title: {width: 72}}"
        return reading.wrong(written, what)
      }
      guard !reading.isEmpty(written, "no view's place is expected here") else { return nil }
      return entries.compactMap { entry in
        guard reading.checkFrame(named: entry.key, at: entry.keyMark) else { return nil }
        if entry.value.text != nil {
          return reading.wrong(entry, "a map of measures such as {width: 72}")
        }
        guard !reading.isEmpty(entry, "no measure of \(quoted(entry.key)) is expected here")
        else { return nil }
        return reading.map(entry.value, TouchViewMap.self, called: quoted(entry.key)).map {
          FrameExpectation(name: entry.key, measures: $0)
        }
      }
    }
  }
}

extension SceneReading {
  /// Returns whether there is a row, a view of the system or one of the scene's own with a name; otherwise that is
  /// reported.
  fileprivate func checkFrame(named name: String, at mark: SourceMark) -> Bool {
    if let row = RowAddress(name: name) { return check(row, .present, at: mark) }
    guard views.singleEntry(name) == nil, let view = NamedView(rawValue: name) else {
      return checkView(named: name, at: mark)
    }
    check(view, at: mark)
    return missingViews[view] == nil
  }

  /// Returns the number of selected rows in each section.
  func counts(_ written: WrittenEntry) -> [Int]? {
    guard let values = list(written, of: "numbers, one a section", { $0 }) else { return nil }
    var counts: [Int] = []
    for value in values {
      guard let text = value.text, let number = parseInteger(text), number >= 0 else {
        return wrong(written.with(value), "a list of numbers, one a section")
      }
      counts.append(number)
    }
    if let sectionCount = followedRows?.counts.count, sectionCount != counts.count {
      report(
        "wrong-count",
        "\(quoted(written.key)) has \(counted(counts.count, "number")) for"
          + " \(counted(sectionCount, "section"))",
        at: written.value.mark
      )
      return nil
    }
    return counts
  }

  /// Reports a map or a list with nothing in it, which would hold whatever happens.
  func isEmpty(_ written: WrittenEntry, _ message: String, hint: String? = nil) -> Bool {
    switch written.value.content {
    case .map(let entries) where entries.isEmpty: break
    case .list(let values) where values.isEmpty: break
    case .map, .list, .text, .nothing: return false
    }
    report("missing-value", message, at: written.keyMark).hint(hint)
    return true
  }
}
