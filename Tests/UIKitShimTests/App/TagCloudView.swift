#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// Words in lines, as many in each as fit: placed by hand, as high as the lines.
final class TagCloudView: UIView {
  var tags: [String] = [] {
    didSet {
      for label in labels { label.removeFromSuperview() }
      labels = tags.map(makeLabel)
      labels.forEach(addSubview(_:))
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  var spacing: CGFloat = 8
  private var labels: [UILabel] = []
  private var laidOutWidth: CGFloat = 0

  private func makeLabel(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: UIFont.smallSystemFontSize)
    label.backgroundColor = .tertiarySystemFill
    label.layer.cornerRadius = 6
    label.layer.masksToBounds = true
    return label
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(in: bounds.width) { label, frame in
      label.frame = frame
    }
    if laidOutWidth != bounds.width {
      laidOutWidth = bounds.width
      invalidateIntrinsicContentSize()
    }
  }

  override var intrinsicContentSize: CGSize {
    guard laidOutWidth > 0 else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let height = arrange(in: laidOutWidth) { _, _ in }
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(in: size.width) { _, _ in })
  }

  private func arrange(in width: CGFloat, place: (UILabel, CGRect) -> Void) -> CGFloat {
    var origin = CGPoint.zero
    var lineHeight: CGFloat = 0
    for label in labels {
      let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      if origin.x > 0, origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + lineHeight + spacing)
        lineHeight = 0
      }
      place(label, CGRect(origin: origin, size: size).integral)
      origin.x += size.width + spacing
      lineHeight = max(lineHeight, size.height)
    }
    return origin.y + lineHeight
  }
}
