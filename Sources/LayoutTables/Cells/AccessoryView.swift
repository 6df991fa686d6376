package import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) package import LayoutViews
package import ScreenFrames

/// A view at the trailing edge of a cell: an arrow head, a check mark, a button for details.
package final class AccessoryView: DecorationView {
  /// The kind of accessory.
  package internal(set) var kind = TableViewCell.AccessoryType.none {
    didSet { isUserInteractionEnabled = kind.hasButton }
  }
  /// Whether a finger is on the button.
  package internal(set) var isPressed = false
  /// The opacity of the button, which a finger dims as it does other buttons of the system.
  var buttonOpacity: Double { isPressed ? TouchMetrics.pressedOpacity : 1 }
  /// The lengths to lay out with.
  var metrics = TableMetrics(style: .plain, era: .classic, scale: 2, width: 320)

  @_spi(SystemViews) public override var role: String? {
    switch kind {
    case .none: nil
    case .disclosureIndicator: "disclosure-indicator"
    case .detailDisclosureButton: "detail-disclosure-button"
    case .checkmark: "checkmark"
    case .detailButton: "detail-button"
    }
  }

  /// The frame of the button, in the view's coordinates, or `nil` if there is none.
  package var buttonFrame: CGRect? {
    guard kind.hasButton else { return nil }
    let width = min(metrics.detailButtonWidth, bounds.width)
    return CGRect(
      x: isMirrored ? bounds.width - width : 0,
      y: 0,
      width: width,
      height: bounds.height
    )
  }

  /// The frame of the arrow head, in the view's coordinates, or `nil` if there is none.
  private var disclosureFrame: CGRect? {
    guard kind == .disclosureIndicator || kind == .detailDisclosureButton else { return nil }
    let width = min(metrics.disclosureWidth, bounds.width)
    return CGRect(
      x: isMirrored ? 0 : bounds.width - width,
      y: 0,
      width: width,
      height: bounds.height
    )
  }

  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    let look = Look(
      bounds: bounds,
      button: buttonFrame,
      isPressed: isPressed,
      disclosure: disclosureFrame,
      hasCheckmark: kind == .checkmark,
      isMirrored: isMirrored
    )
    return drawing(of: look) { draw(look) }
  }

  private struct Look: Equatable {
    let bounds: CGRect
    let button: CGRect?
    let isPressed: Bool
    let disclosure: CGRect?
    let hasCheckmark: Bool
    let isMirrored: Bool
  }

  private func draw(_ look: Look) -> [ScreenElement] {
    var elements: [ScreenElement] = []
    if let frame = look.button {
      elements += information(at: CGPoint(x: frame.midX, y: frame.midY))
    }
    if let frame = look.disclosure {
      let head = CGRect(x: frame.midX - 4, y: frame.midY - 6.5, width: 8, height: 13)
      elements.append(arrowHead(in: head))
    }
    if look.hasCheckmark {
      let middle = CGPoint(x: bounds.midX, y: bounds.midY)
      let color = SystemColor.systemBlue.dynamicColor
      elements.append(.checkMark(center: middle, diameter: 30, color))
    }
    return elements
  }

  /// Returns an i in a ring.
  private func information(at center: CGPoint) -> [ScreenElement] {
    let color = SystemColor.systemBlue.dynamicColor.faded(by: buttonOpacity)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x, y: center.y + y) }
    let stem = Outline.path([
      .move(at(-1.5, -1.25)), .line(at(0.25, -1.25)), .line(at(0.25, 4.75)),
      .move(at(-2, 4.75)), .line(at(2.5, 4.75)),
    ])
    return [
      .stroke(.circle(center: center, radius: 9.75), color, width: 1.5),
      .fill(.circle(center: at(0, -4.5), radius: 1.25), color),
      .stroke(stem, color, width: 1.5, isRound: true),
    ]
  }

  /// Returns a line with a bend that points to the trailing side.
  private func arrowHead(in rect: CGRect) -> ScreenElement {
    let tip = CGPoint(x: isMirrored ? rect.minX + 1 : rect.maxX - 1, y: rect.midY)
    let back = isMirrored ? rect.maxX - 1 : rect.minX + 1
    let path: [PathCommand] = [
      .move(CGPoint(x: back, y: rect.minY + 1)), .line(tip),
      .line(CGPoint(x: back, y: rect.maxY - 1)),
    ]
    return .stroke(.path(path), SystemColor.tertiaryLabel.dynamicColor, width: 2, isRound: true)
  }

  /// Returns whether a point is in the button, which alone takes touches.
  package override func point(inside point: CGPoint, with event: Event?) -> Bool {
    guard let buttonFrame else { return false }
    return buttonFrame.contains(point)
  }
}

extension TableViewCell.AccessoryType {
  /// Whether there is a button for details.
  var hasButton: Bool { self == .detailButton || self == .detailDisclosureButton }

  /// Returns the width of the view, to which the distance from the edge is added.
  func width(_ metrics: TableMetrics) -> CGFloat {
    switch self {
    case .none: 0
    case .disclosureIndicator: metrics.disclosureWidth
    case .checkmark: metrics.checkmarkWidth
    case .detailButton: metrics.detailButtonWidth
    case .detailDisclosureButton:
      metrics.detailButtonWidth + metrics.detailDisclosureGap + metrics.disclosureWidth
    }
  }
}
