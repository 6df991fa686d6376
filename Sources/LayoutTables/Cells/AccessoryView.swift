package import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) package import LayoutViews

/// What is at the trailing edge of a cell: an arrow head, a check mark, a button for details.
package final class AccessoryView: DecorationView {
  /// What is shown.
  package internal(set) var kind = TableViewCell.AccessoryType.none {
    didSet { isUserInteractionEnabled = kind.hasButton }
  }
  /// Whether a finger is on the button.
  package internal(set) var isPressed = false
  /// How visible the button is: a finger makes it pale as it does other buttons of the system.
  package var buttonOpacity: Double { isPressed ? TouchMetrics.pressedOpacity : 1 }
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

  /// Where the button is, in the view's coordinates; nil where there is none.
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

  /// Where the arrow head is, in the view's coordinates; nil where there is none.
  package var disclosureFrame: CGRect? {
    guard kind == .disclosureIndicator || kind == .detailDisclosureButton else { return nil }
    let width = min(metrics.disclosureWidth, bounds.width)
    return CGRect(
      x: isMirrored ? 0 : bounds.width - width,
      y: 0,
      width: width,
      height: bounds.height
    )
  }

  /// The button alone takes touches.
  package override func point(inside point: CGPoint, with event: Event?) -> Bool {
    guard let buttonFrame else { return false }
    return buttonFrame.contains(point)
  }
}

extension TableViewCell.AccessoryType {
  /// Whether there is a button for details.
  var hasButton: Bool { self == .detailButton || self == .detailDisclosureButton }

  /// The width that it takes; what is between it and the edge comes on top.
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
