#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// What stands in the middle of an empty list.
final class EmptyStateView: UIView {
  private let stackView = UIStackView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let button = UIButton(type: .system)

  struct Content {
    var title: String
    var message: String?
    var action: (title: String, handler: () -> Void)?
  }

  var content: Content? {
    didSet { reload() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    stackView.axis = .vertical
    stackView.alignment = .center
    stackView.distribution = .fill
    stackView.spacing = UIStackView.spacingUseSystem
    stackView.isLayoutMarginsRelativeArrangement = true
    stackView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16,
      leading: 24,
      bottom: 16,
      trailing: 24
    )
    stackView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stackView)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      stackView.addArrangedSubview(label)
    }
    stackView.addArrangedSubview(button)
    stackView.setCustomSpacing(24, after: messageLabel)
    titleLabel.font = .preferredFont(forTextStyle: .title2)
    messageLabel.textColor = .secondaryLabel

    let centerY = NSLayoutConstraint(
      item: stackView,
      attribute: .centerY,
      relatedBy: .equal,
      toItem: self,
      attribute: .centerY,
      multiplier: 0.8,
      constant: 0
    )
    NSLayoutConstraint.activate([
      stackView.centerXAnchor.constraint(equalTo: centerXAnchor),
      centerY,
      stackView.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor),
      stackView.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func reload() {
    titleLabel.text = content?.title
    messageLabel.text = content?.message
    messageLabel.isHidden = content?.message == nil
    button.isHidden = content?.action == nil
    if let action = content?.action {
      button.setTitle(action.title, for: .normal)
      button.addAction(UIAction { _ in action.handler() }, for: .touchUpInside)
    }
  }

  var shownViews: [UIView] { stackView.arrangedSubviews.filter { !$0.isHidden } }
  var stackFrame: CGRect { stackView.frame }
  func tapButton() { button.sendActions(for: .touchUpInside) }
}
