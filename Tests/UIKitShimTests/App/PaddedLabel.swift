#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// A label with room around its text.
final class PaddedLabel: UILabel {
  var textInsets = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10) {
    didSet { invalidateIntrinsicContentSize() }
  }

  override func textRect(
    forBounds bounds: CGRect,
    limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let rect = super.textRect(
      forBounds: bounds.inset(by: textInsets),
      limitedToNumberOfLines: numberOfLines
    )
    return rect.inset(
      by: UIEdgeInsets(
        top: -textInsets.top,
        left: -textInsets.left,
        bottom: -textInsets.bottom,
        right: -textInsets.right
      )
    )
  }

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: textInsets))
  }
}
