public import Foundation
import LayoutDevices
public import LayoutGeometry
@_spi(SystemViews) public import LayoutViews
public import ScreenFrames

/// A knob on a line: UIKit's `UISlider`.
///
/// 34 high, of which constraints see 30 (frames that Interface Builder saved). The knob is a circle until iOS 18 and a
/// capsule in the design of iOS 26. A finger that goes down on
/// the knob drags it; one that goes down beside it does nothing.
open class Slider: Control {
  /// The value at the leading end.
  open var minimumValue: Float = 0 { didSet { setValue(value, animated: false) } }
  /// The value at the trailing end.
  open var maximumValue: Float = 1 { didSet { setValue(value, animated: false) } }
  /// Whether every movement of the finger reports a new value, and not its end alone.
  open var isContinuous = true
  /// The color of the line before the knob, or `nil` for the tint color.
  open var minimumTrackTintColor: ColorObject?
  /// The color of the line behind the knob, or `nil` for the system's.
  open var maximumTrackTintColor: ColorObject?
  /// The color of the knob, or `nil` for white.
  open var thumbTintColor: ColorObject?
  private var storedValue: Float = 0
  /// The distance of the finger from the thumb's middle, as it was when the finger went down on the thumb.
  private var grip: CGFloat = 0

  /// The value of the thumb's place, between the ends.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  @_spi(SystemViews) public override var role: String? { "slider" }

  /// Moves the knob, at once.
  open func setValue(_ value: Float, animated: Bool) {
    storedValue = value > minimumValue ? min(value, maximumValue) : minimumValue
  }

  /// The size of 30 points in height and any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: ControlMetrics.sliderHeight - 4)
  }

  /// The two points on each side that constraints do not see: left and right as in frames that Interface
  /// Builder saves, above and below so that 30 points of 34 are seen.
  open override var alignmentRectInsets: EdgeInsets {
    EdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlMetrics.sliderHeight)
  }

  /// Returns the place of the line in bounds.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let height = isGlass ? GlassControlMetrics.sliderTrack : ControlMetrics.trackHeight
    return CGRect(
      x: bounds.minX + ControlMetrics.sliderInset,
      y: bounds.midY - height / 2,
      width: max(0, bounds.width - 2 * ControlMetrics.sliderInset),
      height: height
    )
  }

  /// The size of the knob, with the part of its shadow that belongs to it.
  private var thumbSize: CGSize {
    isGlass
      ? GlassControlMetrics.sliderKnob
      : CGSize(width: ControlMetrics.sliderThumb, height: ControlMetrics.sliderThumb)
  }

  /// Returns the place of the thumb for a value, which is inside of the bounds at the ends.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = thumbSize
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat(min(max((value - minimumValue) / range, 0), 1)) : 0
    let fromLeft = isMirrored ? 1 - share : share
    return CGRect(
      x: bounds.minX + fromLeft * max(0, bounds.width - size.width),
      y: rect.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  open override func beginTracking(_ touch: Touch, with event: LayoutViews.Event?) -> Bool {
    let thumb = thumbFrame
    let x = touch.location(in: self).x
    guard thumb.minX...thumb.maxX ~= x else { return false }
    grip = x - thumb.midX
    return true
  }

  open override func continueTracking(_ touch: Touch, with event: LayoutViews.Event?) -> Bool {
    drag(to: touch, for: event)
    return true
  }

  open override func endTracking(_ touch: Touch?, with event: LayoutViews.Event?) {
    if let touch { drag(to: touch, for: event) }
    grip = 0
    if !isContinuous { send(.valueChanged, for: event) }
  }

  /// Brings the knob to a finger, which keeps its distance from the middle.
  private func drag(to touch: Touch, for event: LayoutViews.Event?) {
    drag(to: touch.location(in: self).x - grip, for: event)
  }

  /// Brings the middle of the knob to `x`.
  private func drag(to x: CGFloat, for event: LayoutViews.Event?) {
    let room = bounds.width - thumbSize.width
    guard room > 0 else { return }
    let fromLeft = (x - bounds.minX - thumbSize.width / 2) / room
    let share = Float(min(max(isMirrored ? 1 - fromLeft : fromLeft, 0), 1))
    let old = value
    setValue(minimumValue + share * (maximumValue - minimumValue), animated: false)
    if isContinuous, value != old { send(.valueChanged, for: event) }
  }

  /// The line on both sides of the knob, and the knob.
  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    // In the design of iOS 26 all of it is paler, else the line alone.
    guard isGlass else { return parts(opacityOfTrack: isEnabled ? 1 : Self.disabledOpacity) }
    let parts = parts(opacityOfTrack: 1)
    guard !isEnabled else { return parts }
    return [.group(ElementGroup(.none, opacity: Self.disabledOpacity, children: parts))]
  }

  private static let disabledOpacity = ControlMetrics.disabledOpacity

  private func parts(opacityOfTrack opacity: Double) -> [ScreenElement] {
    let track = trackRect(forBounds: bounds)
    let inset = isGlass ? 0 : (ControlMetrics.sliderThumb - ControlMetrics.sliderKnob) / 2
    let thumb = thumbFrame.insetBy(dx: inset, dy: inset)
    let filled = (minimumTrackTintColor ?? tintColor).value
    let ground =
      isGlass ? GlassControlMetrics.sliderGround : SystemColor.systemFill.dynamicColor
    let empty = maximumTrackTintColor?.value ?? ground
    let left = CGRect(
      x: track.minX,
      y: track.minY,
      width: max(0, thumb.midX - track.minX),
      height: track.height
    )
    let right = CGRect(
      x: thumb.midX,
      y: track.minY,
      width: max(0, track.maxX - thumb.midX),
      height: track.height
    )
    return [
      .fill(.pill(left), (isMirrored ? empty : filled).faded(by: opacity)),
      .fill(.pill(right), (isMirrored ? filled : empty).faded(by: opacity)),
    ] + KnobShadow.slider.shapes(behind: thumb, cornerRadius: thumb.height / 2)
      + [.fill(.pill(thumb), thumbTintColor?.value ?? .white)]
  }
}

extension Slider: ValueView {
  package var drawnValue: String? { decimalText(CGFloat(value)) }

  /// The place of the knob.
  package var thumbFrame: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }
}
