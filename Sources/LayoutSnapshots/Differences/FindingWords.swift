import LayoutDiagnostics

/// A namespace that puts findings into lines for a reader, one line for a phrase that several rows share.
enum FindingWords {
  /// The greatest number of runs of rows in a line.
  private static let runLimit = 8

  private struct Group: Hashable {
    let role: String
    let section: String
    let part: String
    let phrase: String
  }

  /// Returns the lines in the order in which the findings begin.
  ///
  /// They are such as "rows 3…5, 9: selected → not selected" and "added touchView".
  static func lines(for findings: [PictureComparison.Finding]) -> [String] {
    var order: [Group] = []
    var numbers: [Group: [Int]] = [:]
    for finding in findings {
      let subject = finding.subject
      let group = Group(
        role: subject.place?.role ?? "",
        section: subject.place?.section ?? "",
        part: subject.part,
        phrase: finding.phrase
      )
      if numbers[group] == nil { order.append(group) }
      numbers[group, default: []] += subject.place.map { [$0.number] } ?? []
    }
    return order.map { line(for: $0, numbers: numbers[$0] ?? []) }
  }

  private static func line(for group: Group, numbers: [Int]) -> String {
    var subject = group.part
    if !group.role.isEmpty {
      let plural = Set(numbers).count > 1 ? "s" : ""
      subject = "\(group.role)\(plural) \(group.section)\(runs(of: numbers))"
      if !group.part.isEmpty { subject += " \(group.part)" }
    }
    subject = PrintableText.of(subject)
    switch group.phrase {
    case "added", "removed": return "\(group.phrase) \(subject)"
    default: return "\(subject): \(group.phrase)"
    }
  }

  /// Returns "3…5, 9" for 3, 4, 5 and 9.
  private static func runs(of numbers: [Int]) -> String {
    var runs: [ClosedRange<Int>] = []
    for number in Set(numbers).sorted() {
      if let last = runs.last, last.upperBound == number - 1 {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    var words = runs.prefix(runLimit).map { run in
      run.count == 1 ? "\(run.lowerBound)" : "\(run.lowerBound)…\(run.upperBound)"
    }
    if runs.count > runLimit { words.append("…") }
    return words.joined(separator: ", ")
  }
}
