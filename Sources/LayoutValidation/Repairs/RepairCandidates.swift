import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutScenes
import LayoutSimulation
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
    if let missing = finding.missing {
      addPriorities(below: constraints)
      let neighbor = missing.neighbor.flatMap { mark in
        sources.lazy.compactMap { PlacedConstraint(at: mark, in: $0) }.first
      }
      if let neighbor = constraints.last ?? neighbor { addPins(finding, missing, after: neighbor) }
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

  /// Returns the points by which a constant may be off, or `nil` for none: much more than a strip is another design and
  /// no repair.
  static func distance(for amount: Double) -> CGFloat? {
    let distance = abs(amount).rounded(.up)
    return distance > 0 && distance <= 200 ? CGFloat(distance) : nil
  }

  /// Adds constants that are off by the amount of the finding, in whole points.
  private mutating func addConstants(_ constraints: [PlacedConstraint], _ amount: Double) {
    guard let distance = Self.distance(for: amount) else { return }
    // Shares of a length are meant as shares.
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

  /// Adds the constraint that is missing: another edge at what is around the view, the middle, a length.
  private mutating func addPins(
    _ finding: ValidationFinding,
    _ missing: MissingConstraint,
    after neighbor: PlacedConstraint
  ) {
    guard let name = finding.views.first else { return }
    let isHorizontal = finding.axis == .horizontal
    let edges = isHorizontal ? ["leading", "trailing"] : ["top", "bottom"]
    let middle = isHorizontal ? "centerX" : "centerY"
    let pins =
      (edges.map { "\(name).\($0) == \(missing.holder).\($0)" }
      + ["\(name).\(middle) == superview.\(middle)"])
      .map(ConstraintEdit.Change.addition)
    let lengths = missing.lengths.map { length in
      let text = "\(name).\(isHorizontal ? "width" : "height") == \(decimalText(length.points))"
      return ConstraintEdit.Change.length(text, reason: length.reason)
    }
    for change in missing.prefersLength ? lengths + pins : pins + lengths {
      add(change, neighbor)
    }
  }
}

extension PlacedConstraint {
  /// Whether it gives a view a length.
  fileprivate var isLength: Bool {
    [.width, .height].contains(written.first.attribute) && written.second == nil
  }
}
