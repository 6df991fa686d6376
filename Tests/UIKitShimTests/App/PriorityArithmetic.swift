#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

// UIKit has no arithmetic on priorities; apps bring their own, in a few well-known forms.

extension UILayoutPriority {
  static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: left.rawValue + right)
  }

  static func - (left: UILayoutPriority, right: Double) -> UILayoutPriority {
    UILayoutPriority(rawValue: left.rawValue - Float(right))
  }

  static let almostRequired = UILayoutPriority(rawValue: UILayoutPriority.required.rawValue - 1)
}

/// A label that keeps its width just before its neighbor, and a width that almost holds.
func rank(_ title: UILabel, before detail: UILabel) -> NSLayoutConstraint {
  title.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
  title.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
  detail.setContentCompressionResistancePriority(.almostRequired, for: .vertical)
  let width = title.widthAnchor.constraint(equalToConstant: 80)
  width.priority = .required - 1
  width.isActive = true
  return width
}
