#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// A card with a title, a badge and two arrangements to switch between.
final class CardView: UIView {
  let titleLabel: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.textAlignment = .natural
    label.numberOfLines = 0
    label.setContentCompressionResistancePriority(.required, for: .vertical)
    return label
  }()
  let badge = CountBadge()
  private(set) lazy var compact = [
    badge.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8),
    badge.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
    titleLabel.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
  ]
  private(set) lazy var wide = [
    badge.topAnchor.constraint(equalTo: titleLabel.topAnchor),
    badge.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    badge.leadingAnchor.constraint(greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: 8),
  ]
  var isWide = false {
    didSet {
      NSLayoutConstraint.deactivate(isWide ? compact : wide)
      NSLayoutConstraint.activate(isWide ? wide : compact)
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func setUp() {
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 10,
      leading: 20,
      bottom: 10,
      trailing: 20
    )
    backgroundColor = .white
    for view in [titleLabel, badge] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate(
      [
        titleLabel.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
        titleLabel.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      ] + compact
    )
  }
}

/// A view with a size of its own.
final class CountBadge: UIView {
  var count = 0 {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: count > 9 ? 40 : 24, height: 24)
  }
}

/// A view that places its subviews by hand.
class ThirdsView: UIView {
  let parts = [UIView(), UIView(), UIView()]
  private(set) var layoutCount = 0

  init() {
    super.init(frame: .zero)
    parts.forEach(addSubview)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
    let width = bounds.width / CGFloat(parts.count)
    for (index, part) in parts.enumerated() {
      part.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
        .inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
  }
}

/// A view that makes its constraints when they are asked for.
final class LateView: UIView {
  override class var requiresConstraintBasedLayout: Bool { true }

  let content = UIView()
  private var isSetUp = false

  override func updateConstraints() {
    if !isSetUp {
      isSetUp = true
      addSubview(content)
      content.pinEdges(to: self, insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
    super.updateConstraints()
  }
}

/// A cell with content of its own.
final class SettingCell: UITableViewCell {
  static let reuseIdentifier = "setting"
  let name = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(name)
    name.pinEdges(to: contentView, insets: .init(top: 6, left: 16, bottom: 6, right: 16))
  }

  required init?(coder: NSCoder) {
    nil
  }
}
