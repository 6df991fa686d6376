#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// A row of settings: a title, a switch and a hairline below.
class SwitchRowView: UIView {
  private let titleLabel = UILabel()
  let toggle = UISwitch()
  private let separator = UIView()
  private var separatorHeight: NSLayoutConstraint!

  var onChange: ((Bool) -> Void)?

  init(title: String, isOn: Bool = false) {
    super.init(frame: .zero)
    titleLabel.text = title
    titleLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    toggle.isOn = isOn
    toggle.addAction(
      UIAction { [weak self] _ in
        guard let self = self else { return }
        self.onChange?(self.toggle.isOn)
      },
      for: .valueChanged
    )
    separator.backgroundColor = .separator

    for view in [titleLabel, toggle, separator] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    separatorHeight = separator.heightAnchor.constraint(equalToConstant: 1)
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      titleLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
      toggle.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: titleLabel.trailingAnchor,
        multiplier: 1
      ),
      toggle.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      toggle.centerYAnchor.constraint(equalTo: centerYAnchor),
      separator.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: trailingAnchor),
      separator.bottomAnchor.constraint(equalTo: bottomAnchor),
      separatorHeight,
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 52)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    separatorHeight.constant = 1 / traitCollection.displayScale
  }

  var separatorFrame: CGRect { separator.frame }
}
