import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutScenes
import LayoutSimulation
import LayoutViews
import TableSelection

extension ValidationRule {
  /// The rules about constraints that do nothing.
  static let ofConstraints = [
    Self("constraint-without-effect", "constraint-by-rounding") { screen in
      screen.writtenConstraints.compactMap { screen.effectFinding($0) }
    },
    Self("constraint-repeated") { screen in
      screen.repeatedFindings(screen.writtenConstraints.map { $0[0] })
    },
    Self("option-overridden") { screen in screen.overriddenFindings },
  ]
}

/// The effect of a constraint on a screen.
private enum ConstraintEffect {
  /// A place or a size that it decides.
  case works
  /// The points that an inequality leaves open.
  case open(Double)
  /// The points by which a wish is missed.
  case missed(Double)

  /// Whether a finding is about it.
  var isTold: Bool { if case .works = self { false } else { true } }

  /// The number of points.
  var amount: Double {
    switch self {
    case .works: 0
    case .open(let points), .missed(let points): points
    }
  }
}

extension LayoutConstraint {
  /// The effect of the constraint, or `nil` while no layout has it.
  fileprivate var effect: ConstraintEffect? {
    guard let excess else { return nil }
    let room =
      switch relation {
      case .lessThanOrEqual: -excess
      case .equal: 0.0
      case .greaterThanOrEqual: excess
      }
    if room > CGRect.leastLength { return .open(room) }
    let miss = relation == .equal ? abs(excess) : -room
    return priority < .required && miss > 1e-4 ? .missed(miss) : .works
  }
}

extension ScreenGeometry {
  /// The constraints that the application wrote: each of those between the views around the table and for the touch
  /// view, and each of a cell, header or footer with its like in all others of the kind.
  fileprivate var writtenConstraints: [[LayoutConstraint]] {
    var groups = simulation.writtenConstraints.filter(\.isWritten).map { [$0] }
    var cells: Set<ObjectIdentifier> = []
    var places: [WrittenText: Int] = [:]
    for place in own {
      guard let cell = place.cell, cells.insert(ObjectIdentifier(cell)).inserted else { continue }
      var repeats: [WrittenText: Int] = [:]
      for constraint in simulation.writtenConstraints(around: place.view)
      where constraint.isWritten {
        var text = WrittenText(constraint)
        text.number = repeats[text, default: 0]
        repeats[WrittenText(constraint), default: 0] += 1
        if let index = places[text] {
          groups[index].append(constraint)
        } else {
          places[text] = groups.count
          groups.append([constraint])
        }
      }
    }
    return groups
  }

  /// Looks at what an inequality leaves open, and by how much a wish is missed, in every cell that has it.
  ///
  /// The first counts only where it is so on every screen.
  fileprivate func effectFinding(_ constraints: [LayoutConstraint]) -> LayoutFinding? {
    let effects = constraints.compactMap { constraint in
      constraint.effect.map { (constraint: constraint, effect: $0) }
    }
    guard effects.count == constraints.count, effects.allSatisfy(\.effect.isTold),
      let nearest = effects.min(by: { $0.effect.amount < $1.effect.amount })
    else { return nil }
    let constraint = nearest.constraint
    let (words, hint): (String, String)
    switch nearest.effect {
    case .works: return nil
    case .open(let room):
      words = "has an effect on no screen: it leaves \(decimalText(room)) pt open"
      hint = "delete it if it is not kept for other texts or sizes"
    case .missed(let miss):
      guard miss >= 0.5 / simulation.window.pixelScale else {
        return finding(
          "constraint-by-rounding",
          constraint,
          "'\(constraint.equation)' holds by rounding alone: it misses by \(decimalText(miss)) pt, less than half a pixel",
          amount: miss,
          hint: nil
        )
      }
      words = "holds on no screen: it misses by \(decimalText(miss)) pt where it comes nearest"
      hint = "delete it, or give it a higher priority than what it is up against"
    }
    var finding = finding(
      "constraint-without-effect",
      constraint,
      "'\(constraint.equation)' \(words)",
      amount: -nearest.effect.amount,
      hint: hint
    )
    finding.holdsEverywhere = true
    return finding
  }

  fileprivate func repeatedFindings(_ constraints: [LayoutConstraint]) -> [LayoutFinding] {
    var first: [String: LayoutConstraint] = [:]
    return constraints.compactMap { constraint in
      let text = "\(constraint.equation) @ \(constraint.priority.rawValue)"
      guard let earlier = first[text], earlier.firstItem === constraint.firstItem,
        earlier.secondItem === constraint.secondItem
      else {
        first[text] = constraint
        return nil
      }
      return finding(
        "constraint-repeated",
        constraint,
        "'\(constraint.equation)' is written twice, and the second time has no effect",
        hint: "delete one of the two",
        notes: [Diagnostic.Note("the other one is here", at: earlier.source)]
      )
    }
  }

  /// The options that code sets in vain; those of a file are reported as it is read.
  fileprivate var overriddenFindings: [LayoutFinding] {
    guard let touch, let controller = simulation.scrollAndSelect else { return [] }
    return controller.overriddenOptions.map { name in
      finding(
        "option-overridden",
        .note,
        "\(name) has no effect: the closure's constraints replace the default ones",
        about: touch.view,
        .horizontal,
        hint: "delete one of the two"
      )
    }
  }

  private func finding(
    _ code: String,
    _ constraint: LayoutConstraint,
    _ message: String,
    amount: Double = 0,
    hint: String?,
    notes: [Diagnostic.Note] = []
  ) -> LayoutFinding {
    let views = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? View }
    return LayoutFinding(
      Diagnostic(
        .note,
        code: code,
        message,
        at: constraint.writtenPlace,
        notes: notes,
        hint: hint
      ),
      rule: .effect,
      about: simulation.names(of: views),
      amount: amount,
      axis: constraint.concerns(.horizontal) ? .horizontal : .vertical
    )
  }
}

extension LayoutConstraint {
  /// Whether the constraint holds, and is one of the reader's.
  fileprivate var isWritten: Bool { isActive && writtenPlace != nil }
}

/// A constraint as it is written, which all cells of a kind have.
private struct WrittenText: Hashable {
  private let place: SourceMark?
  private let equation: String
  private let priority: Float
  /// The number of equal ones before it in its cell.
  var number = 0

  init(_ constraint: LayoutConstraint) {
    place = constraint.writtenPlace
    equation = constraint.equation
    priority = constraint.priority.rawValue
  }
}
