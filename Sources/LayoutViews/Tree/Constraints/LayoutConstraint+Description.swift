import Foundation
import LayoutGeometry

extension LayoutConstraint {
  /// The first item with its attribute, such as `touchView.leading`.
  package var firstWords: String { first?.text ?? "nothing" }

  /// The constraint as an equation with names, such as `touchView.leading == table.leading - 10 @750`.
  package var equation: String {
    var text = "\(firstWords) \(relation.sign) "
    if let second {
      if multiplier != 1 { text += "\(Self.text(multiplier)) * " }
      text += second.text
      if constant > 0 { text += " + \(Self.text(constant))" }
      if constant < 0 { text += " - \(Self.text(-constant))" }
    } else {
      text += Self.text(constant)
    }
    if priority != .required { text += " @\(decimalText(CGFloat(priority.rawValue)))" }
    if let identifier { text += " (\"\(identifier)\")" }
    return text
  }

  /// Returns a number with all its digits, up to twelve, or with six if it needs more, such as a third.
  private static func text(_ number: CGFloat) -> String {
    let short = decimalText(number)
    if Double(short) == Double(number) { return short }
    let digits = (6...12).first { isExact(number, digits: $0) } ?? 6
    return String(format: "%.\(digits)g", Double(number))
  }

  /// Returns whether a number equals its first digits, but for the error of a calculation or two.
  private static func isExact(_ number: CGFloat, digits: Int) -> Bool {
    guard let read = Double(String(format: "%.\(digits)g", Double(number))) else { return false }
    return abs(read - Double(number)) <= abs(read) * 1e-14
  }
}

extension LayoutConstraint.Relation {
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension LayoutConstraint {
  var consoleDescription: String {
    let names = ConsoleNames(treesOf: items.compactMap { $0?.hostView })
    return ConsoleLine(self, names).text(names)
  }
}
