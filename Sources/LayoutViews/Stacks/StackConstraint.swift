import Foundation
import LayoutDiagnostics
import LayoutSolver

/// A constraint as a stack wants it.
struct StackConstraint {
  /// A purpose of a constraint, with the identifier by which UIKit's logs name it.
  enum Purpose: String, Hashable {
    /// Ties a view or spanner to the edges of the stack.
    case canvasConnection = "UISV-canvas-connection"
    /// Pulls the edges of the stack together if the views leave them free.
    case canvasFit = "UISV-canvas-fit"
    /// Keeps neighbors apart.
    case spacing = "UISV-spacing"
    /// Ties the views to the first one, across the stack.
    case alignment = "UISV-alignment"
    /// Makes views or gaps equally long.
    case fillEqually = "UISV-fill-equally"
    /// Gives a view its share of the length.
    case fillProportionally = "UISV-fill-proportionally"
    /// Ties a gap to the views on both sides.
    case distributingEdge = "UISV-distributing-edge"
    /// Takes a hidden view's length away.
    case hiding = "UISV-hiding"
    /// Keeps the views inside of the spanner.
    case spanningBoundary = "UISV-spanning-boundary"
    /// Makes the spanner as small as possible.
    case spanningFit = "UISV-spanning-fit"
    /// Gives a size to views that nothing else gives one.
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    /// Shares the width among texts that wrap.
    case textWidthDisambiguation = "UISV-text-width-disambiguation"
  }

  /// A kind of constant.
  enum Space: Equatable {
    case points(CGFloat)
    /// The space that the system recommends.
    case system
  }

  /// The identity of a constraint: all that cannot change while it is active.
  struct Key: Hashable {
    let purpose: Purpose
    let items: [ObjectIdentifier?]
    let attributes: [LayoutConstraint.Attribute]
    let relation: LayoutConstraint.Relation
    let multiplier: CGFloat
    let isRequired: Bool
  }

  let purpose: Purpose
  let first: LayoutOperand
  let relation: LayoutConstraint.Relation
  let second: LayoutOperand?
  var multiplier: CGFloat = 1
  var space = Space.points(0)
  var priority = LayoutPriority.required

  var key: Key {
    Key(
      purpose: purpose,
      items: [
        first.node.item.map(ObjectIdentifier.init), second?.node.item.map(ObjectIdentifier.init),
      ],
      attributes: [first.attribute, second?.attribute ?? .notAnAttribute],
      relation: relation,
      multiplier: multiplier,
      isRequired: priority == .required
    )
  }
}

/// The constraints that a stack made, in the order of their wishes.
struct StackConstraints {
  private var made: [(key: StackConstraint.Key, constraint: LayoutConstraint)] = []

  /// Makes and drops no more constraints than the difference to `wishes`.
  ///
  /// - Complexity: Linear in the number of constraints.
  mutating func become(_ wishes: [StackConstraint], at source: SourceMark?) {
    var previous: [StackConstraint.Key: LayoutConstraint] = [:]
    for (key, constraint) in made { previous[key] = constraint }
    let wanted = Set(wishes.map(\.key))
    for (key, constraint) in made where !wanted.contains(key) { constraint.isActive = false }
    made = []
    for wish in wishes {
      let key = wish.key
      let constraint = previous[key] ?? LayoutConstraint(wish, source: source)
      constraint.follow(wish)
      // One that the application took away comes back.
      constraint.isActive = true
      made.append((key, constraint))
    }
  }

  /// Takes the constraints of a view that leaves the stack out of layout.
  mutating func deactivateAll(of view: View) {
    let name = ObjectIdentifier(view)
    for (key, constraint) in made where key.items.contains(name) { constraint.isActive = false }
    made.removeAll { $0.key.items.contains(name) }
  }
}

extension LayoutConstraint {
  fileprivate convenience init(_ wish: StackConstraint, source: SourceMark?) {
    self.init(
      wish.first,
      wish.relation,
      wish.second,
      multiplier: wish.multiplier,
      constant: 0,
      source: source
    )
    identifier = wish.purpose.rawValue
    protection = wish.purpose == .hiding ? .full : .partial
  }

  fileprivate func follow(_ wish: StackConstraint) {
    switch wish.space {
    case .points(let points): constant = points
    case .system: systemSpacingMultiplier = 1
    }
    priority = wish.priority
  }
}
