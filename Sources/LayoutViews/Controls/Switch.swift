public import Foundation
public import LayoutGeometry

/// What is on or off: UIKit's `UISwitch`.
///
/// 51 × 31, of which constraints see 49 across, in the looks until iOS 18 (frames that Interface Builder
/// saved). It neither grows nor shrinks while anything else does.
open class Switch: Control {
  /// Whether it is on.
  open var isOn = false

  /// Makes a switch; whatever the size of the frame is, it has its own.
  ///
  /// - Parameter frame: Where it is in its superview.
  public override init(frame: CGRect = .zero) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
    hugContent()
  }

  /// Makes a switch that is off: what an archive holds is not read.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = CGSize(width: 51, height: 31)
    hugContent()
  }

  /// What constraints see.
  open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }

  /// A point on each side that constraints do not see.
  open override var alignmentRectInsets: EdgeInsets { EdgeInsets(left: 1, right: 1) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 51, height: 31) }

  /// Turns it on or off, at once.
  public func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override func touchesEnded(_ touches: Set<Touch>, with event: LayoutViews.Event?) {
    if isEnabled {
      isOn.toggle()
      sendActions(for: .valueChanged)
    }
    super.touchesEnded(touches, with: event)
  }
}
