#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// A message with who wrote it and when, at the side of whoever wrote it.
class MessageCell: UITableViewCell {
  static let reuseIdentifier = "MessageCell"

  let bubbleView = UIView()
  let bodyLabel = UILabel()
  let timeLabel = UILabel()
  private var incomingConstraints: [NSLayoutConstraint] = []
  private var outgoingConstraints: [NSLayoutConstraint] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    selectionStyle = .none
    bubbleView.layer.cornerRadius = 16
    bubbleView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    bodyLabel.numberOfLines = 0
    bodyLabel.font = .systemFont(ofSize: 17)
    timeLabel.font = .systemFont(ofSize: 11)
    timeLabel.textColor = .secondaryLabel
    timeLabel.setContentHuggingPriority(.required, for: .horizontal)
    timeLabel.setContentCompressionResistancePriority(.required, for: .horizontal)

    for view in [bubbleView, bodyLabel, timeLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    contentView.addSubview(bubbleView)
    bubbleView.addSubview(bodyLabel)
    bubbleView.addSubview(timeLabel)

    incomingConstraints = [
      bubbleView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      bubbleView.trailingAnchor.constraint(
        lessThanOrEqualTo: contentView.trailingAnchor,
        constant: -60
      ),
    ]
    outgoingConstraints = [
      bubbleView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      bubbleView.leadingAnchor.constraint(
        greaterThanOrEqualTo: contentView.leadingAnchor,
        constant: 60
      ),
    ]
    NSLayoutConstraint.activate([
      bubbleView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 2),
      contentView.bottomAnchor.constraint(equalTo: bubbleView.bottomAnchor, constant: 2),
      bodyLabel.topAnchor.constraint(equalTo: bubbleView.topAnchor, constant: 8),
      bodyLabel.leadingAnchor.constraint(equalTo: bubbleView.leadingAnchor, constant: 12),
      bodyLabel.bottomAnchor.constraint(equalTo: bubbleView.bottomAnchor, constant: -8),
      timeLabel.leadingAnchor.constraint(equalTo: bodyLabel.trailingAnchor, constant: 8),
      timeLabel.trailingAnchor.constraint(equalTo: bubbleView.trailingAnchor, constant: -12),
      timeLabel.lastBaselineAnchor.constraint(equalTo: bodyLabel.lastBaselineAnchor),
    ])
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    NSLayoutConstraint.deactivate(incomingConstraints + outgoingConstraints)
  }

  func configure(_ text: String, time: String, isOutgoing: Bool) {
    bodyLabel.text = text
    timeLabel.text = time
    NSLayoutConstraint.activate(isOutgoing ? outgoingConstraints : incomingConstraints)
  }
}

/// Messages to lay out.
class MessageSource: NSObject, UITableViewDataSource {
  var messages: [(text: String, time: String, isOutgoing: Bool)] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: MessageCell.reuseIdentifier, for: indexPath)
      as! MessageCell
    let message = messages[indexPath.row]
    cell.configure(message.text, time: message.time, isOutgoing: message.isOutgoing)
    return cell
  }
}
