import LayoutDiagnostics

/// An entry of `annotate`.
struct AnnotationMap: KeyMap {
  static let keys = MapKeys<Self>(.annotation)

  static func initial(at mark: SourceMark?) -> Annotation { Annotation(.path, mark: mark) }

  /// The thing whose way is drawn.
  enum Path: String, CaseIterable {
    case finger
  }

  let at = Key("at", .annotated)
    .help("The thing that a number or words are about.")
    .meant(by: "on", "place", "view", "row", "callout", "mark")
  let measure = Key(
    "measure",
    .written(
      "a thing with its width or height, or a list of two edges of things or of the screen",
      .any([.phrase("touchView.width"), .list(.phrase("touchView.trailing"))])
    )
  )
  .help("The distance that is drawn as a line with its value in points.")
  .meant(by: "dimension", "distance", "size")
  let bracket = Key(
    "bracket",
    .written(
      "rows such as rows 2..6, or a list of two places",
      .any([.phrase("rows 2..6"), .list(.phrase("row 2"))])
    )
  )
  .help("The rows, or the places, that are put together, from the top to the bottom.")
  .meant(by: "brace", "rows", "range")
  let arrow = Key("arrow", .written("a list of two places", .list(.phrase("row 2"))))
    .help("The places from which and to which an arrow goes.")
    .example("[row 2, row 6]")
    .meant(by: "from", "line")
  let path = Key("path", ValueReader<Path>.choice)
    .help("The way of the finger up to the snapshot, with its presses.")
    .meant(by: "finger", "gesture", "track")
  let caption = Key("caption", .words(hint: "write what the picture shows"))
    .help("The words below the picture, or above it.")
    .meant(by: "title", "heading")
  let number = Key("number", \.number, .integer(in: 1...Limits.annotations))
    .help("The number at a thing, and before its words in the legend.")
    .meant(by: "index")
  let text = Key("text", \.text, .words(hint: "write a few words, or delete 'text'"))
    .help("The words at it, or for a number in the legend.")
    .meant(by: "label", "words", "message")
  let side = Key("side", \.side, .choice, else: "the best")
    .help("The side of the screen at which it stands, or of the thing on the screen.")
    .meant(by: "placement", "position")
  let `in` = Key(
    "in",
    .written(
      "the name of a snapshot, or a list of them",
      .any([.phrase("tapped"), .list(.phrase("tapped"))])
    ),
    else: "all"
  )
  .help("The snapshots whose pictures show it; pictures that move do not.")
  .meant(by: "snapshots", "only")
}

extension SceneReading {
  /// Reads the annotations, of snapshots that the steps take.
  func annotations(_ written: WrittenEntry, of steps: [Step]) -> [Annotation]? {
    let names = steps.compactMap { if case .snapshot(let name) = $0.action { name } else { nil } }
    if case .list(let values) = written.value.content, values.count > Limits.annotations {
      let message =
        "\(values.count) annotations are more than a picture can show, at most \(Limits.annotations)"
      report("too-many-annotations", message, at: values[Limits.annotations].mark)
        .hint("write another scenario for other pictures")
      return nil
    }
    let annotations = list(written, of: "annotations") { annotation($0, names) }
    var earlier: [Int: Annotation] = [:]
    for annotation in annotations ?? [] {
      guard let number = annotation.number else { continue }
      if let first = earlier[number], let text = first.text, annotation.text != nil,
        text != annotation.text
      {
        let message = "number \(number) has two texts in the legend"
        report("annotation-number", message, at: annotation.mark)
          .note("the other one is here", at: first.mark)
          .hint("give one of them another number")
      }
      if earlier[number]?.text == nil { earlier[number] = annotation }
    }
    return annotations
  }

  private func annotation(_ value: WrittenValue, _ names: [String]) -> Annotation? {
    guard let fields = fields(value, AnnotationMap.self) else { return nil }
    var annotation = AnnotationMap.initial(at: fields.mark)
    fields.read(into: &annotation)
    if let written = fields.in {
      let values: [WrittenValue] =
        if case .list(let list) = written.value.content { list } else { [written.value] }
      guard !values.isEmpty else { return wrong(written, "a list with at least one snapshot") }
      let snapshots = values.compactMap { snapshotName(written.with($0), among: names) }
      guard snapshots.count == values.count else { return nil }
      annotation.snapshots = snapshots
    }
    guard let subject = subject(of: fields) else { return nil }
    annotation.subject = subject
    check(annotation, fields)
    return annotation
  }

  private func subject(of fields: Fields<AnnotationMap>) -> Annotation.Subject? {
    let entries = [
      fields.at, fields.measure, fields.bracket, fields.arrow, fields.path, fields.caption,
    ].compactMap(\.self)
    guard let first = entries.first else {
      // What was meant is said where the word is.
      let isMisspelt =
        fields.isMeant(\.at) || fields.isMeant(\.measure) || fields.isMeant(\.bracket)
        || fields.isMeant(\.arrow) || fields.isMeant(\.path) || fields.isMeant(\.caption)
      guard !isMisspelt else { return nil }
      let message = "an annotation says 'at', 'measure', 'bracket', 'arrow', 'path' or 'caption'"
      report("missing-key", message, at: fields.mark)
        .hint("write the thing that it is about, as in 'at: row 3'")
      return nil
    }
    guard entries.count == 1 else {
      reportBoth("annotation-subject", "an annotation is about one thing", first, entries[1])
        .hint("write an entry for each")
      return nil
    }
    if fields.at != nil { return fields.value(\.at).map { .thing($0) } }
    if let measure = fields.measure { return edges(measure) }
    if let bracket = fields.bracket { return bracketed(bracket) }
    if let arrow = fields.arrow { return ends(arrow) }
    if fields.path != nil { return fields.value(\.path).map { _ in .path } }
    return fields.value(\.caption).map { .caption($0) }
  }

  /// Reports what says nothing.
  private func check(_ annotation: Annotation, _ fields: Fields<AnnotationMap>) {
    switch annotation.subject {
    case .thing:
      let isMisspelt = fields.isMeant(\.number) || fields.isMeant(\.text)
      if fields.number == nil, fields.text == nil, !isMisspelt {
        report("annotation-words", "nothing is said of this thing", at: fields.mark)
          .hint("write 'number: 1', 'text: …', or both for a legend")
      }
      return
    case .path, .caption:
      reportNoEffect(fields.text, "is for a thing, a measure, a bracket or an arrow")
      if annotation.subject == .path {
        reportNoEffect(fields.side, "is not for the path, which is where the finger was")
      } else if let side = annotation.side, !side.isHorizontal {
        reportNoEffect(fields.side, "of a caption is 'top' or 'bottom'", hint: "write 'side: top'")
      }
    case .measure(let edge, _):
      // The line lies across the direction that it measures.
      if let side = annotation.side, side.isHorizontal == edge.side.isHorizontal {
        let sides = edge.side.isHorizontal ? "'left' or 'right'" : "'top' or 'bottom'"
        reportNoEffect(fields.side, "of this measure is \(sides)", hint: "write one of these")
      }
    case .bracket:
      if annotation.side?.isHorizontal == true {
        reportNoEffect(fields.side, "of a bracket is 'left' or 'right'", hint: "write one of these")
      }
    case .arrow: reportNoEffect(fields.side, "is not for an arrow, which has its ends")
    }
    reportNoEffect(fields.number, "is for a thing that has one in the legend, after 'at'")
  }

  // MARK: Places

  /// Reads a place that an annotation is about: its row is one of any time, and nothing scrolls to it.
  fileprivate func annotatedPlace(_ written: WrittenEntry) -> Place? {
    guard let place = place(written, rows: .past) else { return nil }
    guard place.scroll == nil else {
      let message = "an annotation is about what is on the screen, and nothing scrolls for it"
      report("scroll-to-annotation", message, at: written.value.mark)
        .hint("write '\(place.unscrolled)', and scroll in the steps")
      return nil
    }
    return place
  }

  private func places(_ written: WrittenEntry) -> (Place, Place)? {
    guard case .list(let values) = written.value.content, values.count == 2 else {
      return wrong(written, "a list of two places, as in [row 2, row 6]")
    }
    guard let first = annotatedPlace(written.with(values[0])),
      let second = annotatedPlace(written.with(values[1]))
    else { return nil }
    return (first, second)
  }

  private func ends(_ written: WrittenEntry) -> Annotation.Subject? {
    guard let (first, last) = places(written) else { return nil }
    guard first.withoutMark != last.withoutMark else {
      return refuse(
        written,
        "an arrow goes from one place to another, and both are '\(first)'",
        hint: "name two places that lie apart, as in [row 2, row 6]"
      )
    }
    return .arrow(first, last)
  }

  private func bracketed(_ written: WrittenEntry) -> Annotation.Subject? {
    guard let text = written.value.text else {
      return places(written).map { .bracket($0.0, $0.1) }
    }
    let words = "rows such as 'rows 2..6', or a list of two places"
    guard text.hasPrefix("rows "), text.contains("..") else { return wrong(written, words) }
    do {
      let (first, last) = try RowsParser.parse(text)
      var ends = [first, last].map { Place.row($0.row, section: $0.section) }
      for index in ends.indices { ends[index].mark = written.value.mark }
      for end in [first, last] {
        guard check(end, .past, at: written.value.mark) else { return nil }
      }
      return .bracket(ends[0], ends[1])
    } catch {
      report(error, in: written.value)
      return nil
    }
  }

  private func edges(_ written: WrittenEntry) -> Annotation.Subject? {
    let words = "a thing with its width or height, or a list of two edges"
    if let text = written.value.text {
      guard let (thing, extent) = text.cutAtLastPeriod, ["width", "height"].contains(extent)
      else { return wrong(written, words, hint: meantExtent(text)) }
      guard let place = measured(thing, written) else { return nil }
      let sides: [Annotation.Side] = extent == "width" ? [.left, .right] : [.top, .bottom]
      return .measure(.init(place: place, side: sides[0]), .init(place: place, side: sides[1]))
    }
    guard case .list(let values) = written.value.content, values.count == 2 else {
      return wrong(written, words)
    }
    guard let first = edge(written.with(values[0])), let second = edge(written.with(values[1]))
    else { return nil }
    guard first.side.isHorizontal == second.side.isHorizontal else {
      return refuse(
        written,
        "there is no distance between a side and the top or the bottom",
        hint: "write two edges of one direction, as in [touchView.trailing, screen.trailing]"
      )
    }
    guard first.withoutMark != second.withoutMark else {
      return refuse(
        written,
        "there is no distance between an edge and itself",
        hint: "name two edges, as in [row 2.top, row 6.top]"
      )
    }
    return .measure(first, second)
  }

  /// Reports ends between which nothing can be drawn, and returns nothing.
  private func refuse(
    _ written: WrittenEntry,
    _ message: String,
    hint: String
  ) -> Annotation.Subject? {
    report("annotation-edges", message, at: written.value.mark).hint(hint)
    return nil
  }

  /// Returns advice for a text that is measured and names no width or height.
  private func meantExtent(_ text: String) -> String {
    guard let (thing, word) = text.cutAtLastPeriod, (try? PlaceParser.parse(String(thing))) != nil
    else {
      let isPlace = (try? PlaceParser.parse(text)) != nil
      return "write '\(isPlace ? text : "touchView").width', or two edges in a list"
    }
    if Annotation.Side(rawValue: String(word)) != nil {
      return "write two edges in a list, as in [\(text), screen.\(word)]"
    }
    let extent = nearestWord(to: String(word), among: ["width", "height"]) ?? "width"
    return "write '\(thing).\(extent)', or two edges in a list"
  }

  private func edge(_ written: WrittenEntry) -> Annotation.Edge? {
    let sides = Annotation.Side.allCases.map(\.rawValue)
    guard let text = written.value.text, let (thing, word) = text.cutAtLastPeriod,
      let side = Annotation.Side(rawValue: String(word))
    else {
      return wrong(
        written,
        "an edge such as touchView.trailing",
        hint: "after the period stands one of \(quotedList(sides))"
      )
    }
    guard let place = measured(thing, written) else { return nil }
    return .init(place: place, side: side)
  }

  /// Returns the thing of an edge, `nil` in it for the screen, or `nil` after a report.
  private func measured(_ thing: Substring, _ written: WrittenEntry) -> Place?? {
    if thing == "screen" { return .some(nil) }
    let value = WrittenValue(
      content: .text(String(thing), isPlain: true),
      mark: written.value.mark,
      textColumn: written.value.textColumn
    )
    return annotatedPlace(written.with(value)).map { .some($0) }
  }
}

extension Place {
  /// The place as it is wherever it is written.
  fileprivate var withoutMark: Self {
    var place = self
    (place.mark, place.namesSection) = (nil, false)
    return place
  }
}

extension Annotation.Edge {
  /// The edge as it is wherever it is written.
  fileprivate var withoutMark: Self { Self(place: place?.withoutMark, side: side) }
}

extension ValueReader where Value == Place {
  /// The reader of a place that an annotation is about.
  static var annotated: Self { Self("a place", .place) { $0.annotatedPlace($1) } }
}

extension StringProtocol where SubSequence == Substring {
  /// The parts before and after the last period, or `nil` if there is none.
  fileprivate var cutAtLastPeriod: (Substring, Substring)? {
    lastIndex(of: ".").map { (self[..<$0], self[index(after: $0)...]) }
  }
}
