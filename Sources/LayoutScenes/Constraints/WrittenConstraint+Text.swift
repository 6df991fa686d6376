import Foundation

extension WrittenConstraint {
  /// The constraint as a file writes it: "touchView.trailing == superview.safeArea.trailing - 8 @ 750".
  package var writtenText: String {
    var text = "\(first) \(relation.sign) "
    if let second {
      text += "\(second)"
      if multiplier != 1 { text += " * \(Self.number(multiplier))" }
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(Self.number(abs(constant)))" }
    } else {
      text += Self.number(constant)
    }
    return priority < 1000 ? "\(text) @ \(Self.number(CGFloat(priority)))" : text
  }

  /// Returns all digits of a number, and no point behind a whole one.
  private static func number(_ value: CGFloat) -> String {
    let text = "\(Double(value))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
