#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// A message with a bubble, a time with a tick and buttons for reactions.
final class BubbleCell: UITableViewCell {
  let bubble = UIView()
  let messageLabel = UILabel()
  let statusLabel = UILabel()
  let reactions = UIStackView()
  private var incoming: [NSLayoutConstraint] = []
  private var outgoing: [NSLayoutConstraint] = []

  var onReact: ((String) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    bubble.layer.cornerRadius = 16
    bubble.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bubble)

    messageLabel.numberOfLines = 0
    messageLabel.font = .preferredFont(forTextStyle: .body)
    messageLabel.adjustsFontForContentSizeCategory = true
    statusLabel.setContentHuggingPriority(.required, for: .horizontal)
    reactions.spacing = 4

    for view in [messageLabel, statusLabel, reactions] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      bubble.addSubview(view)
    }
    incoming = [
      bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      bubble.trailingAnchor.constraint(
        lessThanOrEqualTo: contentView.trailingAnchor,
        constant: -80
      ),
    ]
    outgoing = [
      bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      bubble.leadingAnchor.constraint(
        greaterThanOrEqualTo: contentView.leadingAnchor,
        constant: 80
      ),
    ]
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      messageLabel.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      messageLabel.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      messageLabel.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
      statusLabel.topAnchor.constraint(equalTo: messageLabel.bottomAnchor, constant: 2),
      statusLabel.trailingAnchor.constraint(equalTo: messageLabel.trailingAnchor),
      statusLabel.leadingAnchor.constraint(greaterThanOrEqualTo: messageLabel.leadingAnchor),
      reactions.topAnchor.constraint(equalTo: statusLabel.bottomAnchor, constant: 6),
      reactions.leadingAnchor.constraint(equalTo: messageLabel.leadingAnchor),
      reactions.trailingAnchor.constraint(lessThanOrEqualTo: messageLabel.trailingAnchor),
      reactions.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(text: String, time: String, isMine: Bool, reactions names: [String]) {
    messageLabel.text = text
    messageLabel.textColor = isMine ? .white : .label
    bubble.backgroundColor = isMine ? .systemBlue : .secondarySystemBackground
    NSLayoutConstraint.deactivate(isMine ? incoming : outgoing)
    NSLayoutConstraint.activate(isMine ? outgoing : incoming)

    let status = NSMutableAttributedString(
      string: time + " ",
      attributes: [
        .font: UIFont.systemFont(ofSize: 11),
        .foregroundColor: isMine ? UIColor.white.withAlphaComponent(0.7) : .secondaryLabel,
      ]
    )
    if isMine, let tick = UIImage(systemName: "checkmark") {
      let attachment = NSTextAttachment()
      attachment.image = tick.withTintColor(.white, renderingMode: .alwaysOriginal)
      attachment.bounds = CGRect(x: 0, y: -1, width: 10, height: 10)
      status.append(NSAttributedString(attachment: attachment))
    }
    statusLabel.attributedText = status

    for reaction in reactions.arrangedSubviews { reaction.removeFromSuperview() }
    for name in names { reactions.addArrangedSubview(makeReaction(name)) }
    reactions.isHidden = names.isEmpty
  }

  private func makeReaction(_ name: String) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.title = name
    configuration.buttonSize = .mini
    configuration.cornerStyle = .capsule
    configuration.contentInsets = .init(top: 2, leading: 8, bottom: 2, trailing: 8)
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in self?.onReact?(name) }
    )
    button.configurationUpdateHandler = { button in
      button.configuration?.baseBackgroundColor = button.isSelected ? .systemBlue : nil
    }
    return button
  }
}
