/// A report of constraints that cannot hold together, as a log has it.
package struct ConflictReport: Sendable, Hashable {
  /// A line of the list whose form is not known.
  package struct UnreadLine: Sendable, Hashable {
    /// The text.
    package var text: String
    /// The line of the log, from 1.
    package var line: Int
  }

  /// The line of the log with which it begins, from 1.
  package var line: Int
  /// The constraints of the list, in its order.
  package var constraints: [ConsoleConstraint] = []
  /// The place in `constraints` of the one that was given up, or `nil` if the log does not say.
  package var broken: Int?
  /// The entries of the list whose form is not known.
  package var unread: [UnreadLine] = []
  /// The number of entries that the system's log withheld.
  package var withheld = 0
  /// Whether the log has the heading of the list.
  package var hasHeading = true
  /// Whether the log goes on to the constraint that was given up.
  package var isWhole = false
  /// Whether a wrapper has it all in one line, which may have more in front of it and behind it.
  package var isInOneLine = false

  /// Creates a report without constraints.
  package init(line: Int) { self.line = line }
}

extension ConflictReport {
  /// Adds an entry of the list.
  mutating func add(_ text: String, line: Int) {
    if text == ConflictEntries.withheld {
      withheld += 1
    } else if let constraint = ConsoleConstraint(reading: text, line: line) {
      constraints.append(constraint)
    } else {
      unread.append(UnreadLine(text: text, line: line))
    }
  }

  /// Notes the constraint that was given up, which most often is one of the list.
  mutating func setBroken(_ text: String, line: Int) {
    isWhole = true
    guard text != ConflictEntries.withheld, !unread.contains(where: { $0.text == text }) else {
      return
    }
    guard let constraint = ConsoleConstraint(reading: text, line: line) else {
      unread.append(UnreadLine(text: text, line: line))
      return
    }
    broken = place(of: constraint)
    if broken == nil {
      broken = constraints.count
      constraints.append(constraint)
    }
  }

  /// Returns the place in the list of a constraint that is named again, or `nil` if it has none.
  func place(of constraint: ConsoleConstraint) -> Int? {
    constraints.firstIndex { other in
      other.className == constraint.className && other.address == constraint.address
        && other.first == constraint.first
    }
  }
}
