import Foundation
public import LayoutDiagnostics
import LayoutGeometry

/// A part in determining an edge or a length, with its rate.
public struct LayoutInfluence {
  /// The constraint, or `nil` if frame, content or insets determine, which are the system's rows.
  public let constraint: LayoutConstraint?
  /// The cause in words: the constraint as an equation, or the system's rule.
  public let text: String
  /// The number of points that the edge moves, right or down, for each point that the constant grows.
  public let rate: Double
  /// The place in the source, or `nil` for the system's rows.
  public var source: SourceMark? { constraint?.source }

  init(_ row: SystemRow, rate: Double) {
    constraint = row.constraint
    text = row.text
    self.rate = rate
  }
}

extension LayoutInfluence: CustomStringConvertible {
  /// The influence as a sentence, such as `moves -0.5 pt for each pt of 'b.width == 40'`.
  public var description: String {
    "moves \(rate > 0 ? "+" : "")\(decimalText(rate)) pt for each pt of '\(text)'"
  }
}

extension View {
  /// Returns the influences on an edge, a middle, a baseline or a length of the view, with signs.
  ///
  /// Positions count in the superview's coordinates, to the right and down. A constraint that could change a
  /// little without moving the edge is not among the answers: an inequality with room left, or a wish
  /// that something stronger overrides. An edge that nothing determines has no influences. Changes
  /// since the last layout are taken into account, but nothing is moved yet.
  ///
  /// ```swift
  /// for influence in badge.constraintsDetermining(.trailing) { print(influence) }
  /// // moves +1 pt for each pt of 'badge.leading == card.leading + 8'
  /// // moves +1 pt for each pt of 'badge.width == 40'
  /// ```
  ///
  /// - Parameter attribute: An edge, a middle, a baseline or a length.
  /// - Returns: The influences in order of activation; none if no view of the tree is placed by
  ///   constraints.
  /// - Complexity: Linear in the number of rows that the edge is computed from.
  public func constraintsDetermining(_ attribute: LayoutConstraint.Attribute) -> [LayoutInfluence] {
    guard let engine = root.constraintState.engine,
      let place = engine.expression(of: attribute, of: node)
    else { return [] }
    return engine.influences(on: [place]).map { LayoutInfluence($0.row, rate: $0.rates[0]) }
  }

  /// Returns the constraints that influence where the view is and how long it is in one direction, those of
  /// other views too that decide about it at one remove.
  ///
  /// The place counts in the superview. As in UIKit the answer is for looking at, not for changing
  /// layouts. Frames, contents and insets, which UIKit has as constraints of private classes, are among
  /// the influences of `constraintsDetermining(_:)`.
  ///
  /// - Parameter axis: The direction.
  /// - Returns: The constraints in order of activation.
  /// - Complexity: Linear in the number of rows that the place is computed from.
  public func constraintsAffectingLayout(for axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
    root.constraintState.engine?.constraints(affecting: node, along: axis) ?? []
  }
}

extension LayoutGuide {
  /// Returns the constraints that influence where the guide is in its owner and how long it is in one
  /// direction, those of other views too that decide about it at one remove.
  ///
  /// - Parameter axis: The direction.
  /// - Returns: The constraints in order of activation; none for a guide that no constraint names.
  /// - Complexity: Linear in the number of rows that the place is computed from.
  public func constraintsAffectingLayout(for axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
    solvedItem?.engine?.constraints(affecting: node, along: axis) ?? []
  }
}
