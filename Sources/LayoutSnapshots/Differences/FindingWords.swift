import Foundation
import LayoutDiagnostics

/// A namespace that puts findings into lines for a reader: causes first, then what follows, one line for what
/// several elements share.
enum FindingWords {
  /// The greatest number of runs of rows, or of names, in a line.
  private static let runLimit = 8
  /// The number of lines with the same words from which these are said once.
  private static let sharingLimit = 3

  /// A line, with the findings that it stands for.
  struct Line {
    let words: String
    let findings: [PictureComparison.Finding]
  }

  /// Returns the lines of a comparison.
  ///
  /// States, values and texts come first, then what was added or removed, then places and sizes, and looks last. Rows
  /// that are taller come with the number of views that follow from that: lower rows and what is in them.
  static func lines(for comparison: PictureComparison) -> [Line] {
    let shift = RowShift(comparison)
    let rest = comparison.findings.filter { !shift.explains($0) }
    let states = rest.filter { $0.news.rank == 0 }
    // A centered text that changes moves its view.
    let said = Set(states.map(\.subject))
    func isNews(_ finding: PictureComparison.Finding) -> Bool {
      guard case .geometry(let words, nil) = finding.news, said.contains(finding.subject) else {
        return true
      }
      return !words.components(separatedBy: ", ").allSatisfy { words in
        ["further", "wider", "narrower"].contains { words.contains($0) }
      }
    }
    let presence = rest.filter { $0.news.rank == 1 }
    let isOfRow = { (finding: PictureComparison.Finding) in finding.subject.part.isEmpty }
    let geometry = lines(rest.filter { $0.news.rank == 2 && isNews($0) })
    let paint = lines(rest.filter { $0.news.rank == 3 })
    // Rows come and go at the end of the screen where others have grown.
    let rows = shift.lines.isEmpty ? [] : presence.filter(isOfRow)
    let others = shift.lines.isEmpty ? presence : presence.filter { !isOfRow($0) }
    let shifted = comparison.findings.filter(shift.explains)
    let theme = ThemeChange(comparison.findings)
    return lines(states) + lines(others)
      + shift.lines.map { Line(words: $0, findings: shifted) } + lines(rows) + geometry
      + (theme.map { [Line(words: $0.words, findings: [])] } ?? []) + paint
      + lines(rest.filter { $0.news.rank == 4 })
  }

  private struct Group: Hashable {
    let role: String
    let section: String
    let part: String
    let news: String
  }

  /// Returns a line for each phrase and part, and one line for parts that share a phrase of places or looks.
  private static func lines(_ findings: [PictureComparison.Finding]) -> [Line] {
    var groups: [Group] = []
    var members: [[PictureComparison.Finding]] = []
    var places: [Group: Int] = [:]
    for finding in findings {
      let subject = finding.subject
      let group = Group(
        role: subject.place?.role ?? "",
        section: subject.place?.section ?? "",
        part: subject.part + (finding.news.text.map { " \(quotedText($0))" } ?? ""),
        news: finding.news.words
      )
      let place = places[group] ?? groups.count
      if place == groups.count {
        places[group] = place
        groups.append(group)
        members.append([])
      }
      members[place].append(finding)
    }
    func subject(_ place: Int) -> String {
      Self.subject(of: groups[place], members[place].compactMap { $0.subject.place?.number })
    }
    let isShared = (findings.first?.news.rank ?? 0) >= 2
    let byNews = isShared ? Dictionary(grouping: groups.indices) { groups[$0].news } : [:]
    var told: Set<String> = []
    return groups.indices.compactMap { place in
      let news = groups[place].news
      let sharing = byNews[news] ?? []
      guard sharing.count >= sharingLimit else {
        return Line(words: line(subject(place), news), findings: members[place])
      }
      guard told.insert(news).inserted else { return nil }
      var names = sharing.prefix(runLimit).map(subject)
      if sharing.count > runLimit { names.append("and \(sharing.count - runLimit) more") }
      return Line(
        words: "\(news): \(names.joined(separator: ", "))",
        findings: sharing.flatMap { members[$0] }
      )
    }
  }

  private static func quotedText(_ text: String) -> String {
    "\"\(PrintableText.of(text, limit: 60))\""
  }

  private static func line(_ subject: String, _ news: String) -> String {
    switch news {
    case "added", "removed": "\(news) \(subject)"
    default: "\(subject): \(news)"
    }
  }

  private static func subject(of group: Group, _ numbers: [Int]) -> String {
    var subject = group.part
    if !group.role.isEmpty {
      subject = rows(group.role, group.section, numbers)
      if !group.part.isEmpty { subject += " \(group.part)" }
    }
    return PrintableText.of(subject)
  }

  /// Returns "rows 1/3…5, 9" for rows 3, 4, 5 and 9 of section 1.
  static func rows(_ role: String, _ section: String, _ numbers: [Int]) -> String {
    "\(role)\(Set(numbers).count > 1 ? "s" : "") \(section)\(runs(of: numbers))"
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

extension PictureComparison.News {
  /// The place in the order in which a reader wants to know.
  fileprivate var rank: Int {
    switch self {
    case .state: 0
    case .added, .removed: 1
    case .geometry: 2
    case .paint: 3
    case .order: 4
    }
  }

  /// The words about it.
  fileprivate var words: String {
    switch self {
    case .state(let words), .geometry(let words, _), .paint(let words), .order(let words): words
    case .added: "added"
    case .removed: "removed"
    }
  }

  /// The text of what was added or removed, if it is one.
  fileprivate var text: String? {
    switch self {
    case .added(let text), .removed(let text): text
    default: nil
    }
  }
}
