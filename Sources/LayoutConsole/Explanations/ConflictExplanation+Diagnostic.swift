package import LayoutDiagnostics
import LayoutSolver

extension ConflictExplanation {
  /// The most contradictions of a report that are written with their constraints.
  private static let mostTold = 20

  /// Returns the explanation as a finding: the sum, each constraint with its line, and a repair that was tried.
  ///
  /// - Parameter file: The name of the log.
  /// - Returns: The finding.
  package func diagnostic(in file: String) -> Diagnostic {
    func mark(_ line: Int) -> SourceMark { SourceMark(file: file, line: max(1, line)) }
    var notes: [Diagnostic.Note] = []
    for contradiction in contradictions.prefix(Self.mostTold) {
      notes += constraintNotes(of: contradiction, mark)
      if let note = breakingNote(of: contradiction) { notes.append(.init(note)) }
    }
    let untold = contradictions.count - Self.mostTold
    if untold > 0 {
      notes.append(.init("and \(counted(untold, "further contradiction"))"))
    }
    if !contradictions.isEmpty, !bystanders.isEmpty {
      let are = bystanders.count == 1 ? "takes" : "take"
      notes.append(
        .init("\(counted(bystanders.count, "other constraint")) of the list \(are) no part in it")
      )
    }
    notes += suspicions.prefix(Self.mostTold).map { .init("likely at fault: \(words(for: $0))") }
    notes += repairs.dropFirst().map { .init("also tried: \(words(for: $0))") }
    notes += unknownNotes(mark)
    if let legend = names.legend { notes.append(.init(legend)) }
    return Diagnostic(
      .warning,
      code: "log-conflict",
      headline,
      at: SourceMark(file: file, line: report.line),
      notes: notes,
      hint: repairs.first.map(words)
    )
  }

  private var headline: String {
    guard let first = contradictions.first else {
      let known = "as far as the log says"
      return switch report.constraints.count {
      case 0: "a conflict without a constraint that can be read"
      case 1: "a conflict of 1 constraint that contradicts nothing \(known)"
      case let count:
        "a conflict of \(count) constraints that do not contradict each other \(known)"
      }
    }
    let axis = report.constraints[first.constraints.first ?? 0].axis
    let others =
      contradictions.count == 1
      ? "" : ", and \(counted(contradictions.count - 1, "other contradiction"))"
    guard let sum = first.arithmetic else {
      return "\(counted(first.constraints.count, "constraint")) contradict each other\(others)"
    }
    return "a conflict by \(consoleAmount(first.excess)) pt of \(axis.lengthName): \(sum)\(others)"
  }

  /// Returns the constraints of a contradiction with their parts in the sum.
  private func constraintNotes(
    of contradiction: ExplainedContradiction,
    _ mark: (Int) -> SourceMark
  ) -> [Diagnostic.Note] {
    let shares = contradiction.shares
    var notes = contradiction.constraints.map { place in
      let constraint = report.constraints[place]
      let amount = shares.first { $0.constraint == place }?.amount ?? 0
      let part =
        abs(amount) < 1e-9 ? "" : "\(amount < 0 ? "−" : "+")\(consoleAmount(abs(amount)))  "
      let words = remark(on: place, in: contradiction)
      let remark = words.isEmpty ? "" : " (\(words))"
      return Diagnostic.Note(
        part + names.equation(of: constraint) + remark,
        at: mark(constraint.line)
      )
    }
    let items = shares.compactMap(\.nonNegative).map { names.name(of: $0) }
    let axis = report.constraints.first?.axis ?? .horizontal
    if !items.isEmpty {
      notes.append(.init("no \(axis.lengthName) is below 0: \(items.joined(separator: ", "))"))
    }
    return notes
  }

  /// Returns who has made a constraint, and whether it is given up, in words; empty for one of the app.
  func remark(on place: Int, in contradiction: ExplainedContradiction) -> String {
    let constraint = report.constraints[place]
    let remarks = [
      place == report.broken ? "given up" : place == contradiction.broken ? "to be given up" : nil,
      origin(of: constraint),
      constraint.source,
    ]
    return remarks.compactMap(\.self).joined(separator: "; ")
  }

  private func origin(of constraint: ConsoleConstraint) -> String? {
    switch constraint.origin {
    case .own: constraint.identifier.map { "'\($0)'" }
    case .mask: "autoresizing mask"
    case .encapsulation: "the size that a container gives"
    case .measurement: "a size for a measurement"
    case .stack: "of the stack view, '\(constraint.identifier ?? "")'"
    case .content: "the size of the content"
    case .prototype: "frame of Interface Builder"
    case .system: "of UIKit"
    }
  }

  private func breakingNote(of contradiction: ExplainedContradiction) -> String? {
    guard let place = contradiction.broken else { return nil }
    let constraint = report.constraints[place]
    let who =
      place == report.broken ? "UIKit gave up" : "to be given up, for the log does not say which:"
    let amount = consoleAmount(abs(contradiction.error))
    let equation = "'\(names.equation(of: constraint))'"
    if let broken = report.broken, broken != place {
      return
        "UIKit gave up '\(names.equation(of: report.constraints[broken]))', which is not enough: "
        + "\(equation) has to give way too"
    }
    if constraint.second == nil, constraint.first.attribute.isLength {
      let value = consoleAmount(constraint.constant + contradiction.error)
      return "\(who) \(equation): the \(constraint.axis.lengthName) is \(value) then"
    }
    if constraint.isDistance {
      let distance = consoleAmount(constraint.constant + contradiction.error)
      return "\(who) \(equation): the distance is \(distance) then"
    }
    let direction = contradiction.error > 0 ? "more" : "less"
    return "\(who) \(equation): its left side is \(amount) pt \(direction) then"
  }

  private func unknownNotes(_ mark: (Int) -> SourceMark) -> [Diagnostic.Note] {
    var notes = gaps.map { Diagnostic.Note("not known: \(words(for: $0))") }
    if report.withheld > 0 {
      notes.append(
        .init(
          "not known: \(counted(report.withheld, "description")) that the system's log withholds as private"
        )
      )
    }
    if let broken = report.broken, contradictions.isEmpty {
      let mark = mark(report.constraints[broken].line)
      notes.append(.init("UIKit gave up '\(equation(of: broken))'", at: mark))
    }
    if !report.hasHeading, contradictions.isEmpty {
      notes.append(.init("not known: how the list began, for the log has no heading above it"))
    }
    if !report.isWhole {
      notes.append(.init("not known: the log ends before it says which constraint is given up"))
    }
    notes += report.unread.map {
      Diagnostic.Note("not understood: \(quoted($0.text, limit: 200))", at: mark($0.line))
    }
    return notes
  }
}
