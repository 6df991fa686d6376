public import Foundation
package import LayoutDiagnostics
import LayoutSolver

/// A relation between two places or sizes of the layout: UIKit's `NSLayoutConstraint`.
///
/// The first attribute is less than, equal to or greater than `multiplier` times the second one plus
/// `constant`. A constraint counts from its activation on. One that UIKit would refuse with an
/// exception stays inert, and the reason is among the diagnostics of its window. Subclasses may give
/// another constant or priority than was set: layout asks for both.
open class LayoutConstraint: NSObject {
  // Whole as it was made: to copy its parts would be a sixth of the work of making the constraint.
  private final let statement: Equation
  final var first: LayoutOperand? { statement.first }
  final var second: LayoutOperand? { statement.second }
  /// The relation of the two sides.
  public final var relation: Relation { statement.relation }
  /// The factor of the second attribute.
  public final var multiplier: CGFloat { statement.multiplier }
  /// A name for reports.
  open var identifier: String?
  /// Whether the constraint counts in layout.
  ///
  /// Setting it adds the constraint to the nearest common ancestor of its items, or takes it away.
  open var isActive: Bool {
    get { isInstalled }
    set { setActive(newValue) }
  }
  /// Whether archives of the view hold the constraint in UIKit, of which there are none here.
  public final var shouldBeArchived = false
  /// The place in the source, or `nil` for a constraint of a stack that was made in an unknown place itself.
  package final var source: SourceMark? {
    get { ownSource ?? statement.mark.known }
    set { ownSource = newValue }
  }
  private final var ownSource: SourceMark?
  /// The protection of the constraint if required constraints contradict each other.
  final var protection = Protection.none
  /// Whether a part of the system made the constraint: it is not given up for the application's.
  final var isSystemMade: Bool { protection != .none }

  /// The view that holds this constraint, or `nil` while it is not active.
  package final internal(set) var installedView: View? {
    get { unsafe holder }
    set { unsafe holder = newValue }
  }
  /// Whether a view holds this constraint.
  final var isInstalled: Bool { unsafe holder != nil }
  // A view that goes away notifies the constraints that it holds.
  @exclusivity(unchecked) private final unowned(unsafe) var holder: View?
  /// The place in the order of activation.
  final var activationNumber = 0
  /// The place among the rows of an engine, or `nil` while none has the constraint.
  final var place: RowPlace? {
    get { unsafe uncheckedPlace }
    @inline(__always) _modify { yield unsafe &uncheckedPlace }
  }
  @exclusivity(unchecked) private final var uncheckedPlace: RowPlace?
  /// Whether there are views whose scrolling changes the row.
  final var followsScrolling: Bool { unsafe uncheckedPlace?.scrolledNodes.isEmpty == false }
  /// The reason why the constraint cannot be active, or `nil` if it can.
  package final var misuse: Diagnostic? { refusals.first }
  final var isMisuse: Bool { !refusals.isEmpty }
  private final let refusals: [Diagnostic]

  /// The factor of the recommended space, which is the constant then, or `nil` for a constant in points.
  final var systemSpacingMultiplier: CGFloat? {
    didSet { if systemSpacingMultiplier != oldValue { needsTranslation() } }
  }
  /// Whether the constant was written as the standard space of a visual format.
  final var isStandardSpace = false
  private final var storedConstant: CGFloat
  private final var storedPriority = LayoutPriority.required

  /// Creates a constraint between two attributes, which is not active yet.
  ///
  /// - Parameters:
  ///   - view1: A view or layout guide.
  ///   - attr1: The attribute of the first item.
  ///   - relation: The relation of the sides.
  ///   - view2: A view or layout guide, or `nil` if a size is compared with the constant alone.
  ///   - attr2: The attribute of the second item.
  ///   - multiplier: The factor of the second attribute.
  ///   - constant: The distance added to the second attribute, in points.
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
    let source = SourceMark(file: fileID, line: line)
    var equation = Equation(
      first: (view1 as? any LayoutItem).map { LayoutOperand($0, attr1) },
      relation: relation,
      second: (view2 as? any LayoutItem).map { LayoutOperand($0, attr2) },
      multiplier: multiplier,
      constant: constant,
      mark: source
    )
    if let type = [view1, view2 as Any].lazy.compactMap(Self.typeOfNoItem).first {
      equation.refusals = [.itemIsNone(of: type, at: source)]
    }
    self.init(equation)
  }

  /// Returns the type of something that is neither a view or layout guide nor `nil`, or `nil` for the others.
  private static func typeOfNoItem(_ thing: Any) -> Any.Type? {
    if thing is any LayoutItem { return nil }
    let mirror = Mirror(reflecting: thing)
    guard mirror.displayStyle == .optional else { return type(of: thing) }
    return mirror.children.first.flatMap { typeOfNoItem($0.value) }
  }

  /// The statement of a constraint, made by anchors and by the initializer with items.
  public struct Equation {
    let first: LayoutOperand?
    let relation: Relation
    let second: LayoutOperand?
    let multiplier: CGFloat
    let constant: CGFloat
    let mark: SourceMark
    /// The reason why UIKit would refuse it, alone; a list, as that is small while it is empty.
    fileprivate(set) var refusals: [Diagnostic] = []
  }

  /// Creates a constraint; through this one, subclasses inherit the initializer with items.
  public init(_ equation: consuming Equation) {
    refusals =
      equation.refusals.isEmpty ? equation.misuse.map { [$0] } ?? [] : equation.refusals
    storedConstant = equation.constant
    statement = equation
    super.init()
    // One of nothing is told of when it becomes active.
    if isMisuse, let misuse, first != nil || statement.mark.known != nil { record(misuse) }
  }

  /// Creates a constraint of nothing, as UIKit's code returns where there is none.
  ///
  /// It never counts; UIKit raises an exception when it becomes active, of which there is a diagnostic here.
  public convenience override init() {
    self.init(nil, .equal, nil, constant: 0, source: nil)
  }

  convenience init(
    _ first: LayoutOperand?,
    _ relation: Relation,
    _ second: LayoutOperand?,
    multiplier: CGFloat = 1,
    constant: CGFloat,
    source: SourceMark?
  ) {
    self.init(
      Equation(
        first: first,
        relation: relation,
        second: second,
        multiplier: multiplier,
        constant: constant,
        mark: source ?? .unknown
      )
    )
  }

  /// The first item: a view or layout guide.
  public final var firstItem: AnyObject? { first?.node.item }
  /// The second item, or `nil` for none.
  public final var secondItem: AnyObject? { second?.node.item }
  /// The attribute of the first item.
  public final var firstAttribute: Attribute { first?.attribute ?? .notAnAttribute }
  /// The attribute of the second item.
  public final var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// The distance added to the second attribute, in points, which may change at any time.
  open var constant: CGFloat {
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
      installedView?.layoutWatch?.note(.constant(self))
      needsTranslation()
      installedView?.contentInsideDidChange()
    }
  }

  /// The importance of the constraint, which may not change from or to required while it is active.
  open var priority: LayoutPriority {
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
      installedView?.layoutWatch?.note(.priority(self))
      needsTranslation()
    }
  }

  /// The constraint as UIKit's console writes it, with made-up addresses.
  ///
  /// Such as `<NSLayoutConstraint:0x600000800050 H:|-(8)-[UILabel:0x600000100010'Name']   (active,
  /// names: '|':UIView:0x600000100000 )>`.
  ///
  /// - Complexity: O(*n*) in the number of views of the tree.
  open override var description: String { consoleDescription }

  /// Performs nothing; UIKit calls it after reading a file of Interface Builder.
  open func awakeFromNib() {}

  /// The items on both sides, of which some may be gone by now.
  final var items: [(any LayoutItem)?] { (first?.items ?? [nil]) + (second?.items ?? []) }

  /// Whether one side or the other is a baseline.
  final var isAboutBaseline: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }

  /// Ceases to be active, as the view that held the constraint is gone.
  final func viewIsGone() {
    installedView = nil
    place = nil
  }

  /// Calls `body` for the nodes of both sides, in order, and once if they are the same.
  final func forEachNode(_ body: (LayoutNode) -> Void) {
    if let first { first.forEachNode(body) }
    second?.forEachNode { node in
      if node !== first?.node { body(node) }
    }
  }

  /// Notes `diagnostic` in the tree that the constraint belongs to.
  final func record(_ diagnostic: Diagnostic) {
    diagnostic.record(inTreeOf: items.compactMap { $0?.hostView })
  }
}

extension SourceMark {
  // Kept instead of `nil`: an optional mark is several times as much work to copy.
  static var unknown: Self { SourceMark(file: "", line: 0) }

  var known: SourceMark? { file.isEmpty ? nil : self }
}
