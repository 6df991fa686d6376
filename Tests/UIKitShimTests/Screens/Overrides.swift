#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// A constant that grows with the width of the screen, which designers draw 375 wide.
final class ScaledConstraint: NSLayoutConstraint {
  var reference: CGFloat = 375

  override var constant: CGFloat {
    get { super.constant * UIScreen.main.bounds.width / reference }
    set { super.constant = newValue }
  }
}

/// A constraint with a helper of its own.
class KeyboardConstraint: NSLayoutConstraint {
  private var offset: CGFloat = 0
  private(set) var keyboardHeight: CGFloat = 0

  convenience init(above view: UIView, in superview: UIView, offset: CGFloat) {
    self.init(
      item: superview,
      attribute: .bottom,
      relatedBy: .equal,
      toItem: view,
      attribute: .bottom,
      multiplier: 1,
      constant: offset
    )
    self.offset = offset
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    offset = constant
  }

  func keyboardDidChange(height: CGFloat) {
    keyboardHeight = height
    constant = offset + height
  }
}

/// Pretends to be under a taller bar.
final class TallBarView: UIView {
  override var safeAreaInsets: UIEdgeInsets {
    var insets = super.safeAreaInsets
    insets.top = max(insets.top, 100)
    return insets
  }
}

/// A cell's content without margins, as apps had it since iOS 8.
final class FlushView: UIView {
  override var layoutMargins: UIEdgeInsets {
    get { .zero }
    set { super.layoutMargins = newValue }
  }
}

/// Writes down where it is put.
final class TrackedView: UIView {
  private(set) var centers: [CGPoint] = []
  private(set) var transforms = 0

  override var center: CGPoint {
    didSet { if center != oldValue { centers.append(center) } }
  }

  override var transform: CGAffineTransform {
    didSet { transforms += 1 }
  }

  override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object)
  }
}

/// What `NSObject` is asked for in many apps.
protocol Then {}
extension Then where Self: AnyObject {
  @discardableResult
  func then(_ block: (Self) -> Void) -> Self {
    block(self)
    return self
  }
}
extension NSObject: Then {}

protocol ReusableView: NSObjectProtocol {
  static var identifier: String { get }
}
extension ReusableView {
  static var identifier: String { String(describing: Self.self) }
}
extension UITableViewCell: ReusableView {}
