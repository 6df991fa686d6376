/// The texts of an alert about a selection that is not what it must be.
public struct SelectionAlert: Sendable, Hashable {
  /// The title.
  public var title: String
  /// The message.
  public var message: String
  /// The title of the button that closes the alert.
  public var dismissButtonTitle: String

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The message.
  ///   - dismissButtonTitle: The title of the button that closes the alert.
  public init(title: String, message: String, dismissButtonTitle: String) {
    self.title = title
    self.message = message
    self.dismissButtonTitle = dismissButtonTitle
  }
}

extension [SelectionShortcoming] {
  /// Returns the shortcomings in one sentence each, every number with the limit that it breaks.
  ///
  /// `Select 2 to 4 options in 'Colors'; 1 is selected.`
  ///
  /// - Parameters:
  ///   - titles: The titles of the sections; a section without one, or with an empty one, goes by its
  ///     number from 1.
  ///   - noun: What is counted, in the singular.
  /// - Returns: The sentences.
  public func message(sectionTitles titles: [String], counting noun: String = "option") -> String {
    map { $0.sentence(sectionTitles: titles, noun) }.joined(separator: " ")
  }
}

extension SelectionShortcoming {
  fileprivate func sentence(sectionTitles titles: [String], _ noun: String) -> String {
    "Select \(wanted(noun))\(place(titles)); \(isSelected)."
  }

  private func wanted(_ noun: String) -> String {
    func counted(_ count: Int) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
    guard let max else { return "at least \(counted(min))" }
    if min == 0 { return "at most \(counted(max))" }
    return min == max ? "exactly \(counted(min))" : "\(min) to \(counted(max))"
  }

  private var isSelected: String {
    switch count {
    case 0: "none is selected"
    case 1: "1 is selected"
    default: "\(count) are selected"
    }
  }

  private func place(_ titles: [String]) -> String {
    switch scope {
    case .total: " in all"
    case .section(let section):
      titles.indices.contains(section) && !titles[section].isEmpty
        ? " in '\(titles[section])'" : " in section \(section + 1)"
    }
  }
}
