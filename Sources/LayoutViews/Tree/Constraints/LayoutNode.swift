/// A node for a view or layout guide, as constraints and the solver see it.
///
/// Constraints may outlive their items and do not keep them alive. They point at the node, which the
/// view or guide owns and clears when it goes away. A weak reference would do the same, but an object
/// that has one pays for it with each later use: its count of references moves to a table of its own.
@safe final class LayoutNode {
  // Cleared by `ownerIsGone`, which the owner calls when it goes.
  @exclusivity(unchecked) private var ownView: Unmanaged<View>?
  @exclusivity(unchecked) private unowned(unsafe) var ownGuide: LayoutGuide?
  /// The active constraints that name the view or guide, in order of activation.
  private(set) var references: [LayoutConstraint] {
    @inline(__always) _read { yield unsafe uncheckedReferences }
    @inline(__always) _modify { yield unsafe &uncheckedReferences }
  }
  @exclusivity(unchecked) private var uncheckedReferences: [LayoutConstraint] = []
  /// The number of these constraints about a baseline, of this item or of the other.
  private(set) var baselineReferenceCount = 0
  /// The state of the view or guide in the constraint solver, or `nil` while no constraint needs it.
  var solvedItem: SolvedItem? {
    get { unsafe uncheckedItem }
    set {
      unsafe uncheckedItem = newValue
      unsafe solved = newValue.map { ($0.variables, by: ObjectIdentifier($0.solvingEngine)) }
    }
  }
  @exclusivity(unchecked) private var uncheckedItem: SolvedItem?
  // Read for each term of each row, where an object would have its references counted.
  @exclusivity(unchecked) private var solved: (variables: ItemVariables, by: ObjectIdentifier)?

  init(of view: View) { unsafe ownView = Unmanaged.passUnretained(view) }

  init(of guide: LayoutGuide) { unsafe ownGuide = guide }

  /// Returns the variables of the view or guide in `engine`, or `nil` if that has none.
  func variables(in engine: LayoutEngine) -> ItemVariables? {
    guard let solved = unsafe solved, solved.by == ObjectIdentifier(engine) else { return nil }
    return solved.variables
  }

  /// The view, or `nil` if it is gone, and for a guide.
  var view: View? { unsafe ownView?.takeUnretainedValue() }

  // These two count no references to the view.

  func isNode(of view: View) -> Bool {
    unsafe ownView?.toOpaque() == Unmanaged.passUnretained(view).toOpaque()
  }

  func isNode(ofSubviewOf view: View) -> Bool {
    unsafe ownView?._withUnsafeGuaranteedRef { $0.isSubview(of: view) } ?? false
  }

  /// The guide, or `nil` if it is gone, and for a view.
  var guide: LayoutGuide? { unsafe ownGuide }

  /// The view or guide, or `nil` if it is gone.
  var item: (any LayoutItem)? { view ?? guide }

  /// The view itself, or the view that owns the guide.
  var hostView: View? { view ?? guide?.owningView }

  /// Returns the nearest view that contains the items of both nodes, or `nil` if one is gone, or if they are in
  /// different trees.
  func nearestCommonAncestor(with other: LayoutNode) -> View? {
    if let own = unsafe ownView, let other = unsafe other.ownView,
      let near = unsafe View.ancestor(ofNeighbors: own, other)
    {
      return near
    }
    guard let view = hostView, let otherView = other.hostView else { return nil }
    return view.nearestCommonAncestor(with: otherView)
  }

  /// The number of constraints that name most items, with some to spare.
  private static let commonReferenceCount = 10

  /// Adds a constraint that names the item and is active now.
  func addReference(_ constraint: LayoutConstraint) {
    if references.isEmpty { references.reserveCapacity(LayoutNode.commonReferenceCount) }
    references.append(constraint)
    if constraint.isAboutBaseline { baselineReferenceCount += 1 }
  }

  /// Removes a constraint that is not active any more.
  func removeReference(_ constraint: LayoutConstraint) {
    guard let index = references.lastIndex(where: { $0 === constraint }) else { return }
    references.remove(at: index)
    if constraint.isAboutBaseline { baselineReferenceCount -= 1 }
  }

  /// Removes the constraints that went with the views that held them.
  func removeUninstalledReferences() {
    references.removeAll { $0.installedView == nil }
    baselineReferenceCount = references.count { $0.isAboutBaseline }
  }

  /// Removes all references, as the owner of the node is gone.
  func ownerIsGone() {
    unsafe ownView = nil
    unsafe ownGuide = nil
    references = []
    baselineReferenceCount = 0
    solvedItem = nil
  }
}
