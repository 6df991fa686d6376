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
    Self("constraint-repeated") { screen in screen.repeatedFindings },
    Self("option-overridden") { screen in screen.overriddenFindings },
  ]
}

extension ScreenGeometry {
  /// The constraints that the application wrote between the views around the table and for the touch view.
  fileprivate var writtenConstraints: [LayoutConstraint] {
    simulation.writtenConstraints.filter { $0.isActive && $0.writtenPlace != nil }
  }

  /// Looks at what an inequality leaves open, and by how much a wish is missed.
  ///
  /// The first counts only where it is so on every screen.
  fileprivate func effectFinding(_ constraint: LayoutConstraint) -> LayoutFinding? {
    guard let excess = constraint.excess else { return nil }
    let room =
      switch constraint.relation {
      case .lessThanOrEqual: -excess
      case .equal: 0.0
      case .greaterThanOrEqual: excess
      }
    if room > CGRect.leastLength {
      var finding = finding(
        "constraint-without-effect",
        constraint,
        "'\(constraint.equation)' has an effect on no screen: it leaves \(decimalText(room)) pt open",
        amount: -room,
        hint: "delete it if it is not kept for other texts or sizes"
      )
      finding.holdsEverywhere = true
      return finding
    }
    let miss = constraint.relation == .equal ? abs(excess) : -room
    guard constraint.priority < .required, miss > 1e-4 else { return nil }
    if miss < 0.5 / simulation.window.pixelScale {
      return finding(
        "constraint-by-rounding",
        constraint,
        "'\(constraint.equation)' holds by rounding alone: it misses by \(decimalText(miss)) pt, less than half a pixel",
        amount: miss,
        hint: nil
      )
    }
    var finding = finding(
      "constraint-without-effect",
      constraint,
      "'\(constraint.equation)' holds on no screen: it misses by \(decimalText(miss)) pt where it comes nearest",
      amount: -miss,
      hint: "delete it, or give it a higher priority than what it is up against"
    )
    finding.holdsEverywhere = true
    return finding
  }

  fileprivate var repeatedFindings: [LayoutFinding] {
    var first: [String: LayoutConstraint] = [:]
    return writtenConstraints.compactMap { constraint in
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
