public import Foundation
public import LayoutGeometry

/// A knob on a line: UIKit's `UISlider`.
///
/// 34 high, of which constraints see 30 (frames that Interface Builder saved).
open class Slider: Control {
  /// The value at the leading end.
  open var minimumValue: Float = 0 {
    didSet { setValue(value, animated: false) }
  }
  /// The value at the trailing end.
  open var maximumValue: Float = 1 {
    didSet { setValue(value, animated: false) }
  }
  private var storedValue: Float = 0

  /// Where the knob is, between the ends.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// Moves the knob, at once.
  open func setValue(_ value: Float, animated: Bool) {
    storedValue = value > minimumValue ? min(value, maximumValue) : minimumValue
  }

  /// 30 points high, of any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: 30)
  }

  /// Two points above and below that constraints do not see.
  open override var alignmentRectInsets: EdgeInsets { EdgeInsets(top: 2, bottom: 2) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 34)
  }
}

/// A minus and a plus: UIKit's `UIStepper`.
///
/// 94 × 32 (frames that Interface Builder saved). It neither grows nor shrinks while anything else does.
open class Stepper: Control {
  /// The least value.
  open var minimumValue = 0.0
  /// The greatest value.
  open var maximumValue = 100.0
  /// How much one touch changes.
  open var stepValue = 1.0
  /// The value, between the least and the greatest one.
  open var value = 0.0 {
    didSet {
      if !(value >= minimumValue) { value = minimumValue }
      if value > maximumValue { value = maximumValue }
    }
  }

  /// Makes a stepper; whatever the size of the frame is, it has its own.
  ///
  /// - Parameter frame: Where it is in its superview.
  public override init(frame: CGRect = .zero) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 94, height: 32)))
    hugContent()
  }

  /// Makes a stepper: what an archive holds is not read.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = CGSize(width: 94, height: 32)
    hugContent()
  }

  /// 94 × 32.
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
