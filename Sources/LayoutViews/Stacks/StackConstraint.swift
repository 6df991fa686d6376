import Foundation

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
