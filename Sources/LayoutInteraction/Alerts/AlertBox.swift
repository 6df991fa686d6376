import Foundation
import LayoutControls
import LayoutDevices
import LayoutGeometry
import LayoutText
@_spi(SystemViews) import LayoutViews

/// A box of an alert: texts, fields and buttons below each other.
final class AlertBox: View {
  /// The buttons from the top, or from the left.
  let buttons: [AlertButton]
  private let texts: [Label]
  private let fields: [TextField]
  private var lines: [View] = []
  private let metrics: AlertMetrics

  override class var ownFile: String { #fileID }

  init(texts: [Label], fields: [TextField], buttons: [AlertButton], _ metrics: AlertMetrics) {
    self.texts = texts
    self.fields = fields
    self.buttons = buttons
    self.metrics = metrics
    super.init(frame: .zero)
    layer.cornerRadius = metrics.cornerRadius
    clipsToBounds = !metrics.isAligned
    for view in texts as [View] + fields + buttons { addSubview(view) }
    guard !metrics.isAligned else {
      for field in fields { makeCapsule(of: field) }
      return
    }
    let isFirstAlone = texts.allSatisfy { $0.text?.isEmpty ?? true } && fields.isEmpty
    lines = (0..<max(0, buttons.count - (isFirstAlone ? 1 : 0))).map { _ in
      let line = View()
      line.isUserInteractionEnabled = false
      return line
    }
    for line in lines { addSubview(line) }
  }

  required init?(coder: NSCoder) { nil }

  /// Gives a field round ends, and room before its text unless it has a view there.
  private func makeCapsule(of field: TextField) {
    field.borderStyle = .none
    field.layer.cornerRadius = metrics.fieldHeight / 2
    guard field.leftView == nil else { return }
    let size = CGSize(width: metrics.fieldOutset, height: metrics.fieldHeight)
    field.leftView = View(frame: CGRect(origin: .zero, size: size))
    field.leftViewMode = .always
  }

  /// Places all parts in a width, and returns the size that they take.
  func arrange(in width: CGFloat, scale: CGFloat) -> CGSize {
    var y = metrics.topPadding
    let shown = texts.filter { $0.text?.isEmpty == false }
    let room = CGSize(width: width - 2 * metrics.margin, height: .greatestFiniteMagnitude)
    for label in shown {
      let height = pixelCeiling(label.sizeThatFits(room).height, scale: scale)
      label.frame = CGRect(x: metrics.margin, y: y, width: room.width, height: height)
      y = pixelAligned(y + height + metrics.spacing, scale: scale)
    }
    for (index, field) in fields.enumerated() {
      if index == 0 { y = pixelAligned(y + metrics.fieldSpacing - metrics.spacing, scale: scale) }
      let outset = metrics.fieldOutset
      field.frame = CGRect(
        x: metrics.margin - outset,
        y: y,
        width: room.width + 2 * outset,
        height: metrics.fieldHeight
      )
      y = pixelAligned(y + metrics.fieldHeight + metrics.spacing, scale: scale)
    }
    y = pixelAligned(y + metrics.bottomPadding - metrics.spacing, scale: scale)
    if shown.isEmpty, fields.isEmpty { y = metrics.buttonInset }
    return CGSize(width: width, height: arrangeButtons(below: y, in: width, scale: scale))
  }

  /// Places the buttons, and returns where the box ends.
  private func arrangeButtons(below top: CGFloat, in width: CGFloat, scale: CGFloat) -> CGFloat {
    let (inset, gap, height) = (metrics.buttonInset, metrics.buttonGap, metrics.buttonHeight)
    let room = width - 2 * inset
    let half = (room - gap) / 2
    let isPair =
      !metrics.isSheet && buttons.count == 2
      && buttons.allSatisfy { $0.titleWidth <= half - 2 * metrics.buttonPadding }
    for (index, button) in buttons.enumerated() {
      let step = CGFloat(index)
      button.frame =
        isPair
        ? CGRect(x: inset + step * (half + gap), y: top, width: half, height: height)
        : CGRect(x: inset, y: top + step * (height + gap), width: room, height: height)
    }
    let first = buttons.count - lines.count
    for (index, line) in lines.enumerated() {
      let frame = buttons[index + first].frame
      line.frame =
        isPair && index > 0
        ? CGRect(x: frame.minX, y: top, width: 1 / scale, height: height)
        : CGRect(x: 0, y: frame.minY, width: width, height: 1 / scale)
    }
    return (buttons.last?.frame.maxY ?? top) + inset
  }

  /// Takes the colors of an appearance.
  func showColors(_ traits: TraitCollection) {
    backgroundColor = metrics.colors.ground
    let (label, secondary) = (
      SystemColor.label.object(in: traits), SystemColor.secondaryLabel.object(in: traits)
    )
    for (index, text) in texts.enumerated() {
      let isQuiet = metrics.isSheet || index > 0 && metrics.isAligned
      text.textColor = isQuiet ? secondary : label
    }
    for button in buttons { button.showColors(traits) }
    for line in lines { line.backgroundColor = SystemColor.separator.object(in: traits) }
    guard metrics.isAligned else { return }
    for field in fields {
      field.backgroundColor = SystemColor.tertiarySystemFill.object(in: traits)
    }
  }
}

extension View {
  /// The words for a part of an alert that takes touches, or `nil` for any other view.
  package var partOfAlert: String? {
    switch self {
    case let button as AlertButton: button.action.title.map { "button \($0)" } ?? "button"
    case is AlertBox: "alert"
    default: superview is AlertView ? "around the alert" : nil
    }
  }
}
