package import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) package import LayoutViews
package import ScreenFrames

/// A control that slides in at the leading edge of a cell in editing mode: a check circle, a minus or a plus.
package final class EditControl: DecorationView {
  /// A kind of control.
  package enum Kind: String, Sendable, Hashable {
    /// A circle, empty or filled with a check mark.
    case check
    /// A minus.
    case delete
    /// A plus.
    case insert
  }

  /// The kind of control; a minus and a plus take touches, a check circle leaves them to the row.
  package internal(set) var kind = Kind.check {
    didSet { isUserInteractionEnabled = kind != .check }
  }
  /// Whether the check circle is filled.
  package internal(set) var isOn = false
  /// The middle of the circle, from the leading edge.
  var centerDistance: CGFloat = 0
  /// The diameter of the circle.
  var diameter: CGFloat = 0

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? {
    switch kind {
    case .check: "check-circle"
    case .delete: "delete-control"
    case .insert: "insert-control"
    }
  }

  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    let circle = circleFrame
    return drawing(of: Look(kind: kind, isOn: isOn, circle: circle, tint: tintColor.value)) {
      draw(in: circle)
    }
  }

  private struct Look: Equatable {
    let kind: Kind
    let isOn: Bool
    let circle: CGRect
    let tint: Color
  }

  private func draw(in square: CGRect) -> [ScreenElement] {
    let center = CGPoint(x: square.midX, y: square.midY)
    let radius = square.width / 2
    func disc(_ color: Color) -> ScreenElement {
      .fill(.circle(center: center, radius: radius), color, ElementTag(id: "circle"))
    }
    let level = CGRect(x: center.x - 5, y: center.y - 1, width: 10, height: 2)
    let upright = CGRect(x: center.x - 1, y: center.y - 5, width: 2, height: 10)
    switch kind {
    case .check where isOn:
      return [disc(tintColor.value), .checkMark(center: center, diameter: square.width, .white)]
    case .check:
      return [
        .stroke(
          .circle(center: center, radius: radius - 0.75),
          SystemColor.tertiaryLabel.dynamicColor,
          width: 1.5,
          ElementTag(id: "circle")
        )
      ]
    case .delete:
      return [disc(SystemColor.systemRed.dynamicColor), .fill(.rectangle(level), .white)]
    case .insert:
      return [disc(SystemColor.systemGreen.dynamicColor)]
        + [level, upright].map { .fill(.rectangle($0), .white) }
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
