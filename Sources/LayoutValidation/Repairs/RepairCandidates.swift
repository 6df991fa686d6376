import Foundation
import LayoutDiagnostics
import LayoutScenes
import LayoutVocabulary

/// The changes of a file's constraints that may help against a finding, the best first.
///
/// They come from the constraints that the finding names: the one that was given up, and those against it.
struct RepairCandidates {
  /// The changes.
  private(set) var edits: [ConstraintEdit] = []

  /// Creates the changes for a finding, from the texts of the scenario's files.
  init(for finding: ValidationFinding, in sources: [SourceText]) {
    let marks = ([finding.diagnostic.mark] + finding.diagnostic.notes.map(\.mark))
      .compactMap(\.self)
    var constraints: [PlacedConstraint] = []
    for mark in marks where !constraints.contains(where: { $0.mark == mark }) {
      let found = sources.lazy.compactMap { PlacedConstraint(at: mark, in: $0) }.first
      if let found { constraints.append(found) }
    }
    guard !constraints.isEmpty else { return }
    if finding.diagnostic.code == "ambiguous-layout" {
      addPriorities(below: constraints)
      addPins(finding, after: constraints)
    } else {
      addLess(constraints)
      addRelations(constraints)
      addConstants(constraints, finding.amount)
      for constraint in constraints { add(.removal, constraint) }
    }
  }

  private mutating func add(_ change: ConstraintEdit.Change, _ constraint: PlacedConstraint) {
    if let edit = ConstraintEdit(change, of: constraint) { edits.append(edit) }
  }

  /// Adds required constraints as wishes, which give way where they must; sizes rather than places.
  private mutating func addLess(_ constraints: [PlacedConstraint]) {
    let required = constraints.filter { $0.written.priority == 1000 }
    for constraint in required.filter(\.isLength) + required.filter({ !$0.isLength }) {
      add(.priority(999), constraint)
    }
  }

  /// Adds equations as limits, on either side.
  private mutating func addRelations(_ constraints: [PlacedConstraint]) {
    for constraint in constraints where constraint.written.relation == .equal {
      add(.relation(.lessThanOrEqual), constraint)
      add(.relation(.greaterThanOrEqual), constraint)
    }
  }

  /// Adds constants that are off by the amount of the finding, in whole points.
  private mutating func addConstants(_ constraints: [PlacedConstraint], _ amount: Double) {
    let distance = abs(amount).rounded(.up)
    // Much more than a strip is another design and no repair, and shares of a length are meant as shares.
    guard distance > 0, distance <= 200 else { return }
    for constraint in constraints where constraint.written.multiplier == 1 {
      let constant = constraint.written.constant
      for changed in [constant - distance, constant + distance]
      where constraint.written.second != nil || changed > 0 {
        add(.constant(changed), constraint)
      }
    }
  }

  /// Adds other priorities for equations that want different things with the same one.
  private mutating func addPriorities(below constraints: [PlacedConstraint]) {
    let wishes = constraints.filter { $0.written.priority < 1000 && $0.written.relation == .equal }
    for wish in wishes
    where wishes.count(where: { $0.written.priority == wish.written.priority }) > 1 {
      if wish.written.priority > 1 { add(.priority(wish.written.priority - 1), wish) }
    }
  }

  /// Adds the constraint that is missing: another edge at the superview's, the middle, a length.
  private mutating func addPins(_ finding: ValidationFinding, after constraints: [PlacedConstraint])
  {
    guard let last = constraints.last, let name = finding.views.first else { return }
    let edges =
      finding.axis == .horizontal
      ? ["leading", "trailing", "centerX"] : ["top", "bottom", "centerY"]
    for edge in edges { add(.addition("\(name).\(edge) == superview.\(edge)"), last) }
    // The least length that a finger finds (Human Interface Guidelines, "Buttons").
    add(.addition("\(name).\(finding.axis == .horizontal ? "width" : "height") == 44"), last)
  }
}

extension PlacedConstraint {
  /// Whether it gives a view a length.
  fileprivate var isLength: Bool {
    [.width, .height].contains(written.first.attribute) && written.second == nil
  }
}
