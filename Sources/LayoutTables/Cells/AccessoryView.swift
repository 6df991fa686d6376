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
  /// The lengths to lay out with.
  var metrics = TableMetrics()

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
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
    kind.hasButton ? frame(width: metrics.detailButtonWidth, isAtLeft: !isMirrored) : nil
  }

  private func frame(width: CGFloat, isAtLeft: Bool) -> CGRect {
    let width = min(width, bounds.width)
    let x = isAtLeft ? 0 : bounds.width - width
    return CGRect(x: x, y: 0, width: width, height: bounds.height)
  }

  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    let look = Look(
      kind: kind,
      bounds: bounds,
      metrics: metrics,
      isPressed: isPressed,
      isMirrored: isMirrored,
      tint: tintColor.value
    )
    return drawing(of: look, draw)
  }

  /// The area of its signs, in the view's coordinates, or `nil` if there is none.
  package var signFrame: CGRect? {
    let areas = drawing.map(\.bounds)
    return areas.dropFirst().reduce(areas.first) { $0?.union($1) }
  }

  private struct Look: Equatable {
    let kind: TableViewCell.AccessoryType
    let bounds: CGRect
    let metrics: TableMetrics
    let isPressed: Bool
    let isMirrored: Bool
    let tint: Color
  }

  private func draw() -> [ScreenElement] {
    var elements: [ScreenElement] = []
    if let frame = buttonFrame {
      elements += information(at: CGPoint(x: frame.midX, y: frame.midY))
    }
    if kind == .disclosureIndicator || kind == .detailDisclosureButton {
      let frame = frame(width: metrics.disclosureWidth, isAtLeft: isMirrored)
      let head = CGRect(x: frame.midX - 4, y: frame.midY - 6.5, width: 8, height: 13)
      elements.append(arrowHead(in: head))
    }
    if kind == .checkmark {
      let x = isMirrored ? metrics.checkmarkMiddle : bounds.width - metrics.checkmarkMiddle
      let middle = CGPoint(x: x, y: bounds.midY)
      let color = tintColor.value
      elements.append(.checkMark(center: middle, diameter: 30, color))
    }
    return elements
  }

  /// Returns an i in a ring.
  private func information(at center: CGPoint) -> [ScreenElement] {
    // A finger dims it as it does other buttons of the system.
    let opacity = isPressed ? TouchMetrics.pressedOpacity : 1
    let color = tintColor.value.faded(by: opacity)
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
    buttonFrame?.contains(point) ?? false
  }
}

extension TableViewCell.AccessoryType {
  /// Whether there is a button for details.
  var hasButton: Bool { self == .detailButton || self == .detailDisclosureButton }

  /// Returns the distance of the view from the edge.
  func inset(_ metrics: TableMetrics) -> CGFloat {
    switch self {
    case .disclosureIndicator, .detailDisclosureButton: metrics.disclosureInset
    case .none, .checkmark, .detailButton: metrics.textInset
    }
  }

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
