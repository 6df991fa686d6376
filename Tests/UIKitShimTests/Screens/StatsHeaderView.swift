#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// Three numbers with captions, each one label of two fonts.
final class StatsHeaderView: UIView {
  private let stackView = UIStackView()
  private(set) var labels: [UILabel] = []

  init(stats: [(count: Int, caption: String)]) {
    super.init(frame: .zero)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 12,
      leading: 16,
      bottom: 12,
      trailing: 16
    )
    labels = stats.map { stat in
      let label = UILabel()
      label.numberOfLines = 0
      label.attributedText = Self.text(count: stat.count, caption: stat.caption)
      return label
    }
    labels.forEach(stackView.addArrangedSubview(_:))
    stackView.distribution = .fillEqually
    stackView.spacing = 8
    stackView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stackView)
    let guide = layoutMarginsGuide
    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: guide.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      stackView.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private static func text(count: Int, caption: String) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let text = NSMutableAttributedString(
      string: "\(count)",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 17), .paragraphStyle: style]
    )
    text.append(
      NSAttributedString(
        string: "\n" + caption,
        attributes: [
          .font: UIFont.systemFont(ofSize: 13),
          .foregroundColor: UIColor.secondaryLabel,
          .paragraphStyle: style,
        ]
      )
    )
    return text
  }
}
