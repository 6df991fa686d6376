import LayoutDiagnostics

extension SceneReading {
  /// Returns whether a value, or the first one of a list, begins like the name of sections.
  func namesSections(_ value: WrittenValue) -> Bool {
    if case .list(let values) = value.content { return values.first.map(namesSections) ?? false }
    return value.text?.hasPrefix("section") == true
  }

  /// Reads sections, each named once: those that come, as they are numbered then, or those in the table.
  func sections(_ written: WrittenEntry, _ kind: RowUpdate.Kind, isOne: Bool = false) -> [Int]? {
    let values: [WrittenValue]
    switch written.value.content {
    case .text: values = [written.value]
    case .list(let list) where !isOne: values = list
    case .nothing: return nil
    case .map, .list:
      wrongSections(written, isOne)
      return nil
    }
    let before = diagnostics.count
    var named: [(section: Int, mark: SourceMark)] = []
    for value in values where !isFull {
      guard let text = value.text, let range = SectionsParser.parse(text),
        !isOne || range.lowerBound == range.upperBound
      else {
        wrongSections(written.with(value), isOne)
        continue
      }
      // More than the greatest number are not written out.
      guard kind == .insert || check(section: range.upperBound, at: value.mark),
        range.upperBound <= Limits.sections + named.count
      else {
        if kind == .insert { reportTooManySections(at: value.mark) }
        continue
      }
      named += range.map { ($0, value.mark) }
    }
    guard diagnostics.count == before else { return nil }
    return isEachOnce(named, of: written.key) && (kind != .insert || canCome(named))
      ? named.map(\.section) : nil
  }

  private func wrongSections(_ written: WrittenEntry, _ isOne: Bool) {
    wrongType(written, isOne ? "a section such as 'section 1'" : "sections such as 'section 1'")
  }

  private func check(section: Int, at mark: SourceMark) -> Bool {
    guard let count = followedRows?.counts.count else { return true }
    return check(section: section, of: count, at: mark)
  }

  private func check(section: Int, of count: Int, at mark: SourceMark) -> Bool {
    guard section >= count else { return true }
    report("no-such-section", "the table has no section \(section)", at: mark)
      .note("it has \(counted(count, "section"))\(count == 0 ? "" : ", counted from 0")")
    return false
  }

  private func isEachOnce(_ named: [(section: Int, mark: SourceMark)], of key: String) -> Bool {
    var marks: [Int: SourceMark] = [:]
    for (section, mark) in named {
      guard let first = marks.updateValue(mark, forKey: section) else { continue }
      report("duplicate-section", "\(quoted(key)) has section \(section) twice", at: mark)
        .note("the first one is here", at: first)
      return false
    }
    return true
  }

  /// Reports sections that cannot come because sections above them would be missing.
  private func canCome(_ named: [(section: Int, mark: SourceMark)]) -> Bool {
    guard var count = followedRows?.counts.count else { return true }
    for (section, mark) in named.sorted(by: { $0.section < $1.section }) {
      count += 1
      guard check(section: section, of: count, at: mark) else { return false }
      guard count <= Limits.sections else {
        reportTooManySections(at: mark)
        return false
      }
    }
    return true
  }

  private func reportTooManySections(at mark: SourceMark) {
    let message =
      "a table has at most \(Limits.sections) sections, and with these it would have more"
    report("too-many-sections", message, at: mark)
  }
}
