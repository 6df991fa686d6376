import LayoutScenes

/// A checker of calls to delegates against a scenario's expectations.
struct DelegateCallChecker {
  let calls: [DelegateCall]

  /// Returns the differences, in one sentence each, or none if all is as expected.
  func differences(from expected: DelegateCallsExpectation) -> [String] {
    switch expected {
    case .sequence(let wanted): [difference(from: wanted)].compactMap(\.self)
    case .counts(let counts): counts.compactMap(difference)
    }
  }

  private func difference(from count: DelegateCallsExpectation.Count) -> String? {
    let actual = calls.count { $0.name == count.name }
    return count.comparison.holds(for: Double(actual))
      ? nil
      : "the number of \(count.name.rawValue) calls is \(actual), expected \(count.comparison)"
  }

  /// Calls of names that are not expected at all make no difference, unless no call is expected.
  private func difference(from wanted: [DelegateCall]) -> String? {
    let names = Set(wanted.map(\.name))
    let actual = wanted.isEmpty ? calls : calls.filter { names.contains($0.name) }
    guard actual != wanted else { return nil }
    let common = zip(actual, wanted).prefix { $0 == $1 }.count
    switch (actual.dropFirst(common).first, wanted.dropFirst(common).first) {
    case (let call?, let other?):
      return "delegate call \(common + 1) is '\(call)', expected '\(other)'"
    case (let call?, nil):
      return "after \(counted(common)) comes '\(call)', expected no more"
    case (nil, let other?):
      return "after \(counted(common)) comes no more, expected '\(other)'"
    case (nil, nil): return nil
    }
  }

  private func counted(_ count: Int) -> String {
    "\(count) delegate call\(count == 1 ? "" : "s")"
  }
}
