#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// What it costs: cards with a badge on the edge, a button, and small print.
final class PaywallController: UIViewController {
  let cards = (0..<2).map { _ in PlanCard() }
  let badge = UILabel()
  let continueButton = UIButton(type: .system)
  let termsView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    cards[0].configure(title: "Monthly", price: "4.99", period: "/month")
    cards[1].configure(title: "Yearly", price: "39.99", period: "/year")
    let cardStack = UIStackView(arrangedSubviews: cards)
    cardStack.spacing = 16
    cardStack.distribution = .fillEqually

    badge.text = "BEST VALUE"
    badge.font = .systemFont(ofSize: 11, weight: .bold)
    badge.textColor = .white
    badge.backgroundColor = .systemOrange
    badge.textAlignment = .center
    badge.layer.masksToBounds = true

    let title = NSAttributedString(
      string: "Continue",
      attributes: [.font: UIFont.systemFont(ofSize: 18, weight: .semibold), .kern: 0.5]
    )
    continueButton.setAttributedTitle(title, for: .normal)
    continueButton.contentEdgeInsets = UIEdgeInsets(top: 14, left: 24, bottom: 14, right: 24)

    termsView.isEditable = false
    termsView.isScrollEnabled = false
    termsView.font = .systemFont(ofSize: 12)
    termsView.textContainerInset = .zero
    termsView.textContainer.lineFragmentPadding = 0
    termsView.text = """
      Payment will be charged to your account. The subscription renews by itself unless it is \
      cancelled at least a day before the end of the period.
      """

    for subview in [cardStack, badge, continueButton, termsView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      cardStack.topAnchor.constraint(equalTo: margins.topAnchor, constant: 40),
      cardStack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      cardStack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      cardStack.heightAnchor.constraint(equalToConstant: 120),
      badge.centerXAnchor.constraint(equalTo: cards[1].centerXAnchor),
      badge.centerYAnchor.constraint(equalTo: cards[1].topAnchor),
      badge.heightAnchor.constraint(equalToConstant: 20),
      badge.widthAnchor.constraint(equalTo: cards[1].widthAnchor, multiplier: 0.6),
      continueButton.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      continueButton.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      termsView.topAnchor.constraint(equalTo: continueButton.bottomAnchor, constant: 12),
      termsView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      termsView.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      termsView.bottomAnchor.constraint(equalTo: margins.bottomAnchor, constant: -8),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    badge.layer.cornerRadius = badge.bounds.height / 2
  }
}

/// A plan that can be bought.
final class PlanCard: UIControl {
  let titleLabel = UILabel()
  let priceLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 12
    layer.borderWidth = 1
    layer.borderColor = UIColor.separator.cgColor
    priceLabel.adjustsFontSizeToFitWidth = true
    let stack = UIStackView(arrangedSubviews: [titleLabel, priceLabel])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 4
    stack.isUserInteractionEnabled = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var isSelected: Bool {
    didSet { layer.borderWidth = isSelected ? 2 : 1 }
  }

  func configure(title: String, price: String, period: String) {
    titleLabel.text = title
    let text = NSMutableAttributedString(
      string: price,
      attributes: [.font: UIFont.systemFont(ofSize: 28, weight: .bold)]
    )
    text.append(
      NSAttributedString(string: period, attributes: [.font: UIFont.systemFont(ofSize: 12)])
    )
    priceLabel.attributedText = text
  }
}
