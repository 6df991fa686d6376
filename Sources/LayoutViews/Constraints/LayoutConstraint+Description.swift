import Foundation
import LayoutGeometry

extension LayoutConstraint {
  /// The constraint as an equation with names, such as `touchView.leading == table.leading - 10 @750`.
  public var equation: String {
    var text = "\(first?.text ?? "nothing") \(relation.sign) "
    if let second {
      if multiplier != 1 { text += "\(decimalText(multiplier)) * " }
      text += second.text
      if constant > 0 { text += " + \(decimalText(constant))" }
      if constant < 0 { text += " - \(decimalText(-constant))" }
    } else {
      text += decimalText(constant)
    }
    if priority != .required { text += " @\(decimalText(CGFloat(priority.rawValue)))" }
    if let identifier { text += " (\"\(identifier)\")" }
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

extension LayoutConstraint {
  var consoleDescription: String {
    let names = ConsoleNames(treesOf: items.compactMap { $0?.hostView })
    return ConsoleLine(self, names).text(names)
  }
}
