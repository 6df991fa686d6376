package import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutInteraction
import LayoutText
@_spi(SystemViews) package import LayoutViews

/// An alert over the whole screen, with one button that closes it: as much of `UIAlertController` as the
/// validation of a form shows.
///
/// The box comes at 1.2 times its size and fades in while the screen is dimmed; it fades out as it is
/// (``AlertMetrics``). While it moves its button takes no touches, as in UIKit's animations by
/// set otherwise; while it comes no other view does, and while it goes all of them do.
package final class AlertView: View {
  @_spi(SystemViews) public override class var ownFile: String { #fileID }

  /// The texts of the alert.
  package let alert: SelectionAlert
  /// The button that closes it.
  package let button = Label()

  private let dimming = View()
  private let box = View()
  private let titleLabel = Label()
  private let messageLabel = Label()
  private let line = View()
  private let clock: VirtualClock
  private let metrics: AlertMetrics
  /// The moment when it began to come, or to go.
  private var beginning: Instant
  /// The part of it that showed when it began to go; nil before.
  private var opacityAtClosing: CGFloat?
  private var link: DisplayLink?

  /// Creates an alert over everything in a window, whose button calls `close`.
  package init(_ alert: SelectionAlert, over window: Window, close: @escaping () -> Void) {
    self.alert = alert
    clock = window.interaction.clock
    let environment = window.environment
    metrics =
      environment.shownDesign == .glass ? .glass(environment.shownSystem) : .classic
    beginning = clock.now
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityIdentifier = "alert"
    dimming.accessibilityIdentifier = "alert-dimming"
    box.accessibilityIdentifier = "alert-box"
    box.layer.cornerRadius = metrics.cornerRadius
    let isAlone = metrics.isAligned && alert.message.isEmpty
    let (titleFont, buttonFont) = (
      FontObject.systemFont(ofSize: 17, weight: isAlone ? .regular : .semibold),
      FontObject.systemFont(ofSize: 17, weight: metrics.isAligned ? .medium : .regular)
    )
    addLabel(titleLabel, alert.title, titleFont, "alert-title")
    addLabel(messageLabel, alert.message, .systemFont(ofSize: metrics.messageSize), "alert-message")
    addLabel(button, alert.dismissButtonTitle, buttonFont, "alert-button")
    button.textAlignment = .center
    button.numberOfLines = 1
    button.isUserInteractionEnabled = true
    button.addGestureRecognizer(TapGestureRecognizer { _ in close() })
    if metrics.isAligned {
      button.layer.cornerRadius = metrics.buttonHeight / 2
    } else {
      box.addSubview(line)
    }
    addSubview(dimming)
    addSubview(box)
    window.addSubview(self)
    move(in: window)
  }

  package required init?(coder: NSCoder) { nil }

  private func addLabel(_ label: Label, _ text: String, _ font: FontObject, _ name: String) {
    label.text = text
    label.font = font
    label.numberOfLines = 0
    label.textAlignment = metrics.isAligned ? .natural : .center
    label.accessibilityIdentifier = name
    box.addSubview(label)
  }

  // MARK: Coming and going

  /// Fades out and leaves the window.
  package func leave() {
    guard opacityAtClosing == nil, let window else { return }
    opacityAtClosing = box.alpha
    beginning = clock.now
    isUserInteractionEnabled = false
    move(in: window)
  }

  private func move(in window: Window) {
    link?.invalidate()
    link = window.interaction.makeDisplayLink { [weak self] in self?.show() }
    show()
  }

  /// Shows how far it has come by now.
  private func show() {
    let elapsed = beginning.duration(to: clock.now)
    let progress = AlertMetrics.progress(after: elapsed)
    if let opacityAtClosing {
      box.alpha = opacityAtClosing * (1 - progress)
    } else {
      let scale = AlertMetrics.arrivingScale + (1 - AlertMetrics.arrivingScale) * progress
      box.alpha = progress
      box.transform = AffineTransform(scale: scale)
    }
    dimming.alpha = box.alpha
    let isDone = elapsed >= AlertMetrics.duration
    box.isUserInteractionEnabled = isDone
    guard isDone else { return }
    link?.invalidate()
    link = nil
    if opacityAtClosing != nil { removeFromSuperview() }
  }

  // MARK: Layout

  /// Places the box in the middle, of the safe area from iOS 26 on, as high as its texts.
  package override func layoutSubviews() {
    super.layoutSubviews()
    let style = traitCollection.userInterfaceStyle
    dimming.frame = CGRect(origin: .zero, size: bounds.size)
    dimming.backgroundColor = AlertMetrics.dimming(style)
    showColors()
    let width = metrics.width
    let scale = max(1, traitCollection.displayScale)
    var y = metrics.topPadding
    for label in [titleLabel, messageLabel] where label.text?.isEmpty == false {
      let room = CGSize(width: width - 2 * metrics.margin, height: .greatestFiniteMagnitude)
      let height = pixelCeiling(label.sizeThatFits(room).height, scale: scale)
      label.frame = CGRect(x: metrics.margin, y: y, width: room.width, height: height)
      y = pixelAligned(y + height + metrics.spacing, scale: scale)
    }
    y = pixelAligned(y + metrics.bottomPadding - metrics.spacing, scale: scale)
    line.frame = CGRect(x: 0, y: y, width: width, height: 1 / scale)
    let inset = metrics.buttonInset
    button.frame = CGRect(x: inset, y: y, width: width - 2 * inset, height: metrics.buttonHeight)
    let size = CGSize(width: width, height: y + metrics.buttonHeight + inset)
    let room = metrics.isInSafeArea ? bounds.inset(by: safeAreaInsets) : bounds
    let left = pixelAligned(room.midX - size.width / 2, scale: scale)
    let top = pixelAligned(room.midY - size.height / 2, scale: scale)
    // Its frame is another one while it is scaled.
    box.bounds = CGRect(origin: .zero, size: size)
    box.center = CGPoint(x: left + size.width / 2, y: top + size.height / 2)
  }

  private func showColors() {
    let traits = traitCollection
    titleLabel.textColor = SystemColor.label.object(in: traits)
    if metrics.isAligned {
      box.backgroundColor = AlertMetrics.glassGround
      messageLabel.textColor = SystemColor.secondaryLabel.object(in: traits)
      button.textColor = SystemColor.label.object(in: traits)
      button.backgroundColor = SystemColor.tertiarySystemFill.object(in: traits)
    } else {
      box.backgroundColor = SystemColor.secondarySystemGroupedBackground.object(in: traits)
      line.backgroundColor = SystemColor.separator.object(in: traits)
      messageLabel.textColor = SystemColor.label.object(in: traits)
      button.textColor = SystemColor.systemBlue.object(in: traits)
    }
  }
}
