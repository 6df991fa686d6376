public import Foundation
import LayoutDevices
public import LayoutGeometry
@_spi(SystemViews) public import LayoutViews
public import ScreenFrames

/// A control that is on or off: UIKit's `UISwitch`.
///
/// 51 × 31, of which constraints see 49 across, in the looks until iOS 18 (frames that Interface Builder
/// saved). It neither grows nor shrinks while anything else does.
open class Switch: Control {
  /// Whether it is on.
  open var isOn = false
  /// The color of a switch that is on, or `nil` for the system's green.
  open var onTintColor: Color?
  /// The color of the knob, or `nil` for white.
  open var thumbTintColor: Color?

  /// Gives the view its own size, whatever that of the frame is.
  @_spi(SystemViews) public override func prepareView() {
    super.prepareView()
    frame.size = ControlMetrics.switchSize
    hugContent()
  }

  @_spi(SystemViews) public override var role: String? { "switch" }

  /// The size that constraints see.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: ControlMetrics.switchSize.width - 2, height: ControlMetrics.switchSize.height)
  }

  /// The two points on the right that constraints do not see, as in frames that Interface Builder saves.
  open override var alignmentRectInsets: EdgeInsets { EdgeInsets(right: 2) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlMetrics.switchSize }

  /// Turns it on or off, at once.
  public func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override func touchesEnded(_ touches: Set<Touch>, with event: LayoutViews.Event?) {
    if isEnabled {
      isOn.toggle()
      sendActions(for: .valueChanged)
    }
    super.touchesEnded(touches, with: event)
  }

  /// The track and the thumb; if both are dimmed, the track is left out behind the thumb.
  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    let track = CGRect(origin: .zero, size: ControlMetrics.switchSize)
    let off = SystemColor.secondarySystemFill.dynamicColor
    let color = isOn ? onTintColor ?? SystemColor.systemGreen.dynamicColor : off
    let thumb = thumbFrame
    let radius = thumb.height / 2
    let knob = thumbTintColor ?? .white
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
    let inset = ControlMetrics.switchInset
    let size = ControlMetrics.switchSize
    let length =
      ControlMetrics.switchKnob + (isHighlighted ? ControlMetrics.switchStretch : 0)
    return mirrored(
      CGRect(
        x: isOn ? size.width - inset - length : inset,
        y: inset,
        width: length,
        height: ControlMetrics.switchKnob
      )
    )
  }
}
