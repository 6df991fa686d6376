import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutText
@_spi(SystemViews) import LayoutViews

/// A button of an alert.
final class AlertButton: Label {
  let action: AlertAction
  /// Whether it stands out.
  private let isPreferred: Bool
  private let metrics: AlertMetrics
  /// Whether a finger is down on it.
  private var isPressed = false {
    didSet { if isPressed != oldValue { showColors(traitCollection) } }
  }

  override class var ownFile: String { #fileID }

  /// Creates a button that calls `choose` with its action.
  init(
    _ action: AlertAction,
    isPreferred: Bool,
    _ metrics: AlertMetrics,
    choose: @escaping (AlertAction) -> Void
  ) {
    self.action = action
    self.isPreferred = isPreferred
    self.metrics = metrics
    super.init(frame: .zero)
    text = action.title
    textAlignment = .center
    numberOfLines = 1
    font = .systemFont(ofSize: metrics.buttonSize, weight: weight)
    isUserInteractionEnabled = true
    addGestureRecognizer(TapGestureRecognizer { _ in if action.isEnabled { choose(action) } })
    if metrics.isAligned { layer.cornerRadius = metrics.buttonHeight / 2 }
  }

  required init?(coder: NSCoder) { nil }

  private var weight: FontWeight {
    if metrics.isAligned { return isPreferred ? .semibold : .medium }
    return isPreferred ? .semibold : .regular
  }

  /// The width that the title takes, in points.
  var titleWidth: CGFloat {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: metrics.buttonHeight)).width
  }

  /// Takes the colors of an appearance.
  func showColors(_ traits: TraitCollection) {
    let fill = SystemColor.tertiarySystemFill.object(in: traits)
    backgroundColor = metrics.isAligned ? fill : isPressed ? metrics.colors.pressed : nil
    textColor = SystemColor.label.object(in: traits)
    if !metrics.isAligned { textColor = SystemColor.systemBlue.object(in: traits) }
    if action.style == .destructive { textColor = SystemColor.systemRed.object(in: traits) }
    if metrics.isAligned, isPreferred {
      backgroundColor = SystemColor.systemBlue.object(in: traits)
      textColor = .white
    }
    if !action.isEnabled { textColor = SystemColor.tertiaryLabel.object(in: traits) }
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    isPressed = action.isEnabled
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    let isInside = touches.contains { bounds.contains($0.location(in: self)) }
    isPressed = action.isEnabled && isInside
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { isPressed = false }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { isPressed = false }
}
