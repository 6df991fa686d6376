package import Foundation
import LayoutGeometry

/// What slides in at the leading edge of a cell in editing mode: a check circle, a minus or a plus.
package final class EditControl: View {
  /// What the control shows.
  package enum Kind: String, Sendable, Hashable {
    /// A circle, empty or filled with a check mark.
    case check
    /// A minus.
    case delete
    /// A plus.
    case insert
  }

  /// What the control shows.
  package internal(set) var kind = Kind.check
  /// Whether the check circle is filled.
  package internal(set) var isOn = false
  /// The middle of the circle, from the leading edge.
  var centerDistance: CGFloat = 0
  /// The diameter of the circle.
  var diameter: CGFloat = 0

  package override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  package override var role: String? {
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

/// What is at the trailing edge of a cell: an arrow head or a check mark.
package final class AccessoryView: View {
  /// What is shown.
  package internal(set) var kind = TableViewCell.AccessoryType.none

  package override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  package override var role: String? {
    switch kind {
    case .none: nil
    case .disclosureIndicator: "disclosure-indicator"
    case .checkmark: "checkmark"
    }
  }
}

/// A line between rows.
package final class SeparatorView: View {
  package override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  package override var role: String? { "separator" }
}

/// What is behind the content of a chosen or pressed cell.
package final class SelectionBackground: View {
  package override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  package override var role: String? { "selected-background" }
}
