public import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) public import LayoutViews

/// A bar that fills: UIKit's `UIProgressView`, 4 points high.
open class ProgressView: View {
  /// The progress, 0 to 1.
  open var progress: Float = 0 {
    didSet {
      if !(0...1).contains(progress) { progress = progress > 0 ? 1 : 0 }
      setNeedsLayout()
    }
  }
  /// The color of the done part, or `nil` for the tint color.
  open var progressTintColor: ColorObject? { didSet { setNeedsLayout() } }
  /// The color of the part to be done, or `nil` for the system's.
  open var trackTintColor: ColorObject? { didSet { setNeedsLayout() } }

  private let done = View()

  @_spi(SystemViews) public override func prepareView() {
    super.prepareView()
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    layer.cornerRadius = ControlMetrics.trackHeight / 2
    done.layer.cornerRadius = ControlMetrics.trackHeight / 2
    done.isUserInteractionEnabled = false
    addSubview(done)
  }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "progress" }

  /// The size of 4 points in height and any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: ControlMetrics.trackHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlMetrics.trackHeight)
  }

  /// Sets the progress, at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// Fills the bar from the leading side.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = trackTintColor ?? SystemColor.systemFill.object
    done.backgroundColor = progressTintColor ?? tintColor
    let width = bounds.width * CGFloat(progress)
    done.frame = mirrored(CGRect(x: 0, y: 0, width: width, height: bounds.height))
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }
}

extension ProgressView: ValueView {
  package var drawnValue: String? { decimalText(CGFloat(progress)) }
}
