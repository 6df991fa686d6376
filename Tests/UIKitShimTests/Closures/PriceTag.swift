// swift-format-ignore-file: ReplaceForEachWithForLoop

#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

// A price on a product: aspect ratios, ladders of priorities, and text that gives way in turn.

extension UILayoutPriority {
  static let nearlyRequired = UILayoutPriority(rawValue: 999)
  static let aboveDefaultHigh = UILayoutPriority(751)
}

extension NSLayoutConstraint {
  func prioritized(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}

final class ProductTile: UIView {
  let photo = UIView()
  let nameLabel = UILabel()
  let priceLabel = UILabel()
  let oldPriceLabel = UILabel()
  let saleBadge = UIView()
  private var saleConstraints: [NSLayoutConstraint] = []

  var isOnSale = false {
    didSet {
      saleBadge.isHidden = !isOnSale
      saleConstraints.forEach { $0.isActive = isOnSale }
      oldPriceLabel.isHidden = !isOnSale
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    nameLabel.numberOfLines = 2
    nameLabel.font = .systemFont(ofSize: 14)
    priceLabel.font = .systemFont(ofSize: 17, weight: .bold)
    oldPriceLabel.font = .systemFont(ofSize: 13)
    subviewsInOrder.forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
    }
    priceLabel.setContentCompressionResistancePriority(.aboveDefaultHigh, for: .horizontal)
    priceLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    let square = photo.heightAnchor.constraint(equalTo: photo.widthAnchor)
    NSLayoutConstraint.activate([
      photo.topAnchor.constraint(equalTo: topAnchor),
      photo.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor),
      photo.centerXAnchor.constraint(equalTo: centerXAnchor),
      photo.widthAnchor.constraint(equalTo: widthAnchor).prioritized(.nearlyRequired),
      photo.heightAnchor.constraint(lessThanOrEqualToConstant: 180),
      square,

      nameLabel.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 8),
      nameLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor, constant: 8),

      priceLabel.topAnchor.constraint(
        greaterThanOrEqualTo: nameLabel.bottomAnchor,
        constant: 4
      ),
      priceLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 4)
        .prioritized(.defaultLow),
      priceLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      oldPriceLabel.leadingAnchor.constraint(
        equalToSystemSpacingAfter: priceLabel.trailingAnchor,
        multiplier: 0.5
      ),
      oldPriceLabel.lastBaselineAnchor.constraint(equalTo: priceLabel.lastBaselineAnchor),
      oldPriceLabel.trailingAnchor.constraint(lessThanOrEqualTo: nameLabel.trailingAnchor),
      bottomAnchor.constraint(equalTo: priceLabel.bottomAnchor, constant: 8),
    ])
    saleConstraints = [
      saleBadge.topAnchor.constraint(equalTo: photo.topAnchor, constant: 8),
      saleBadge.trailingAnchor.constraint(equalTo: photo.trailingAnchor, constant: -8),
      saleBadge.widthAnchor.constraint(equalToConstant: 40),
      saleBadge.heightAnchor.constraint(equalTo: saleBadge.widthAnchor, multiplier: 0.5),
    ]
    isOnSale = false
  }

  private var subviewsInOrder: [UIView] {
    [photo, nameLabel, priceLabel, oldPriceLabel, saleBadge]
  }

  required init?(coder: NSCoder) { fatalError() }
}
