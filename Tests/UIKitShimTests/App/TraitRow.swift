#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// A picture and a text: side by side, and from the accessibility sizes on one above the other.
final class TraitRow: UIView {
  let imageView = UIView()
  let titleLabel = UILabel()
  private(set) var updates: [String] = []
  private lazy var sideBySide = [
    titleLabel.leadingAnchor.constraint(equalTo: imageView.trailingAnchor, constant: 8),
    titleLabel.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
    imageView.bottomAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.bottomAnchor),
  ]
  private lazy var stacked = [
    titleLabel.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
    titleLabel.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 8),
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .preferredFont(forTextStyle: .body)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
    imageView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    imageView.layer.shadowOpacity = 0.3
    imageView.isAccessibilityElement = false
    for view in [imageView, titleLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      imageView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      imageView.topAnchor.constraint(equalTo: margins.topAnchor),
      imageView.widthAnchor.constraint(equalToConstant: 40),
      imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor),
      titleLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      titleLabel.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
    ])
    updateConstraintsForCategory()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (self: Self, previous: UITraitCollection) in
      self.updates.append("\(previous.preferredContentSizeCategory)")
      self.updateConstraintsForCategory()
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func updateConstraintsForCategory() {
    let isLarge = traitCollection.preferredContentSizeCategory >= .accessibilityMedium
    NSLayoutConstraint.deactivate(isLarge ? sideBySide : stacked)
    NSLayoutConstraint.activate(isLarge ? stacked : sideBySide)
  }
}
