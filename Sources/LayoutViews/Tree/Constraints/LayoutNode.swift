/// A node for a view or layout guide, as constraints and the solver see it.
///
/// Constraints may outlive their items and do not keep them alive. They point at the node, which the
/// view or guide owns and clears when it goes away. A weak reference would do the same, but an object
/// that has one pays for it with each later use: its count of references moves to a table of its own.
final class LayoutNode {
  // Cleared by `ownerIsGone`, which the owner calls when it goes.
  @exclusivity(unchecked) private unowned(unsafe) var ownView: View?
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
    set { unsafe uncheckedItem = newValue }
  }
  @exclusivity(unchecked) private var uncheckedItem: SolvedItem?

  init(of view: View) { unsafe ownView = view }

  init(of guide: LayoutGuide) { unsafe ownGuide = guide }

  /// The view, or `nil` if it is gone, and for a guide.
  var view: View? { unsafe ownView }

  /// The guide, or `nil` if it is gone, and for a view.
  var guide: LayoutGuide? { unsafe ownGuide }

  /// The view or guide, or `nil` if it is gone.
  var item: (any LayoutItem)? { view ?? guide }

  /// The view itself, or the view that owns the guide.
  var hostView: View? { view ?? guide?.owningView }

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
