public import Foundation

// UIKit's methods with UIKit's labels alone. A method with more arguments, though they have defaults, is no
// witness of a protocol's requirement and no value of the plain type; these are, and an ordinary call takes
// the others, which know their line. A constraint made by one of these has no source.

extension LayoutAnchor {
  /// Makes a constraint: this anchor is at the other one.
  @_disfavoredOverload
  public func constraint(equalTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
    make(.equal, anchor, constant: 0, at: .unknown)
  }

  /// Makes a constraint: this anchor is at the other one plus a constant.
  @_disfavoredOverload
  public func constraint(
    equalTo anchor: LayoutAnchor<AnchorType>,
    constant: CGFloat
  ) -> LayoutConstraint {
    make(.equal, anchor, constant: constant, at: .unknown)
  }

  /// Makes a constraint: this anchor is at least the other one.
  @_disfavoredOverload
  public func constraint(greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint
  {
    make(.greaterThanOrEqual, anchor, constant: 0, at: .unknown)
  }

  /// Makes a constraint: this anchor is at least the other one plus a constant.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>,
    constant: CGFloat
  ) -> LayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: constant, at: .unknown)
  }

  /// Makes a constraint: this anchor is at most the other one.
  @_disfavoredOverload
  public func constraint(lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: 0, at: .unknown)
  }

  /// Makes a constraint: this anchor is at most the other one plus a constant.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>,
    constant: CGFloat
  ) -> LayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: constant, at: .unknown)
  }
}

extension LayoutDimension {
  /// Makes a constraint: this size is a constant.
  @_disfavoredOverload
  public func constraint(equalToConstant constant: CGFloat) -> LayoutConstraint {
    make(.equal, nil, constant: constant, at: .unknown)
  }

  /// Makes a constraint: this size is a multiple of another one.
  @_disfavoredOverload
  public func constraint(equalTo anchor: LayoutDimension, multiplier: CGFloat) -> LayoutConstraint {
    make(.equal, anchor, multiplier: multiplier, constant: 0, at: .unknown)
  }

  /// Makes a constraint: this size is a multiple of another one, plus a constant.
  @_disfavoredOverload
  public func constraint(
    equalTo anchor: LayoutDimension,
    multiplier: CGFloat,
    constant: CGFloat
  ) -> LayoutConstraint {
    make(.equal, anchor, multiplier: multiplier, constant: constant, at: .unknown)
  }

  /// Makes a constraint: this size is at least a constant.
  @_disfavoredOverload
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    make(.greaterThanOrEqual, nil, constant: constant, at: .unknown)
  }

  /// Makes a constraint: this size is at least a multiple of another one.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    make(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: 0, at: .unknown)
  }

  /// Makes a constraint: this size is at least a multiple of another one, plus a constant.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension,
    multiplier: CGFloat,
    constant: CGFloat
  ) -> LayoutConstraint {
    make(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant, at: .unknown)
  }

  /// Makes a constraint: this size is at most a constant.
  @_disfavoredOverload
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    make(.lessThanOrEqual, nil, constant: constant, at: .unknown)
  }

  /// Makes a constraint: this size is at most a multiple of another one.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    make(.lessThanOrEqual, anchor, multiplier: multiplier, constant: 0, at: .unknown)
  }

  /// Makes a constraint: this size is at most a multiple of another one, plus a constant.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension,
    multiplier: CGFloat,
    constant: CGFloat
  ) -> LayoutConstraint {
    make(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant, at: .unknown)
  }
}

extension LayoutXAxisAnchor {
  /// Makes a constraint: this anchor follows the other one at the recommended space.
  @_disfavoredOverload
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    makeSpace(.equal, after: anchor, times: multiplier, at: .unknown)
  }

  /// Makes a constraint: this anchor follows the other one at no less than the recommended space.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    makeSpace(.greaterThanOrEqual, after: anchor, times: multiplier, at: .unknown)
  }

  /// Makes a constraint: this anchor follows the other one at no more than the recommended space.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    makeSpace(.lessThanOrEqual, after: anchor, times: multiplier, at: .unknown)
  }
}

extension LayoutYAxisAnchor {
  /// Makes a constraint: this anchor is below the other one at the recommended space.
  @_disfavoredOverload
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    makeSpace(.equal, after: anchor, times: multiplier, at: .unknown)
  }

  /// Makes a constraint: this anchor is below the other one at no less than the recommended space.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    makeSpace(.greaterThanOrEqual, after: anchor, times: multiplier, at: .unknown)
  }

  /// Makes a constraint: this anchor is below the other one at no more than the recommended space.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    makeSpace(.lessThanOrEqual, after: anchor, times: multiplier, at: .unknown)
  }
}
