public import Foundation
import LayoutGeometry

extension View {
  /// The target of `systemLayoutSizeFitting(_:)` for the smallest size.
  public static var layoutFittingCompressedSize: CGSize { .zero }

  /// The target of `systemLayoutSizeFitting(_:)` for the largest size.
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}

extension View {
  /// Measures the subtree of this view in an engine of its own, and leaves all frames as they were.
  ///
  /// The tree uses constraints from then on.
  func fittedSize(for target: FittingTarget) -> CGSize {
    _ = root.engineForConstraints
    updateConstraintsIfNeeded()
    var items: [any LayoutItem] = []
    collectItems(into: &items)
    let saved = items.map(SavedMembership.init)
    defer { for membership in saved { membership.restore() } }

    let engine = LayoutEngine(root: self, fitting: target)
    fill(engine)
    defer { engine.close() }
    let solved = engine.item(for: node)
    engine.solve()
    // Texts that wrap know their height only now that they know their width.
    var wrapped: [(view: View, width: CGFloat?)] = []
    for case let view as View in items {
      guard let item = view.solvedItem else { continue }
      let width = view.wrappingWidth
      view.wrappingWidth = CGFloat(item.values.width)
      if view.wrappingWidth != width { wrapped.append((view, width)) }
    }
    engine.solve()
    recordFittingConflicts(of: engine)
    let size = CGSize(width: solved.values.width, height: solved.values.height)
    for (view, width) in wrapped { view.wrappingWidth = width }

    let scale = pixelScale
    return CGSize(
      width: pixelCeiling(size.width, scale: scale),
      height: pixelCeiling(size.height, scale: scale)
    )
  }
}

extension View {
  /// The intrinsic size, or `nil` while it is being asked for further up.
  ///
  /// An override that measures its own view gets the size by its constraints, without endless calls.
  var intrinsicSizeForLayout: CGSize? {
    guard !layoutState.isAskedForSize else { return nil }
    layoutState.isAskedForSize = true
    defer { layoutState.isAskedForSize = false }
    return intrinsicContentSize
  }
}

/// The state of an item in the engine of its tree, put aside while another one measures it.
private struct SavedMembership {
  let item: any LayoutItem
  let solvedItem: SolvedItem?
  let scrolledConstraints: [LayoutConstraint]
  let places: [(LayoutConstraint, place: RowPlace?, number: Int)]

  init(_ item: any LayoutItem) {
    self.item = item
    solvedItem = item.solvedItem
    let view = item as? View
    scrolledConstraints = view?.constraintState.scrolledConstraints ?? []
    places = (view?.constraints ?? []).map { ($0, $0.place, $0.activationNumber) }
    item.existingNode?.solvedItem = nil
    for constraint in view?.constraints ?? [] { constraint.place = nil }
  }

  func restore() {
    item.existingNode?.solvedItem = solvedItem
    (item as? View)?.constraintState.scrolledConstraints = scrolledConstraints
    for (constraint, place, number) in places {
      constraint.place = place
      constraint.activationNumber = number
    }
  }
}
