#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// Five stars to tap, drawn by subviews that it places itself.
class StarRatingControl: UIControl {
  var rating = 0 {
    didSet {
      guard rating != oldValue else { return }
      setNeedsLayout()
      accessibilityValue = "\(rating)"
    }
  }
  var starSize: CGFloat = 32 {
    didSet { invalidateIntrinsicContentSize() }
  }
  var spacing: CGFloat = 6 {
    didSet { invalidateIntrinsicContentSize() }
  }
  private let stars = (0..<5).map { _ in UIImageView() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    stars.forEach(addSubview)
    isAccessibilityElement = true
    accessibilityTraits.insert(.adjustable)
    setContentHuggingPriority(.required, for: .horizontal)
    setContentHuggingPriority(.required, for: .vertical)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    for star in stars { addSubview(star) }
  }

  override var intrinsicContentSize: CGSize {
    let count = CGFloat(stars.count)
    return CGSize(width: count * starSize + (count - 1) * spacing, height: starSize)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, star) in stars.enumerated() {
      let place = CGFloat(isRTL ? stars.count - 1 - index : index)
      star.frame = CGRect(
        x: place * (starSize + spacing),
        y: (bounds.height - starSize) / 2,
        width: starSize,
        height: starSize
      )
      star.image = UIImage(systemName: index < rating ? "star.fill" : "star")
      star.alpha = isEnabled ? 1 : 0.4
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let point = touches.first?.location(in: self),
      let index = stars.firstIndex(where: {
        $0.frame.insetBy(dx: -spacing / 2, dy: 0).contains(point)
      })
    else { return }
    rating = index + 1
    sendActions(for: .valueChanged)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: 0, dy: -6).contains(point)
  }

  var starFrames: [CGRect] { stars.map { $0.frame } }
}

/// A pill with a text and room around it, as large as it asks.
@IBDesignable
final class TagPill: UILabel {
  @IBInspectable var horizontalPadding: CGFloat = 10

  override func awakeFromNib() {
    super.awakeFromNib()
    layer.masksToBounds = true
  }

  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    text = "Tag"
  }

  override var intrinsicContentSize: CGSize {
    var size = super.intrinsicContentSize
    size.width += 2 * horizontalPadding
    size.height = max(24, size.height)
    return size
  }

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.insetBy(dx: horizontalPadding, dy: 0))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}
