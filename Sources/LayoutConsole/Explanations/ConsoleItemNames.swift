import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutSolver

/// The short names for the views of one report: `UILabel 'Name'`, or `UIView 2` if there are several.
struct ConsoleItemNames {
  private var names: [String: String] = [:]
  /// The addresses of items that only a number distinguishes, or `nil` if there are none.
  private(set) var legend: String?

  /// Creates names for the items of some constraints, numbered in their order.
  init(_ constraints: [ConsoleConstraint]) {
    var order: [ConsoleItem] = []
    for constraint in constraints {
      let items = [constraint.first.item, constraint.second?.item, constraint.superview]
      for item in items.compactMap(\.self) where item != .superview {
        // A view may be written with its text in one place and without it in another.
        if let place = order.firstIndex(where: { $0.key == item.key }) {
          if order[place].text == nil { order[place].text = item.text }
        } else {
          order.append(item)
        }
      }
    }
    var numbered: [String] = []
    for group in order.grouped(by: { Self.plain($0) }) {
      for (number, item) in group.elements.enumerated() {
        names[item.key] = group.elements.count == 1 ? group.key : "\(group.key) \(number + 1)"
        if group.elements.count > 1, let address = item.address {
          numbered.append("\(group.key) \(number + 1) is \(address)")
        }
      }
    }
    if !numbered.isEmpty { legend = numbered.joined(separator: ", ") }
  }

  /// Returns the name of an item.
  func name(of item: ConsoleItem) -> String { names[item.key] ?? Self.plain(item) }

  private static func plain(_ item: ConsoleItem) -> String {
    switch item.text {
    case "UIViewSafeAreaLayoutGuide": return "safe area"
    case "UIViewLayoutMarginsGuide": return "margins guide"
    case let text?: return "\(item.shortName) \(quoted(text, limit: 25))"
    case nil: return item.name.map { $0.hasPrefix("|") ? item.className : $0 } ?? item.shortName
    }
  }
}

extension ConsoleItemNames {
  /// Returns a constraint as an equation, with the superview of `|` as `superview`.
  func equation(of constraint: ConsoleConstraint, superviewOf: ConsoleItem? = nil) -> String {
    let sign =
      switch constraint.relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var text = "\(side(constraint.first, constraint)) \(sign) "
    if let second = constraint.second {
      if constraint.multiplier != 1 { text += "\(consoleAmount(constraint.multiplier)) * " }
      text += side(second, constraint)
      if constraint.constant != 0 {
        text += constraint.constant < 0 ? " - " : " + "
        text += consoleAmount(abs(constraint.constant))
      }
    } else {
      text += consoleAmount(constraint.constant)
    }
    if constraint.priority != .required {
      text += " @\(consoleAmount(Double(constraint.priority.rawValue)))"
    }
    return text
  }

  private func side(_ side: ConsoleConstraint.Side, _ constraint: ConsoleConstraint) -> String {
    let item = side.item == .superview ? constraint.superview : side.item
    return "\(item.map(name) ?? "superview").\(side.attribute.rawValue)"
  }
}

/// Returns a number of points with at most three decimals.
func consoleAmount(_ number: Double) -> String { decimalText(CGFloat(number)) }
