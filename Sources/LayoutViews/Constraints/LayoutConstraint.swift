public import Foundation
public import LayoutDiagnostics

/// A relation between two places or sizes of the layout: UIKit's `NSLayoutConstraint`.
///
/// The first attribute is less than, equal to or greater than `multiplier` times the second one plus
/// `constant`. A constraint counts from its activation on. One that UIKit would refuse with an
/// exception stays inert, and the reason is among the diagnostics of its window.
public final class LayoutConstraint {
  let first: LayoutOperand?
  let second: LayoutOperand?
  /// How the two sides compare.
  public let relation: Relation
  /// The factor of the second attribute.
  public let multiplier: CGFloat
  /// A name for reports.
  public var identifier: String?
  /// Whether archives of the view hold the constraint in UIKit; there are no archives here.
  public var shouldBeArchived = false
  /// Where the constraint was written; nil for one that a stack made, made in an unknown place itself.
  public package(set) var source: SourceMark?
  /// Whether a part of the system made the constraint: it is not given up for the application's.
  final var isSystemMade = false

  /// The view among whose constraints this one is; nil while it is not active.
  var installedView: View? {
    get { unsafe holder }
    set { unsafe holder = newValue }
  }
  // A view that goes tells the constraints that it holds.
  private unowned(unsafe) var holder: View?
  /// The place in the order of activation.
  var activationNumber = 0
  var row: SolvedRow?
  /// Why the constraint cannot be active; nil where it can.
  package var misuse: Diagnostic? { refusals.first }
  // A list, as that is small where it is empty, and there are many constraints.
  private let refusals: [Diagnostic]

  /// The factor of the recommended space, which is the constant then; nil for a constant in points.
  var systemSpacingMultiplier: CGFloat? {
    didSet { if systemSpacingMultiplier != oldValue { needsTranslation() } }
  }
  /// Whether the constant was written as the standard space of a visual format.
  var isStandardSpace = false
  private var storedConstant: CGFloat
  private var storedPriority = LayoutPriority.required

  /// Makes a constraint between two attributes; it is not active yet.
  ///
  /// - Parameters:
  ///   - view1: A view or layout guide.
  ///   - attr1: What of it is constrained.
  ///   - relation: How the sides compare.
  ///   - view2: A view or layout guide; nil where a size is compared with the constant alone.
  ///   - attr2: What of the second item counts.
  ///   - multiplier: The factor of the second attribute.
  ///   - constant: What is added to the second attribute, in points.
  ///   - fileID: The file that the constraint is written in.
  ///   - line: The line that the constraint is written in.
  public convenience init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant: CGFloat,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      (view1 as? any LayoutItem).map { LayoutOperand($0, attr1) },
      relation,
      (view2 as? any LayoutItem).map { LayoutOperand($0, attr2) },
      multiplier: multiplier,
      constant: constant,
      source: SourceMark(file: fileID, line: line)
    )
  }

  init(
    _ first: LayoutOperand?,
    _ relation: Relation,
    _ second: LayoutOperand?,
    multiplier: CGFloat = 1,
    constant: CGFloat,
    source: SourceMark?
  ) {
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    self.source = source
    storedConstant = constant
    let misuse = Self.misuse(
      of: first,
      and: second,
      multiplier: multiplier,
      constant: constant,
      at: source
    )
    refusals = misuse.map { [$0] } ?? []
    if let misuse { record(misuse) }
  }

  /// The first item: a view or layout guide.
  public var firstItem: AnyObject? { first?.item }
  /// The second item; nil for none.
  public var secondItem: AnyObject? { second?.item }
  /// What of the first item is constrained.
  public var firstAttribute: Attribute { first?.attribute ?? .notAnAttribute }
  /// What of the second item counts.
  public var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// What is added to the second attribute, in points; it may change at any time.
  public var constant: CGFloat {
    get { systemSpacingMultiplier.map { $0 * systemSpace } ?? storedConstant }
    set {
      guard newValue != storedConstant || systemSpacingMultiplier != nil else { return }
      guard newValue.isFinite else {
        record(
          .constraintValueNotFinite(
            "constant",
            newValue,
            at: source,
            consequence: "the constant stays as it was"
          )
        )
        return
      }
      systemSpacingMultiplier = nil
      storedConstant = newValue
      installedView?.layoutState.watch?.note(.constant(self))
      needsTranslation()
      installedView?.contentInsideDidChange()
    }
  }

  /// How important the constraint is; an active one cannot become required nor cease to be so.
  public var priority: LayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      guard newValue.isUsable else {
        record(.priorityOutOfRange(newValue, at: source))
        return
      }
      if isActive, (newValue == .required) != (storedPriority == .required) {
        record(.priorityOfActiveConstraint(from: storedPriority, to: newValue, at: source))
        return
      }
      storedPriority = newValue
      installedView?.layoutState.watch?.note(.priority(self))
      needsTranslation()
    }
  }

  /// The items on both sides, of which some may be gone by now.
  var items: [(any LayoutItem)?] { (first?.items ?? [nil]) + (second?.items ?? []) }

  func needsTranslation() {
    row?.needsTranslation()
  }

  /// Ceases to be active, as the view that held the constraint is gone.
  func viewIsGone() {
    installedView = nil
    row = nil
  }

  /// Calls `body` for what is on both sides, in order, and once where it is the same.
  func forEachNode(_ body: (LayoutNode) -> Void) {
    if let first { first.forEachNode(body) }
    second?.forEachNode { node in
      if node !== first?.node { body(node) }
    }
  }

  /// Notes `diagnostic` in the tree that the constraint belongs to, where there is one.
  func record(_ diagnostic: Diagnostic) {
    for item in items {
      guard let host = item?.hostView else { continue }
      host.record(diagnostic)
      return
    }
  }
}
