import LayoutDiagnostics

extension SceneReading {
  /// Reads what delegates were told: `none`, a list of calls in order, or a map of how often.
  func delegateCalls(_ written: WrittenEntry) -> DelegateCallsExpectation? {
    switch written.value.content {
    case .text("none", _): return .sequence([])
    case .text: return calls([written.value], of: written.key).map { .sequence($0) }
    case .list(let values): return calls(values, of: written.key).map { .sequence($0) }
    case .map:
      guard
        !isEmpty(
          written,
          "no call of a delegate is expected here",
          hint: "write a call such as {didSelectRowAt: 2}, or 'none' where none was told anything"
        ), let fields = fields(written.value, .delegateCalls)
      else { return nil }
      return .counts(
        fields.writtenKeys.compactMap { key in
          guard let name = DelegateCall.Name(rawValue: key), let entry = fields[key] else {
            return nil
          }
          return countComparison(entry).map { .init(name, $0, at: entry.keyMark) }
        }
      )
    case .nothing: return nil
    }
  }

  private func calls(_ values: [WrittenValue], of key: String) -> [DelegateCall]? {
    var calls: [DelegateCall] = []
    for value in values {
      guard let text = value.text else {
        wrongType(key, "a list of calls such as 'didSelectRowAt row 3'", value)
        return nil
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
    // What follows a comma between brackets is an entry of its own.
    let isRows = word.first?.isNumber ?? false
    report(
      "unknown-call",
      "\(quoted(word)) is no call of a delegate",
      at: value.mark,
      notes: [.init("the calls are \(quotedList(names))")],
      hint: isRows
        ? "a call with a comma needs quotes between brackets"
        : nearestWord(to: word, among: names).map { "write '\($0)'" }
    )
    return nil
  }

  /// The calls of one name: with a range of rows one for each, unless one call names them all.
  private func calls(
    _ name: DelegateCall.Name,
    _ rows: String?,
    _ value: WrittenValue
  ) -> [DelegateCall]? {
    guard let rows else {
      guard name.rows == .none else {
        report(
          "missing-rows",
          "\(quoted(name.rawValue)) names no row here",
          at: value.mark,
          hint: "write '\(name.rawValue) row 3'"
        )
        return nil
      }
      return [DelegateCall(name)]
    }
    guard name.rows != .none else {
      report(
        "unneeded-rows",
        "\(quoted(name.rawValue)) is called without rows",
        at: value.mark,
        hint: "write '\(name.rawValue)'"
      )
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
          report(
            "rows",
            "these rows lie in two sections",
            at: value.mark,
            hint:
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
        report("rows", error.message, at: value.mark, hint: error.hint)
        return nil
      }
    }
    return runs
  }
}
