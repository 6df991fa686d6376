import Foundation

extension LayoutConstraint: CustomStringConvertible {
  /// The constraint as an equation, such as `touchView.leading == table.leading - 10 @750`.
  public var description: String {
    var text = "\(first?.text ?? "nothing") \(relation.sign) "
    if let second {
      if multiplier != 1 { text += "\(shortText(multiplier)) * " }
      text += second.text
      if constant > 0 { text += " + \(shortText(constant))" }
      if constant < 0 { text += " - \(shortText(-constant))" }
    } else {
      text += shortText(constant)
    }
    if priority != .required { text += " @\(shortText(CGFloat(priority.rawValue)))" }
    if let identifier { text += " ('\(identifier)')" }
    return text
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

/// Returns `number` with at most four decimals and without needless zeros.
func shortText(_ number: CGFloat) -> String {
  guard number.isFinite, abs(number) < 1e11 else { return "\(Double(number))" }
  let rounded = (Double(number) * 10_000).rounded() / 10_000
  if rounded == rounded.rounded() { return String(Int(rounded)) }
  return "\(rounded)"
}
