public import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) public import LayoutViews
public import ScreenFrames

/// A minus and a plus: UIKit's `UIStepper`.
///
/// 94 × 32 (frames that Interface Builder saved; taken to be so in iOS 26, where it is a capsule). It neither grows nor shrinks while anything else does.
/// A touch changes the value when it begins; holding it does not repeat that.
open class Stepper: Control {
  /// The least value.
  open var minimumValue = 0.0
  /// The greatest value.
  open var maximumValue = 100.0
  /// The change of one touch.
  open var stepValue = 1.0
  /// Whether a step beyond one end continues at the other.
  open var wraps = false
  /// The value, between the least and the greatest one.
  open var value = 0.0 {
    didSet {
      if !(value >= minimumValue) { value = minimumValue }
      if value > maximumValue { value = maximumValue }
    }
  }
  /// The half that a finger is on, or `nil` for none.
  private var pressedHalf: Half?

  /// A half of the control.
  enum Half: CaseIterable {
    /// The one at the leading edge, with the minus.
    case decrement
    /// The one at the trailing edge, with the plus.
    case increment
  }

  /// Gives the view its own size, whatever that of the frame is.
  @_spi(SystemViews) public override func prepareView() {
    super.prepareView()
    frame.size = ControlMetrics.stepperSize
    hugContent()
  }

  @_spi(SystemViews) public override var role: String? { "stepper" }

  /// The size of 94 × 32.
  open override var intrinsicContentSize: CGSize { ControlMetrics.stepperSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func touchesBegan(_ touches: Set<Touch>, with event: LayoutViews.Event?) {
    guard isEnabled, let touch = touches.earliest else { return }
    let half = self.half(at: touch.location(in: self).x)
    guard isAvailable(half) else { return }
    pressedHalf = half
    super.touchesBegan(touches, with: event)
    step(half, for: event)
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: LayoutViews.Event?) {
    pressedHalf = nil
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: LayoutViews.Event?) {
    pressedHalf = nil
    super.touchesCancelled(touches, with: event)
  }

  private func step(_ half: Half, for event: LayoutViews.Event?) {
    let old = value
    let next = old + (half == .increment ? stepValue : -stepValue)
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    if value != old { send(.valueChanged, for: event) }
  }

  private func half(at x: CGFloat) -> Half {
    (x < bounds.midX) == isMirrored ? .increment : .decrement
  }

  /// Returns whether a step in this direction is possible.
  private func isAvailable(_ half: Half) -> Bool {
    switch half {
    case .decrement: wraps || value > minimumValue
    case .increment: wraps || value < maximumValue
    }
  }

  /// The ground, the pressed half, the line in the middle, and the signs.
  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    let ground =
      isGlass
      ? GlassControlMetrics.stepperGround : SystemColor.tertiarySystemFill.dynamicColor
    let radius = isGlass ? bounds.height / 2 : ControlMetrics.stepperRadius
    let line = isGlass ? GlassControlMetrics.stepperLine : ControlMetrics.stepperLine
    let lineColor: SystemColor = isGlass ? .tertiaryLabel : .separator
    var shapes: [ScreenElement] = [
      .fill(.rectangle(CGRect(origin: .zero, size: bounds.size), cornerRadius: radius), ground)
    ]
    if let pressedHalf {
      shapes.append(.fill(.rectangle(frame(of: pressedHalf), cornerRadius: radius), ground))
    }
    let middle = CGRect(
      x: (bounds.width - line.width) / 2,
      y: (bounds.height - line.height) / 2,
      width: line.width,
      height: line.height
    )
    shapes.append(.fill(.rectangle(middle), lineColor.dynamicColor))
    for half in Half.allCases { shapes += sign(of: half) }
    return shapes
  }
}

extension Stepper: ValueView {
  package var drawnValue: String? { decimalText(CGFloat(value)) }

  private func frame(of half: Half) -> CGRect {
    let width = bounds.width / 2
    let isLeft = (half == .decrement) != isMirrored
    return CGRect(x: isLeft ? 0 : width, y: 0, width: width, height: bounds.height)
  }

  private func sign(of half: Half) -> [ScreenElement] {
    let area = frame(of: half)
    let color: SystemColor = isEnabled && isAvailable(half) ? .label : .tertiaryLabel
    let (minus, plus, width) =
      isGlass
      ? GlassControlMetrics.stepperSign
      : (
        ControlMetrics.stepperSign.reach, ControlMetrics.stepperSign.reach,
        ControlMetrics.stepperSign.width
      )
    let reach = half == .increment ? plus : minus
    let middle = CGPoint(x: area.midX, y: area.midY)
    func bar(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> ScreenElement {
      .fill(
        .rectangle(CGRect(x: middle.x + x, y: middle.y + y, width: width, height: height)),
        color.dynamicColor
      )
    }
    let level = bar(-reach, -width / 2, 2 * reach, width)
    guard half == .increment else { return [level] }
    // The upright in two pieces, so that a dimmed sign is not darker where they would cross.
    let arm = reach - width / 2
    return [level, bar(-width / 2, -reach, width, arm), bar(-width / 2, width / 2, width, arm)]
  }
}
