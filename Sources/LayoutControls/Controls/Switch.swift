public import Foundation
import LayoutDevices
public import LayoutGeometry
@_spi(SystemViews) public import LayoutViews
public import ScreenFrames

/// A control that is on or off: UIKit's `UISwitch`.
///
/// 51 × 31 in the looks until iOS 18, and 63 × 28 in those of iOS 26, of which constraints see two points less across
/// (frames that Interface Builder saved). It neither grows nor shrinks while anything else does.
///
/// It keeps its size: that of a frame does not count (UISwitch, "init(frame:)": "The size components of this rectangle
/// are ignored"). Where constraints give it another one it is in the middle of the place, which is unverified.
open class Switch: Control {
  /// Whether it is on.
  open var isOn = false
  /// The color of a switch that is on, or `nil` for the system's green.
  open var onTintColor: ColorObject?
  /// The color of the knob, or `nil` for white.
  open var thumbTintColor: ColorObject?

  /// The sizes of the parts, which a window may change.
  private var metrics = SwitchMetrics.classic

  /// Gives the view its own size, whatever that of the frame is.
  @_spi(SystemViews) public override func prepareView() {
    super.prepareView()
    frame.size = metrics.size
    hugContent()
  }

  /// Takes over the size that switches have in the design of the window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    let new: SwitchMetrics = isGlass ? .glass : .classic
    guard window != nil, new != metrics else { return }
    metrics = new
    frame.size = new.size
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }

  /// The frame, whose size is always the switch's own.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: metrics.size) }
  }

  /// The bounds, whose size is always the switch's own.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: metrics.size) }
  }

  @_spi(SystemViews) public override var fixedSize: CGSize? { metrics.size }

  @_spi(SystemViews) public override var role: String? { "switch" }

  /// The size that constraints see.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: metrics.size.width - 2, height: metrics.size.height)
  }

  /// The two points on the right that constraints do not see, as in frames that Interface Builder saves.
  open override var alignmentRectInsets: EdgeInsets { EdgeInsets(right: 2) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { metrics.size }

  /// Turns it on or off, at once.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override func touchesEnded(_ touches: Set<Touch>, with event: LayoutViews.Event?) {
    if isEnabled {
      isOn.toggle()
      send(.valueChanged, for: event)
    }
    super.touchesEnded(touches, with: event)
  }

  /// The track and the thumb; if both are dimmed, the track is left out behind the thumb.
  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    let track = CGRect(origin: .zero, size: metrics.size)
    let off = SystemColor.secondarySystemFill.dynamicColor
    let color = isOn ? onTintColor?.value ?? SystemColor.systemGreen.dynamicColor : off
    let thumb = thumbFrame
    let radius = thumb.height / 2
    let knob = thumbTintColor?.value ?? .white
    guard isEnabled else {
      let opacity = ControlMetrics.disabledOpacity
      let end = track.height / 2
      let ring = Outline.path(
        .roundRectangle(track, top: end, bottom: end)
          + .roundRectangle(thumb, top: radius, bottom: radius)
      )
      return [.fill(ring, color.faded(by: opacity)), .fill(.pill(thumb), knob.faded(by: opacity))]
    }
    let shadow = KnobShadow.switch.shapes(behind: thumb, cornerRadius: radius)
    return [.fill(.pill(track), color)] + shadow + [.fill(.pill(thumb), knob)]
  }
}

extension Switch: ValueView {
  package var drawnValue: String? { isOn ? "on" : "off" }

  /// The place of the thumb: at the end of the line when on, and longer under a finger.
  package var thumbFrame: CGRect {
    let inset = SwitchMetrics.inset
    let length = metrics.thumb.width + (isHighlighted ? metrics.stretch : 0)
    return mirrored(
      CGRect(
        x: isOn ? metrics.size.width - inset - length : inset,
        y: inset,
        width: length,
        height: metrics.thumb.height
      )
    )
  }
}

/// The sizes of the parts of a switch in a design.
private struct SwitchMetrics: Equatable {
  /// The size of the track.
  var size: CGSize
  /// The size of the thumb.
  var thumb: CGSize
  /// The length that the thumb gains under a finger.
  var stretch: CGFloat

  /// The distance of the thumb from the edge.
  static let inset: CGFloat = 2
  /// The looks until iOS 18.
  static let classic = Self(
    size: ControlMetrics.switchSize,
    thumb: CGSize(width: ControlMetrics.switchKnob, height: ControlMetrics.switchKnob),
    stretch: ControlMetrics.switchStretch
  )
  /// The looks of iOS 26 (view trees of iOS 26.1 and 27); under a finger it keeps its size (unverified).
  static let glass = Self(
    size: CGSize(width: 63, height: 28),
    thumb: CGSize(width: 37, height: 24),
    stretch: 0
  )
}
