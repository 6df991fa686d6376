// swift-format-ignore-file: ReplaceForEachWithForLoop

#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

// Two views that place their parts by hand: stars in a row, and the days of a month.

final class RatingView: UIView {
  var rating = 3 {
    didSet { stars.enumerated().forEach { $1.alpha = $0 < rating ? 1 : 0.3 } }
  }
  let starSize: CGFloat = 24
  let spacing: CGFloat = 4
  let stars: [UIView] = (0..<5).map { index in
    let star = UIView()
    star.tag = index + 1
    return star
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    stars.forEach(addSubview(_:))
    setContentHuggingPriority(.required, for: .horizontal)
    setContentHuggingPriority(.required, for: .vertical)
    setContentCompressionResistancePriority(.required, for: .vertical)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    stars.forEach(addSubview(_:))
  }

  override var intrinsicContentSize: CGSize {
    let count = CGFloat(stars.count)
    return CGSize(width: count * starSize + (count - 1) * spacing, height: starSize)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRTL =
      UIView.userInterfaceLayoutDirection(
        for: semanticContentAttribute,
        relativeTo: traitCollection.layoutDirection
      ) == .rightToLeft
      || effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat = 0
    for star in isRTL ? stars.reversed() : stars {
      star.frame = CGRect(
        x: x,
        y: (bounds.height - starSize) / 2,
        width: starSize,
        height: starSize
      )
      x = star.frame.maxX + spacing
    }
  }
}

final class MonthView: UIView {
  private let weekdays: [UILabel] = ["M", "T", "W", "T", "F", "S", "S"].map {
    let label = UILabel()
    label.text = $0
    label.textAlignment = .center
    label.font = UIFont.systemFont(ofSize: 12, weight: .medium)
    return label
  }
  private(set) var days: [UIView] = []
  var firstWeekday = 2
  private let headerHeight: CGFloat = 24

  init(numberOfDays: Int) {
    super.init(frame: .zero)
    days = (0..<numberOfDays).map { _ in UIView() }
    (weekdays + days).forEach { addSubview($0) }
  }

  required init?(coder: NSCoder) { fatalError() }

  private var rowCount: Int { (firstWeekday + days.count + 6) / 7 }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let side = floor(size.width / 7)
    return CGSize(width: size.width, height: headerHeight + CGFloat(rowCount) * side)
  }

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: bounds.width == 0 ? UIView.noIntrinsicMetric : sizeThatFits(bounds.size).height
    )
  }

  override var bounds: CGRect {
    didSet {
      if bounds.width != oldValue.width { invalidateIntrinsicContentSize() }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = max(1, traitCollection.displayScale)
    func column(_ index: Int) -> (x: CGFloat, width: CGFloat) {
      let edge = { (i: Int) in round(self.bounds.width * CGFloat(i) / 7 * scale) / scale }
      return (edge(index), edge(index + 1) - edge(index))
    }
    for (index, label) in weekdays.enumerated() {
      let (x, width) = column(index)
      label.frame = CGRect(x: x, y: 0, width: width, height: headerHeight)
    }
    let side = floor(bounds.width / 7)
    for (index, day) in days.enumerated() {
      let position = index + firstWeekday
      let (x, width) = column(position % 7)
      day.frame = CGRect(
        x: x,
        y: headerHeight + CGFloat(position / 7) * side,
        width: width,
        height: side
      ).insetBy(dx: 1, dy: 1)
    }
  }
}
