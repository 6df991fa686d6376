#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// A message in a bubble that stands at the side of whoever wrote it.
final class ChatBubbleCell: UITableViewCell {
  static let identifier = String(describing: ChatBubbleCell.self)

  private let bubbleView = UIView()
  private let messageLabel = UILabel()
  private var leadingConstraint: NSLayoutConstraint?
  private var trailingConstraint: NSLayoutConstraint?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)

    bubbleView.layer.cornerRadius = 12
    bubbleView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bubbleView)

    messageLabel.numberOfLines = 0
    messageLabel.translatesAutoresizingMaskIntoConstraints = false
    bubbleView.addSubview(messageLabel)

    let leading = bubbleView.leadingAnchor.constraint(
      equalTo: contentView.leadingAnchor,
      constant: 16
    )
    let trailing = bubbleView.trailingAnchor.constraint(
      equalTo: contentView.trailingAnchor,
      constant: -16
    )
    leadingConstraint = leading
    trailingConstraint = trailing

    NSLayoutConstraint.activate([
      bubbleView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      bubbleView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      bubbleView.widthAnchor.constraint(
        lessThanOrEqualTo: contentView.widthAnchor,
        multiplier: 0.75
      ),
      messageLabel.topAnchor.constraint(equalTo: bubbleView.topAnchor, constant: 8),
      messageLabel.leadingAnchor.constraint(equalTo: bubbleView.leadingAnchor, constant: 12),
      messageLabel.trailingAnchor.constraint(equalTo: bubbleView.trailingAnchor, constant: -12),
      messageLabel.bottomAnchor.constraint(equalTo: bubbleView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  var bubbleFrame: CGRect { bubbleView.frame }

  func configure(text: String, isIncoming: Bool) {
    messageLabel.text = text
    messageLabel.textColor = isIncoming ? .label : .white
    bubbleView.backgroundColor = isIncoming ? .secondarySystemBackground : .systemBlue
    leadingConstraint?.isActive = isIncoming
    trailingConstraint?.isActive = !isIncoming
  }
}

/// The messages, one cell each.
final class ChatDataSource: UITableViewDataSource {
  let messages: [(text: String, isIncoming: Bool)]

  init(messages: [(text: String, isIncoming: Bool)]) {
    self.messages = messages
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(
        withIdentifier: ChatBubbleCell.identifier,
        for: indexPath
      ) as? ChatBubbleCell
    else { return UITableViewCell() }
    let message = messages[indexPath.row]
    cell.configure(text: message.text, isIncoming: message.isIncoming)
    return cell
  }
}
