import Foundation
package import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutScenes
package import LayoutSimulation
package import LayoutViews

/// A change of one of the constraints that a closure of an application returns.
package struct ClosureRepair {
  private let index: Int
  private let change: ConstraintEdit.Change
  /// The attribute of a constraint that is added, and its length, or `nil` for an edge.
  private var added: (attribute: LayoutConstraint.Attribute, length: Double?)?
  /// The advice in words: "give 'touchView.width == 72' (line 12) the priority 999".
  package let advice: String

  private init(_ change: ConstraintEdit.Change, of constraint: LayoutConstraint, at index: Int) {
    self.index = index
    self.change = change
    let line = constraint.source.map { " (line \($0.line))" } ?? ""
    let name = quoted(constraint.equation) + line
    advice =
      switch change {
      case .priority(let priority): "give \(name) the priority \(Int(priority))"
      case .relation(.lessThanOrEqual): "make \(name) lessThanOrEqual"
      case .relation(.greaterThanOrEqual): "make \(name) greaterThanOrEqual"
      case .relation(.equal): "make \(name) equal"
      case .constant(let constant): "give \(name) the constant \(decimalText(constant))"
      case .removal: "delete \(name)"
      case .addition(let text): "add \(quoted(text))"
      case .length(let text, let reason): "add \(quoted(text)), \(reason)"
      }
  }

  /// Creates the addition of a constraint that a view lacks, held by its superview or a length.
  private init(
    _ attribute: LayoutConstraint.Attribute,
    of constraint: LayoutConstraint,
    at index: Int,
    length: MissingConstraint.Length? = nil
  ) {
    let name = (constraint.firstItem as? View)?.reportName ?? "view"
    let text =
      "\(name).\(attribute) == "
      + (length.map { decimalText($0.points) } ?? "superview.\(attribute)")
    self.init(
      length.map { .length(text, reason: $0.reason) } ?? .addition(text),
      of: constraint,
      at: index
    )
    added = (attribute, length?.points)
  }

  /// Returns the constraints after the change; none of them may be active yet.
  package func changed(_ constraints: [LayoutConstraint]) -> [LayoutConstraint] {
    guard constraints.indices.contains(index) else { return constraints }
    var changed = constraints
    let constraint = constraints[index]
    switch change {
    case .priority(let priority): constraint.priority = LayoutPriority(priority)
    case .constant(let constant): constraint.constant = constant
    case .removal: changed.remove(at: index)
    case .relation(let relation): changed[index] = constraint.copy(with: relation)
    case .addition, .length:
      guard let added, let view = constraint.firstItem as? View else { return constraints }
      changed.append(
        LayoutConstraint(
          item: view,
          attribute: added.attribute,
          relatedBy: .equal,
          toItem: added.length == nil ? view.superview : nil,
          attribute: added.length == nil ? added.attribute : .notAnAttribute,
          multiplier: 1,
          constant: CGFloat(added.length ?? 0)
        )
      )
    }
    return changed
  }

  /// The most changes that are tried for one finding.
  private static let mostTried = 24

  /// Returns the changes that help against a finding, the best first, at most one of a kind.
  ///
  /// - Parameters:
  ///   - finding: A finding of the report.
  ///   - report: The report on the constraints as they are.
  ///   - constraints: The constraints as they are, in the closure's order.
  ///   - screen: A function that makes a screen with constraints that it gets changed.
  /// - Returns: The changes.
  package static func all(
    of finding: ValidationFinding,
    in report: ValidationReport,
    _ constraints: [LayoutConstraint],
    screen: (ScreenEnvironment, ClosureRepair) -> Simulation
  ) -> [ClosureRepair] {
    // To delete what UIKit refuses would only hide it.
    guard finding.amount > 0 else { return [] }
    let success = RepairSuccess(against: finding, in: report)
    var repairs: [ClosureRepair] = []
    for candidate in candidates(for: finding, among: constraints).prefix(mostTried)
    where !repairs.contains(where: { $0.change.isLike(candidate.change) }) {
      func changed(on environments: [ScreenEnvironment]) -> ValidationReport {
        SceneValidator.validate(on: environments) { screen($0, candidate) }
      }
      guard success.isPossible(after: changed(on: [finding.worst])),
        success.isReached(by: changed(on: report.environments))
      else { continue }
      repairs.append(candidate)
    }
    return repairs
  }

  /// Returns changes of the constraints at the lines that a finding names, the best first.
  private static func candidates(
    for finding: ValidationFinding,
    among constraints: [LayoutConstraint]
  ) -> [ClosureRepair] {
    if let missing = finding.missing { return additions(missing, finding, among: constraints) }
    let marks = [finding.diagnostic.mark] + finding.diagnostic.notes.map(\.mark)
    let named = constraints.enumerated().filter { $0.element.source.map(marks.contains) == true }
    let (lengths, places) = (
      named.filter(\.element.isLength), named.filter { !$0.element.isLength }
    )
    let required = (lengths + places).filter { $0.element.priority == .required }
    let equations = named.filter { $0.element.relation == .equal }
    return required.map { ClosureRepair(.priority(999), of: $0.element, at: $0.offset) }
      + equations.flatMap { index, constraint in
        [.lessThanOrEqual, .greaterThanOrEqual].map {
          ClosureRepair(.relation($0), of: constraint, at: index)
        }
      } + constants(of: named, finding.amount)
      + named.map { ClosureRepair(.removal, of: $0.element, at: $0.offset) }
  }

  /// Returns changes of constants by the amount of a finding, as for a scenario.
  private static func constants(
    of constraints: [EnumeratedSequence<[LayoutConstraint]>.Element],
    _ amount: Double
  ) -> [ClosureRepair] {
    guard let distance = RepairCandidates.distance(for: amount) else { return [] }
    return constraints.filter { $0.element.multiplier == 1 }.flatMap { index, constraint in
      [constraint.constant - distance, constraint.constant + distance]
        .filter { constraint.secondItem != nil || $0 > 0 }
        .map { ClosureRepair(.constant($0), of: constraint, at: index) }
    }
  }

  /// Returns the constraints that the view of a finding may lack.
  private static func additions(
    _ missing: MissingConstraint,
    _ finding: ValidationFinding,
    among constraints: [LayoutConstraint]
  ) -> [ClosureRepair] {
    let place = constraints.firstIndex { constraint in
      (constraint.firstItem as? View).map { finding.views.contains($0.reportName) } == true
    }
    guard let place else { return [] }
    let isHorizontal = finding.axis == .horizontal
    let edges: [LayoutConstraint.Attribute] =
      isHorizontal ? [.leading, .trailing, .centerX] : [.top, .bottom, .centerY]
    let pins = edges.map { ClosureRepair($0, of: constraints[place], at: place) }
    let lengths = missing.lengths.map {
      ClosureRepair(
        isHorizontal ? .width : .height,
        of: constraints[place],
        at: place,
        length: $0
      )
    }
    return missing.prefersLength ? lengths + pins : pins + lengths
  }
}

extension LayoutConstraint {
  fileprivate var isLength: Bool {
    [.width, .height].contains(firstAttribute) && secondItem == nil
  }

  /// Returns a constraint that is like this one but for the relation.
  fileprivate func copy(with relation: LayoutRelation) -> LayoutConstraint {
    let copy = LayoutConstraint(
      item: firstItem as Any,
      attribute: firstAttribute,
      relatedBy: relation,
      toItem: secondItem,
      attribute: secondAttribute,
      multiplier: multiplier,
      constant: constant
    )
    copy.priority = priority
    copy.identifier = identifier
    copy.source = source
    return copy
  }
}
