// swift-format-ignore-file: ReplaceForEachWithForLoop

#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

// Stacks in stacks: amounts at the side, separators, a spacer, a line that comes and goes.

extension UIStackView {
  convenience init(
    _ axis: NSLayoutConstraint.Axis,
    spacing: CGFloat = 0,
    alignment: UIStackView.Alignment = .fill,
    distribution: UIStackView.Distribution = .fill,
    _ views: [UIView] = []
  ) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.distribution = distribution
  }

  func removeAllArrangedSubviews() {
    arrangedSubviews.forEach {
      removeArrangedSubview($0)
      $0.removeFromSuperview()
    }
  }

  func addSpacer(minimum: CGFloat = 0) {
    let spacer = UIView()
    spacer.setContentHuggingPriority(UILayoutPriority(1), for: axis)
    spacer.setContentCompressionResistancePriority(.fittingSizeLevel, for: axis)
    addArrangedSubview(spacer)
    let anchor = axis == .vertical ? spacer.heightAnchor : spacer.widthAnchor
    anchor.constraint(greaterThanOrEqualToConstant: minimum).isActive = true
  }
}

final class CheckoutSummaryView: UIView {
  struct Line {
    var title: String
    var amount: String
  }

  private let rows = UIStackView(.vertical, spacing: 8)
  private lazy var content = UIStackView(.vertical, [rows, discountRow, separator, totalRow])
  private(set) lazy var discountRow = makeRow(Line(title: "Discount", amount: "−5.00"))
  private(set) lazy var totalRow = makeRow(Line(title: "Total", amount: "25.00"), isTotal: true)
  let separator: UIView = {
    let view = UIView()
    view.backgroundColor = .separator
    view.heightAnchor.constraint(equalToConstant: 1 / 3).isActive = true
    return view
  }()

  var lines: [Line] = [] {
    didSet {
      rows.removeAllArrangedSubviews()
      for line in lines { rows.addArrangedSubview(makeRow(line)) }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    content.isLayoutMarginsRelativeArrangement = true
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 12,
      leading: 20,
      bottom: 12,
      trailing: 20
    )
    content.setCustomSpacing(8, after: rows)
    content.setCustomSpacing(10, after: discountRow)
    content.setCustomSpacing(12, after: separator)
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: topAnchor),
      content.leadingAnchor.constraint(equalTo: leadingAnchor),
      content.trailingAnchor.constraint(equalTo: trailingAnchor),
      content.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  var rowViews: [UIView] { rows.arrangedSubviews }

  private func makeRow(_ line: Line, isTotal: Bool = false) -> UIStackView {
    let title = UILabel()
    title.text = line.title
    let amount = UILabel()
    amount.text = line.amount
    amount.textAlignment = .right
    [title, amount].forEach {
      $0.font = isTotal ? .boldSystemFont(ofSize: 20) : .systemFont(ofSize: 15)
    }
    amount.setContentHuggingPriority(.required, for: .horizontal)
    amount.setContentCompressionResistancePriority(.required, for: .horizontal)
    return UIStackView(.horizontal, spacing: 12, alignment: .firstBaseline, [title, amount])
  }
}
