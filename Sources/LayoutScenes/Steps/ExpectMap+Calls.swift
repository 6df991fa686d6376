import LayoutDiagnostics

/// The map under `delegate-calls`: how often delegates were called.
struct DelegateCallsMap: KeyMap {
  static let keys = MapKeys<Self>(.delegateCalls)

  static func initial(at mark: SourceMark?) -> [DelegateCallsExpectation.Count] { [] }

  static func read(
    _ fields: Fields<Self>,
    in reading: SceneReading
  ) -> [DelegateCallsExpectation.Count]? {
    var counts: [DelegateCallsExpectation.Count] = []
    fields.readInOrder(into: &counts)
    return counts
  }

  let didSelectRow = Self.count(.didSelectRow).help("A row was selected by a finger.")
  let didDeselectRow = Self.count(.didDeselectRow).help("A row was deselected by a finger.")
  let panningDidBegin = Self.count(.panningDidBegin).help("A pan over the strip began.")
  let panningDidEnd = Self.count(.panningDidEnd).help("A pan over the strip ended.")
  let pressBegan = Self.count(.pressBegan).help("A long press has rested on its first row.")
  let pressChanged = Self.count(.pressChanged)
    .help("The rows between the first one and the finger changed; in the order of the press.")
  let pressEnded = Self.count(.pressEnded).help("The finger of a long press was lifted over a row.")
  let pressCancelled = Self.count(.pressCancelled).help("The touch of a long press was taken away.")
  let shouldBeginInteraction = Self.count(.shouldBeginInteraction)
    .help("Two fingers moved over a row, and may select or not.")
  let didBeginInteraction = Self.count(.didBeginInteraction)
    .help("Two fingers, or one over the circles, began to select.")
  let didEndInteraction = Self.count(.didEndInteraction).help("They ended, or were taken away.")
  let requestsDismissal = Self.count(.requestsDismissal)
    .help("A form with a valid selection is to go.")
  let requestsCancel = Self.count(.requestsCancel)
    .help("A form is to go, and its selection to be ignored.")

  private static func count(_ name: DelegateCall.Name) -> Key<Comparison> {
    Key(name.rawValue, .count) { reading, written, counts in
      guard let comparison = reading.countComparison(written) else { return }
      counts.append(.init(name: name, comparison: comparison, mark: written.keyMark))
    }
  }
}

extension ValueReader where Value == DelegateCallsExpectation {
  /// A reader of calls to delegates: `none`, a list of calls in order, or a map of how often.
  static var delegateCalls: Self {
    Self(
      "a list of calls, none, or a map of numbers",
      .any([.list(.phrase("didSelectRowAt row 3")), .text, .map(.delegateCalls)])
    ) {
      reading,
      written in
      switch written.value.content {
      case .text("none", _): return .sequence([])
      case .text: return reading.calls(written, [written.value]).map { .sequence($0) }
      case .list(let values): return reading.calls(written, values).map { .sequence($0) }
      case .map:
        let hint =
          "write a call such as {didSelectRowAt: 2}, or 'none' where none was told anything"
        guard !reading.isEmpty(written, "no call of a delegate is expected here", hint: hint)
        else { return nil }
        return reading.map(written, DelegateCallsMap.self).map { .counts($0) }
      case .nothing: return nil
      }
    }
  }
}

extension SceneReading {
  fileprivate func calls(_ written: WrittenEntry, _ values: [WrittenValue]) -> [DelegateCall]? {
    var calls: [DelegateCall] = []
    for value in values {
      guard let text = value.text else {
        return wrong(written.with(value), "a list of calls such as 'didSelectRowAt row 3'")
      }
      let words = text.split(separator: " ", maxSplits: 1).map(String.init)
      guard let name = name(words.first ?? "", value),
        let named = self.calls(name, words.dropFirst().first, value)
      else { return nil }
      guard calls.count + named.count <= Limits.listedRows else {
        report("too-many-rows", "more than \(Limits.listedRows) calls", at: value.mark)
        return nil
      }
      calls += named
    }
    return calls
  }

  private func name(_ word: String, _ value: WrittenValue) -> DelegateCall.Name? {
    if let name = DelegateCall.Name(rawValue: word) { return name }
    let names = DelegateCall.Name.allCases.map(\.rawValue)
    // The text after a comma between brackets is an entry of its own.
    let isRows = word.first?.isNumber ?? false
    report("unknown-call", "\(quoted(word)) is no call of a delegate", at: value.mark)
      .note("the calls are \(quotedList(names))")
      .hint(
        isRows
          ? "a call with a comma needs quotes between brackets"
          : nearestWord(to: word, among: names).map { "write '\($0)'" }
      )
    return nil
  }

  /// Returns the calls of one name: with a range of rows one for each, unless one call names them all.
  private func calls(
    _ name: DelegateCall.Name,
    _ rows: String?,
    _ value: WrittenValue
  ) -> [DelegateCall]? {
    guard let rows else {
      guard name.rows == .none else {
        report("missing-rows", "\(quoted(name.rawValue)) names no row here", at: value.mark)
          .hint("write '\(name.rawValue) row 3'")
        return nil
      }
      return [DelegateCall(name)]
    }
    guard name.rows != .none else {
      report("unneeded-rows", "\(quoted(name.rawValue)) is called without rows", at: value.mark)
        .hint("write '\(name.rawValue)'")
      return nil
    }
    guard let runs = runs(rows, value) else { return nil }
    guard name.rows == .one else { return [DelegateCall(name, runs)] }
    return runs.flatMap { run in
      stride(from: run.first, through: run.last, by: run.first <= run.last ? 1 : -1).map {
        DelegateCall(name, [.init(section: run.section, from: $0, through: $0)])
      }
    }
  }

  /// Rows in an order, with commas between ranges that each lie in one section.
  private func runs(_ text: String, _ value: WrittenValue) -> [DelegateCall.RowRun]? {
    var runs: [DelegateCall.RowRun] = []
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      let bare = String(part.drop { $0 == " " })
      do {
        let (first, last) = try RowsParser.parse(
          index == 0 ? bare : "rows \(bare)",
          isEitherWay: true
        )
        guard first.section == last.section else {
          report("rows", "these rows lie in two sections", at: value.mark)
            .hint(
              "write the rows of each section by themselves, such as 'rows 0/8..9, 1/0..2'; between"
                + " brackets or braces the whole call needs quotes then"
            )
          return nil
        }
        guard check(first, .past, at: value.mark), check(last, .past, at: value.mark) else {
          return nil
        }
        guard abs(last.row - first.row) < Limits.listedRows else {
          report("too-many-rows", "more than \(Limits.listedRows) rows", at: value.mark)
          return nil
        }
        runs.append(.init(section: first.section, from: first.row, through: last.row))
      } catch {
        report("rows", error.message, at: value.mark).hint(error.hint)
        return nil
      }
    }
    return runs
  }
}
