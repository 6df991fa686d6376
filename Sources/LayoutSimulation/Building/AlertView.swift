import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutInteraction
import LayoutText
import LayoutViews
import TableSelection

/// An alert over the whole screen, with one button that closes it: as much of `UIAlertController` as the
/// validation of a form shows.
///
/// It is there at once. Its measures are seen, not documented: 270 wide, corners of 14, a title of 17
/// and a message of 13 points, a button of 44.
final class AlertView: View {
  /// What it says.
  let alert: SelectionAlert
  private let box = View()
  private let titleLabel = Label()
  private let messageLabel = Label()
  private let line = View()
  let button = Label()

  init(_ alert: SelectionAlert, over window: Window, close: @escaping () -> Void) {
    self.alert = alert
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityIdentifier = "alert"
    backgroundColor = Color(rgb: 0x000000, opacity: 0.2)
    box.accessibilityIdentifier = "alert-box"
    box.layer.cornerRadius = 14
    addLabel(titleLabel, alert.title, .systemFont(ofSize: 17, weight: .semibold), "alert-title")
    addLabel(messageLabel, alert.message, .systemFont(ofSize: 13), "alert-message")
    addLabel(button, alert.dismissButtonTitle, .systemFont(ofSize: 17), "alert-button")
    button.numberOfLines = 1
    button.isUserInteractionEnabled = true
    button.addGestureRecognizer(TapGestureRecognizer { _ in close() })
    box.addSubview(line)
    addSubview(box)
    window.addSubview(self)
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func addLabel(_ label: Label, _ text: String, _ font: Font, _ name: String) {
    label.text = text
    label.font = font
    label.numberOfLines = 0
    label.textAlignment = .center
    label.accessibilityIdentifier = name
    box.addSubview(label)
  }

  /// Places the box in the middle, as high as its texts.
  override func layoutSubviews() {
    super.layoutSubviews()
    let style = traitCollection.userInterfaceStyle
    box.backgroundColor = SystemColor.secondarySystemGroupedBackground.color(in: style)
    line.backgroundColor = SystemColor.separator.color(in: style)
    titleLabel.textColor = SystemColor.label.color(in: style)
    messageLabel.textColor = SystemColor.label.color(in: style)
    button.textColor = SystemColor.systemBlue.color(in: style)
    let width: CGFloat = 270
    let margin: CGFloat = 16
    let scale = max(1, traitCollection.displayScale)
    var y: CGFloat = 19
    for label in [titleLabel, messageLabel] where label.text?.isEmpty == false {
      let room = CGSize(width: width - 2 * margin, height: .greatestFiniteMagnitude)
      let height = pixelCeiling(label.sizeThatFits(room).height, scale: scale)
      label.frame = CGRect(x: margin, y: y, width: room.width, height: height)
      y += height + 3
    }
    y += 16
    line.frame = CGRect(x: 0, y: y, width: width, height: 1 / scale)
    button.frame = CGRect(x: 0, y: y, width: width, height: 44)
    let size = CGSize(width: width, height: y + 44)
    box.frame = CGRect(
      x: pixelAligned((bounds.width - size.width) / 2, scale: scale),
      y: pixelAligned((bounds.height - size.height) / 2, scale: scale),
      width: size.width,
      height: size.height
    )
  }
}
