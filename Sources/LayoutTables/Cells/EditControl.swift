package import Foundation
import LayoutGeometry
@_spi(SystemViews) package import LayoutViews

/// What slides in at the leading edge of a cell in editing mode: a check circle, a minus or a plus.
package final class EditControl: DecorationView {
  /// What the control shows.
  package enum Kind: String, Sendable, Hashable {
    /// A circle, empty or filled with a check mark.
    case check
    /// A minus.
    case delete
    /// A plus.
    case insert
  }

  /// What the control shows; a minus and a plus take touches, a check circle leaves them to the row.
  package internal(set) var kind = Kind.check {
    didSet { isUserInteractionEnabled = kind != .check }
  }
  /// Whether the check circle is filled.
  package internal(set) var isOn = false
  /// The middle of the circle, from the leading edge.
  var centerDistance: CGFloat = 0
  /// The diameter of the circle.
  var diameter: CGFloat = 0

  @_spi(SystemViews) public override var role: String? {
    switch kind {
    case .check: "check-circle"
    case .delete: "delete-control"
    case .insert: "insert-control"
    }
  }

  /// The square around the circle, in the control's coordinates.
  package var circleFrame: CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let middle = isMirrored ? bounds.width - centerDistance : centerDistance
    return CGRect(
      x: middle - diameter / 2,
      y: (bounds.height - diameter) / 2,
      width: diameter,
      height: diameter
    )
  }
}
