public import Foundation
import LayoutDiagnostics

/// A width, a height or a distance: UIKit's `NSLayoutDimension`.
public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// Makes a constraint: this size is a constant.
  public func constraint(
    equalToConstant constant: CGFloat,
    fileID: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    make(.equal, nil, constant: constant, at: SourceMark(file: fileID, line: line))
  }

  /// Makes a constraint: this size is at least a constant.
  public func constraint(
    greaterThanOrEqualToConstant constant: CGFloat,
    fileID: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    make(.greaterThanOrEqual, nil, constant: constant, at: SourceMark(file: fileID, line: line))
  }

  /// Makes a constraint: this size is at most a constant.
  public func constraint(
    lessThanOrEqualToConstant constant: CGFloat,
    fileID: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    make(.lessThanOrEqual, nil, constant: constant, at: SourceMark(file: fileID, line: line))
  }

  /// Makes a constraint: this size is a multiple of another one, plus a constant.
  public func constraint(
    equalTo anchor: LayoutDimension,
    multiplier: CGFloat,
    constant: CGFloat = 0,
    fileID: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    let source = SourceMark(file: fileID, line: line)
    return make(.equal, anchor, multiplier: multiplier, constant: constant, at: source)
  }

  /// Makes a constraint: this size is at least a multiple of another one, plus a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension,
    multiplier: CGFloat,
    constant: CGFloat = 0,
    fileID: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    let source = SourceMark(file: fileID, line: line)
    return make(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant, at: source)
  }

  /// Makes a constraint: this size is at most a multiple of another one, plus a constant.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension,
    multiplier: CGFloat,
    constant: CGFloat = 0,
    fileID: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    let source = SourceMark(file: fileID, line: line)
    return make(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant, at: source)
  }
}
