#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// A form of rows in a scroll view, as apps build it from stacks.
final class StackForm: UIView {
  let scrollView = UIScrollView()
  let nameLabel = UILabel()
  let hintLabel = UILabel()
  let badge = UIView()
  private lazy var row: UIStackView = {
    let row = UIStackView(arrangedSubviews: [nameLabel, badge])
    row.axis = .horizontal
    row.alignment = .center
    row.spacing = UIStackView.spacingUseSystem
    return row
  }()
  private(set) lazy var column: UIStackView = {
    let column = UIStackView()
    column.axis = .vertical
    column.distribution = .fill
    column.alignment = .fill
    column.spacing = 12
    column.isLayoutMarginsRelativeArrangement = true
    column.directionalLayoutMargins = .init(top: 16, leading: 20, bottom: 16, trailing: 20)
    column.translatesAutoresizingMaskIntoConstraints = false
    [row, hintLabel].forEach(column.addArrangedSubview)
    column.setCustomSpacing(4, after: row)
    return column
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    nameLabel.text = "Name"
    hintLabel.text = "As it stands in your passport, with all given names in their order"
    hintLabel.numberOfLines = 0
    badge.setContentHuggingPriority(.required, for: .horizontal)
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(scrollView)
    scrollView.addSubview(column)
    let content = scrollView.contentLayoutGuide
    let visible = scrollView.frameLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor),
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      column.widthAnchor.constraint(equalTo: visible.widthAnchor),
      badge.widthAnchor.constraint(equalToConstant: 24),
      badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
    ])
  }
}
